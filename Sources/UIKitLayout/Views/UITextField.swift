public import Foundation
package import KeylineAutoLayout
import KeylineAppearance
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// A line of text that can be edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
    /// The text.
    open var text: String? {
        get { givenText.string }
        set {
            givenText.string = newValue
            contentDidChange()
        }
    }

    /// The text with attributes of its own; those that are missing are the field's.
    open var attributedText: NSAttributedString? {
        get { givenText.attributedString }
        set {
            text = newValue?.string
            givenText.attributes = newValue.map(StyledText.init)
        }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { givenPlaceholder.string }
        set {
            givenPlaceholder.string = newValue
            contentDidChange()
        }
    }

    /// What is shown while there is no text, with attributes of its own.
    open var attributedPlaceholder: NSAttributedString? {
        get { givenPlaceholder.attributedString }
        set {
            placeholder = newValue?.string
            givenPlaceholder.attributes = newValue.map(StyledText.init)
        }
    }

    /// The font; the system's at 17 points.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet { contentDidChange() }
    }

    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// Where the text stands.
    open var textAlignment = NSTextAlignment.natural

    /// The line around the field.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { contentDidChange() } }
    }

    /// The image behind the text of a field without a border of the system.
    open var background: UIImage?

    /// A view before the text, on the side where lines start.
    open var leftView: UIView? {
        didSet { replace(oldValue, by: leftView) }
    }

    /// A view after the text, on the side where lines end.
    open var rightView: UIView? {
        didSet { replace(oldValue, by: rightView) }
    }

    /// When the view before the text is shown.
    open var leftViewMode = UITextField.ViewMode.never {
        didSet { contentDidChange() }
    }

    /// When the view after the text is shown.
    open var rightViewMode = UITextField.ViewMode.never {
        didSet { contentDidChange() }
    }

    /// When the button that clears the text is shown.
    open var clearButtonMode = UITextField.ViewMode.never {
        didSet { contentDidChange() }
    }

    /// Whether dots are shown in place of the text.
    open var isSecureTextEntry = false {
        didSet { contentDidChange() }
    }

    /// Whether the font shrinks where the text is too long.
    open var adjustsFontSizeToFitWidth = false
    /// The size down to which the font shrinks, in points.
    open var minimumFontSize: CGFloat = 0

    /// Whether a font that was made for a text style follows the text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { contentDidChange() }
    }

    final var givenText = AssignedText(string: "")
    final var keptText = CachedText()
    final var givenPlaceholder = AssignedText()
    final var keptPlaceholder = CachedText()
    /// The least height of a field with a rounded border, in points; Interface Builder's canvas had another one once.
    ///
    /// Source: rounded text fields in Interface Builder files since Xcode 11 are 34 points high, with text of 14 points.
    package final var documentRoundedHeight = TextFieldMetrics.height {
        didSet { if documentRoundedHeight != oldValue { contentDidChange() } }
    }
    /// The least height of the line of a field without a border on Interface Builder's canvas, in points.
    package final var documentLeastLineHeight: CGFloat = 0 {
        didSet { if documentLeastLineHeight != oldValue { contentDidChange() } }
    }
    private final var inputViews = TextInputViews()
    final var givenDefaultAttributes: [NSAttributedString.Key: Any] = [:]

    /// Whether text is typed, which only steps do.
    open var isEditing: Bool { isFirstResponder }

    /// Hears of typing: in a picture nobody types. Changes no picture.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether typing begins with clearing. Changes no picture.
    open var clearsOnBeginEditing = false
    /// Whether inserting begins with clearing. Changes no picture.
    open var clearsOnInsertion = false
    /// Whether attributes of a part can be changed. Changes no picture.
    open var allowsEditingTextAttributes = false
    /// The attributes of what is typed. Changes no picture.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// The image behind the text of a field that cannot be used. Without `background` it is ignored, as in UIKit.
    open var disabledBackground: UIImage?

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

    // MARK: Rectangles

    /// The rectangle of the text in bounds, both in points.
    open func textRect(forBounds bounds: CGRect) -> CGRect { TextFieldRectangles(of: self, bounds).text }
    /// The rectangle of the text while somebody types, both in points.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The rectangle of the placeholder in bounds, both in points.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The rectangle of the border in bounds, both in points.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The rectangle of the view before the text in bounds, both in points.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { TextFieldRectangles(of: self, bounds).leading }
    /// The rectangle of the view after the text in bounds, both in points.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { TextFieldRectangles(of: self, bounds).trailing }
    /// The rectangle of the button that clears the text in bounds, both in points.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { TextFieldRectangles(of: self, bounds).clear }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSideViews()
    }

    // MARK: Measuring

    override var systemSize: CGSize? { intrinsicContentSize }
    open override var intrinsicContentSize: CGSize { TextFieldRectangles.fittingSize(of: self) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    package override var baselineOffsets: (first: CGFloat, last: CGFloat) { lineBaselines }

    /// Source: labels aligned with fields of a given height in Interface Builder files.
    package override var baselineHold: BaselineHold? {
        BaselineHold(share: contentVerticalAlignment.share, height: currentIntrinsicSize.height)
    }

    // MARK: Drawing

    override func drawContent(in canvas: inout ViewCanvas) {
        drawField(in: &canvas)
    }

    /// Draws the text into a rectangle, in points.
    open func drawText(in rect: CGRect) { draw(textContent, in: rect) }

    /// Draws the placeholder into a rectangle, in points.
    open func drawPlaceholder(in rect: CGRect) { draw(placeholderContent, in: rect) }

    /// The field's own text; a placeholder only where there is none.
    override var textState: ViewSnapshot.TextState? { shownTextState }
    /// Says what becomes of what is pasted. Changes no picture.
    open weak var pasteDelegate: (any UITextPasteDelegate)?

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        let isSearch = self is UISearchTextField || superview is UISearchBar
        return AccessibilityDefaults(
            of: self, value: textState?.text, traits: isSearch ? [.textEntry, .searchField] : .textEntry)
    }
}
