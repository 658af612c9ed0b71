import Foundation
import UIKitLayout

extension InterfaceClass {
    static let containers = [
        InterfaceClass(
            UIView.self, "view", .container, layout: .init("A plain rectangle.", children: "subviews"),
            library: .init(attributes: [])
        ) { UIView() },
        InterfaceClass(
            UIStackView.self, "stackView", .container,
            layout: .init("A row or column of views.", children: "arrangedSubviews"), library: .init(),
            make: { UIStackView() }, stackProperties),
        InterfaceClass(
            UIScrollView.self, "scrollView", [.container, .scrolling],
            layout: .init("A scroll view.", children: "subviews"), library: .init(attributes: []),
            make: { UIScrollView() }, scrolling(inLayoutFiles: true) + [clipsToBounds(silence: [])]),
    ]

    private static let stackProperties: [InterfaceProperty] = [
        .word(
            "axis", WordTables.axes, xib: "axis", absent: "horizontal", "Whether the views form a row or a column.",
            swiftUI: .view
        ) { (stack: UIStackView, axis) in stack.axis = axis },
        .word(
            "distribution", WordTables.distributions, xib: "distribution", absent: "fill",
            "How the views are distributed along the axis.", swiftUI: .view
        ) { (stack: UIStackView, distribution) in stack.distribution = distribution },
        .word(
            "alignment", WordTables.stackAlignments, xib: "alignment", absent: "fill",
            "How the views are aligned across the axis.", swiftUI: .view
        ) { (stack: UIStackView, alignment) in stack.alignment = alignment },
        .number(
            "spacing", in: -10_000...10_000, xib: "spacing", absent: 0, "The distance between neighbours, in points.",
            swiftUI: .view
        ) { (stack: UIStackView, spacing) in stack.spacing = spacing },
        .flag(
            "isBaselineRelativeArrangement", xib: "baselineRelativeArrangement", absent: false,
            "Whether distances in a column are measured between baselines."
        ) { (stack: UIStackView, flag) in stack.isBaselineRelativeArrangement = flag },
        // Documents do not say that an arrangement keeps margins; that there are any says it.
        .flag(
            "isLayoutMarginsRelativeArrangement", "Whether the views are inset by the stack's margins.",
            swiftUI: .canvas
        ) { (stack: UIStackView, flag) in stack.isLayoutMarginsRelativeArrangement = flag },
    ]

    /// The properties of all kinds of scroll views.
    static func scrolling(inLayoutFiles: Bool) -> [InterfaceProperty] {
        [
            .insets("contentInset", inLayoutFiles ? "The content insets in points." : nil) {
                (scroll: UIScrollView, insets) in
                scroll.contentInset = UIEdgeInsets(
                    top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
            },
            .flag(
                "isScrollEnabled", xib: "scrollEnabled", absent: true,
                inLayoutFiles ? "Whether the content can be scrolled." : nil,
                swiftUI: .composed(".scrollDisabled(true)")
            ) { (scroll: UIScrollView, flag) in scroll.isScrollEnabled = flag },
            .word(
                "contentInsetAdjustmentBehavior", WordTables.insetAdjustments, xib: "contentInsetAdjustmentBehavior",
                silence: ["automatic"], inLayoutFiles ? "How bars add to the content insets." : nil
            ) { (scroll: UIScrollView, behavior) in scroll.contentInsetAdjustmentBehavior = behavior },
        ]
    }
}
