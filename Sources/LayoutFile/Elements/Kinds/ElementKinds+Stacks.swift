import SwiftUILayout

extension ElementKinds {
    static let stacks = [
        ElementKind(
            "VStack", "A column of views.", [.horizontalAlignment, .spacing, .content], shorthand: "content"
        ) { arguments in
            VStack(
                alignment: arguments.choice("alignment", ElementKeywords.horizontal) ?? .center,
                spacing: arguments.number("spacing")
            ) { arguments.content() }
        },
        ElementKind(
            "HStack", "A row of views.", [.verticalAlignment, .spacing, .content], shorthand: "content"
        ) { arguments in
            HStack(
                alignment: arguments.choice("alignment", ElementKeywords.vertical) ?? .center,
                spacing: arguments.number("spacing")
            ) { arguments.content() }
        },
        ElementKind("ZStack", "Views stacked from back to front.", [.alignment, .content], shorthand: "content") {
            arguments in
            ZStack(alignment: arguments.choice("alignment", ElementKeywords.alignments) ?? .center) {
                arguments.content()
            }
        },
        ElementKind(
            "Grid", "A grid of rows whose cells are aligned in columns.",
            [
                .alignment,
                Parameter("horizontalSpacing", .number(0...10_000), "The distance between columns, in points."),
                Parameter("verticalSpacing", .number(0...10_000), "The distance between rows, in points."), .content,
            ], shorthand: "content"
        ) { arguments in
            Grid(
                alignment: arguments.choice("alignment", ElementKeywords.alignments) ?? .center,
                horizontalSpacing: arguments.number("horizontalSpacing"),
                verticalSpacing: arguments.number("verticalSpacing")
            ) { arguments.content() }
        },
        ElementKind("GridRow", "A row of a grid.", [.verticalAlignment, .content], shorthand: "content") { arguments in
            GridRow(alignment: arguments.choice("alignment", ElementKeywords.vertical)) { arguments.content() }
        },
        ElementKind("Spacer", "Space that expands between views.", [minLength], shorthand: "minLength") { arguments in
            Spacer(minLength: arguments.number("minLength"))
        },
        ElementKind("Divider", "A divider between views.") { _ in Divider() },
        ElementKind("Group", "A group of views with the same modifiers.", [.content], shorthand: "content") {
            arguments in
            Group { arguments.content() }
        },
        ElementKind(
            "ForEach", "Views for each item of a list: $name is replaced by the item's value of that name.",
            [
                Parameter("in", .data, "The items: values, or mappings of values by name.", required: true),
                Parameter("content", .template, "The views for an item.", required: true),
            ]
        ) { arguments in
            let groups = arguments.groups()
            return ForEach(0..<groups.count, id: \.self) { groups[$0] }
        },
        ElementKind(
            "ViewThatFits", "The first of its views that fits.",
            [Parameter("in", .choices(ElementKeywords.axes.map(\.0)), "The axes along which it must fit."), .content],
            shorthand: "content"
        ) { arguments in
            ViewThatFits(in: arguments.set("in", ElementKeywords.axes) ?? [.horizontal, .vertical]) {
                arguments.content()
            }
        },
        ElementKind("EmptyView", "An empty view.") { _ in EmptyView() },
    ]

    private static let minLength = Parameter("minLength", .number(0...10_000), "The minimum length in points.")
}
