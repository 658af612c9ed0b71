import SwiftUILayout

extension ElementKinds {
    static let lazyContainers = [
        ElementKind(
            "LazyVStack", "Views below one another, made as far as they show.",
            [.horizontalAlignment, .spacing, .content], shorthand: "content"
        ) { arguments in
            LazyVStack(
                alignment: arguments.choice("alignment", ElementKeywords.horizontal) ?? .center,
                spacing: arguments.number("spacing")
            ) { arguments.content() }
        },
        ElementKind(
            "LazyHStack", "Views beside one another, made as far as they show.",
            [.verticalAlignment, .spacing, .content], shorthand: "content"
        ) { arguments in
            LazyHStack(
                alignment: arguments.choice("alignment", ElementKeywords.vertical) ?? .center,
                spacing: arguments.number("spacing")
            ) { arguments.content() }
        },
        ElementKind(
            "LazyVGrid", "Views in columns.",
            [
                Parameter("columns", .columns, "How many columns, or a list of their sizes.", required: true),
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
            "LazyHGrid", "Views in rows.",
            [
                Parameter("rows", .columns, "How many rows, or a list of their sizes.", required: true),
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
