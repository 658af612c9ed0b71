import Foundation
import UIKitLayout

@MainActor
extension ViewKind {
    static func makeStackView(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let stack = reading.made { UIStackView() }
        stack.axis = element.word("axis", in: axes) ?? .horizontal
        stack.distribution = element.word("distribution", in: distributions) ?? .fill
        stack.alignment = element.word("alignment", in: alignments) ?? .fill
        stack.spacing = element.number("spacing") ?? 0
        stack.isBaselineRelativeArrangement = element.isYes("baselineRelativeArrangement")
        // Documents do not say that an arrangement keeps margins; that there are any says it.
        stack.isLayoutMarginsRelativeArrangement =
            element.insets("layoutMargins") != nil || element.directionalInsets("directionalLayoutMargins") != nil
        // Constraints to the margins of stacks in public documents show that a stack has none of its own.
        stack.layoutMargins = .zero
        return stack
    }

    private static let axes: [String: NSLayoutConstraint.Axis] = ["horizontal": .horizontal, "vertical": .vertical]

    private static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    private static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]

    static func makeScrollView(_ reading: ViewReading) -> UIView {
        let scrollView = reading.made { UIScrollView() }
        configure(scrollView, reading)
        return scrollView
    }

    /// What all kinds of scroll views have in common.
    static func configure(_ scrollView: UIScrollView, _ reading: ViewReading) {
        let element = reading.element
        scrollView.isScrollEnabled = element.flag("scrollEnabled") ?? true
        if let insets = element.insets("contentInset") { scrollView.contentInset = insets }
        if let behavior = element.word("contentInsetAdjustmentBehavior", in: insetAdjustments) {
            scrollView.contentInsetAdjustmentBehavior = behavior
        }
    }

    private static let insetAdjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
}
