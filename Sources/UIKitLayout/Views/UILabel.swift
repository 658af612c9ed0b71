public import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// Lines of text that nobody edits.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text.
    open var text: String? {
        get { given.string }
        set {
            given.string = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// The text with attributes of its own; those that are missing are the label's.
    open var attributedText: NSAttributedString? {
        get { given.attributedString }
        set { styledText = newValue.map(StyledText.init) }
    }

    /// The text with attributes as a document says it; nil where the text has none of its own.
    package var styledText: StyledText? {
        get { given.attributes }
        set {
            text = newValue?.string
            given.attributes = newValue
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The font of text without one of its own; the system's at 17 points.
    open var font: UIFont! {
        get { givenFont }
        set {
            givenFont = newValue ?? .systemFont(ofSize: 17)
            invalidateIntrinsicContentSize()
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of text without one of its own.
    open var textColor: UIColor! {
        get { ownTextColor }
        set { ownTextColor = newValue ?? .label }
    }

    /// Where lines stand in the width of the label.
    open var textAlignment = NSTextAlignment.natural

    /// What happens where text does not fit.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The largest number of lines; 0 for any.
    open var numberOfLines = 1 {
        didSet {
            guard numberOfLines != oldValue else { return }
            invalidateIntrinsicContentSize()
            if (numberOfLines == 1) != (oldValue == 1) { (superview as? UIStackView)?.arrangementDidChange() }
        }
    }

    /// The width at which lines end when the content's own size is asked for, in points; 0 takes the width that layout gives.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether the font shrinks where the text is too long for one line.
    open var adjustsFontSizeToFitWidth = false
    /// How far the font may shrink, as a factor 0…1; 0 sets no limit.
    open var minimumScaleFactor: CGFloat = 0
    /// Where shrunken text stands.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Whether a line that is a little too long is set tighter before it is truncated.
    open var allowsDefaultTighteningForTruncation = false
    /// What else decides where lines end, besides the line break mode.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
        didSet { if lineBreakStrategy != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Whether the text is drawn as usable.
    open var isEnabled = true
    /// The colour of the text while the label is highlighted; nil for the usual one.
    open var highlightedTextColor: UIColor?
    /// Whether the label shows that it, or the cell around it, is touched or chosen.
    open var isHighlighted = false

    /// Whether a font that was made for a text style follows the text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() } }
    }

    private final var given = AssignedText()
    private final var keptText = CachedText()
    private final var givenFont = UIFont.systemFont(ofSize: 17)
    private final var ownTextColor = UIColor.label
    /// The colour of a shadow under letters, which has sharp edges; nil for none.
    open var shadowColor: UIColor?
    /// The distance from the letters to their shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Whether the largest text sizes show the label enlarged when a finger stays on it. Changes no picture.
    open var showsExpansionTextWhenTruncated = false

    /// Creates a label with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takesTouches = false
    }

    /// Creates a label from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takesTouches = false
    }

    // MARK: Measuring

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: contentSizeState.offeredWidth ?? preferredMaxLayoutWidth, height: 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLimited = size.width > 0 && numberOfLines != 1
        let room = CGRect(x: 0, y: 0, width: isLimited ? size.width : .infinity, height: .infinity)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    /// The rectangle that the text takes inside bounds, both in points; subclasses inset it for padding.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard let content = content(maximumLines: numberOfLines) else {
            return CGRect(origin: bounds.origin, size: .zero)
        }
        let size = content.size(width: bounds.width)
        return CGRect(x: bounds.minX, y: bounds.minY, width: size.width, height: min(size.height, bounds.height))
    }

    package override var contentFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    package override var wrapsText: Bool { numberOfLines != 1 }

    package override var baselineOffsets: (first: CGFloat, last: CGFloat) {
        let known = contentSizeState.measuredWidth ?? bounds.width
        let width = contentFollowsWidth && known > 0 ? known : .infinity
        guard let content = content(maximumLines: numberOfLines) else { return emptyBaselineOffsets }
        let layout = content.layout(width: width)
        let size = content.size(of: layout)
        return (layout.firstBaseline, size.height - layout.lastBaseline)
    }

    /// A label without text has the baselines of an empty line. Source: the frames of rows aligned at such labels in Interface
    /// Builder files.
    private var emptyBaselineOffsets: (first: CGFloat, last: CGFloat) {
        let font = adjustedFont
        return (font.ascender, -font.descender)
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text into a rectangle, in points; subclasses inset it for padding.
    open func drawText(in rect: CGRect) {
        guard let content = content(maximumLines: numberOfLines) else { return }
        let fitted = TextFit(content: fitted(content, in: rect), room: rect.size).drawn
        let layout = fitted.layout(width: rect.width)
        let usual = content.layout(width: rect.width)
        let height = fitted.size(of: layout).height
        let usualTop = rect.minY + max((rect.height - content.size(of: usual).height) / 2, 0)
        let middle = rect.minY + max((rect.height - height) / 2, 0)
        let isShrunkLine = fitted.text != content.text && numberOfLines == 1
        let top =
            switch baselineAdjustment {
            case .alignBaselines where isShrunkLine: usualTop + usual.firstBaseline - layout.firstBaseline
            case .none where isShrunkLine: usualTop
            default: middle
            }
        let place = CGRect(x: rect.minX, y: top, width: rect.width, height: height)
        // A label draws into its own bounds. Where its line fits them, marks of a font that is drawn in place of Apple's may reach over the edge.
        let isCut = height > bounds.height + TextFit.tolerance
        if isCut { CurrentCanvas.context?.saveGState() }
        if isCut { CurrentCanvas.context?.clip(to: bounds.insetBy(dx: -bounds.height, dy: 0)) }
        CurrentCanvas.draw { canvas in
            if let shadowColor { canvas.drawShadow(of: layout, in: place, shadowColor, offset: shadowOffset) }
            canvas.draw(layout, in: place, images: content.images)
        }
        if isCut { CurrentCanvas.context?.restoreGState() }
    }

    /// The text in fonts in which it fits a rectangle, as far as they may shrink.
    private func fitted(_ content: TextContent, in rect: CGRect) -> TextContent {
        guard adjustsFontSizeToFitWidth else { return content }
        let room = CGSize(width: rect.width, height: numberOfLines == 1 ? .infinity : rect.height)
        return content.fitted(into: room, minimumScale: minimumScaleFactor)
    }

    /// What the label says about its text in the frame that it has.
    override var textState: ViewSnapshot.TextState? {
        guard let text else { return nil }
        guard let content = content(maximumLines: numberOfLines) else { return .init(text: text) }
        let state = TextFit(content: fitted(content, in: bounds), room: bounds.size).state(of: text)
        // Text that may shrink without a limit and is cut all the same has no room at all: its own size tells how much it needs.
        guard state.shortage != nil, adjustsFontSizeToFitWidth, minimumScaleFactor <= 0 else { return state }
        return TextFit(content: content, room: bounds.size).state(of: text)
    }

    override var isShownDisabled: Bool { !isEnabled }

    // MARK: Content

    /// The text in neutral terms; nil where there is none.
    func content(maximumLines: Int) -> TextContent? {
        guard let text, !text.isEmpty else { return nil }
        let traits = traitCollection
        var source = TextSource(
            text, font: givenFont, color: drawnTextColor, in: semanticContentAttribute, traits: traits,
            adjustsFont: adjustsFontForContentSizeCategory)
        source.styled = given.attributes
        source.lines.alignment = textAlignment
        source.lines.breakMode = lineBreakMode
        source.lines.breakStrategy = lineBreakStrategy
        source.lines.allowsTightening = allowsDefaultTighteningForTruncation
        source.lines.followsLeading = true
        return keptText.content(of: source, maximumLines: maximumLines)
    }

    /// The colour of text without one of its own, as the label is now.
    var drawnTextColor: UIColor {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return isEnabled ? ownTextColor : .tertiaryLabel
    }

    private var adjustedFont: UIFont {
        guard adjustsFontForContentSizeCategory else { return givenFont }
        return givenFont.adjusted(to: traitCollection.preferredContentSizeCategory)
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            of: self, isElement: text?.isEmpty == false, label: text, traits: .staticText)
    }
}
