import Foundation
import UIKitLayout

extension Schema {
    static let controls = [
        ViewSchema(
            "UIButton", element: "button", "A button.", make: { UIButton(type: .system) },
            properties: buttonProperties + controlProperties
        ),
        ViewSchema(
            "UISwitch", element: "switch", "A switch that is on or off.", make: { UISwitch() },
            properties: switchProperties + controlProperties),
        ViewSchema(
            "UISlider", element: "slider", "A slider.", make: { UISlider() },
            properties: sliderProperties + controlProperties),
        ViewSchema(
            "UISegmentedControl", element: "segmentedControl", "A segmented control: one choice out of a few.",
            make: { UISegmentedControl() },
            properties: segmentedProperties + controlProperties),
        ViewSchema(
            "UIStepper", element: "stepper", "A stepper: two buttons, one for less and one for more.",
            make: { UIStepper() },
            properties: stepperProperties + controlProperties),
        ViewSchema(
            "UITextField", element: "textField", "A text field: a line of text that can be edited.",
            make: { UITextField() },
            properties: textFieldProperties + controlProperties),
    ]

    static let controlProperties = [
        PropertySchema("isEnabled", .flag, "Whether the control is enabled.") { (control: UIControl, value, _) in
            control.isEnabled = value.flag
        },
        PropertySchema("isSelected", .flag, "Whether the control is selected.") { (control: UIControl, value, _) in
            control.isSelected = value.flag
        },
        PropertySchema("isHighlighted", .flag, "Whether the control is highlighted.") {
            (control: UIControl, value, _) in control.isHighlighted = value.flag
        },
    ]

    /// The style comes first: what follows fills its configuration.
    private static let buttonProperties = [
        PropertySchema(
            "style", .choice(["plain", "gray", "tinted", "filled"]), "The style of the button's configuration."
        ) { (button: UIButton, value, _) in
            button.configuration = ButtonNames.configurations[value.word]?()
        },
        PropertySchema("title", .text, "The title.") { (button: UIButton, value, builder) in
            let text = builder.text(value.text)
            if button.configuration == nil {
                button.setTitle(text, for: .normal)
            } else {
                button.configuration?.title = text
            }
        },
        PropertySchema("subtitle", .text, "The subtitle; needs a style.") {
            (button: UIButton, value, builder) in
            button.configuration?.subtitle = builder.text(value.text)
        },
        PropertySchema("image", .image, "The image.") { (button: UIButton, value, builder) in
            let image = builder.image(value.image)
            if button.configuration == nil {
                button.setImage(image, for: .normal)
            } else {
                button.configuration?.image = image
            }
        },
        PropertySchema(
            "imagePadding", .number(0...10_000), "The distance between image and title, in points; needs a style."
        ) { (button: UIButton, value, _) in
            button.configuration?.imagePadding = value.number
        },
        PropertySchema(
            "imagePlacement", .choice(ButtonNames.edges.keys.sorted()),
            "The side of the title on which the image is; needs a style."
        ) { (button: UIButton, value, _) in
            button.configuration?.imagePlacement = ButtonNames.edges[value.word] ?? .leading
        },
        PropertySchema("buttonSize", .choice(ButtonNames.sizes.keys.sorted()), "The size; needs a style.") {
            (button: UIButton, value, _) in
            button.configuration?.buttonSize = ButtonNames.sizes[value.word] ?? .medium
        },
        PropertySchema(
            "cornerStyle", .choice(ButtonNames.corners.keys.sorted()), "The corner style; needs a style."
        ) { (button: UIButton, value, _) in
            button.configuration?.cornerStyle = ButtonNames.corners[value.word] ?? .dynamic
        },
        PropertySchema("font", .font, "The font of the title.") { (button: UIButton, value, _) in
            if button.configuration == nil {
                button.titleLabel?.font = value.font
            } else {
                button.configuration?.givenTitleFont = value.font
            }
        },
        PropertySchema("titleColor", .color, "The colour of the title.") { (button: UIButton, value, _) in
            if button.configuration == nil {
                button.setTitleColor(value.color, for: .normal)
            } else {
                button.configuration?.baseForegroundColor = value.color
            }
        },
    ]

