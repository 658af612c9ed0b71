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
        style("backgroundStyle", "The style of grounds inside.") { $0.backgroundStyle($1) },
        choice("colorScheme", "scheme", ElementKeywords.colorSchemes, "Light or dark inside.") { $0.colorScheme($1) },
        choice("preferredColorScheme", "scheme", ElementKeywords.colorSchemes, "Light or dark.") {
            $0.preferredColorScheme($1)
        },
    ]

    static let effects = [
        number("opacity", 0...1, "How much the view covers what is behind.") { $0.opacity(Double($1)) },
        ModifierKind(
            "shadow", "A shadow behind the view.",
            [
                Parameter("color", .color, "Its colour; black of a third unless given."),
                Parameter("radius", .number(0...1000), "How soft it is, in points.", required: true),
                Parameter("x", .number(-1000...1000), "How far it lies to the right, in points."),
                Parameter("y", .number(-1000...1000), "How far it lies below, in points."),
            ], shorthand: "radius"
        ) { view, arguments in
            let radius = arguments.number("radius") ?? 0
            let x = arguments.number("x") ?? 0
            let y = arguments.number("y") ?? 0
            guard let color = arguments.color("color") else { return view.shadow(radius: radius, x: x, y: y) }
            return view.shadow(color: color, radius: radius, x: x, y: y)
        },
        ModifierKind(
            "rotationEffect", "The view drawn turned; its room stays.",
            [
                Parameter("degrees", .number(-36_000...36_000), "How far, clockwise.", required: true),
                Parameter("anchor", .point, "Around which point; the middle unless given."),
            ], shorthand: "degrees"
        ) { view, arguments in
            view.rotationEffect(
                .degrees(arguments.number("degrees") ?? 0), anchor: arguments.point("anchor") ?? .center)
        },
        ModifierKind(
            "scaleEffect", "The view drawn larger or smaller; its room stays.",
            [
                Parameter("factor", .number(-1000...1000), "The factor of both axes."),
                Parameter("x", .number(-1000...1000), "The factor of the width."),
                Parameter("y", .number(-1000...1000), "The factor of the height."),
                Parameter("anchor", .point, "From which point; the middle unless given."),
            ], shorthand: "factor"
        ) { view, arguments in
            let factor = arguments.number("factor") ?? 1
            return view.scaleEffect(
                x: arguments.number("x") ?? factor, y: arguments.number("y") ?? factor,
                anchor: arguments.point("anchor") ?? .center)
        },
        number("grayscale", 0...1, "How much colour is taken away.") { $0.grayscale(Double($1)) },
        number("saturation", 0...100, "How strong colours are; 1 is usual.") { $0.saturation(Double($1)) },
        number("brightness", -1...1, "How much lighter colours are.") { $0.brightness(Double($1)) },
        number("contrast", -100...100, "How far colours lie apart; 1 is usual.") { $0.contrast(Double($1)) },
        ModifierKind(
            "blur", "The view drawn blurred; its room stays.",
            [
                Parameter("radius", .number(0...1000), "The standard deviation, in points.", required: true),
                Parameter("opaque", .flag, "Whether the edges stay opaque; false unless given."),
            ], shorthand: "radius"
        ) { view, arguments in
            view.blur(radius: arguments.number("radius") ?? 0, opaque: arguments.flag("opaque") ?? false)
        },
        choice("blendMode", "mode", ElementKeywords.blendModes, "How colours mix with those behind.") {
            $0.blendMode($1)
        },
        ModifierKind("compositingGroup", "What blends inside blends with nothing behind it.") { view, _ in
            view.compositingGroup()
        },
        ModifierKind("colorInvert", "Each colour becomes its opposite.") { view, _ in view.colorInvert() },
        ModifierKind(
            "colorMultiply", "Each colour is multiplied by one.",
            [Parameter("color", .color, "That colour.", required: true)], shorthand: "color"
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
