import Foundation
import UIKitLayout

@MainActor
extension ViewKind {
    static func makeSwitch(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let values = reading.values
        let control = reading.made { UISwitch() }
        ControlAttributes.configure(control, element)
        control.isOn = element.isYes("on")
        control.onTintColor = values.color("onTintColor", of: element)
        control.thumbTintColor = values.color("thumbTintColor", of: element)
        return control
    }

    static func makeSlider(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let values = reading.values
        let slider = reading.made { UISlider() }
        ControlAttributes.configure(slider, element)
        slider.minimumValue = Float(element.number("minValue") ?? 0)
        slider.maximumValue = Float(element.number("maxValue") ?? 1)
        slider.value = Float(element.number("value") ?? 0)
        slider.minimumTrackTintColor = values.color("minimumTrackTintColor", of: element)
        slider.maximumTrackTintColor = values.color("maximumTrackTintColor", of: element)
        slider.thumbTintColor = values.color("thumbTintColor", of: element)
        slider.minimumValueImage = values.image("minimumValueImage", of: element)
        slider.maximumValueImage = values.image("maximumValueImage", of: element)
        return slider
    }

    static func makeStepper(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let stepper = reading.made { UIStepper() }
        ControlAttributes.configure(stepper, element)
        stepper.minimumValue = Double(element.number("minimumValue") ?? 0)
        stepper.maximumValue = Double(element.number("maximumValue") ?? 100)
        stepper.value = Double(element.number("value") ?? 0)
        stepper.wraps = element.isYes("wraps")
        return stepper
    }

    static func makeSegmentedControl(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let values = reading.values
        let control = reading.made { UISegmentedControl() }
        ControlAttributes.configure(control, element)
        for (index, segment) in (element.child("segments")?.children ?? []).enumerated() {
            if let image = values.image(of: segment) {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                let title = values.text("segmentTitles[\(index)]", attribute: "title", of: segment, owner: element)
                control.insertSegment(withTitle: title ?? "", at: index, animated: false)
            }
            control.setWidth(segment.number("width") ?? 0, forSegmentAt: index)
            control.setEnabled(segment.flag("enabled") ?? true, forSegmentAt: index)
        }
        control.selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
        control.apportionsSegmentWidthsByContent = element.isYes("apportionsSegmentWidthsByContent")
        control.selectedSegmentTintColor = values.color("selectedSegmentTintColor", of: element)
        return control
    }

    static func makeProgressView(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let values = reading.values
        let style = element.word("progressViewStyle", in: progressStyles) ?? .default
        let view = reading.made { UIProgressView(progressViewStyle: style) }
        view.progress = Float(element.number("progress", in: 0...1) ?? 0)
        view.progressTintColor = values.color("progressTintColor", of: element)
        view.trackTintColor = values.color("trackTintColor", of: element)
        return view
    }

    private static let progressStyles: [String: UIProgressView.Style] = ["default": .default, "bar": .bar]

    static func makeActivityIndicator(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let values = reading.values
        let view = reading.made {
            UIActivityIndicatorView(style: element.word("style", in: indicatorStyles) ?? .medium)
        }
        if let color = values.color("color", of: element) { view.color = color }
        view.hidesWhenStopped = element.isYes("hidesWhenStopped")
        if element.isYes("animating") { view.startAnimating() }
        return view
    }

    private static let indicatorStyles: [String: UIActivityIndicatorView.Style] = [
        "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
    ]

    static func makePageControl(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let values = reading.values
        let control = reading.made { UIPageControl() }
        ControlAttributes.configure(control, element)
        control.numberOfPages = min(element.count("numberOfPages") ?? 0, 1000)
        control.currentPage = element.count("currentPage") ?? 0
        control.hidesForSinglePage = element.isYes("hidesForSinglePage")
        control.pageIndicatorTintColor = values.color("pageIndicatorTintColor", of: element)
        control.currentPageIndicatorTintColor = values.color("currentPageIndicatorTintColor", of: element)
        return control
    }

    static func makeDatePicker(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let picker = reading.made { UIDatePicker() }
        ControlAttributes.configure(picker, element)
        picker.datePickerMode = element.word("datePickerMode", in: dateModes) ?? .dateAndTime
        picker.preferredDatePickerStyle = element.word("style", in: dateStyles) ?? reading.standardDateStyle
        picker.minuteInterval = element.integer("minuteInterval") ?? 1
        return picker
    }

    private static let dateModes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    ]

    private static let dateStyles: [String: UIDatePickerStyle] = [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
}

extension ViewReading {
    /// Before version 17 the canvas knew date pickers with wheels only.
    fileprivate var standardDateStyle: UIDatePickerStyle {
        builder.document.tools < 17000 ? .wheels : .automatic
    }
}
