import SwiftUILayout

extension ModifierKinds {
    static let shapes = [
        ModifierKind(
            shape: "fill", "The shape, filled.", [Parameter("style", .style, "The colour or style.", required: true)],
            shorthand: "style", result: .view
        ) { shape, arguments in shape.filled(arguments.style("style") ?? AnyShapeStyle(.foreground)) },
        ModifierKind(
            shape: "stroke", "Strokes the outline; half of the line is outside.", line, shorthand: "style",
            result: .view
        ) { shape, arguments in
            shape.stroked(arguments.style("style") ?? AnyShapeStyle(.foreground), arguments.strokeStyle())
        },
        ModifierKind(
            shape: "strokeBorder", "Strokes the outline inside the shape.", line, shorthand: "style",
            result: .view
        ) { shape, arguments in
            shape.bordered(arguments.style("style") ?? AnyShapeStyle(.foreground), arguments.strokeStyle())
        },
        ModifierKind(
            shape: "trim", "A part of the outline.",
            [
                Parameter("from", .number(0...1), "Where it begins, as a fraction of its length."),
                Parameter("to", .number(0...1), "Where it ends, as a fraction of its length."),
            ], result: .shape
        ) { shape, arguments in
            DrawnShape(shape.trim(from: arguments.number("from") ?? 0, to: arguments.number("to") ?? 1))
        },
        ModifierKind(
            shape: "inset", "The shape, smaller on each side.",
            [Parameter("by", .number(-10_000...10_000), "The inset in points.", required: true)], shorthand: "by",
            result: .shape
        ) { shape, arguments in shape.inset(by: arguments.number("by") ?? 0) },
        ModifierKind(
            shape: "rotation", "The shape, turned.",
            [
                Parameter("degrees", .number(-36_000...36_000), "The angle, clockwise.", required: true),
                Parameter("anchor", .point, "The centre of rotation (default: the middle)."),
            ], shorthand: "degrees", result: .shape
        ) { shape, arguments in
            DrawnShape(
                shape.rotation(
                    .degrees(arguments.number("degrees") ?? 0), anchor: arguments.point("anchor") ?? .center))
        },
    ]

    private static let line = [
        Parameter("style", .style, "The colour or style (default: that of text)."),
        Parameter("lineWidth", .number(0...10_000), "The width in points (default: 1)."),
        Parameter("lineCap", .choice(ElementKeywords.lineCaps.map(\.0)), "The shape of line ends."),
        Parameter("dash", .lengths, "Alternating lengths of dashes and gaps, in points."),
    ]

    static let images = [
        ModifierKind(
            image: "resizable", "Makes the picture fill its space.",
            [
                Parameter("resizingMode", .choice(["stretch", "tile"]), "Whether it is stretched or repeated."),
                Parameter("capInsets", .insets, "The insets of the corners, which keep their size, in points."),
            ], shorthand: "resizingMode"
        ) { image, arguments in
            image.resizable(
                capInsets: arguments.edgeInsets("capInsets"),
                resizingMode: arguments.word("resizingMode") == "tile" ? .tile : .stretch)
        },
        ModifierKind(
            image: "renderingMode", "Whether the picture's own colours are drawn.",
            [Parameter("mode", .choice(["template", "original"]), "Whether.", required: true)], shorthand: "mode"
        ) { image, arguments in image.renderingMode(arguments.word("mode") == "template" ? .template : .original) },
        choice("imageScale", "scale", ElementKeywords.imageScales, "The size of symbols relative to text.") {
            $0.imageScale($1)
        },
        ModifierKind(
            "symbolVariant", "The variant of symbols.",
            [
                Parameter(
                    "variant", .choices(symbolVariants.map(\.0)), "One variant or several.", required: true)
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
