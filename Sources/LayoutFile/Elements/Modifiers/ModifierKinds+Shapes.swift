import SwiftUILayout

extension ModifierKinds {
    static let shapes = [
        ModifierKind(
            shape: "fill", "The shape, filled.", [Parameter("style", .style, "The colour or style.", required: true)],
            shorthand: "style", result: .view
        ) { shape, arguments in shape.filled(arguments.style("style") ?? AnyShapeStyle(.foreground)) },
        ModifierKind(
            shape: "stroke", "A line along the outline, half of it outside.", line, shorthand: "style", result: .view
        ) { shape, arguments in
            shape.stroked(arguments.style("style") ?? AnyShapeStyle(.foreground), arguments.strokeStyle())
        },
        ModifierKind(
            shape: "strokeBorder", "A line along the outline, all of it inside.", line, shorthand: "style",
            result: .view
        ) { shape, arguments in
            shape.bordered(arguments.style("style") ?? AnyShapeStyle(.foreground), arguments.strokeStyle())
        },
        ModifierKind(
            shape: "trim", "A part of the outline.",
            [
                Parameter("from", .number(0...1), "The share of its length at which it begins."),
                Parameter("to", .number(0...1), "The share of its length at which it ends."),
            ], result: .shape
        ) { shape, arguments in
            DrawnShape(shape.trim(from: arguments.number("from") ?? 0, to: arguments.number("to") ?? 1))
        },
        ModifierKind(
            shape: "inset", "The shape, smaller on each side.",
            [Parameter("by", .number(-10_000...10_000), "By how many points.", required: true)], shorthand: "by",
            result: .shape
        ) { shape, arguments in shape.inset(by: arguments.number("by") ?? 0) },
        ModifierKind(
            shape: "rotation", "The shape, turned.",
            [
                Parameter("degrees", .number(-36_000...36_000), "How far, clockwise.", required: true),
                Parameter("anchor", .point, "Around which point; the middle unless given."),
            ], shorthand: "degrees", result: .shape
        ) { shape, arguments in
            DrawnShape(
                shape.rotation(
                    .degrees(arguments.number("degrees") ?? 0), anchor: arguments.point("anchor") ?? .center))
        },
    ]

    private static let line = [
        Parameter("style", .style, "The colour or style; that of text unless given."),
        Parameter("lineWidth", .number(0...10_000), "The width, in points; 1 unless given."),
        Parameter("lineCap", .choice(ElementKeywords.lineCaps.map(\.0)), "How ends look."),
        Parameter("dash", .lengths, "Lengths of dashes and gaps in turn, in points."),
    ]

    static let images = [
        ModifierKind(
            image: "resizable", "The picture, stretched over the room it gets.",
            [
                Parameter("resizingMode", .choice(["stretch", "tile"]), "Whether it is stretched or repeated."),
                Parameter("capInsets", .insets, "How far corners reach that keep their size, in points."),
            ], shorthand: "resizingMode"
        ) { image, arguments in
            image.resizable(
                capInsets: arguments.edgeInsets("capInsets"),
                resizingMode: arguments.word("resizingMode") == "tile" ? .tile : .stretch)
        },
        ModifierKind(
            image: "renderingMode", "Whether the picture's colours are drawn.",
            [Parameter("mode", .choice(["template", "original"]), "Whether.", required: true)], shorthand: "mode"
        ) { image, arguments in image.renderingMode(arguments.word("mode") == "template" ? .template : .original) },
        choice("imageScale", "scale", ElementKeywords.imageScales, "The size of symbols beside text.") {
            $0.imageScale($1)
        },
        ModifierKind(
            "symbolVariant", "The variant of symbols.",
            [
                Parameter(
                    "variant", .choices(symbolVariants.map(\.0)), "One or several.", required: true)
            ], shorthand: "variant"
        ) { view, arguments in
            let words = arguments.words("variant")
            return symbolVariants.filter { words.contains($0.0) }.reduce(view) { AnyView($0.symbolVariant($1.1)) }
        },
    ]

    private static let symbolVariants: [(String, SymbolVariants)] = [
        ("circle", .circle), ("square", .square), ("rectangle", .rectangle), ("fill", .fill), ("slash", .slash),
    ]
}

extension Arguments {
    fileprivate func strokeStyle() -> StrokeStyle {
        StrokeStyle(
            lineWidth: number("lineWidth") ?? 1, lineCap: choice("lineCap", ElementKeywords.lineCaps) ?? .butt,
            dash: lengths("dash"))
    }

    /// Distances from all four sides; 0 where none is given.
    func edgeInsets(_ name: String) -> EdgeInsets {
        var result = EdgeInsets()
        for (edge, amount) in insets(name)?.amounts ?? [] {
            let edges = ElementKeywords.edges.first { $0.0 == edge }?.1 ?? .all
            let amount = amount ?? 16
            if edges.contains(.top) { result.top = amount }
            if edges.contains(.leading) { result.leading = amount }
            if edges.contains(.bottom) { result.bottom = amount }
            if edges.contains(.trailing) { result.trailing = amount }
        }
        return result
    }
}
