import SwiftUILayout

extension ModifierKinds {
    static let lists = [
        ModifierKind(
            "listStyle", "The style of lists.",
            [
                ("automatic", { $0.listStyle(.automatic) }), ("plain", { $0.listStyle(.plain) }),
                ("grouped", { $0.listStyle(.grouped) }), ("inset", { $0.listStyle(.inset) }),
                ("insetGrouped", { $0.listStyle(.insetGrouped) }), ("sidebar", { $0.listStyle(.sidebar) }),
            ]),
        ModifierKind(
            "listRowInsets", "The insets of a row's content.",
            [Parameter("sides", .insets, "Amounts in points; 0 where none is given.", required: true)],
            shorthand: "sides"
        ) { view, arguments in view.listRowInsets(arguments.edgeInsets("sides")) },
        ModifierKind(
            "listRowBackground", "The background of a row.",
            [
                Parameter("style", .style, "A colour or style."), Parameter("content", .content, "Views."),
            ], shorthand: "style", "content"
        ) { view, arguments in
            guard let style = arguments.style("style") else { return view.listRowBackground(arguments.content()) }
            return view.listRowBackground(Rectangle().fill(style))
        },
        choice("listRowSeparator", "visibility", ElementKeywords.visibilities, "The lines above and below a row.") {
            $0.listRowSeparator($1)
        },
        ModifierKind(
            "listRowSeparatorTint", "The colour of the lines above and below a row.",
            [Parameter("color", .color, "The colour.", required: true)], shorthand: "color"
        ) { view, arguments in view.listRowSeparatorTint(arguments.color("color")) },
        number("listRowSpacing", 0...1000, "The distance between rows, in points.") { $0.listRowSpacing($1) },
        number("listSectionSpacing", 0...1000, "The distance between sections, in points.") {
            $0.listSectionSpacing($1)
        },
        choice(
            "scrollContentBackground", "visibility", ElementKeywords.visibilities,
            "The background of lists and text fields."
        ) { $0.scrollContentBackground($1) },
        ModifierKind(
            "headerProminence", "The prominence of headers.",
            [("standard", { $0.headerProminence(.standard) }), ("increased", { $0.headerProminence(.increased) })]),
        ModifierKind(
            "badge", "A badge at the end of a row or on a tab.",
            [Parameter("text", .text, "The text.", required: true)], shorthand: "text"
        ) { view, arguments in view.badge(arguments.text("text")) },
    ]
}
