import Foundation
import KeylineScenes
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
            of: source(of: placeholder ?? "", givenPlaceholder.attributes, color: .placeholderText), maximumLines: 1)
    }

    var textContent: TextContent {
        keptText.content(
            of: source(of: displayedText, givenText.attributes, color: shownTextColor), maximumLines: 1)
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
        source.lines.alignment = textAlignment
        return source
    }
}

extension UITextField {
    /// Shows and places the views beside the text.
    func placeSideViews() {
        leftView?.isHidden = !showsLeftView
        rightView?.isHidden = !showsRightView
        if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
        if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
    }

    /// The distances of the line's baseline from the top and from the bottom, in points.
    var lineBaselines: (first: CGFloat, last: CGFloat) {
        let size = currentIntrinsicSize
        let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
        let font = adjustedFont
        let baseline = rect.minY + contentVerticalAlignment.share * (rect.height - font.lineHeight) + font.ascender
        return (baseline, size.height - baseline)
    }

    /// What the field says about its text, or about its placeholder where there is none.
    var shownTextState: ViewSnapshot.TextState? {
        let isEmpty = displayedText.isEmpty
        guard let shown = isEmpty ? placeholder : text, !shown.isEmpty else { return nil }
        let content = isEmpty ? placeholderContent : textContent
        let rect = isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
        // The line stands in the middle, however low the field is.
        let room = CGSize(width: rect.width, height: .infinity)
        return TextFit(content: fitted(content, in: rect), room: room)
            .state(of: shown, role: isEmpty ? .placeholder : .text)
    }
}
