import Foundation
import KeylineVocabulary
import UIKitLayout

/// The key paths of runtime attributes that are known, with what sets them.
@MainActor
enum RuntimeKeys {
    private typealias Setter = @MainActor (UIView, RuntimeValue) -> Void

    /// Sets what a path names; false where the path is not known for a view of that kind.
    static func set(_ path: String, of view: UIView, to value: RuntimeValue) -> Bool {
        guard let setter = setters[path] ?? labelSetter(path, of: view) ?? textSetter(path, of: view) else {
            return false
        }
        setter(view, value)
        return true
    }

    /// The properties of every view and its layer: the rows of the vocabulary that key paths set.
    private static let setters: [String: Setter] = {
        var setters: [String: Setter] = [:]
        for row in InterfaceClass.everyView {
            guard let set = row.set else { continue }
            for case .runtime(let paths) in row.documents {
                for path in paths {
                    setters[path] = { view, value in if let input = value.input(row.kind) { set(view, input) } }
                }
            }
        }
        return setters
    }()

    /// The keys of a label, or of a button's.
    private static func labelSetter(_ path: String, of view: UIView) -> Setter? {
        let isOfTitle = path.hasPrefix("titleLabel.")
        let label = isOfTitle ? (view as? UIButton)?.titleLabel : view as? UILabel
        let key = isOfTitle ? String(path.dropFirst("titleLabel.".count)) : path
        guard let label, let setter = labelSetters[key] else { return nil }
        return { setter(label, $1) }
    }

    private static let labelSetters: [String: @MainActor (UILabel, RuntimeValue) -> Void] = [
        "text": { $0.text = $1.text },
        "textColor": { label, value in if let color = value.color { label.textColor = color } },
        "numberOfLines": { label, value in if let integer = value.integer { label.numberOfLines = integer } },
        "lineBreakMode": { label, value in
            if let mode = value.choice(NSLineBreakMode.self) { label.lineBreakMode = mode }
        },
        "textAlignment": { label, value in
            if let alignment = value.choice(NSTextAlignment.self) { label.textAlignment = alignment }
        },
        "adjustsFontSizeToFitWidth": { label, value in
            if let flag = value.flag { label.adjustsFontSizeToFitWidth = flag }
        },
        "minimumScaleFactor": { label, value in if let number = value.number { label.minimumScaleFactor = number } },
        "adjustsFontForContentSizeCategory": { label, value in
            if let flag = value.flag { label.adjustsFontForContentSizeCategory = flag }
        },
    ]

    /// The keys of fields and views of text.
    private static func textSetter(_ path: String, of view: UIView) -> Setter? {
        switch (path, view) {
        case ("text", let field as UITextField): { field.text = $1.text }
        case ("text", let view as UITextView): { view.text = $1.text ?? "" }
        case ("placeholder", let field as UITextField): { field.placeholder = $1.text }
        case ("textColor", let field as UITextField): { if let color = $1.color { field.textColor = color } }
        case ("textColor", let view as UITextView): { if let color = $1.color { view.textColor = color } }
        case ("adjustsFontForContentSizeCategory", let field as UITextField):
            { if let flag = $1.flag { field.adjustsFontForContentSizeCategory = flag } }
        case ("adjustsFontForContentSizeCategory", let view as UITextView):
            { if let flag = $1.flag { view.adjustsFontForContentSizeCategory = flag } }
        default: nil
        }
    }
}

extension RuntimeValue {
    /// The value as a property of a kind takes it; nil, and a note, for one of another kind.
    fileprivate func input(_ kind: PropertyKind) -> PropertyInput? {
        switch kind {
        case .flag: flag.map { .flag($0) }
        case .number: number.map { .number($0) }
        case .integer: integer.map { .integer($0) }
        case .text: text.map { .text($0) } ?? PropertyInput.none
        case .color: color.map { .color($0) }
        case .size: size.map { .size($0) }
        case .choice, .font, .image, .insets, .frame, .priorities, .list: nil
        }
    }
}
