import SwiftUILayout

extension ModifierKinds {
    static let layout = [
        ModifierKind(
            "padding", "Room around the view: a number for all sides, a side's name, or sides with amounts.",
            [Parameter("sides", .insets, "Amounts in points, or default.")], shorthand: "sides"
        ) { view, arguments in
            guard let insets = arguments.insets("sides") else { return view.padding() }
            return view.padding(insets)
        },
        ModifierKind(
            "frame", "The room that the view gets.",
            [
                Parameter("width", .length, "The width, in points."),
                Parameter("height", .length, "The height, in points."),
                Parameter("minWidth", .length, "The least width, in points."),
                Parameter("idealWidth", .length, "The width without a proposal, in points."),
                Parameter("maxWidth", .length, "The greatest width, in points, or infinity."),
                Parameter("minHeight", .length, "The least height, in points."),
                Parameter("idealHeight", .length, "The height without a proposal, in points."),
                Parameter("maxHeight", .length, "The greatest height, in points, or infinity."), .alignment,
            ]
        ) { view, arguments in view.frame(arguments) },
        ModifierKind(
            "fixedSize", "The view keeps its ideal size.",
            [Parameter("axes", .choices(ElementKeywords.axes.map(\.0)), "On which axes; on both unless given.")],
            shorthand: "axes"
        ) { view, arguments in
            let axes = arguments.set("axes", ElementKeywords.axes) ?? [.horizontal, .vertical]
            return view.fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
        },
        ModifierKind(
            "aspectRatio", "The width over the height.",
            [
                Parameter("ratio", .number(0.001...1000), "The ratio; the view's own unless given."),
                Parameter("contentMode", .choice(ElementKeywords.contentModes.map(\.0)), "How it meets its room."),
            ], shorthand: "ratio"
        ) { view, arguments in
            view.aspectRatio(
                arguments.number("ratio"),
                contentMode: arguments.choice("contentMode", ElementKeywords.contentModes) ?? .fit)
        },
        ModifierKind("scaledToFit", "As large as fits, in the view's own ratio.") { view, _ in view.scaledToFit() },
        ModifierKind("scaledToFill", "As small as fills, in the view's own ratio.") { view, _ in view.scaledToFill() },
        ModifierKind(
            "layoutPriority", "Views of higher priority get room first.",
            [Parameter("value", .number(-1000...1000), "The priority; 0 is usual.", required: true)],
            shorthand: "value"
        ) { view, arguments in view.layoutPriority(Double(arguments.number("value") ?? 0)) },
        ModifierKind("offset", "The view drawn elsewhere; its room stays.", point) { view, arguments in
            view.offset(x: arguments.number("x") ?? 0, y: arguments.number("y") ?? 0)
        },
        ModifierKind("position", "The view's middle at a point of all the room there is.", point) { view, arguments in
            view.position(x: arguments.number("x") ?? 0, y: arguments.number("y") ?? 0)
        },
        ModifierKind(
            "alignmentGuide", "Where a guide runs in the view.",
            [
                Parameter(
                    "guide", .choice(ElementKeywords.horizontal.map(\.0) + ElementKeywords.vertical.map(\.0)),
                    "Which guide; \"center\" is the vertical one.", required: true),
                Parameter("offset", .number(-10_000...10_000), "How far from where it ran, in points."),
                Parameter("at", .number(-100...100), "Where it runs, in parts of the view's width or height."),
            ]
        ) { view, arguments in view.alignmentGuide(arguments) },
        ModifierKind(
            "containerRelativeFrame", "The room of the window, scroll view or column around.",
            [
                Parameter(
                    "axes", .choices(ElementKeywords.axes.map(\.0)), "On which axes.", required: true),
                Parameter("count", .integer(1...1000), "Into how many parts the room is divided."),
                Parameter("span", .integer(1...1000), "How many parts the view takes."),
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
            [Parameter("value", .number(-1e6...1e6), "The index; 0 is usual.", required: true)], shorthand: "value"
        ) { view, arguments in view.zIndex(Double(arguments.number("value") ?? 0)) },
        ModifierKind("hidden", "The view is not drawn; its room stays.") { view, _ in view.hidden() },
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
