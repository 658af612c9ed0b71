import Foundation

/// The text of a text view, for code that changes it piece by piece.
final class ViewTextStorage: NSTextStorage {
    private nonisolated(unsafe) weak var view: UITextView?
    /// Whether the view's text is being taken over, which must not come back.
    private nonisolated(unsafe) var isFollowing = false

    @MainActor
    convenience init(of view: UITextView) {
        self.init(string: "")
        self.view = view
        follow(view)
    }

    /// Takes the view's text; what has no font or colour of its own gets the view's.
    @MainActor
    func follow(_ view: UITextView) {
        guard !isFollowing else { return }
        isFollowing = true
        defer { isFollowing = false }
        let text = NSMutableAttributedString(attributedString: view.attributedText)
        let whole = NSRange(location: 0, length: text.length)
        let usual: [(NSAttributedString.Key, Any)] = [
            (.font, view.font ?? .systemFont(ofSize: 12)), (.foregroundColor, view.textColor ?? .label),
        ]
        for (key, value) in usual {
            text.enumerateAttribute(key, in: whole) { given, range, _ in
                if given == nil { text.addAttribute(key, value: value, range: range) }
            }
        }
        super.replaceCharacters(in: NSRange(location: 0, length: length), with: text)
    }

    private func tell() {
        guard !isFollowing, let view else { return }
        isFollowing = true
        defer { isFollowing = false }
        nonisolated(unsafe) let text = NSAttributedString(attributedString: self)
        MainActor.assumeIsolated { view.attributedText = text }
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        tell()
    }

    override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        super.replaceCharacters(in: range, with: attrString)
        tell()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        tell()
    }

    override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        super.addAttribute(name, value: value, range: range)
        tell()
    }

    override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        super.addAttributes(attrs, range: range)
        tell()
    }

    override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        super.removeAttribute(name, range: range)
        tell()
    }
}

extension UITextView {
    /// Creates a storage with the view's text, whose changes the view shows.
    func makeTextStorage() -> NSTextStorage { ViewTextStorage(of: self) }

    /// Passes a change of the view's text on to its storage, if there is one.
    func updateTextStorage() { (textKit.storage as? ViewTextStorage)?.follow(self) }
}
