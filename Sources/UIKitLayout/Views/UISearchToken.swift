public import Foundation

/// Something to search for that is drawn as a box in a search field.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    /// What the token stands for. Changes no picture.
    open var representedObject: Any?
    let icon: UIImage?
    let text: String

    /// Creates a token of a picture, if any, and a text.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

extension UISearchTextField {
    /// Puts a token before the one at an index, which is at most the number of tokens.
    public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }

    /// Takes away the token at an index, if there is one.
    public func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }

    /// Puts a token in place of a part of the text.
    public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    /// The text without the tokens.
    public var textualRange: UITextRange { UITextRange(beginningOfDocument, endOfDocument) }

    /// The tokens in a part: those that stand before the text, where it begins with that.
    public func tokens(in textRange: UITextRange) -> [UISearchToken] { textRange.start.offset == 0 ? tokens : [] }

    /// Where a token stands: before the text.
    public func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
}
