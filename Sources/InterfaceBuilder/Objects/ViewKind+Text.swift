import Foundation
import UIKitLayout

@MainActor
extension ViewKind {
    static func makeLabel(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let values = reading.values
        let label = reading.made { UILabel() }
        if let font = values.font(of: element) { label.font = font }
        if let color = values.color("textColor", of: element) { label.textColor = color }
        label.textAlignment = element.word("textAlignment", in: TextKeywords.alignments) ?? .natural
        label.lineBreakMode = element.word("lineBreakMode", in: TextKeywords.lineBreakModes) ?? .byTruncatingTail
        label.numberOfLines = element.count("numberOfLines") ?? 1
        label.isEnabled = element.flag("enabled") ?? true
        label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
        label.minimumScaleFactor = element.number("minimumScaleFactor", in: 0...1) ?? 0
        label.baselineAdjustment =
            element.word("baselineAdjustment", in: TextKeywords.baselineAdjustments) ?? .alignBaselines
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
        let element = reading.element
        let values = reading.values
        let field = reading.made { UITextField() }
        ControlAttributes.configure(field, element)
        field.text = values.text("text", of: element) ?? ""
        field.placeholder = values.text("placeholder", of: element)
        field.font = values.font(of: element) ?? field.font
        field.textColor = values.color("textColor", of: element) ?? field.textColor
        field.textAlignment = element.word("textAlignment", in: TextKeywords.alignments) ?? .natural
        field.borderStyle = element.word("borderStyle", in: TextKeywords.borderStyles) ?? .none
        field.clearButtonMode = element.word("clearButtonMode", in: TextKeywords.viewModes) ?? .never
        field.isSecureTextEntry = element.child("textInputTraits")?.isYes("secureTextEntry") ?? false
        field.minimumFontSize = element.number("minimumFontSize", in: ValueReader.sizes) ?? 0
        field.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
        field.adjustsFontForContentSizeCategory = element.isYes("adjustsFontForContentSizeCategory")
        field.background = values.image("background", of: element)
        if reading.builder.isOnCanvas { field.documentLineGap = reading.builder.document.metrics.textFieldLineGap }
        return field
    }

    static func makeTextView(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let values = reading.values
        let view = reading.made { UITextView() }
        configure(view, reading)
        if let font = values.font(of: element) { view.font = font }
        if let color = values.color("textColor", of: element) { view.textColor = color }
        view.textAlignment = element.word("textAlignment", in: TextKeywords.alignments) ?? .natural
        view.adjustsFontForContentSizeCategory = element.isYes("adjustsFontForContentSizeCategory")
        if let text = values.attributedText(of: element) {
            view.styledText = text
        } else {
            view.text = values.text("text", of: element) ?? ""
        }
        return view
    }

    static func makeSearchBar(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let values = reading.values
        let bar = reading.made { UISearchBar() }
        bar.text = values.text("text", of: element)
        bar.placeholder = values.text("placeholder", of: element)
        bar.prompt = values.text("prompt", of: element)
        bar.showsCancelButton = element.isYes("showsCancelButton")
        bar.showsScopeBar = element.isYes("showsScopeBar")
        bar.showsBookmarkButton = element.isYes("showsBookmarkButton")
        bar.showsSearchResultsButton = element.isYes("showsSearchResultsButton")
        bar.barTintColor = values.color("barTintColor", of: element)
        bar.searchBarStyle = element.word("searchBarStyle", in: TextKeywords.searchBarStyles) ?? .default
        let titles = element.child("scopeButtonTitles")?.children ?? []
        if !titles.isEmpty { bar.scopeButtonTitles = titles.map(\.text) }
        return bar
    }
}
