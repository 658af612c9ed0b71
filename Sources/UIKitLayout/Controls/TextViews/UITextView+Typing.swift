import Foundation

extension UITextView: TypingResponder {
    var mayBeginTyping: Bool { isEditable && delegate?.textViewShouldBeginEditing(self) ?? true }
    var mayEndTyping: Bool { delegate?.textViewShouldEndEditing(self) ?? true }

    func typingDidBegin() { delegate?.textViewDidBeginEditing(self) }
    func typingDidEnd() { delegate?.textViewDidEndEditing(self) }

    func takeTyped(_ text: String) {
        let range = NSRange(location: 0, length: self.text.utf16.count)
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
        self.text = text
        delegate?.textViewDidChange(self)
    }
}
