public import Foundation
import KeylineTypesetting

extension UIFont {
    @MainActor private var metrics: FontMetrics { SceneContext.current.typesetter.fonts.metrics(for: font) }

    /// The distance of the top of a line from the baseline, in points.
    @preconcurrency @MainActor public var ascender: CGFloat { metrics.ascender }
    /// The distance of the bottom of a line from the baseline, in points; negative, as in UIKit.
    @preconcurrency @MainActor public var descender: CGFloat { -metrics.descender }
    /// The height of a line, in points.
    @preconcurrency @MainActor public var lineHeight: CGFloat { metrics.lineHeight }
    /// The extra distance that the font asks for between lines, in points.
    @preconcurrency @MainActor public var leading: CGFloat { metrics.lineGap }
    /// The height of flat capitals, in points.
    @preconcurrency @MainActor public var capHeight: CGFloat { metrics.capHeight }
    /// The height of flat small letters, in points.
    @preconcurrency @MainActor public var xHeight: CGFloat { metrics.xHeight }
}

@MainActor
extension UIFont {
    /// How much farther apart than their height the lines of a text style's font are set, in points; 0 for other fonts.
    ///
    /// The distance of baselines is the published leading of the style. Source: the heights of labels with several lines in Interface
    /// Builder files are those of one line and as many leadings as there are further lines.
    func extraLineSpacing(at category: UIContentSizeCategory) -> CGFloat {
        guard let textStyle else { return 0 }
        return max(textStyle.neutral.leading(for: category.neutral) - lineHeight, 0)
    }
}
