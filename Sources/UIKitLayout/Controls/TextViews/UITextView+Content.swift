import Foundation
import KeylineScenes
import KeylineTypesetting

extension UITextView {
    /// The text as it was given; empty where there is none.
    var givenString: String { given.string ?? "" }

    func setText(_ text: String, _ attributes: StyledText?) {
        given.string = text
        given.attributes = attributes
        updateTextStorage()
        contentDidChange()
    }

    func contentDidChange() {
        made.found = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The distance of lines from the view's edges, in points.
    var textInsets: UIEdgeInsets {
        let padding = textContainer.lineFragmentPadding
        return textContainerInset + UIEdgeInsets(top: 0, left: padding, bottom: 0, right: padding)
    }

    var textRect: CGRect {
        let rect = CGRect(origin: .zero, size: bounds.size).inset(by: textInsets)
        return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: measured(layout).height)
    }

    /// What the view says about its text; nil without any.
    var fittedTextState: ViewSnapshot.TextState? {
        guard !givenString.isEmpty else { return nil }
        let insets = textInsets
        let height = isScrollEnabled ? .infinity : bounds.height - insets.top
        let room = CGSize(width: max(bounds.width - insets.left - insets.right, 0), height: height)
        return TextFit(content: content(), room: room).state(of: givenString)
    }

    var layout: TextLayout {
        let insets = textInsets
        return content().layout(width: max(bounds.width - insets.left - insets.right, 0))
    }

    /// An empty text view is as high as one line.
    func measured(_ layout: TextLayout) -> CGSize {
        guard layout.lines.isEmpty else { return layout.size }
        return CGSize(width: 0, height: adjustedFont.lineHeight)
    }

    /// Data is looked for only where nobody types, as in UIKit.
    private var detectsData: Bool { !dataDetectorTypes.isEmpty && isSelectable && !isEditable }

    private var detected: StyledText? {
        if let found = made.found { return found }
        let result = DetectedLinks(dataDetectorTypes).marking(given.attributes, in: givenString)
        made.found = .some(result)
        return result
    }

    func content() -> TextContent {
        let traits = traitCollection
        var source = TextSource(
            givenString, font: font ?? .systemFont(ofSize: 12), color: textColor ?? .label,
            in: semanticContentAttribute,
            traits: traits, adjustsFont: adjustsFontForContentSizeCategory)
        source.styled = detectsData ? detected : given.attributes
        source.linkColor = (linkTextAttributes[.foregroundColor] as? UIColor ?? tintColor)?.color(for: traits)
        source.lines.alignment = textAlignment
        source.lines.breakMode = textContainer.lineBreakMode
        return made.kept.content(of: source, maximumLines: textContainer.maximumNumberOfLines)
    }

    var adjustedFont: UIFont {
        let font = font ?? .systemFont(ofSize: 12)
        return adjustsFontForContentSizeCategory
            ? font.adjusted(to: traitCollection.preferredContentSizeCategory) : font
    }
}
