public import Foundation
import Typesetting

/// How a paragraph is set. Foundation on Linux lacks it.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    /// The defaults.
    public static let `default` = NSParagraphStyle()

    fileprivate var style: ParagraphStyle = {
        var style = ParagraphStyle()
        style.lineBreakMode = .wordWrapping
        return style
    }()
    fileprivate var alignmentValue = NSTextAlignment.natural
    fileprivate var lineBreakModeValue = NSLineBreakMode.byWordWrapping

    /// Where lines stand.
    open var alignment: NSTextAlignment { alignmentValue }
    /// What happens where text does not fit.
    open var lineBreakMode: NSLineBreakMode { lineBreakModeValue }
    /// Distance between lines, in points.
    open var lineSpacing: CGFloat { style.lineSpacing }
    /// Distance after a paragraph, in points.
    open var paragraphSpacing: CGFloat { style.paragraphSpacing }
    /// Distance before a paragraph, in points.
    open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
    /// A factor of the font's line height; 0 leaves it alone.
    open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
    /// The least height of a line, in points.
    open var minimumLineHeight: CGFloat { style.minimumLineHeight }
    /// The greatest height of a line, in points; 0 for no limit.
    open var maximumLineHeight: CGFloat { style.maximumLineHeight }
    /// Distance of the first line from the leading edge, in points.
    open var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }
    /// Distance of the other lines from the leading edge, in points.
    open var headIndent: CGFloat { style.headIndent }
    /// The end of lines: above 0 from the leading edge, otherwise from the trailing one, in points.
    open var tailIndent: CGFloat { style.tailIndent }

    /// The style in neutral terms, in a view of a direction.
    func neutral(in direction: UIUserInterfaceLayoutDirection) -> ParagraphStyle {
        var result = style
        result.alignment = alignment.neutral(in: direction)
        result.lineBreakMode = lineBreakMode.neutral
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
        get { style.lineSpacing }
        set { style.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { style.paragraphSpacing }
        set { style.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { style.paragraphSpacingBefore }
        set { style.paragraphSpacingBefore = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { style.lineHeightMultiple }
        set { style.lineHeightMultiple = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { style.minimumLineHeight }
        set { style.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { style.maximumLineHeight }
        set { style.maximumLineHeight = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { style.firstLineHeadIndent }
        set { style.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { style.headIndent }
        set { style.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { style.tailIndent }
        set { style.tailIndent = newValue }
    }
}
