import Foundation
import UIKitLayout

extension ViewKinds {
    static func makeLabel(_ reading: ViewReading) -> UIView {
        let (element, values) = (reading.element, reading.values)
        let label = reading.made { UILabel() }
        if let font = values.font(of: element) { label.font = font }
        if let color = values.color("textColor", of: element) { label.textColor = color }
        label.textAlignment = TextWords.alignment(element["textAlignment"])
        label.lineBreakMode = TextWords.lineBreakMode(element["lineBreakMode"])
        label.numberOfLines = element.integer("numberOfLines") ?? 1
        label.isEnabled = element.flag("enabled") ?? true
        label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
        label.minimumScaleFactor = element.number("minimumScaleFactor") ?? 0
        label.baselineAdjustment = TextWords.baselineAdjustment(element["baselineAdjustment"])
        label.allowsDefaultTighteningForTruncation = element.isYes("allowsDefaultTighteningForTruncation")
        label.adjustsFontForContentSizeCategory = element.isYes("adjustsFontForContentSizeCategory")
        if let text = values.attributedText(of: element) {
            label.styledText = text
        } else {
            label.text = values.text("text", of: element)
        }
        return label
    }

    static func makeTextField(_ reading: ViewReading) -> UIView {
        let (element, values) = (reading.element, reading.values)
        let field = reading.made { UITextField() }
        ControlWords.configure(field, element)
        field.text = values.text("text", of: element) ?? ""
        field.placeholder = values.text("placeholder", of: element)
        field.font = values.font(of: element) ?? field.font
        field.textColor = values.color("textColor", of: element) ?? field.textColor
        field.textAlignment = TextWords.alignment(element["textAlignment"])
        field.borderStyle = element.word("borderStyle", in: TextWords.borderStyles) ?? .none
        field.clearButtonMode = element.word("clearButtonMode", in: TextWords.viewModes) ?? .never
        field.isSecureTextEntry = element.child("textInputTraits")?.isYes("secureTextEntry") ?? false
        field.minimumFontSize = element.number("minimumFontSize") ?? 0
        field.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
        field.adjustsFontForContentSizeCategory = element.isYes("adjustsFontForContentSizeCategory")
        field.background = values.image("background", of: element)
        if reading.builder.isOnCanvas { field.documentLineGap = reading.builder.document.metrics.textFieldLineGap }
        return field
    }

    static func makeTextView(_ reading: ViewReading) -> UIView {
        let (element, values) = (reading.element, reading.values)
        let view = reading.made { UITextView() }
        configure(view, reading)
        if let font = values.font(of: element) { view.font = font }
        if let color = values.color("textColor", of: element) { view.textColor = color }
        view.textAlignment = TextWords.alignment(element["textAlignment"])
        view.adjustsFontForContentSizeCategory = element.isYes("adjustsFontForContentSizeCategory")
        if let text = values.attributedText(of: element) {
            view.styledText = text
        } else {
            view.text = values.text("text", of: element) ?? ""
        }
        return view
    }

    static func makeSearchBar(_ reading: ViewReading) -> UIView {
        let (element, values) = (reading.element, reading.values)
        let bar = reading.made { UISearchBar() }
        bar.text = values.text("text", of: element)
        bar.placeholder = values.text("placeholder", of: element)
        bar.prompt = values.text("prompt", of: element)
        bar.showsCancelButton = element.isYes("showsCancelButton")
        bar.showsScopeBar = element.isYes("showsScopeBar")
        bar.barTintColor = values.color("barTintColor", of: element)
        switch element["searchBarStyle"] {
        case "minimal": bar.searchBarStyle = .minimal
        case "prominent": bar.searchBarStyle = .prominent
        default: break
        }
        let titles = element.child("scopeButtonTitles")?.children ?? []
        if !titles.isEmpty { bar.scopeButtonTitles = titles.map(\.text) }
        return bar
    }
}

/// The words that documents use for how text is set.
enum TextWords {
    static func alignment(_ word: String?) -> NSTextAlignment {
        switch word {
        case "left": .left
        case "center": .center
        case "right": .right
        case "justified": .justified
        default: .natural
        }
    }

    static func lineBreakMode(_ word: String?) -> NSLineBreakMode {
        switch word {
        case "wordWrap": .byWordWrapping
        case "characterWrap": .byCharWrapping
        case "clip": .byClipping
        case "headTruncation": .byTruncatingHead
        case "middleTruncation": .byTruncatingMiddle
        default: .byTruncatingTail
        }
    }

    static func baselineAdjustment(_ word: String?) -> UIBaselineAdjustment {
        switch word {
        case "alignCenters": .alignCenters
        case "none": .none
        default: .alignBaselines
        }
    }

    static let borderStyles: [String: UITextField.BorderStyle] = [
        "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]

    static let viewModes: [String: UITextField.ViewMode] = [
        "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}
