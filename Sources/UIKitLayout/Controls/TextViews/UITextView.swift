public import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// Paragraphs of text that can be edited and scrolled.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text.
    open var text: String! {
        get { givenString }
        set { setText(newValue ?? "", nil) }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text with attributes of its own; those that are missing are the view's.
    open var attributedText: NSAttributedString! {
        get { given.attributes?.attributedString ?? NSAttributedString(string: givenString) }
        set { styledText = newValue.map(StyledText.init) }
    }

    /// The text with attributes as a document says it; nil where the text has none of its own.
    package var styledText: StyledText? {
        get { given.attributes }
        set { setText(newValue?.string ?? "", newValue) }
    }

    /// The font; without one the system's at 12 points.
    open var font: UIFont? {
        didSet { contentDidChange() }
    }

    /// The colour of the text; without one that of labels.
    open var textColor: UIColor?

    /// Where lines stand.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { contentDidChange() } }
    }

    /// The distance of the text from the view's edges, besides the padding of lines, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { contentDidChange() } }
    }

    /// The room in which lines are set.
    public let textContainer: NSTextContainer

    /// Whether a font that was made for a text style follows the text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { contentDidChange() }
    }

    /// Hears of typing: in a picture nobody types. Changes no picture.
    open weak var delegate: (any UITextViewDelegate)?
    /// Whether text can be typed. Changes no picture.
    open var isEditable = true
    /// Whether text can be chosen. Changes no picture.
    open var isSelectable = true
    /// Whether dots are shown in place of the text: a text view shows the text, as in UIKit. Changes no picture.
    open var isSecureTextEntry = false
    /// What is chosen. Changes no picture.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Whether inserting begins with clearing. Changes no picture.
    open var clearsOnInsertion = false
    /// Whether attributes of a part can be changed. Changes no picture.
    open var allowsEditingTextAttributes = false
    /// The attributes of what is typed. Changes no picture.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// What is looked for in text that can be chosen and not edited, and made links: addresses of the web, of e-mail and of telephones.
    /// What else could be looked for is not; the scene says so.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet {
            if dataDetectorTypes != oldValue { contentDidChange() }
            let others = dataDetectorTypes.subtracting([.link, .phoneNumber])
            if !others.isEmpty, dataDetectorTypes != .all {
                noteUndrawn("what is found in a text besides addresses of the web and telephones")
            }
        }
    }
    /// How links look, in place of the tint colour.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
        didSet { contentDidChange() }
    }
    /// Scrolls to a part: a picture stays where it is. Changes no picture.
    open func scrollRangeToVisible(_ range: NSRange) {}

    // MARK: Keyboard

    /// Which keys the keyboard has. Changes no picture.
    open var keyboardType = UIKeyboardType.default
    /// What the return key says. Changes no picture.
    open var returnKeyType = UIReturnKeyType.default
    /// The look of the keyboard. Changes no picture.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// Which letters become capitals while somebody types. Changes no picture.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected while somebody types. Changes no picture.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether words are checked while somebody types. Changes no picture.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether quotation marks are curled while somebody types. Changes no picture.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether dashes are joined while somebody types. Changes no picture.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces are added where text is pasted. Changes no picture.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Whether the rest of a word is proposed. Changes no picture.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// What the text is, so that it can be filled in. Changes no picture.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType!
    /// Whether the return key waits for text. Changes no picture.
    open var enablesReturnKeyAutomatically = false
    /// Rules for passwords. Changes no picture.
    open var passwordRules: UITextInputPasswordRules?
    /// The buttons beside the proposals over the keyboard. Changes no picture.
    open var inputAssistantItem: UITextInputAssistantItem { inputViews.assistantItem }
    /// What stands in for the keyboard; not shown. Changes no picture.
    open override var inputView: UIView? {
        get { inputViews.inputView }
        set { inputViews.inputView = newValue }
    }
    /// What stands above the keyboard; not shown. Changes no picture.
    open override var inputAccessoryView: UIView? {
        get { inputViews.inputAccessoryView }
        set { inputViews.inputAccessoryView = newValue }
    }
    open override var canBecomeFirstResponder: Bool { true }

    /// What is chosen, in UTF-16 code units. A picture shows no selection. Changes no picture.
    open var selectedTextRange: UITextRange?
    /// Where text begins. Changes no picture.
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// Where text ends. Changes no picture.
    open var endOfDocument: UITextPosition { TypedText(text).end }
    /// Text that is not decided yet: none. Changes no picture.
    open var markedTextRange: UITextRange? { nil }
    /// What TextKit's names show, and what changes no picture.
    var textKit = TextViewParts()
    /// Whether there is any text.
    open var hasText: Bool { !(text ?? "").isEmpty }
    /// Adds text to the end.
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    /// Deletes the last character.
    open func deleteBackward() { text = String((text ?? "").dropLast()) }
    /// A place so many code units after another one; nil where that lies outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        TypedText(text).position(from: position, offset: offset)
    }
    /// The part between two places.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition, toPosition)
    }
    /// How many code units lie between two places.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// The characters of a part; nil where it lies outside the text.
    open func text(in range: UITextRange) -> String? { TypedText(text).characters(in: range) }
    /// Replaces the characters of a part.
    open func replace(_ range: UITextRange, withText text: String) {
        if let replaced = TypedText(self.text).replacing(range, with: text) { self.text = replaced }
    }
    /// The rectangle of a caret, which a picture does not show. Changes no picture.
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    /// The first rectangle of a part: none. Changes no picture.
    open func firstRect(for range: UITextRange) -> CGRect { .zero }
    /// The rectangles of a part: none. Changes no picture.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    /// The place nearest to a point: the beginning. Changes no picture.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(0) }

    final var given = AssignedText(string: "")
    final var made = ComposedText()
    private final var inputViews = TextInputViews()
    /// Says what becomes of what is pasted. Changes no picture.
    open weak var pasteDelegate: (any UITextPasteDelegate)?

    /// Creates a text view with a frame in points, and a room of its own where none is given.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        begin()
        if let text = textContainer?.layoutManager?.textStorage { attributedText = text }
    }

    /// Creates a text view with a frame in points.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates a text view from an archive.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        backgroundColor = .systemBackground
        textContainer.owner = self
    }

    // MARK: Measuring

    /// No size of its own while it scrolls. Otherwise the size of the text: in one line for each paragraph where nothing limits the
    /// width, or at the width that layout gives.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? super.intrinsicContentSize : sizeThatFits(CGSize(width: contentSizeState.offeredWidth ?? 0, height: 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = textInsets
        let room = size.width > 0 ? size.width - insets.left - insets.right : .infinity
        let text = measured(content().layout(width: room))
        return CGSize(
            width: ceiledToPixels(text.width + insets.left + insets.right),
            height: ceiledToPixels(text.height + insets.top + insets.bottom))
    }

    package override var contentFollowsWidth: Bool { !isScrollEnabled }

    package override var baselineOffsets: (first: CGFloat, last: CGFloat) {
        let insets = textInsets
        let layout = content().layout(width: bounds.width > 0 ? bounds.width - insets.left - insets.right : .infinity)
        return (insets.top + layout.firstBaseline, insets.bottom + layout.size.height - layout.lastBaseline)
    }

    open override func layoutSubviews() {
        if isScrollEnabled {
            let insets = textInsets
            contentSize = CGSize(
                width: bounds.width, height: ceiledToPixels(measured(layout).height + insets.top + insets.bottom))
        }
        super.layoutSubviews()
    }

    // MARK: Drawing

    override func drawContent(in canvas: inout ViewCanvas) {
        guard !givenString.isEmpty else { return }
        canvas.draw(layout, in: textRect, images: content().images)
    }

    override var textState: ViewSnapshot.TextState? { fittedTextState }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(of: self, value: text, traits: isEditable ? .textEntry : .staticText)
    }
}

extension UITextView: ListScrolling {
    var sectionHeaders: [UIView] { [] }
}
