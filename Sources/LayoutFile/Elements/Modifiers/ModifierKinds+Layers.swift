import SwiftUILayout

extension ModifierKinds {
    static let layers = [
        ModifierKind(
            "background", "What is behind the view: a colour or style, or views.", layer("behind"),
            shorthand: "style", "content"
        ) { view, arguments in
            let alignment = arguments.choice("alignment", ElementKeywords.alignments) ?? .center
            if arguments.has("content") {
                return view.background(alignment: alignment) { arguments.content() }
            }
            let style = arguments.style("style") ?? AnyShapeStyle(.background)
            guard let shape = arguments.shape("in") else { return view.background(style) }
            return view.background(style, in: shape)
        },
        ModifierKind(
            "overlay", "What is over the view: a colour or style, or views.", layer("over"),
            shorthand: "style", "content"
        ) { view, arguments in
            let alignment = arguments.choice("alignment", ElementKeywords.alignments) ?? .center
            if arguments.has("content") {
                return view.overlay(alignment: alignment) { arguments.content() }
            }
            let style = arguments.style("style") ?? AnyShapeStyle(.foreground)
            guard let shape = arguments.shape("in") else { return view.overlay(style) }
            return view.overlay(style, in: shape)
        },
        ModifierKind(
            "mask", "The view shows only where other views are drawn.", [.alignment, .content], shorthand: "content"
        ) { view, arguments in
            view.mask(alignment: arguments.choice("alignment", ElementKeywords.alignments) ?? .center) {
                arguments.content()
            }
        },
        ModifierKind(
            "border", "A line along the edges.",
            [
                Parameter("style", .style, "Its colour or style.", required: true),
                Parameter("width", .number(0...10_000), "Its width, in points; 1 unless given."),
            ], shorthand: "style"
        ) { view, arguments in
            view.border(arguments.style("style") ?? AnyShapeStyle(.foreground), width: arguments.number("width") ?? 1)
        },
        ModifierKind("clipped", "Drawing ends at the edges.") { view, _ in view.clipped() },
        ModifierKind(
            "clipShape", "Drawing ends at the outline of a shape.",
            [Parameter("shape", .shape, "The shape.", required: true)], shorthand: "shape"
        ) { view, arguments in
            arguments.shape("shape").map { AnyView(view.clipShape($0)) } ?? view
        },
        ModifierKind(
            "cornerRadius", "Round corners.",
            [Parameter("radius", .number(0...10_000), "The radius, in points.", required: true)], shorthand: "radius"
        ) { view, arguments in view.cornerRadius(arguments.number("radius") ?? 0) },
    ]

    private static func layer(_ place: String) -> [Parameter] {
        [
            Parameter("style", .style, "A colour or style \(place) the view."),
            Parameter("in", .shape, "The shape of that colour."),
            Parameter("content", .content, "Views \(place) the view."),
            Parameter("alignment", .choice(ElementKeywords.alignments.map(\.0)), "Where those views stand."),
        ]
    }
}
