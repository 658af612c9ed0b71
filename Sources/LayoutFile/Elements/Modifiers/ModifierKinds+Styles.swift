import SwiftUILayout

extension ModifierKinds {
    static let styles = [
        ModifierKind(
            "buttonStyle", "How buttons look.",
            [
                ("automatic", { $0.buttonStyle(.automatic) }), ("plain", { $0.buttonStyle(.plain) }),
                ("borderless", { $0.buttonStyle(.borderless) }), ("bordered", { $0.buttonStyle(.bordered) }),
                ("borderedProminent", { $0.buttonStyle(.borderedProminent) }), ("glass", { $0.buttonStyle(.glass) }),
            ]),
        ModifierKind(
            "buttonBorderShape", "The shape of buttons with a border.",
            [
                ("automatic", { $0.buttonBorderShape(.automatic) }), ("capsule", { $0.buttonBorderShape(.capsule) }),
                ("circle", { $0.buttonBorderShape(.circle) }),
                ("roundedRectangle", { $0.buttonBorderShape(.roundedRectangle) }),
            ]),
        ModifierKind(
            "labelStyle", "What labels show.",
            [
                ("automatic", { $0.labelStyle(.automatic) }), ("titleAndIcon", { $0.labelStyle(.titleAndIcon) }),
                ("titleOnly", { $0.labelStyle(.titleOnly) }), ("iconOnly", { $0.labelStyle(.iconOnly) }),
            ]),
        ModifierKind(
            "toggleStyle", "How switches look.",
            [("switch", { $0.toggleStyle(.switch) }), ("button", { $0.toggleStyle(.button) })]),
        ModifierKind(
            "pickerStyle", "How a choice looks.",
            [
                ("automatic", { $0.pickerStyle(.automatic) }), ("menu", { $0.pickerStyle(.menu) }),
                ("segmented", { $0.pickerStyle(.segmented) }), ("inline", { $0.pickerStyle(.inline) }),
                ("wheel", { $0.pickerStyle(.wheel) }), ("navigationLink", { $0.pickerStyle(.navigationLink) }),
            ]),
        ModifierKind(
            "datePickerStyle", "How a day is chosen.",
            [
                ("automatic", { $0.datePickerStyle(.automatic) }), ("compact", { $0.datePickerStyle(.compact) }),
                ("graphical", { $0.datePickerStyle(.graphical) }), ("wheel", { $0.datePickerStyle(.wheel) }),
            ]),
        ModifierKind(
            "textFieldStyle", "How fields look.",
            [
                ("automatic", { $0.textFieldStyle(.automatic) }), ("plain", { $0.textFieldStyle(.plain) }),
                ("roundedBorder", { $0.textFieldStyle(.roundedBorder) }),
            ]),
        ModifierKind(
            "progressViewStyle", "How progress looks.",
            [
                ("automatic", { $0.progressViewStyle(.automatic) }), ("linear", { $0.progressViewStyle(.linear) }),
                ("circular", { $0.progressViewStyle(.circular) }),
            ]),
        ModifierKind(
            "gaugeStyle", "How gauges look.",
            [
                ("automatic", { $0.gaugeStyle(.automatic) }), ("linearCapacity", { $0.gaugeStyle(.linearCapacity) }),
                ("accessoryCircular", { $0.gaugeStyle(.accessoryCircular) }),
                ("accessoryCircularCapacity", { $0.gaugeStyle(.accessoryCircularCapacity) }),
            ]),
        choice("controlSize", "size", ElementKeywords.controlSizes, "The size of controls.") { $0.controlSize($1) },
        flag("disabled", "Controls cannot be used.") { $0.disabled($1) },
        ModifierKind("labelsHidden", "The labels of controls are left out.") { view, _ in view.labelsHidden() },
        ModifierKind(
            "tag", "What the view stands for in a picker or tab view.",
            [Parameter("tag", .string, "The word.", required: true)], shorthand: "tag"
        ) { view, arguments in view.tag(arguments.string("tag") ?? "") },
    ]
}
