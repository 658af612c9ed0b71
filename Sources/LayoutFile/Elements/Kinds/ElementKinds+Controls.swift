import SwiftUILayout

extension ElementKinds {
    static let controls = [
        ElementKind(
            "Button", "A button.",
            Parameter.titles + [
                Parameter("role", .choice(ElementKeywords.roles.map(\.0)), "The button's role.")
            ], shorthand: "title", "label"
        ) { arguments in
            Button(role: arguments.choice("role", ElementKeywords.roles), action: {}) {
                arguments.labelView() ?? AnyView(EmptyView())
            }
        },
        ElementKind(
            "Menu", "A button that opens a menu.", Parameter.titles, shorthand: "title", "label"
        ) { arguments in
            Menu {
                EmptyView()
            } label: {
                arguments.labelView() ?? AnyView(EmptyView())
            }
        },
        ElementKind(
            "Toggle", "A switch.",
            Parameter.titles + [Parameter("isOn", .flag, "Whether the switch is on.")], shorthand: "title", "label"
        ) { arguments in
            Toggle(isOn: .constant(arguments.flag("isOn") ?? false)) {
                arguments.labelView() ?? AnyView(EmptyView())
            }
        },
        ElementKind(
            "Picker", "A picker: one choice of several.",
            Parameter.titles + [
                Parameter("selection", .string, "The tag of the selected choice."),
                Parameter("content", .content, "The choices, each with a \"tag\"."),
            ]
        ) { arguments in
            Picker(selection: .constant(arguments.string("selection") ?? "")) {
                arguments.content()
            } label: {
                arguments.labelView() ?? AnyView(EmptyView())
            }
        },
        ElementKind(
            "DatePicker", "A date picker, for days or times.",
            Parameter.titles + [
                Parameter("selection", .date, "The date, or the date and the time.", required: true),
                Parameter("displayedComponents", .choices(components.map(\.0)), "The components that are shown."),
            ]
        ) { arguments in
            DatePicker(
                selection: .constant(arguments.date("selection") ?? Date(timeIntervalSince1970: 0)),
                displayedComponents: arguments.set("displayedComponents", components) ?? [.hourAndMinute, .date]
            ) { arguments.labelView() ?? AnyView(EmptyView()) }
        },
        ElementKind(
            "ColorPicker", "A colour well.",
            Parameter.titles + [Parameter("selection", .color, "The colour.", required: true)]
        ) { arguments in
            ColorPicker(selection: .constant(arguments.color("selection") ?? .clear)) {
                arguments.labelView() ?? AnyView(EmptyView())
            }
        },
        ElementKind(
            "Stepper", "Two buttons that change a number.",
            Parameter.titles + [.value, .range], shorthand: "title", "label"
        ) { arguments in
            let value = Double(arguments.number("value") ?? 0)
            let range = arguments.range("in").map { Double($0.lowerBound)...Double($0.upperBound) }
            guard let range else {
                return Stepper(value: .constant(value)) { arguments.labelView() ?? AnyView(EmptyView()) }
            }
            return Stepper(value: .constant(value), in: range) { arguments.labelView() ?? AnyView(EmptyView()) }
        },
    ]

    private static let components: [(String, DatePickerComponents)] = [
        ("date", .date), ("hourAndMinute", .hourAndMinute),
    ]
}
