/// Words that take the place of an app's own in storyboards and XIBs until its code replaces them: those that Xcode gives new objects, and
/// those that authors mark, such as `{Name}` or `#Title#`, and keys of string tables, such as `login.button_title`.
///
/// Source: the objects of Xcode's library as they are dragged onto a canvas; documents of public apps for the marks.
package enum FillerText {
    /// Whether a scalar is for private use, as the icons of an icon font are.
    package static func isIcon(_ scalar: UInt32) -> Bool { (0xE000...0xF8FF).contains(scalar) || scalar >= 0xF0000 }

    /// Whether a text has nothing but icons of an icon font.
    package static func isOfIcons(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy { isIcon($0.value) }
    }

    private static let words: Set<String> = [
        "Label", "Button", "Title", "Subtitle", "Detail", "Text", "Item", "Root View Controller",
    ]
    /// The titles of a new segmented control.
    private static let segments: Set<String> = ["First", "Second"]

    /// Whether the title of a segment of a document takes the place of another one.
    package static func isOfSegment(_ title: String) -> Bool { segments.contains(title) || contains(title) }

    /// Words before the kind of an object in a name such as `Body Label`.
    private static let parts: Set<String> = [
        "Title", "Subtitle", "Detail", "Body", "Header", "Footer", "Value", "Name", "Status", "Note",
        "Description", "Message", "Date", "Time",
    ]
    /// Names of text styles, which authors write where a text of the style comes.
    private static let styles: Set<String> = [
        "Large Title", "Title 1", "Title 2", "Title 3", "Headline", "Subheadline", "Subhead", "Footnote", "Caption 1",
        "Caption 2",
    ]
    private static let paragraphs = ["Lorem ipsum"]
    private static let marks: [(Character, Character)] = [("{", "}"), ("[", "]"), ("<", ">"), ("#", "#")]

    /// Whether a text of a document takes the place of another one.
    package static func contains(_ text: String) -> Bool {
        words.contains(text) || styles.contains(text) || paragraphs.contains { text.hasPrefix($0) } || isMarked(text)
            || isNameOfObject(text)
            || isKey(text)
    }

    /// Whether a text is written as keys are: small words in ASCII with points or underscores between them. Addresses are none.
    /// After an underscore a word may be a number, as in `step_hint_1`.
    private static func isKey(_ text: String) -> Bool {
        let words = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
        // Names of constants, such as `Strings.Welcome.Title`; letters with points between them are abbreviations.
        if words.count > 2, !text.contains("_"),
            words.allSatisfy({ $0.count > 2 && $0.first?.isUppercase == true && $0.allSatisfy(isOfKey) })
        {
            return true
        }
        let mayCount = text.contains("_")
        guard words.count > 1, let last = words.last, text.first?.isLowercase == true,
            words.allSatisfy({ ($0.first?.isLetter == true || mayCount && !$0.isEmpty) && $0.allSatisfy(isOfKey) })
        else { return false }
        return text.contains("_") || words[0] != "www" && !domains.contains(String(last))
    }

    /// Whether a text is one run of letters with underscores or points inside, as keys of all spellings, addresses and names of files are:
    /// no language has such a word, so that a line that ends within it divides none.
    package static func isOneName(_ text: String) -> Bool {
        guard !text.contains(where: \.isWhitespace) else { return false }
        return text.contains("_") || text.dropFirst().dropLast().contains(".")
    }

    private static func isOfKey(_ letter: Character) -> Bool {
        letter.isASCII && (letter.isLetter || letter.isNumber || letter == "-")
    }

    private static let domains: Set<String> = [
        "com", "org", "net", "io", "de", "app", "co", "uk", "nl", "fr", "eu", "me", "ch", "at", "dev", "info", "edu",
        "chat",
    ]

    /// Whether marks are around the whole text. Two braces mark a value that was not filled in.
    private static func isMarked(_ text: String) -> Bool {
        guard text.count > 2, let first = text.first, let last = text.last, !text.hasPrefix("{{") else { return false }
        return marks.contains { $0 == (first, last) } && text.contains(where: \.isLetter)
    }

    private static func isNameOfObject(_ text: String) -> Bool {
        let words = text.split(separator: " ").map(String.init)
        if words.count == 1 { return isNameOfProperty(text) }
        if (3..<5).contains(words.count), words.last == "Label" { return true }
        return words.count == 2 && parts.contains(words[0]) && ["Label", "Button", "Text"].contains(words[1])
    }

    /// Whether a text is written as properties are that hold an object, such as `statusLabel`.
    private static func isNameOfProperty(_ text: String) -> Bool {
        ["Label", "Button", "TextField", "TextView"].contains { end in
            text.hasSuffix(end) && text.count > end.count && text.allSatisfy { $0.isASCII && $0.isLetter }
        }
    }
}

extension LayoutSnapshot.PlacedView {
    /// Whether a text of the view takes the place of one of the app's: only texts of storyboards and XIBs do.
    package func isFiller(_ text: String) -> Bool {
        guard let file = location?.file, file.hasSuffix(".storyboard") || file.hasSuffix(".xib") else { return false }
        return isSample || FillerText.contains(text)
    }

    /// Whether the app's code replaces the view's text with one that only running it would tell.
    package var isSample: Bool { view.codeValues.contains { $0.isUnknown && Self.texts.contains($0.property) } }

    /// Whether the app's code sets the words that VoiceOver says for the view to some that only running it would tell.
    package var hasSampleLabel: Bool {
        view.codeValues.contains { $0.isUnknown && $0.property == "accessibilityLabel" }
    }

    private static let texts: Set<String> = [
        "text", "attributedText", "title", "placeholder", "attributedPlaceholder",
    ]
}
