import SwiftUILayout

extension ElementKinds {
    static let values = [
        ElementKind(
            "ProgressView", "How far something is; a wheel where that is not known.",
            [
                .title, .label, .value,
                Parameter("total", .number(0...1e9), "The value at which it is done; 1 unless given."),
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
            "Gauge", "A value within its range.",
            [
                .title, .systemImage, .image, .label, .value, .range,
                Parameter("currentValueLabel", .label, "A text or views that tell the value."),
                Parameter("minimumValueLabel", .label, "A text or views at the least value."),
                Parameter("maximumValueLabel", .label, "A text or views at the greatest value."),
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
            "Slider", "A value that can be dragged.",
            [
                .value, .range, Parameter("minimumValueLabel", .label, "A text or views before it."),
                Parameter("maximumValueLabel", .label, "A text or views behind it."),
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
            "LabeledContent", "A text with a value at the other end of the line.",
            Parameter.titles + [
                Parameter("value", .text, "The value."), Parameter("content", .content, "Views in place of the value."),
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
            "GroupBox", "Views in a box.", Parameter.titles + [.content], shorthand: "content"
        ) { arguments in
            guard let label = arguments.labelView() else { return GroupBox { arguments.content() } }
            return GroupBox {
                arguments.content()
            } label: {
                label
            }
        },
        ElementKind(
            "DisclosureGroup", "Views under a line that opens them.",
            Parameter.titles + [Parameter("isExpanded", .flag, "Whether they show."), .content]
        ) { arguments in
            DisclosureGroup(isExpanded: .constant(arguments.flag("isExpanded") ?? false)) {
                arguments.content()
            } label: {
                arguments.labelView() ?? AnyView(EmptyView())
            }
        },
    ]
}
