import SwiftUILayout

extension ModifierKinds {
    static let styles = [
        ModifierKind(
            "buttonStyle", "The style of buttons.",
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
            "labelStyle", "The style of labels.",
            [
                ("automatic", { $0.labelStyle(.automatic) }), ("titleAndIcon", { $0.labelStyle(.titleAndIcon) }),
                ("titleOnly", { $0.labelStyle(.titleOnly) }), ("iconOnly", { $0.labelStyle(.iconOnly) }),
            ]),
        ModifierKind(
            "toggleStyle", "The style of switches.",
            [("switch", { $0.toggleStyle(.switch) }), ("button", { $0.toggleStyle(.button) })]),
        ModifierKind(
            "pickerStyle", "The style of pickers.",
            [
                ("automatic", { $0.pickerStyle(.automatic) }), ("menu", { $0.pickerStyle(.menu) }),
                ("segmented", { $0.pickerStyle(.segmented) }), ("inline", { $0.pickerStyle(.inline) }),
                ("wheel", { $0.pickerStyle(.wheel) }), ("navigationLink", { $0.pickerStyle(.navigationLink) }),
            ]),
        ModifierKind(
            "datePickerStyle", "The style of date pickers.",
            [
                ("automatic", { $0.datePickerStyle(.automatic) }), ("compact", { $0.datePickerStyle(.compact) }),
                ("graphical", { $0.datePickerStyle(.graphical) }), ("wheel", { $0.datePickerStyle(.wheel) }),
            ]),
        ModifierKind(
            "textFieldStyle", "The style of text fields.",
            [
                ("automatic", { $0.textFieldStyle(.automatic) }), ("plain", { $0.textFieldStyle(.plain) }),
                ("roundedBorder", { $0.textFieldStyle(.roundedBorder) }),
            ]),
        ModifierKind(
            "progressViewStyle", "The style of progress views.",
            [
                ("automatic", { $0.progressViewStyle(.automatic) }), ("linear", { $0.progressViewStyle(.linear) }),
                ("circular", { $0.progressViewStyle(.circular) }),
            ]),
        ModifierKind(
            "gaugeStyle", "The style of gauges.",
            [
                ("automatic", { $0.gaugeStyle(.automatic) }), ("linearCapacity", { $0.gaugeStyle(.linearCapacity) }),
                ("accessoryCircular", { $0.gaugeStyle(.accessoryCircular) }),
                ("accessoryCircularCapacity", { $0.gaugeStyle(.accessoryCircularCapacity) }),
            ]),
        choice("controlSize", "size", ElementKeywords.controlSizes, "The size of controls.") { $0.controlSize($1) },
        flag("disabled", "Disables controls.") { $0.disabled($1) },
        ModifierKind("labelsHidden", "Hides the labels of controls.") { view, _ in view.labelsHidden() },
        ModifierKind(
            "tag", "The tag that identifies the view in a picker or tab view.",
            [Parameter("tag", .string, "The tag.", required: true)], shorthand: "tag"
        ) { view, arguments in view.tag(arguments.string("tag") ?? "") },
    ]
}
