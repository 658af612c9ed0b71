public import Foundation
import KeylineAppearance
package import KeylineGraphics

/// A colour that may depend on the traits of the view that shows it.
public final class UIColor: NSObject, Sendable {
    private let provider: @Sendable (UITraitCollection) -> Color
    /// The colour itself where it depends on nothing.
    private let fixed: Color?
    /// The picture that the colour repeats where something is filled with it.
    let pattern: PatternTile?

    /// A colour of its own.
    package convenience init(_ color: Color) {
        self.init(color, pattern: nil)
    }

    /// A picture that is repeated, and the colour that stands for it in lines and letters.
    init(_ color: Color, pattern: PatternTile?) {
        fixed = color
        provider = { _ in color }
        self.pattern = pattern
    }

    /// A colour from sRGB components, 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    /// A grey from its level, 0 (black) … 1 (white).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Double(white), alpha: Double(alpha)))
    }

    /// A colour from hue, saturation and brightness, 0…1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = hue.truncatingRemainder(dividingBy: 1) * 6
        func component(_ offset: CGFloat) -> CGFloat {
            let position = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// A colour that follows the traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        fixed = nil
        pattern = nil
        provider = { dynamicProvider($0).color(for: $0) }
    }

    /// A colour with one value for light and one for dark surroundings.
    package init(light: Color, dark: Color) {
        pattern = nil
        fixed = light == dark ? light : nil
        provider = { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// A colour that both layout systems know.
    init(_ color: AdaptiveColor) {
        pattern = nil
        fixed = color.dependsOnNothing ? color.light : nil
        provider = {
            color.resolved(
                isDark: $0.userInterfaceStyle == .dark, increasesContrast: $0.accessibilityContrast == .high,
                isElevated: $0.userInterfaceLevel == .elevated)
        }
    }

    /// The colour that traits give it.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(color(for: traitCollection))
    }

    /// The same colour with another opacity, 0…1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let provider = provider
        return UIColor(dynamicProvider: { traits in
            var color = provider(traits)
            color.alpha = Double(alpha)
            return UIColor(color)
        })
    }

    /// The same colour with its opacity multiplied by a factor, 0…1.
    func multiplyingAlpha(by factor: Double) -> UIColor {
        let provider = provider
        return UIColor(dynamicProvider: { UIColor(provider($0).multiplyingAlpha(by: factor)) })
    }

    /// The value that traits give it.
    package func color(for traits: UITraitCollection) -> Color {
        fixed ?? provider(traits)
    }

    /// Whether another object is the same colour, or one of the same fixed value.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || fixed != nil && fixed == other.fixed && pattern == nil && other.pattern == nil
    }

    /// A hash of the fixed value, where there is one.
    public override var hash: Int { fixed.map(\.hashValue) ?? ObjectIdentifier(self).hashValue }
}
