public import Foundation
import KeylineAppearance
package import KeylineGraphics

/// A colour that may depend on the environment. As a view it fills whatever it is offered.
@preconcurrency
public struct Color: Hashable, Sendable, CustomStringConvertible {
    /// Where a colour comes from.
    indirect enum Source: Hashable, Sendable {
        case fixed(KeylineGraphics.Color)
        case adaptive(AdaptiveColor)
        case named(String)
        /// The colour of controls and links.
        case accent
        /// The style of text: primary is 0.
        case text(level: Int)
        case opacity(Color, Double)
        case mix(Color, Color, Double)
        case provided(Provider)
    }

    /// A colour that a function chooses.
    final class Provider: Hashable, Sendable {
        let color: @Sendable (_ isDark: Bool) -> KeylineGraphics.Color

        init(_ color: @escaping @Sendable (_ isDark: Bool) -> KeylineGraphics.Color) {
            self.color = color
        }

        static func == (left: Provider, right: Provider) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    let source: Source

    init(_ source: Source) {
        self.source = source
    }

    package init(_ neutral: KeylineGraphics.Color) {
        source = .fixed(neutral)
    }

    /// A colour with one value in light and one in dark surroundings, chosen by a function.
    package init(provider: @escaping @Sendable (_ isDark: Bool) -> KeylineGraphics.Color) {
        source = .provided(Provider(provider))
    }

    /// The space that components are given in.
    public enum RGBColorSpace: Hashable, Sendable {
        /// sRGB.
        case sRGB
        /// sRGB with linear components.
        case sRGBLinear
        /// Display P3, shown by the nearest sRGB colour.
        case displayP3
    }

    /// A colour from components 0…1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        source = .fixed(colorSpace.sRGB(red: red, green: green, blue: blue, alpha: opacity))
    }

    /// A grey from its level, 0 (black) … 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        source = .fixed(colorSpace.sRGB(red: white, green: white, blue: white, alpha: opacity))
    }

    /// A colour from hue, saturation and brightness, 0…1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = hue.truncatingRemainder(dividingBy: 1) * 6
        func component(_ offset: Double) -> Double {
            let position = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
        }
        source = .fixed(
            KeylineGraphics.Color(red: component(5), green: component(3), blue: component(1), alpha: opacity))
    }

    /// A colour of the app's catalog.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .named(name)
    }

    /// A colour of the app's catalog.
    public init(_ resource: ColorResource) {
        source = .named(resource.name)
    }

    /// A colour from components that were resolved.
    public init(_ resolved: Resolved) {
        source = .fixed(resolved.neutral)
    }

    /// The same colour with its opacity multiplied by a factor, 0…1.
    public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

    /// The colour between this one and another, 0…1 of the way.
    public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mix(self, other, min(max(fraction, 0), 1)))
    }

    /// A gradient from a lighter shade at the top to the colour itself.
    public var gradient: AnyGradient { AnyGradient(self) }

    /// Where the colour comes from.
    public var description: String { "\(source)" }
}

extension Color.RGBColorSpace {
    func sRGB(red: Double, green: Double, blue: Double, alpha: Double) -> KeylineGraphics.Color {
        switch self {
        case .sRGB: return KeylineGraphics.Color(red: red, green: green, blue: blue, alpha: alpha)
        case .sRGBLinear:
            return KeylineGraphics.Color(
                red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
        case .displayP3:
            let r = Self.linear(red)
            let g = Self.linear(green)
            let b = Self.linear(blue)
            // The matrix from P3 to sRGB primaries, both with the white point D65.
            return KeylineGraphics.Color(
                red: Self.encoded(1.2249 * r - 0.2247 * g), green: Self.encoded(-0.0420 * r + 1.0419 * g),
                blue: Self.encoded(-0.0197 * r - 0.0786 * g + 1.0979 * b), alpha: alpha)
        }
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        let value = min(max(value, 0), 1)
        return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
