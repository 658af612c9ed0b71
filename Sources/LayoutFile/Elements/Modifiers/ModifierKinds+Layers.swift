import SwiftUILayout

extension ModifierKinds {
    static let layers = [
        ModifierKind(
            "background", "The background of the view: a colour or style, or views.",
            layer("behind") + [
                Parameter(
                    "ignoresSafeAreaEdges", .choices(ElementKeywords.edges.map(\.0)),
                    "The edges at which the colour extends under bars to the edge of the screen (default: all).",
                    without: ["in", "content"])
            ],
            shorthand: "style", "content"
        ) { view, arguments in
            let alignment = arguments.choice("alignment", ElementKeywords.alignments) ?? .center
            if arguments.has("content") {
                return view.background(alignment: alignment) { arguments.content() }
            }
            let style = arguments.style("style") ?? AnyShapeStyle(.background)
            guard let shape = arguments.shape("in") else {
                let edges = arguments.set("ignoresSafeAreaEdges", ElementKeywords.edges) ?? .all
                return view.background(style, ignoresSafeAreaEdges: edges)
            }
            return view.background(style, in: shape)
        },
        ModifierKind(
            "overlay", "The overlay of the view: a colour or style, or views.", layer("over"),
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
            "mask", "Masks the view with other views.", [.alignment, .content], shorthand: "content"
        ) { view, arguments in
            view.mask(alignment: arguments.choice("alignment", ElementKeywords.alignments) ?? .center) {
                arguments.content()
            }
        },
        ModifierKind(
            "border", "A border along the edges.",
            [
                Parameter("style", .style, "Its colour or style.", required: true),
                Parameter("width", .number(0...10_000), "Its width in points (default: 1)."),
            ], shorthand: "style"
        ) { view, arguments in
            view.border(arguments.style("style") ?? AnyShapeStyle(.foreground), width: arguments.number("width") ?? 1)
        },
        ModifierKind("clipped", "Clips the drawing to the view's bounds.") { view, _ in view.clipped() },
        ModifierKind(
            "clipShape", "Clips the drawing to a shape.",
            [Parameter("shape", .shape, "The shape.", required: true)], shorthand: "shape"
        ) { view, arguments in
            arguments.shape("shape").map { AnyView(view.clipShape($0)) } ?? view
        },
        ModifierKind(
            "cornerRadius", "Rounded corners.",
            [Parameter("radius", .number(0...10_000), "The radius, in points.", required: true)], shorthand: "radius"
        ) { view, arguments in view.cornerRadius(arguments.number("radius") ?? 0) },
    ]

    private static func layer(_ place: String) -> [Parameter] {
        [
            Parameter("style", .style, "A colour or style \(place) the view."),
            Parameter("in", .shape, "The shape of that colour."),
            Parameter("content", .content, "Views \(place) the view."),
            Parameter("alignment", .choice(ElementKeywords.alignments.map(\.0)), "The alignment of those views."),
        ]
    }
}
