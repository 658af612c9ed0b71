public import Foundation

/// Hears of typing in a text view: in a picture nobody types. Changes no picture.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether typing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether typing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when typing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when typing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether text may change.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when text changed.
    func textViewDidChange(_ textView: UITextView)
    /// Called when something was chosen.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether a link is followed.
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Whether a link is followed.
    func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool
    /// Whether an attachment is opened.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// The menu over chosen text.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The action of a touch of a link, an attachment or a tag. Changes no picture.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    /// The menu of a link, an attachment or a tag. Changes no picture.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
}

/// A link, an attachment or a tag in a text. Changes no picture.
open class UITextItem: NSObject {
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    /// A menu of an item. Changes no picture.
    open class MenuConfiguration: NSObject {
        public init(preview: MenuPreview? = .default, menu: UIMenu) {}
    }

    /// The picture at a menu. Changes no picture.
    open class MenuPreview: NSObject {
        public static var `default`: MenuPreview { MenuPreview() }
    }

    open var content: Content
    /// The item's characters.
    open var range: NSRange

    init(content: Content, range: NSRange) {
        self.content = content
        self.range = range
    }
}

extension UITextViewDelegate {
    /// The usual one.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    /// The usual one.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
    /// Yes.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Yes.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Yes.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Yes.
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// Yes.
    public func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool {
        true
    }
    /// Yes.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// The usual one.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}

extension UITextView {
    /// Posted when typing begins: never in a picture.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted when typing ends: never in a picture.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Posted when text changes: never in a picture.
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
}
