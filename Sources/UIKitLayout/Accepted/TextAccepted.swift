public import Foundation

/// Says what becomes of what is pasted. Changes no picture.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {}

extension UITextField {
    /// Says what becomes of what is pasted. Changes no picture.
    public var pasteDelegate: (any UITextPasteDelegate)? {
        get { kept("paste", nil) }
        set { keep("paste", newValue) }
    }
}

extension UITextView {
    /// Says what becomes of what is pasted. Changes no picture.
    public var pasteDelegate: (any UITextPasteDelegate)? {
        get { kept("paste", nil) }
        set { keep("paste", newValue) }
    }

    /// Creates an empty view; both of UIKit's ways to set text give the same lines here.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
}

/// Says how lines are set. Layout managers here do not ask. Changes no picture.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// The distance after a line, in points.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// The distance before a paragraph, in points.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// The distance after a paragraph, in points.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Whether a line may end before a word.
    func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool
    /// Called when lines were set.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    /// None.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    /// None.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    /// None.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    /// Yes.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { true }
    /// Nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}

extension NSLayoutManager {
    /// Says how lines are set; not asked, and the scene says so.
    public var delegate: (any NSLayoutManagerDelegate)? {
        get { kept("delegate", nil) }
        set {
            keep("delegate", newValue)
            if newValue != nil { noteUndrawn("what a layout manager's delegate says of lines") }
        }
    }
}
