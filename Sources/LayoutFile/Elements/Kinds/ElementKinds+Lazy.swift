import SwiftUILayout

extension ElementKinds {
    static let lazyContainers = [
        ElementKind(
            "LazyVStack", "A column whose views are created as far as they are visible.",
            [.horizontalAlignment, .spacing, .content], shorthand: "content"
        ) { arguments in
            LazyVStack(
                alignment: arguments.choice("alignment", ElementKeywords.horizontal) ?? .center,
                spacing: arguments.number("spacing")
            ) { arguments.content() }
        },
        ElementKind(
            "LazyHStack", "A row whose views are created as far as they are visible.",
            [.verticalAlignment, .spacing, .content], shorthand: "content"
        ) { arguments in
            LazyHStack(
                alignment: arguments.choice("alignment", ElementKeywords.vertical) ?? .center,
                spacing: arguments.number("spacing")
            ) { arguments.content() }
        },
        ElementKind(
            "LazyVGrid", "A grid of columns.",
            [
                Parameter("columns", .columns, "The number of columns, or a list of their sizes.", required: true),
                .horizontalAlignment, .spacing, .content,
            ]
        ) { arguments in
            LazyVGrid(
                columns: arguments.columns("columns"),
                alignment: arguments.choice("alignment", ElementKeywords.horizontal) ?? .center,
                spacing: arguments.number("spacing")
            ) { arguments.content() }
        },
        ElementKind(
            "LazyHGrid", "A grid of rows.",
            [
                Parameter("rows", .columns, "The number of rows, or a list of their sizes.", required: true),
                .verticalAlignment, .spacing, .content,
            ]
        ) { arguments in
            LazyHGrid(
                rows: arguments.columns("rows"),
                alignment: arguments.choice("alignment", ElementKeywords.vertical) ?? .center,
                spacing: arguments.number("spacing")
            ) { arguments.content() }
        },
    ]
}
