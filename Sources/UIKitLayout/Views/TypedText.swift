/// The text of a field or a text view by places counted in UTF-16 code units, as `UITextInput` counts them.
@MainActor
struct TypedText {
    private let text: String

    init(_ text: String?) {
        self.text = text ?? ""
    }

    var end: UITextPosition { UITextPosition(text.utf16.count) }

    /// A place so many code units after another one; nil where that lies outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, overflow) = position.offset.addingReportingOverflow(offset)
        return !overflow && (0...end.offset).contains(place) ? UITextPosition(place) : nil
    }

    /// The characters of a part; nil where it lies outside the text.
    func characters(in range: UITextRange) -> String? {
        let units = Array(text.utf16)
        return codeUnits(of: range).map { String(decoding: units[$0], as: UTF16.self) }
    }

    /// The text with other characters in the place of a part; nil where the part lies outside the text.
    func replacing(_ range: UITextRange, with replacement: String) -> String? {
        guard let part = codeUnits(of: range) else { return nil }
        var units = Array(text.utf16)
        units.replaceSubrange(part, with: Array(replacement.utf16))
        return String(decoding: units, as: UTF16.self)
    }

    private func codeUnits(of range: UITextRange) -> Range<Int>? {
        let first = max(range.start.offset, 0)
        let last = min(range.end.offset, end.offset)
        return first <= last ? first..<last : nil
    }
}
