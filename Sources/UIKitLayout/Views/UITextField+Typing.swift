import Foundation

extension UITextField: TypingResponder {
    var mayBeginTyping: Bool {
        guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        return searchBar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
    }

    var mayEndTyping: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    func typingDidBegin() {
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(Self.textDidBeginEditingNotification)
        if let searchBar { searchBar.delegate?.searchBarTextDidBeginEditing(searchBar) }
    }

    func typingDidEnd() {
        delegate?.textFieldDidEndEditing(self)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        post(Self.textDidEndEditingNotification)
        if let searchBar { searchBar.delegate?.searchBarTextDidEndEditing(searchBar) }
    }

    func takeTyped(_ text: String) {
        let range = NSRange(location: 0, length: (self.text ?? "").utf16.count)
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else {
            return
        }
        self.text = text
        sendActions(for: .editingChanged)
        post(Self.textDidChangeNotification)
        guard let searchBar else { return }
        searchBar.delegate?.searchBar(searchBar, textDidChange: text)
        searchBar.searchController.map { $0.searchResultsUpdater?.updateSearchResults(for: $0) }
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// The bar around a field to search by.
    private var searchBar: UISearchBar? {
        sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UISearchBar }.first
    }
}
