import SwiftUILayout

extension ElementKinds {
    static let values = [
        ElementKind(
            "ProgressView", "A progress view; a spinner if the progress is not known.",
            [
                .title, .label, .value,
                Parameter("total", .number(0...1e9), "The value of completion (default: 1)."),
            ], shorthand: "value", "title", "label"
        ) { arguments in
            let value = arguments.number("value").map { Double($0) }
            let total = Double(arguments.number("total") ?? 1)
            if let label = arguments.labelView() {
                guard let value else { return ProgressView { label } }
                return ProgressView(value: value, total: total) { label }
            }
            guard let value else { return ProgressView() }
            return ProgressView(value: value, total: total)
        },
        ElementKind(
            "Gauge", "A gauge: a value within its range.",
            [
                .title, .systemImage, .image, .label, .value, .range,
                Parameter("currentValueLabel", .label, "Text or views that show the current value."),
                Parameter("minimumValueLabel", .label, "Text or views at the minimum value."),
                Parameter("maximumValueLabel", .label, "Text or views at the maximum value."),
            ]
        ) { arguments in
            let range = arguments.range("in") ?? 0...1
            return Gauge(
                value: Double(arguments.number("value") ?? 0), in: Double(range.lowerBound)...Double(range.upperBound)
            ) {
                arguments.labelView() ?? AnyView(EmptyView())
            } currentValueLabel: {
                arguments.content("currentValueLabel")
            } minimumValueLabel: {
                arguments.content("minimumValueLabel")
            } maximumValueLabel: {
                arguments.content("maximumValueLabel")
            }
        },
        ElementKind(
            "Slider", "A slider.",
            [
                .value, .range, Parameter("minimumValueLabel", .label, "Text or views before it."),
                Parameter("maximumValueLabel", .label, "Text or views after it."),
            ], shorthand: "value"
        ) { arguments in
            let ends = arguments.range("in") ?? 0...1
            let range = Double(ends.lowerBound)...Double(ends.upperBound)
            let value = Double(arguments.number("value") ?? ends.lowerBound)
            guard arguments.has("minimumValueLabel") || arguments.has("maximumValueLabel") else {
                return Slider(value: .constant(value), in: range)
            }
            return Slider(value: .constant(value), in: range) {
                EmptyView()
            } minimumValueLabel: {
                arguments.content("minimumValueLabel")
            } maximumValueLabel: {
                arguments.content("maximumValueLabel")
            }
        },
        ElementKind(
            "LabeledContent", "A label with a value at the end of the line.",
            Parameter.titles + [
                Parameter("value", .text, "The value."), Parameter("content", .content, "Views instead of the value."),
            ]
        ) { arguments in
            LabeledContent {
                arguments.has("content") ? arguments.content() : arguments.content("value")
            } label: {
                arguments.labelView() ?? AnyView(EmptyView())
            }
        },
    ]

    static let boxes = [
        ElementKind(
            "GroupBox", "A group box.", Parameter.titles + [.content], shorthand: "content"
        ) { arguments in
            guard let label = arguments.labelView() else { return GroupBox { arguments.content() } }
            return GroupBox {
                arguments.content()
            } label: {
                label
            }
        },
        ElementKind(
            "DisclosureGroup", "A disclosure group.",
            Parameter.titles + [Parameter("isExpanded", .flag, "Whether the content is shown."), .content]
        ) { arguments in
            DisclosureGroup(isExpanded: .constant(arguments.flag("isExpanded") ?? false)) {
                arguments.content()
            } label: {
                arguments.labelView() ?? AnyView(EmptyView())
            }
        },
    ]
}
