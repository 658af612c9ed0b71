import UIKitLayout

/// The words that stand for fonts.
enum FontNames {
    static let styles = [
        "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
        "caption1",
        "caption2",
    ]
    static let weights = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
}

/// The words that stand for alignment and direction of visual formats.
enum FormatOptionNames {
    static let byName: [String: NSLayoutConstraint.FormatOptions] = [
        "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop,
        "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading, "alignAllTrailing": .alignAllTrailing,
        "alignAllCenterX": .alignAllCenterX, "alignAllCenterY": .alignAllCenterY,
        "alignAllLastBaseline": .alignAllLastBaseline, "alignAllFirstBaseline": .alignAllFirstBaseline,
        "directionLeftToRight": .directionLeftToRight, "directionRightToLeft": .directionRightToLeft,
        "spacingBaselineToBaseline": .spacingBaselineToBaseline,
    ]
    static let all = byName.keys.sorted()
}

/// The words that stand for colours.
enum ColorNames {
    static let all = UIColor.systemNames
}
