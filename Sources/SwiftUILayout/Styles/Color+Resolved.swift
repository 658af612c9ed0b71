import Foundation
import KeylineAppearance
package import KeylineGraphics
import KeylineScenes

extension Color {
    /// The components of a colour in an environment.
    public struct Resolved: Hashable, Sendable {
        /// The red component of sRGB, 0…1.
        public var red: Float
        /// The green component of sRGB, 0…1.
        public var green: Float
        /// The blue component of sRGB, 0…1.
        public var blue: Float
        /// The opacity, 0…1.
        public var opacity: Float

        /// A colour from components of sRGB, 0…1.
        public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }

        var neutral: KeylineGraphics.Color {
            KeylineGraphics.Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
        }
    }

    /// The components in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let color = neutral(in: environment)
        return Resolved(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
    }

    /// The colour in an environment, in neutral terms.
    package func neutral(in environment: EnvironmentValues) -> KeylineGraphics.Color {
        let isDark = environment.colorScheme == .dark
        let increases = environment.colorSchemeContrast == .increased
        switch source {
        case .fixed(let color): return color
        case .adaptive(let color): return color.resolved(isDark: isDark, increasesContrast: increases)
        case .named(let name): return Self.named(name, in: environment)
        case .accent:
            // A tint that speaks of the accent colour means the app's.
            var inner = environment
            inner.accent = nil
            return (environment.accent ?? Self.catalogAccent(in: inner)).neutral(in: inner)
        case .text(let level):
            return Self.textColors[min(level, Self.textColors.count - 1)]
                .resolved(isDark: isDark, increasesContrast: increases)
        case .opacity(let color, let factor): return color.neutral(in: environment).multiplyingAlpha(by: factor)
        case .mix(let first, let second, let fraction):
            return first.neutral(in: environment).mixed(with: second.neutral(in: environment), fraction)
        case .provided(let provider): return provider.color(isDark)
        }
    }

    /// Text of the ranks from the first to the last.
    static let textColors: [AdaptiveColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]

    private static func catalogAccent(in environment: EnvironmentValues) -> Color {
        environment.assetColor(named: "AccentColor").map { Color($0) } ?? .blue
    }

    /// A colour of the catalog. One that is not there is clear, as on Apple's systems, and noted.
    private static func named(_ name: String, in environment: EnvironmentValues) -> KeylineGraphics.Color {
        if let color = environment.assetColor(named: name) { return color }
        environment.services.report(
            .init(
                .warning, .missingColor, message: "no color named \"\(name)\" was found",
                hints: ["add it to the asset catalog, or to the searched folder"]))
        return .clear
    }
}

extension KeylineGraphics.Color {
    /// The colour between this one and another.
    func mixed(with other: KeylineGraphics.Color, _ fraction: Double) -> KeylineGraphics.Color {
        KeylineGraphics.Color(
            red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
            blue: blue + (other.blue - blue) * fraction, alpha: alpha + (other.alpha - alpha) * fraction)
    }
}

extension EnvironmentValues {
    private enum AccentKey: EnvironmentKey { static let defaultValue: Color? = nil }

    /// The colour of controls and links where a view set one.
    var accent: Color? {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }

    /// A colour of the app's catalogs; nil where they have none of that name.
    func assetColor(named name: String) -> KeylineGraphics.Color? {
        services.assets.color(named: name, in: shownScene, for: services)
    }

    /// A picture of the app's catalogs; nil where they have none of that name.
    func assetPicture(named name: String) -> NamedPicture? {
        services.assets.picture(named: name, in: shownScene, for: services)
    }

    /// The environment of the scene as views changed it, for catalogs.
    var shownScene: KeylineScenes.SceneEnvironment {
        var scene = scene
        scene.appearance = colorScheme == .dark ? .dark : .light
        scene.layoutDirection = layoutDirection
        scene.locale = localeTag
        scene.contentSizeCategory = dynamicTypeSize.neutral
        return scene
    }
}
