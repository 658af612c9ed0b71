import Foundation
import KeylineTypesetting

extension UITextField {
    /// The text as it is shown: dots for a secret.
    var displayedText: String {
        let text = text ?? ""
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }

    private var shownTextColor: UIColor { isEnabled ? textColor ?? .label : .tertiaryLabel }

    var placeholderContent: TextContent {
        keptPlaceholder.content(
            of: source(of: placeholder ?? "", placeholderAttributes, color: .placeholderText), maximumLines: 1)
    }

    var textContent: TextContent {
        keptText.content(of: source(of: displayedText, attributes, color: shownTextColor), maximumLines: 1)
    }

    var adjustedFont: UIFont {
        let font = font ?? .systemFont(ofSize: 17)
        return adjustsFontForContentSizeCategory
            ? font.adjusted(to: traitCollection.preferredContentSizeCategory) : font
    }

    private func source(of text: String, _ attributed: StyledText?, color: UIColor) -> TextSource {
        var source = TextSource(
            text, font: font ?? .systemFont(ofSize: 17), color: color, in: semanticContentAttribute,
            traits: traitCollection,
            adjustsFont: adjustsFontForContentSizeCategory)
        // Of a secret only dots are shown, which have no attributes.
        if let attributed, attributed.string == text { source.styled = attributed }
        source.alignment = textAlignment
        return source
    }
}
