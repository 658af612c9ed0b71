import UIKitLayout

extension Schema {
    static let containers = [
        ViewSchema("UIView", "A plain rectangle.", children: "subviews", make: { UIView() }),
        ViewSchema(
            "UIStackView", element: "stackView", "A row or column of views.", children: "arrangedSubviews",
            make: { UIStackView() },
            add: { child, stack in (stack as? UIStackView)?.addArrangedSubview(child) }, properties: stackProperties),
        ViewSchema(
            "UIScrollView", element: "scrollView", "A scroll view.",
            children: "subviews",
            make: { UIScrollView() }, properties: scrollProperties),
    ]

    private static let stackProperties = [
        PropertySchema("axis", .choice(["horizontal", "vertical"]), "Whether the views form a row or a column.") {
            (stack: UIStackView, value, _) in
            stack.axis = value.word == "vertical" ? .vertical : .horizontal
        },
        PropertySchema(
            "distribution", .choice(StackNames.distributions.map(\.name)),
            "How the views are distributed along the axis."
        ) { (stack: UIStackView, value, _) in
            stack.distribution = StackNames.distributions.first { $0.name == value.word }?.value ?? .fill
        },
        PropertySchema(
            "alignment", .choice(StackNames.alignments.map(\.name)), "How the views are aligned across the axis."
        ) {
            (stack: UIStackView, value, _) in
            stack.alignment = StackNames.alignments.first { $0.name == value.word }?.value ?? .fill
        },
        PropertySchema("spacing", .number(-10_000...10_000), "The distance between neighbours, in points.") {
            (stack: UIStackView, value, _) in
            stack.spacing = value.number
        },
        PropertySchema(
            "isBaselineRelativeArrangement", .flag, "Whether distances in a column are measured between baselines."
        ) { (stack: UIStackView, value, _) in
            stack.isBaselineRelativeArrangement = value.flag
        },
        PropertySchema(
            "isLayoutMarginsRelativeArrangement", .flag, "Whether the views are inset by the stack's margins."
        ) {
            (stack: UIStackView, value, _) in
            stack.isLayoutMarginsRelativeArrangement = value.flag
        },
    ]

    static let scrollProperties = [
        PropertySchema("contentInset", .insets, "The content insets in points.") {
            (scroll: UIScrollView, value, _) in
            let insets = value.insets
            scroll.contentInset = UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        },
        PropertySchema("isScrollEnabled", .flag, "Whether the content can be scrolled.") {
            (scroll: UIScrollView, value, _) in
            scroll.isScrollEnabled = value.flag
        },
    ]
}

/// The words that stand for the ways in which a stack view arranges.
private enum StackNames {
    static let distributions: [(name: String, value: UIStackView.Distribution)] = [
        ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
        ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ]
    static let alignments: [(name: String, value: UIStackView.Alignment)] = [
        ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline), ("center", .center),
        ("trailing", .trailing), ("bottom", .bottom), ("lastBaseline", .lastBaseline),
    ]
}
