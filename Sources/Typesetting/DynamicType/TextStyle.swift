public import Foundation
import KeylineGraphics
public import KeylineScenes

/// A role of text whose size follows the text size that a person chose: the eleven styles of Dynamic Type.
///
/// Source: Apple, Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes".
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The title of a screen at its largest.
    case largeTitle
    /// A first-level heading.
    case title1
    /// A second-level heading.
    case title2
    /// A third-level heading.
    case title3
    /// A heading within text.
    case headline
    /// Running text.
    case body
    /// A remark.
    case callout
    /// A heading below another.
    case subheadline
    /// A footnote.
    case footnote
    /// A caption.
    case caption1
    /// A smaller caption.
    case caption2

    /// The size of the em for a category, in points.
    public func pointSize(for category: ContentSizeCategory) -> CGFloat { CGFloat(entry(category).size) }

    /// The published distance of baselines for a category, in points.
    public func leading(for category: ContentSizeCategory) -> CGFloat { CGFloat(entry(category).leading) }

    /// The weight that the style is set in.
    public var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// The emphasized weight of the style, as with UIKit's bold trait.
    public var emphasizedWeight: FontWeight {
        switch self {
        case .largeTitle, .title1, .title2: .bold
        default: .semibold
        }
    }

    /// The system font of the style.
    public func font(for category: ContentSizeCategory) -> Font {
        .system(size: pointSize(for: category), weight: weight)
    }

    /// A length that grows with the style, as UIKit's `UIFontMetrics` has it: in proportion to the style's published line height,
    /// rounded to device pixels.
    ///
    /// Apple does not publish the rule. This one agrees with the measured value that is public (body, M, 17 → 16⅓ at 3x); the ratio of
    /// sizes would not.
    ///
    /// - Parameters:
    ///   - value: The length at the category L, in points.
    ///   - category: The text size.
    ///   - scale: Pixels per point, above 0.
    /// - Returns: The length, in points.
    public func scaledValue(_ value: CGFloat, for category: ContentSizeCategory, scale: CGFloat) -> CGFloat {
        let ratio = leading(for: category) / leading(for: .large)
        return PixelGrid(scale: scale).rounded(value * ratio)
    }

    /// A font that grows with the style.
    ///
    /// - Parameters:
    ///   - font: The font at the category L.
    ///   - category: The text size.
    ///   - maximumSize: The size that is not exceeded, in points.
    ///   - scale: Pixels per point, above 0.
    /// - Returns: The same font at another size.
    public func scaledFont(
        _ font: Font,
        for category: ContentSizeCategory,
        maximumSize: CGFloat = .infinity,
        scale: CGFloat
    ) -> Font {
        font.withSize(min(scaledValue(font.size, for: category, scale: scale), maximumSize))
    }

    private func entry(_ category: ContentSizeCategory) -> (size: Int, leading: Int) {
        let index = ContentSizeCategory.allCases.firstIndex(of: category) ?? 0
        return TextStyleTable.row(self)[index]
    }
}
