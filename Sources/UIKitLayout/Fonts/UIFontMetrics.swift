public import Foundation
import KeylineTypesetting

/// How a font of someone's own follows the text size, as one of the text styles does.
@preconcurrency @MainActor
open class UIFontMetrics: NSObject {
    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    /// The metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// A font that follows the text size, at that of the current environment.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// A font that follows the text size up to a size in points, at that of the current environment.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// A font that follows the text size, at that of some traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// A font that follows the text size.
    ///
    /// - Parameters:
    ///   - font: The font at the category L; one that was scaled already is an error, as in UIKit.
    ///   - maximumPointSize: The size in points that is not exceeded; 0 for no limit.
    ///   - traitCollection: The traits whose text size counts; nil for those of the current environment.
    /// - Returns: The font at that text size; labels that adjust fonts take it on to others.
    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        precondition(font.scaling == nil, "the font was scaled already")
        let traits = traitCollection ?? SceneContext.current.traits
        let scaling = FontScaling(
            base: font.font, style: style, maximumSize: maximumPointSize > 0 ? maximumPointSize : .infinity,
            scale: traits.displayScale)
        return scaling.font(for: traits.preferredContentSizeCategory)
    }

    /// A length that follows the text size, at that of the current environment, in points.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length that follows the text size, in points.
    ///
    /// - Parameters:
    ///   - value: The length at the category L.
    ///   - traitCollection: The traits whose text size counts; nil for those of the current environment.
    /// - Returns: The length at that text size, on whole device pixels.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? SceneContext.current.traits
        return style.neutral.scaledValue(
            value, for: traits.preferredContentSizeCategory.neutral, scale: max(traits.displayScale, 1))
    }
}

/// What a font that follows the text size is made from.
struct FontScaling: Hashable, Sendable {
    let base: Font
    let style: UIFont.TextStyle
    /// In points.
    let maximumSize: CGFloat
    /// Pixels per point.
    let scale: CGFloat

    func font(for category: UIContentSizeCategory) -> UIFont {
        let font = style.neutral.scaledFont(
            base, for: category.neutral, maximumSize: maximumSize, scale: max(scale, 1))
        return UIFont(font, textStyle: nil, scaling: self)
    }
}
