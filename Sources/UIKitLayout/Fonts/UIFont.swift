public import Foundation
package import KeylineTypesetting

/// A typeface at a size, as UIKit names it.
public final class UIFont: NSObject, Sendable {
    /// The font in neutral terms.
    package let font: Font
    /// The style that the font was made for, so that it can follow the text size.
    package let textStyle: TextStyle?
    /// How the font follows the text size where it was made by `UIFontMetrics`.
    let scaling: FontScaling?

    package convenience init(_ font: Font, textStyle: TextStyle? = nil) {
        self.init(font, textStyle: textStyle, scaling: nil)
    }

    init(_ font: Font, textStyle: TextStyle?, scaling: FontScaling?) {
        self.font = font
        self.textStyle = textStyle
        self.scaling = scaling
    }

    /// The system font of a size in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: fontSize))
    }

    /// The system font of a size in points and a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.neutral))
    }

    /// The bold system font of a size in points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: fontSize, weight: .bold))
    }

    /// The italic system font of a size in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Font(.system, size: fontSize, isItalic: true))
    }

    /// The system font with characters of equal width, of a size in points and a weight.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font(.monospacedSystem, size: fontSize, weight: weight.neutral))
    }

    /// A font by its family, full or PostScript name; nil where nobody provides one of that name.
    @preconcurrency @MainActor public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let fonts = SceneContext.current.typesetter.fonts
        guard fonts.contains(name: fontName) || fonts.deviceFamily(named: fontName) != nil else { return nil }
        SceneContext.current.noteStandIn(of: fontName)
        self.init(Font(.named(fontName), size: fontSize))
    }

    /// The size of the em, in points.
    public var pointSize: CGFloat { font.size }

    /// The same font at another size in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(font.withSize(fontSize), textStyle: nil)
    }

    /// The font of a text style at the text size of the current environment.
    @preconcurrency @MainActor public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the text size of some traits; nil means the current environment's.
    @preconcurrency @MainActor public class func preferredFont(
        forTextStyle style: TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? SceneContext.current.traits
        return preferred(style.neutral, traits.preferredContentSizeCategory)
    }

    /// The font of a text style at a text size.
    package class func preferred(_ style: KeylineTypesetting.TextStyle, _ category: UIContentSizeCategory) -> UIFont {
        UIFont(style.font(for: category.neutral), textStyle: TextStyle(style))
    }

    /// The font at another text size, where it was made for a text style; otherwise the font itself.
    func adjusted(to category: UIContentSizeCategory) -> UIFont {
        if let scaling { return scaling.font(for: category) }
        guard let textStyle else { return self }
        return UIFont.preferred(textStyle.neutral, category)
    }

    /// The font in neutral terms as traits want it: the system's own fonts are heavier where bold text is asked for.
    func font(for traits: UITraitCollection) -> Font {
        traits.legibilityWeight == .bold ? font.emboldened : font
    }

    /// Whether another object is the same font.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return font == other.font && textStyle == other.textStyle && scaling == other.scaling
    }

    /// A hash of the font.
    public override var hash: Int { font.hashValue }
}
