import Foundation
import UIKitLayout

extension InterfaceClass {
    static let controls = [
        InterfaceClass(
            UIButton.self, "button", [.control, .text, .content, .recordedSize], layout: .init("A button."),
            library: .init(width: nil, height: nil, [("title", "Button")], text: "title"),
            make: { UIButton(type: .system) }, buttonProperties),
        InterfaceClass(
            UISwitch.self, "switch", [.control, .content, .recordedSize, .huggingWidth, .huggingHeight],
            layout: .init("A switch that is on or off."),
            swiftUI: .init("Toggle(\"\", isOn: .constant($isOn))", ".labelsHidden()"),
            library: .init(width: nil, height: nil, [("isOn", "true")]), make: { UISwitch() }, switchProperties),
        InterfaceClass(
            UISlider.self, "slider", [.control, .content, .chosenWidth, .recordedSize], layout: .init("A slider."),
            swiftUI: .init("Slider(value: .constant($value), in: $minimumValue...$maximumValue)"),
            library: .init(width: 118, height: nil, [("value", "0.5")]),
            make: { UISlider() }, sliderProperties),
        InterfaceClass(
            UISegmentedControl.self, "segmentedControl", [.control, .content, .chosenWidth, .recordedSize],
            layout: .init("A segmented control: one choice out of a few."),
            swiftUI: .init(nil, ".pickerStyle(.segmented)"),
            library: .init(
                width: nil, height: nil, [("segments", "[First, Second]"), ("selectedSegmentIndex", "0")]),
            make: { UISegmentedControl() },
            segmentedProperties),
        InterfaceClass(
            UIStepper.self, "stepper", [.control, .content, .recordedSize, .huggingWidth, .huggingHeight],
            layout: .init("A stepper: two buttons, one for less and one for more."),
            swiftUI: .init(
                "Stepper(\"\", value: .constant($value), in: $minimumValue...$maximumValue)", ".labelsHidden()"),
            library: .init(width: nil, height: nil), make: { UIStepper() },
            stepperProperties),
        InterfaceClass(
            UITextField.self, "textField", [.control, .text, .content, .chosenWidth, .recordedSize],
            layout: .init("A text field: a line of text that can be edited."),
            library: .init(
                width: 97, height: nil, [("borderStyle", "roundedRect"), ("font", "14")], text: "placeholder"),
            make: { UITextField() },
            textFieldProperties),
    ]

    private static let switchProperties: [InterfaceProperty] = [
        .flag("isOn", xib: "on", absent: false, "Whether the switch is on.", swiftUI: .view) {
            (control: UISwitch, flag) in control.isOn = flag
        },
        .color("onTintColor", "The colour of the switch when it is on.", swiftUI: .composed(".tint($)")) {
            (control: UISwitch, color) in control.onTintColor = color
        },
        .color("thumbTintColor") { (control: UISwitch, color) in control.thumbTintColor = color },
    ]

    private static let sliderProperties: [InterfaceProperty] = [
        .number(
            "minimumValue", in: -1e9...1e9, xib: "minValue", absent: 0, "The value at the leading end.",
            swiftUI: .view
        ) { (slider: UISlider, value) in slider.minimumValue = Float(value) }.writing("0.0"),
        .number(
            "maximumValue", in: -1e9...1e9, xib: "maxValue", absent: 1, "The value at the trailing end.",
            swiftUI: .view
        ) { (slider: UISlider, value) in slider.maximumValue = Float(value) }.writing("1"),
        .number("value", in: -1e9...1e9, xib: "value", absent: 0, "The value.", swiftUI: .view) {
            (slider: UISlider, value) in slider.value = Float(value)
        }.writing("0.0"),
        .color("minimumTrackTintColor") { (slider: UISlider, color) in slider.minimumTrackTintColor = color },
        .color("maximumTrackTintColor") { (slider: UISlider, color) in slider.maximumTrackTintColor = color },
        .color("thumbTintColor") { (slider: UISlider, color) in slider.thumbTintColor = color },
        .image("minimumValueImage") { (slider: UISlider, image) in slider.minimumValueImage = image },
        .image("maximumValueImage") { (slider: UISlider, image) in slider.maximumValueImage = image },
    ]

    private static let stepperProperties: [InterfaceProperty] = [
        .number(
            "minimumValue", in: -1e9...1e9, xib: "minimumValue", absent: 0, "The minimum value.", swiftUI: .view
        ) { (stepper: UIStepper, value) in stepper.minimumValue = Double(value) },
        .number(
            "maximumValue", in: -1e9...1e9, xib: "maximumValue", absent: 100, "The maximum value.", swiftUI: .view
        ) { (stepper: UIStepper, value) in stepper.maximumValue = Double(value) }.writing("100"),
        .number("value", in: -1e9...1e9, xib: "value", absent: 0, "The value.", swiftUI: .view) {
            (stepper: UIStepper, value) in stepper.value = Double(value)
        },
        .flag("wraps", xib: "wraps", absent: false) { (stepper: UIStepper, flag) in stepper.wraps = flag },
    ]

    private static let segmentedProperties: [InterfaceProperty] = [
        .composed(
            "segments", .list(.text), xib: .inside("segments/segment", "title"), "The titles of the segments.",
            swiftUI: .view
        ) { view, input in
            guard let control = view as? UISegmentedControl, case .texts(let titles) = input else { return }
            for (index, title) in titles.enumerated() {
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
        },
        .integer(
            "selectedSegmentIndex", in: -1...100, xib: "selectedSegmentIndex", absent: -1,
            "The selected segment, from 0; -1 for none.", swiftUI: .view
        ) { (control: UISegmentedControl, index) in control.selectedSegmentIndex = index }.writing("-1"),
        .composed("segmentImage", .image, xib: .inside("segments/segment", "image")),
        .composed("segmentWidth", .number(0...10_000), xib: .inside("segments/segment", "width")),
        .composed("isSegmentEnabled", .flag, xib: .inside("segments/segment", "enabled"), silence: ["YES"]),
        .flag("apportionsSegmentWidthsByContent", xib: "apportionsSegmentWidthsByContent", absent: false) {
            (control: UISegmentedControl, flag) in control.apportionsSegmentWidthsByContent = flag
        },
        .color("selectedSegmentTintColor") { (control: UISegmentedControl, color) in
            control.selectedSegmentTintColor = color
        },
    ]
}
