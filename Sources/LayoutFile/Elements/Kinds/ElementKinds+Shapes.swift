import SwiftUILayout

extension ElementKinds {
    static let shapes = [
        shape("Rectangle", "A rectangle.") { _ in Rectangle() },
        shape(
            "RoundedRectangle", "A rectangle with rounded corners.",
            [Parameter("cornerRadius", .number(0...10_000), "The radius, in points.", required: true), cornerStyle],
            "cornerRadius"
        ) { arguments in
            RoundedRectangle(
                cornerRadius: arguments.number("cornerRadius") ?? 0,
                style: arguments.choice("style", cornerStyles) ?? .continuous)
        },
        shape(
            "UnevenRoundedRectangle", "A rectangle with a radius for each corner.",
            corners.map { Parameter($0, .number(0...10_000), "The radius of that corner, in points.") } + [cornerStyle]
        ) { arguments in
            UnevenRoundedRectangle(
                topLeadingRadius: arguments.number(corners[0]) ?? 0,
                bottomLeadingRadius: arguments.number(corners[1]) ?? 0,
                bottomTrailingRadius: arguments.number(corners[2]) ?? 0,
                topTrailingRadius: arguments.number(corners[3]) ?? 0,
                style: arguments.choice("style", cornerStyles) ?? .continuous)
        },
        shape("Circle", "A circle.") { _ in Circle() },
        shape("Ellipse", "An ellipse.") { _ in Ellipse() },
        shape("Capsule", "A rectangle with round ends.") { _ in Capsule() },
    ]

    private static let corners = [
        "topLeadingRadius", "bottomLeadingRadius", "bottomTrailingRadius", "topTrailingRadius",
    ]
    private static let cornerStyles: [(String, RoundedCornerStyle)] = [
        ("circular", .circular), ("continuous", .continuous),
    ]
    private static let cornerStyle = Parameter(
        "style", .choice(cornerStyles.map(\.0)), "The style of the corners (default: continuous).")

    private static func shape(
        _ name: String, _ summary: String, _ parameters: [Parameter] = [], _ shorthand: String...,
        make: @escaping @MainActor @Sendable (Arguments) -> any InsettableShape
    ) -> ElementKind {
        ElementKind(name, summary, parameters, shorthands: shorthand, subject: .shape) { DrawnShape(make($0)) }
    }

    static let gradients = [
        ElementKind(
            "Color", "An area filled with a colour.", [Parameter("color", .color, "The colour.", required: true)],
            shorthand: "color"
        ) { arguments in
            arguments.color("color") ?? .clear
        },
        ElementKind(
            "LinearGradient", "A linear gradient.",
            [
                colors, Parameter("startPoint", .point, "The position of the first colour (default: top)."),
                Parameter("endPoint", .point, "The position of the last colour (default: bottom)."),
            ], shorthand: "colors"
        ) { arguments in
            LinearGradient(
                gradient: arguments.gradient("colors"), startPoint: arguments.point("startPoint") ?? .top,
                endPoint: arguments.point("endPoint") ?? .bottom)
        },
        ElementKind(
            "RadialGradient", "A radial gradient.",
            [
                colors, Parameter("center", .point, "The centre (default: the middle)."),
                Parameter("startRadius", .number(0...10_000), "The start radius in points."),
                Parameter("endRadius", .number(0...10_000), "The end radius in points.", required: true),
            ]
        ) { arguments in
            RadialGradient(
                gradient: arguments.gradient("colors"), center: arguments.point("center") ?? .center,
                startRadius: arguments.number("startRadius") ?? 0, endRadius: arguments.number("endRadius") ?? 0)
        },
        ElementKind(
            "AngularGradient", "An angular gradient.",
            [
                colors, Parameter("center", .point, "The centre (default: the middle)."),
                Parameter("angle", .number(-3600...3600), "The angle of the first colour, in degrees from the right."),
            ], shorthand: "colors"
        ) { arguments in
            AngularGradient(
                gradient: arguments.gradient("colors"), center: arguments.point("center") ?? .center,
                angle: .degrees(arguments.number("angle") ?? 0))
        },
    ]

    private static let colors = Parameter(
        "colors", .stops, "The colours, at equal distances unless they have a location.", required: true)
}
