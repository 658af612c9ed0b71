import Foundation
import KeylineVocabulary
import UIKitLayout

extension ViewKind {
    static func makeSegmentedControl(_ reading: ViewReading, _ kind: InterfaceClass) -> UIView {
        let element = reading.element
        let values = reading.values
        let control = reading.made { UISegmentedControl() }
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
        reading.apply(kind, to: control)
        return control
    }

    /// Before version 17 the canvas knew date pickers with wheels only.
    static func makeDatePicker(_ reading: ViewReading, _ kind: InterfaceClass) -> UIView {
        let picker = reading.made { UIDatePicker() }
        picker.preferredDatePickerStyle = reading.builder.document.tools < 17000 ? .wheels : .automatic
        reading.apply(kind, to: picker)
        return picker
    }
}
