import Foundation
import KeylineVocabulary
import UIKitLayout

extension ViewKind {
    static func makeLabel(_ reading: ViewReading, _ kind: InterfaceClass) -> UIView {
        let label = reading.read(kind, as: UILabel.self) { UILabel() }
        if let text = reading.values.attributedText(of: reading.element) { label.styledText = text }
        return label
    }

    static func makeTextField(_ reading: ViewReading, _ kind: InterfaceClass) -> UIView {
        let field = reading.read(kind, as: UITextField.self) { UITextField() }
        if reading.builder.isOnCanvas {
            let metrics = reading.builder.document.metrics
            field.documentLeastLineHeight = metrics.textFieldLeastLineHeight
            if let height = metrics.roundedTextFieldHeight { field.documentRoundedHeight = height }
        }
        return field
    }

    static func makeTextView(_ reading: ViewReading, _ kind: InterfaceClass) -> UIView {
        let view = reading.read(kind, as: UITextView.self) { UITextView() }
        if let text = reading.values.attributedText(of: reading.element) { view.styledText = text }
        return view
    }

    static func makeSearchBar(_ reading: ViewReading, _ kind: InterfaceClass) -> UIView {
        let bar = reading.read(kind, as: UISearchBar.self) { UISearchBar() }
        let titles = reading.element.child("scopeButtonTitles")?.children ?? []
        if !titles.isEmpty { bar.scopeButtonTitles = titles.map(\.text) }
        return bar
    }
}
