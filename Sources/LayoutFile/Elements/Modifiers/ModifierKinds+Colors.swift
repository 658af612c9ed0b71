import SwiftUILayout

extension ModifierKinds {
    static let colors = [
        style("foregroundStyle", "The colour or style of text and shapes.") { $0.foregroundStyle($1) },
        ModifierKind(
            "foregroundColor", "The colour of text and shapes.",
            [Parameter("color", .color, "The colour.", required: true)], shorthand: "color"
        ) { view, arguments in view.foregroundColor(arguments.color("color")) },
        ModifierKind(
            "tint", "The colour of controls.", [Parameter("color", .color, "The colour.", required: true)],
            shorthand: "color"
        ) { view, arguments in view.tint(arguments.color("color")) },
        style("backgroundStyle", "The background style of the content.") { $0.backgroundStyle($1) },
        choice("colorScheme", "scheme", ElementKeywords.colorSchemes, "The colour scheme of the content.") {
            $0.colorScheme($1)
        },
        choice("preferredColorScheme", "scheme", ElementKeywords.colorSchemes, "Light or dark.") {
            $0.preferredColorScheme($1)
        },
    ]

    static let effects = [
        number("opacity", 0...1, "The opacity.") { $0.opacity(Double($1)) },
        ModifierKind(
            "shadow", "A shadow behind the view.",
            [
                Parameter("color", .color, "Its colour (default: black at a third of its opacity)."),
                Parameter("radius", .number(0...1000), "The blur radius in points.", required: true),
                Parameter("x", .number(-1000...1000), "The offset to the right in points."),
                Parameter("y", .number(-1000...1000), "The offset downwards in points."),
            ], shorthand: "radius"
        ) { view, arguments in
            let radius = arguments.number("radius") ?? 0
            let x = arguments.number("x") ?? 0
            let y = arguments.number("y") ?? 0
            guard let color = arguments.color("color") else { return view.shadow(radius: radius, x: x, y: y) }
            return view.shadow(color: color, radius: radius, x: x, y: y)
        },
        ModifierKind(
            "rotationEffect", "Rotates the drawing of the view; its space does not change.",
            [
                Parameter("degrees", .number(-36_000...36_000), "The angle, clockwise.", required: true),
                Parameter("anchor", .point, "The centre of rotation (default: the middle)."),
            ], shorthand: "degrees"
        ) { view, arguments in
            view.rotationEffect(
                .degrees(arguments.number("degrees") ?? 0), anchor: arguments.point("anchor") ?? .center)
        },
        ModifierKind(
            "scaleEffect", "Scales the drawing of the view; its space does not change.",
            [
                Parameter("factor", .number(-1000...1000), "The factor of both axes."),
                Parameter("x", .number(-1000...1000), "The factor of the width."),
                Parameter("y", .number(-1000...1000), "The factor of the height."),
                Parameter("anchor", .point, "The fixed point (default: the middle)."),
            ], shorthand: "factor"
        ) { view, arguments in
            let factor = arguments.number("factor") ?? 1
            return view.scaleEffect(
                x: arguments.number("x") ?? factor, y: arguments.number("y") ?? factor,
                anchor: arguments.point("anchor") ?? .center)
        },
        number("grayscale", 0...1, "How much the colours are desaturated.") { $0.grayscale(Double($1)) },
        number("saturation", 0...100, "The saturation (default: 1).") { $0.saturation(Double($1)) },
        number("brightness", -1...1, "The brightness that is added.") { $0.brightness(Double($1)) },
        number("contrast", -100...100, "The contrast (default: 1).") { $0.contrast(Double($1)) },
        ModifierKind(
            "blur", "Blurs the drawing of the view; its space does not change.",
            [
                Parameter("radius", .number(0...1000), "The standard deviation, in points.", required: true),
                Parameter("opaque", .flag, "Whether the edges stay opaque (default: false)."),
            ], shorthand: "radius"
        ) { view, arguments in
            view.blur(radius: arguments.number("radius") ?? 0, opaque: arguments.flag("opaque") ?? false)
        },
        choice("blendMode", "mode", ElementKeywords.blendModes, "How colours are blended with what is behind.") {
            $0.blendMode($1)
        },
        ModifierKind("compositingGroup", "Composites the content before it is blended with what is behind.") {
            view, _ in
            view.compositingGroup()
        },
        ModifierKind("colorInvert", "Inverts the colours.") { view, _ in view.colorInvert() },
        ModifierKind(
            "colorMultiply", "Multiplies each colour by another.",
            [Parameter("color", .color, "The other colour.", required: true)], shorthand: "color"
        ) { view, arguments in view.colorMultiply(arguments.color("color") ?? .white) },
    ]

    private static func style(
        _ name: String, _ summary: String,
        apply: @escaping @MainActor @Sendable (AnyView, AnyShapeStyle) -> any View
    ) -> ModifierKind {
        ModifierKind(
            name, summary, [Parameter("style", .style, "The colour or style.", required: true)], shorthand: "style"
        ) { view, arguments in arguments.style("style").map { apply(view, $0) } ?? view }
    }
}
