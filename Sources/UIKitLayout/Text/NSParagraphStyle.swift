public import Foundation
import KeylineTypesetting

/// How a paragraph is set. Foundation on Linux lacks it.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    /// The defaults.
    public static let `default` = NSParagraphStyle()

    /// How much wider than its room a line may be that is set tighter, as `tighteningFactorForTruncation` has it on macOS.
    static let tighteningFactor: CGFloat = 0.05

    /// Creates a style with the defaults.
    public override init() {}

    /// A copy that does not change.
    open override func copy() -> Any { filled(NSParagraphStyle()) }

    /// A copy that is open to change.
    open override func mutableCopy() -> Any { filled(NSMutableParagraphStyle()) }

    private func filled(_ other: NSParagraphStyle) -> NSParagraphStyle {
        other.style = style
        other.alignmentValue = alignmentValue
        other.lineBreakModeValue = lineBreakModeValue
        other.tabStopsValue = tabStopsValue
        other.baseWritingDirectionValue = baseWritingDirectionValue
        other.lineBreakStrategyValue = lineBreakStrategyValue
        other.allowsTightening = allowsTightening
        other.hyphenatesUsually = hyphenatesUsually
        return other
    }

    fileprivate var style: ParagraphStyle = {
        var style = ParagraphStyle()
        style.lineBreakMode = .wordWrapping
        return style
    }()
    fileprivate var alignmentValue = NSTextAlignment.natural
    fileprivate var lineBreakModeValue = NSLineBreakMode.byWordWrapping
    fileprivate var tabStopsValue = NSTextTab.usual
    fileprivate var baseWritingDirectionValue = NSWritingDirection.natural
    fileprivate var lineBreakStrategyValue = LineBreakStrategy()
    fileprivate var allowsTightening = false
    fileprivate var hyphenatesUsually = false

    /// Where lines stand.
    open var alignment: NSTextAlignment { alignmentValue }
    /// What happens where text does not fit.
    open var lineBreakMode: NSLineBreakMode { lineBreakModeValue }
    /// Distance between lines, in points.
    open var lineSpacing: CGFloat { style.spacing.line }
    /// Distance after a paragraph, in points.
    open var paragraphSpacing: CGFloat { style.spacing.after }
    /// Distance before a paragraph, in points.
    open var paragraphSpacingBefore: CGFloat { style.spacing.before }
    /// A factor of the font's line height; 0 leaves it alone.
    open var lineHeightMultiple: CGFloat { style.lineHeight.multiple }
    /// The least height of a line, in points.
    open var minimumLineHeight: CGFloat { style.lineHeight.minimum }
    /// The greatest height of a line, in points; 0 for no limit.
    open var maximumLineHeight: CGFloat { style.lineHeight.maximum }
    /// Distance of the first line from the leading edge, in points.
    open var firstLineHeadIndent: CGFloat { style.indents.firstLineHead }
    /// Distance of the other lines from the leading edge, in points.
    open var headIndent: CGFloat { style.indents.head }
    /// The end of lines: above 0 from the leading edge, otherwise from the trailing one, in points.
    open var tailIndent: CGFloat { style.indents.tail }

    /// The direction in which paragraphs run.
    open var baseWritingDirection: NSWritingDirection { baseWritingDirectionValue }
    /// The tab stops.
    open var tabStops: [NSTextTab] { tabStopsValue }
    /// The distance between the stops after the last tab stop, in points; 0 for none.
    open var defaultTabInterval: CGFloat { style.tabs.defaultInterval }
    /// From which ratio of a line's text to its room downwards words are hyphenated, 0…1.
    open var hyphenationFactor: Float { Float(style.breaking.hyphenationFactor) }
    /// Whether words are hyphenated wherever that helps.
    open var usesDefaultHyphenation: Bool { hyphenatesUsually }
    /// Whether a line that is a little too long is set tighter before it is truncated.
    open var allowsDefaultTighteningForTruncation: Bool { allowsTightening }
    /// What else decides where lines end.
    open var lineBreakStrategy: LineBreakStrategy { lineBreakStrategyValue }

    /// The style in neutral terms, in a view of a direction.
    func neutral(in direction: UIUserInterfaceLayoutDirection) -> ParagraphStyle {
        var result = style
        result.alignment = alignment.neutral(in: direction)
        result.lineBreakMode = lineBreakMode.neutral
        result.baseDirection = baseWritingDirection.neutral
        result.tabs.stops = tabStops.map { $0.neutral(in: direction) }.sorted { $0.location < $1.location }
        if hyphenatesUsually { result.breaking.hyphenationFactor = 1 }
        if allowsTightening { result.fitting.tighteningFactor = Self.tighteningFactor }
        lineBreakStrategy.apply(to: &result)
        return result
    }
}

/// How a paragraph is set, open to change.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { alignmentValue }
        set { alignmentValue = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { lineBreakModeValue }
        set { lineBreakModeValue = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { style.spacing.line }
        set { style.spacing.line = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { style.spacing.after }
        set { style.spacing.after = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { style.spacing.before }
        set { style.spacing.before = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { style.lineHeight.multiple }
        set { style.lineHeight.multiple = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { style.lineHeight.minimum }
        set { style.lineHeight.minimum = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { style.lineHeight.maximum }
        set { style.lineHeight.maximum = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { style.indents.firstLineHead }
        set { style.indents.firstLineHead = newValue }
    }
    open override var headIndent: CGFloat {
        get { style.indents.head }
        set { style.indents.head = newValue }
    }
    open override var tailIndent: CGFloat {
        get { style.indents.tail }
        set { style.indents.tail = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { baseWritingDirectionValue }
        set { baseWritingDirectionValue = newValue }
    }
    open override var tabStops: [NSTextTab] {
        get { tabStopsValue }
        set { tabStopsValue = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { style.tabs.defaultInterval }
        set { style.tabs.defaultInterval = newValue }
    }
    open override var hyphenationFactor: Float {
        get { Float(style.breaking.hyphenationFactor) }
        set { style.breaking.hyphenationFactor = CGFloat(newValue) }
    }
    open override var usesDefaultHyphenation: Bool {
        get { hyphenatesUsually }
        set { hyphenatesUsually = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { allowsTightening }
        set { allowsTightening = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { lineBreakStrategyValue }
        set { lineBreakStrategyValue = newValue }
    }

    /// Adds a place to which tabs lead.
    open func addTabStop(_ tab: NSTextTab) { tabStopsValue.append(tab) }

    /// Takes away the tab stops that equal one.
    open func removeTabStop(_ tab: NSTextTab) { tabStopsValue.removeAll { $0 == tab } }
}
