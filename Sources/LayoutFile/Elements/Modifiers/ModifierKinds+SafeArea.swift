import SwiftUILayout

extension ModifierKinds {
    static let safeArea = [
        ModifierKind(
            "ignoresSafeArea", "Extends the view under bars to the edges of the screen.",
            [Parameter("edges", .choices(ElementKeywords.edges.map(\.0)), "The edges (default: all).")],
            shorthand: "edges"
        ) { view, arguments in
            view.ignoresSafeArea(edges: arguments.set("edges", ElementKeywords.edges) ?? .all)
        },
        ModifierKind(
            "safeAreaInset", "Views at an edge, for which the content makes space.",
            [
                Parameter(
                    "edge", .choice(["top", "bottom", "leading", "trailing"]), "The edge.", required: true), .alignment,
                .spacing, Parameter("content", .content, "The views.", required: true),
            ]
        ) { view, arguments in view.safeAreaInset(arguments) },
        ModifierKind(
            "safeAreaPadding", "Padding between the content and the safe area.",
            [
                Parameter("edges", .choices(ElementKeywords.edges.map(\.0)), "The sides (default: all)."),
                Parameter("amount", .number(0...10_000), "The length in points."),
            ], shorthand: "amount", "edges"
        ) { view, arguments in
            view.safeAreaPadding(arguments.set("edges", ElementKeywords.edges) ?? .all, arguments.number("amount"))
        },
    ]

    static let grids = [
        ModifierKind(
            "gridCellColumns", "The number of grid columns that the view spans.",
            [Parameter("count", .integer(1...1000), "The number of columns.", required: true)], shorthand: "count"
        ) { view, arguments in view.gridCellColumns(arguments.integer("count") ?? 1) },
        ModifierKind(
            "gridCellUnsizedAxes", "The view does not enlarge its column or row.",
            [Parameter("axes", .choices(ElementKeywords.axes.map(\.0)), "The axes.", required: true)],
            shorthand: "axes"
        ) { view, arguments in view.gridCellUnsizedAxes(arguments.set("axes", ElementKeywords.axes) ?? []) },
        ModifierKind(
            "gridColumnAlignment", "The alignment of the views in the column.",
            [Parameter("alignment", .choice(ElementKeywords.horizontal.map(\.0)), "Where.", required: true)],
            shorthand: "alignment"
        ) { view, arguments in
            view.gridColumnAlignment(arguments.choice("alignment", ElementKeywords.horizontal) ?? .center)
        },
        ModifierKind(
            "gridCellAnchor", "The alignment of the view in its cell.",
            [Parameter("anchor", .point, "Where.", required: true)], shorthand: "anchor"
        ) { view, arguments in view.gridCellAnchor(arguments.point("anchor") ?? .center) },
    ]
}

@MainActor
extension AnyView {
    fileprivate func safeAreaInset(_ arguments: Arguments) -> any View {
        let alignment = arguments.choice("alignment", ElementKeywords.alignments) ?? .center
        let spacing = arguments.number("spacing")
        switch arguments.word("edge") {
        case "leading", "trailing":
            let edge: HorizontalEdge = arguments.word("edge") == "leading" ? .leading : .trailing
            return safeAreaInset(edge: edge, alignment: alignment.vertical, spacing: spacing) { arguments.content() }
        default:
            let edge: VerticalEdge = arguments.word("edge") == "top" ? .top : .bottom
            return safeAreaInset(edge: edge, alignment: alignment.horizontal, spacing: spacing) { arguments.content() }
        }
    }
}
