import Foundation

/// What decides where the lines of a text view end and which colour its links have.
struct TextViewStyle {
    var font: UIFont?
    var adjustsFontForContentSizeCategory = false
    var textAlignment = NSTextAlignment.natural
    var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    var linkTextAttributes: [NSAttributedString.Key: Any]? = [:]
}

/// What somebody may do with the text of a text view, and what is chosen of it.
struct TextViewSelection {
    var isEditable = true
    var isSelectable = true
    var selectedRange = NSRange(location: 0, length: 0)
}

/// What a text view made of its text.
@MainActor
struct ComposedText {
    /// The text with the links that were found in it; nil before anybody looked.
    var found: StyledText??
    var kept = CachedText()
}