    private static let switchProperties = [
        PropertySchema("isOn", .flag, "Whether the switch is on.") { (control: UISwitch, value, _) in
            control.isOn = value.flag
        },
        PropertySchema("onTintColor", .color, "The colour of the switch when it is on.") {
            (control: UISwitch, value, _) in
            control.onTintColor = value.color
        },
    ]

    private static let sliderProperties = [
        PropertySchema("minimumValue", .number(-1e9...1e9), "The value at the leading end.") {
            (slider: UISlider, value, _) in
            slider.minimumValue = Float(value.number)
        },
        PropertySchema("maximumValue", .number(-1e9...1e9), "The value at the trailing end.") {
            (slider: UISlider, value, _) in
            slider.maximumValue = Float(value.number)
        },
        PropertySchema("value", .number(-1e9...1e9), "The value.") { (slider: UISlider, value, _) in
            slider.value = Float(value.number)
        },
    ]

    private static let segmentedProperties = [
        PropertySchema("segments", .list(.text), "The titles of the segments.") {
            (control: UISegmentedControl, value, builder) in
            for (index, title) in value.list.enumerated() {
                control.insertSegment(withTitle: builder.text(title.text), at: index, animated: false)
            }
        },
        PropertySchema("selectedSegmentIndex", .integer(-1...100), "The selected segment, from 0; -1 for none.") {
            (control: UISegmentedControl, value, _) in
            control.selectedSegmentIndex = value.integer
        },
    ]

    private static let stepperProperties = [
        PropertySchema("minimumValue", .number(-1e9...1e9), "The minimum value.") { (stepper: UIStepper, value, _) in
            stepper.minimumValue = Double(value.number)
        },
        PropertySchema("maximumValue", .number(-1e9...1e9), "The maximum value.") { (stepper: UIStepper, value, _) in
            stepper.maximumValue = Double(value.number)
        },
        PropertySchema("value", .number(-1e9...1e9), "The value.") { (stepper: UIStepper, value, _) in
            stepper.value = Double(value.number)
        },
    ]

    private static let textFieldProperties = [
        PropertySchema("text", .text, "The text.") { (field: UITextField, value, builder) in
            field.text = builder.text(value.text)
        },
        PropertySchema("placeholder", .text, "The placeholder of an empty field.") {
            (field: UITextField, value, builder) in
            field.placeholder = builder.text(value.text)
        },
        PropertySchema("font", .font, "The font.") { (field: UITextField, value, _) in
            field.font = value.font
            field.adjustsFontForContentSizeCategory = true
        },
        PropertySchema("textColor", .color, "The colour of the text.") { (field: UITextField, value, _) in
            field.textColor = value.color
        },
        PropertySchema("textAlignment", .choice(TextNames.alignments.map(\.name)), "The alignment of the text.") {
            (field: UITextField, value, _) in
            field.textAlignment = TextNames.alignment(value.word)
        },
        PropertySchema("borderStyle", .choice(TextNames.borders.map(\.name)), "The border style of the field.") {
            (field: UITextField, value, _) in
            field.borderStyle = TextNames.borders.first { $0.name == value.word }?.value ?? .none
        },
        PropertySchema(
            "adjustsFontSizeToFitWidth", .flag, "Whether the font shrinks if the text is too long."
        ) { (field: UITextField, value, _) in
            field.adjustsFontSizeToFitWidth = value.flag
        },
        PropertySchema("minimumFontSize", .number(0...1000), "The size in points to which the font may shrink.") {
            (field: UITextField, value, _) in
            field.minimumFontSize = value.number
        },
        PropertySchema("isSecureTextEntry", .flag, "Whether the text is shown as dots.") {
            (field: UITextField, value, _) in
            field.isSecureTextEntry = value.flag
        },
        PropertySchema(
            "clearButtonMode", .choice(TextNames.modes.map(\.name)), "When the clear button is shown."
        ) { (field: UITextField, value, _) in
            field.clearButtonMode = TextNames.modes.first { $0.name == value.word }?.value ?? .never
        },
    ]
}

/// The words that stand for the looks of buttons.
private enum ButtonNames {
    static let configurations: [String: @Sendable () -> UIButton.Configuration] = [
        "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
    ]
    static let edges: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    static let sizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    static let corners: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
}
