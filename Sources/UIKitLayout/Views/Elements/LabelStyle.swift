import Foundation

/// What decides how many lines a label has and where they end.
struct LabelLines: Equatable {
    var numberOfLines = 1
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    var preferredMaxLayoutWidth: CGFloat = 0
    var adjustsFontForContentSizeCategory = false
}

/// How a label makes text fit that is too long for it.
struct LabelFitting {
    var adjustsFontSizeToFitWidth = false
    var minimumScaleFactor: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var allowsDefaultTighteningForTruncation = false
}

/// The colours of a label, and which of them shows.
struct LabelColors {
    var text = UIColor.label
    /// The colour while the label is highlighted; nil for the usual one.
    var highlightedText: UIColor?
    var isHighlighted = false
    var isEnabled = true
}
