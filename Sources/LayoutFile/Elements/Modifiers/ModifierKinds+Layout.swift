import SwiftUILayout

extension ModifierKinds {
    static let layout = [
        ModifierKind(
            "padding", "Padding around the view: a number for all sides, a side's name, or sides with amounts.",
            [Parameter("sides", .insets, "Amounts in points, or default.")], shorthand: "sides"
        ) { view, arguments in
            guard let insets = arguments.insets("sides") else { return view.padding() }
            return view.padding(insets)
        },
        ModifierKind(
            "frame", "The frame of the view.",
            [
                Parameter("width", .length, "The width, in points."),
                Parameter("height", .length, "The height, in points."),
                Parameter("minWidth", .length, "The minimum width in points."),
                Parameter("idealWidth", .length, "The ideal width in points."),
                Parameter("maxWidth", .length, "The maximum width in points, or infinity."),
                Parameter("minHeight", .length, "The minimum height in points."),
                Parameter("idealHeight", .length, "The ideal height in points."),
                Parameter("maxHeight", .length, "The maximum height in points, or infinity."), .alignment,
            ]
        ) { view, arguments in view.frame(arguments) },
        ModifierKind(
            "fixedSize", "The view keeps its ideal size.",
            [Parameter("axes", .choices(ElementKeywords.axes.map(\.0)), "The axes (default: both).")],
            shorthand: "axes"
        ) { view, arguments in
            let axes = arguments.set("axes", ElementKeywords.axes) ?? [.horizontal, .vertical]
            return view.fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
        },
        ModifierKind(
            "aspectRatio", "The ratio of width to height.",
            [
                Parameter("ratio", .number(0.001...1000), "The ratio (default: the view's own)."),
                Parameter(
                    "contentMode", .choice(ElementKeywords.contentModes.map(\.0)),
                    "Whether the view fits or fills its space."),
            ], shorthand: "ratio"
        ) { view, arguments in
            view.aspectRatio(
                arguments.number("ratio"),
                contentMode: arguments.choice("contentMode", ElementKeywords.contentModes) ?? .fit)
        },
        ModifierKind("scaledToFit", "Scales the view to fit its space, in its own ratio.") { view, _ in
            view.scaledToFit()
        },
        ModifierKind("scaledToFill", "Scales the view to fill its space, in its own ratio.") { view, _ in
            view.scaledToFill()
        },
        ModifierKind(
            "layoutPriority", "Views of higher priority get space first.",
            [Parameter("value", .number(-1000...1000), "The priority (default: 0).", required: true)],
            shorthand: "value"
        ) { view, arguments in view.layoutPriority(Double(arguments.number("value") ?? 0)) },
        ModifierKind("offset", "Offsets the drawing of the view; its space does not change.", point) {
            view, arguments in
            view.offset(x: arguments.number("x") ?? 0, y: arguments.number("y") ?? 0)
        },
        ModifierKind("position", "Places the view's centre at a point of the available space.", point) {
            view, arguments in
            view.position(x: arguments.number("x") ?? 0, y: arguments.number("y") ?? 0)
        },
        ModifierKind(
            "alignmentGuide", "The position of an alignment guide in the view.",
            [
                Parameter(
                    "guide", .choice(ElementKeywords.horizontal.map(\.0) + ElementKeywords.vertical.map(\.0)),
                    "Which guide; \"center\" is the vertical one.", required: true),
                Parameter("offset", .number(-10_000...10_000), "The offset from its default position, in points."),
                Parameter("at", .number(-100...100), "Its position as a fraction of the view's width or height."),
            ]
        ) { view, arguments in view.alignmentGuide(arguments) },
        ModifierKind(
            "containerRelativeFrame", "A size relative to the container: the window, scroll view or column.",
            [
                Parameter(
                    "axes", .choices(ElementKeywords.axes.map(\.0)), "The axes.", required: true),
                Parameter("count", .integer(1...1000), "The number of parts into which the space is divided."),
                Parameter("span", .integer(1...1000), "The number of parts that the view spans."),
                Parameter("spacing", .number(0...10_000), "The distance between parts, in points."), .alignment,
            ], shorthand: "axes"
        ) { view, arguments in
            view.containerRelativeFrame(
                arguments.set("axes", ElementKeywords.axes) ?? [], count: arguments.integer("count") ?? 1,
                span: arguments.integer("span") ?? 1, spacing: arguments.number("spacing") ?? 0,
                alignment: arguments.choice("alignment", ElementKeywords.alignments) ?? .center)
        },
        ModifierKind(
            "zIndex", "Views of a higher index are drawn over others.",
            [Parameter("value", .number(-1e6...1e6), "The index (default: 0).", required: true)], shorthand: "value"
        ) { view, arguments in view.zIndex(Double(arguments.number("value") ?? 0)) },
        ModifierKind("hidden", "Hides the view; its space does not change.") { view, _ in view.hidden() },
    ]

    private static let point = [
        Parameter("x", .number(-100_000...100_000), "To the right, in points."),
        Parameter("y", .number(-100_000...100_000), "Down, in points."),
    ]
}

@MainActor
extension AnyView {
    /// Room on each of some sides, one after the other.
    fileprivate func padding(_ insets: ElementSides) -> AnyView {
        insets.amounts.reduce(self) { view, side in
            let edges = ElementKeywords.edges.first { $0.0 == side.edge }?.1 ?? .all
            return AnyView(view.padding(edges, side.amount))
        }
    }

    /// A fixed frame where a width or height is given, and a flexible one around it where limits are.
    fileprivate func frame(_ arguments: Arguments) -> any View {
        let alignment = arguments.choice("alignment", ElementKeywords.alignments) ?? .center
        let limits = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
        let isFixed = arguments.has("width") || arguments.has("height")
        let fixed =
            isFixed
            ? AnyView(
                frame(width: arguments.number("width"), height: arguments.number("height"), alignment: alignment))
            : self
        guard limits.contains(where: { arguments.has($0) }) || !isFixed else { return fixed }
        return fixed.frame(
            minWidth: arguments.number("minWidth"), idealWidth: arguments.number("idealWidth"),
            maxWidth: arguments.number("maxWidth"), minHeight: arguments.number("minHeight"),
            idealHeight: arguments.number("idealHeight"), maxHeight: arguments.number("maxHeight"),
            alignment: alignment)
    }

    fileprivate func alignmentGuide(_ arguments: Arguments) -> any View {
        let offset = arguments.number("offset") ?? 0
        let share = arguments.number("at")
        if let guide = arguments.choice("guide", ElementKeywords.vertical) {
            return alignmentGuide(guide) { view in (share.map { $0 * view.height } ?? view[guide]) + offset }
        }
        let guide = arguments.choice("guide", ElementKeywords.horizontal) ?? .center
        return alignmentGuide(guide) { view in (share.map { $0 * view.width } ?? view[guide]) + offset }
    }
}
