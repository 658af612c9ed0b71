/// VoiceOver's speech in a language.
///
/// The order of the words is known from the pictures of cashapp/AccessibilitySnapshot (iOS 26.2): the selection, label and value, states,
/// roles, and the place in containers; then the hint, the element's own before the system's.
public struct VoiceOverVoice: Sendable {
    private let locale: String
    /// Whether some of the words that were asked for have no source in the language and are English.
    public private(set) var isPartlyEnglish = false

    /// Creates a voice.
    ///
    /// - Parameter locale: The language as a BCP 47 tag.
    public init(locale: String) {
        self.locale = locale
    }

    /// The words about one element.
    public struct Words: Hashable, Sendable {
        /// The words that come first; empty where the element says nothing.
        public var description: String
        /// The words after a pause; nil where there is no hint.
        public var hint: String?
        /// The sentence before the names of actions; nil where there are none.
        public var actionsHeading: String?
        /// The names of actions.
        public var actions: [String] = []
        /// The sentence before further content; nil where there is none.
        public var contentHeading: String?
        /// The pieces of further content.
        public var content: [AccessibilityContent.CustomContent] = []
    }

    /// Returns the words about an element.
    public mutating func words(of element: AccessibilityElement) -> Words {
        let content = element.content
        let traits = content.traits
        let label = content.label ?? ""
        let value = shownValue(of: content)
        let hint = content.hint ?? ""
        let saysHintFirst = label.isEmpty && (content.value ?? "").isEmpty && !hint.isEmpty
        var sentences: [String] = []
        let cell = element.contexts.lazy.compactMap(\.cell).first
        let head =
            saysHintFirst ? hint : [label, cell == nil ? value : ""].filter { !$0.isEmpty }.joined(separator: ": ")
        let chosen = traits.contains(.selected)
        if let cell {
            let headers = (cell.tellsRow ? cell.cell.rowHeaders : []) + cell.cell.columnHeaders
            sentences = (headers + [head].filter { !$0.isEmpty }).map(sentence)
            sentences += words(of: cell.cell, tellsRow: cell.tellsRow)
            if !value.isEmpty { sentences.append(value) }
        } else if !head.isEmpty {
            sentences.append(head)
        }
        sentences += roles(of: element)
        var words = Words(description: Self.joined(sentences))
        if chosen {
            let word = phrase(.selected)
            words.description = words.description.isEmpty ? word + "." : "\(word): \(words.description)"
        }
        let hints = (saysHintFirst || hint.isEmpty ? [] : [hint]) + (saysHintFirst ? [] : systemHints(of: element))
        if !hints.isEmpty { words.hint = Self.joined(hints) }
        addRotors(of: content, to: &words)
        return words
    }

    private mutating func addRotors(of content: AccessibilityContent, to words: inout Words) {
        if !content.customActions.isEmpty {
            words.actionsHeading = phrase(.actionsAvailable)
            words.actions = content.customActions
        }
        if !content.customContent.isEmpty {
            words.contentHeading = phrase(.moreContent)
            words.content = content.customContent
        }
    }

    /// Sentences one after the other: all but the last end with a full stop, the last as it is.
    private static func joined(_ sentences: [String]) -> String {
        sentences.enumerated().map { index, text in
            index < sentences.count - 1 && !text.hasSuffix(".") ? text + "." : text
        }.joined(separator: " ")
    }

    private func sentence(_ words: String) -> String { words.hasSuffix(".") ? words : words + "." }

    private mutating func phrase(_ phrase: VoiceOverPhrase, _ numbers: Int...) -> String {
        var words = phrase.words(in: locale)
        if words == nil { isPartlyEnglish = true }
        words = words ?? phrase.words(in: "en")
        return numbers.enumerated().reduce(words ?? phrase.rawValue) { text, number in
            text.replacing("%\(number.offset + 1)", with: String(number.element))
        }
    }

    private mutating func said(_ phrase: VoiceOverPhrase, _ number: Int) -> String {
        sentence(self.phrase(phrase, number))
    }

    // MARK: Roles and states

    /// The value beside the label; the value of a switch comes after its role.
    private func shownValue(of content: AccessibilityContent) -> String {
        content.traits.contains(.toggleButton) ? "" : content.value ?? ""
    }

    private mutating func roles(of element: AccessibilityElement) -> [String] {
        let traits = element.content.traits
        let isTab = element.contexts.contains { if case .tab = $0 { true } else { false } }
        var sentences: [String] = []
        func add(_ phrase: VoiceOverPhrase, _ condition: Bool, to voice: inout VoiceOverVoice) {
            if condition { sentences.append(voice.sentence(voice.phrase(phrase))) }
        }
        let isSwitch = traits.contains(.toggleButton)
        let isBack = traits.contains(.backButton)
        add(.notEnabled, traits.contains(.notEnabled), to: &self)
        add(.button, traits.contains(.button) && !isSwitch && !isTab && !isBack, to: &self)
        add(.backButton, isBack, to: &self)
        if isSwitch {
            add(.switchButton, traits.contains(.button), to: &self)
            sentences += switchState(element.content.value)
        }
        add(.tab, isTab, to: &self)
        add(.header, traits.contains(.header), to: &self)
        add(.link, traits.contains(.link), to: &self)
        add(.adjustable, traits.contains(.adjustable), to: &self)
        add(.image, traits.contains(.image), to: &self)
        add(.searchField, traits.contains(.searchField), to: &self)
        add(.textField, traits.contains(.textEntry) && !traits.contains(.searchField), to: &self)
        for context in element.contexts { sentences += words(of: context) }
        return sentences
    }

    private mutating func switchState(_ value: String?) -> [String] {
        switch value {
        case "1": [sentence(phrase(.on))]
        case "0": [sentence(phrase(.off))]
        case "2": [sentence(phrase(.mixed))]
        case let value?: value.isEmpty ? [] : [value]
        case nil: []
        }
    }

    // MARK: Places

    private mutating func words(of context: AccessibilityElement.Context) -> [String] {
        switch context {
        case .tab(let number, let count), .series(let number, let count):
            [sentence(phrase(.position, number, count))]
        case .listStart: [sentence(phrase(.listStart))]
        case .listEnd: [sentence(phrase(.listEnd))]
        case .landmarkStart: [sentence(phrase(.landmark))]
        case .landmarkEnd: [sentence(phrase(.landmarkEnd))]
        case .cell: []
        }
    }

    private mutating func words(of cell: AccessibilityContent.Cell, tellsRow: Bool) -> [String] {
        var sentences: [String] = []
        if let rows = cell.rows, rows.count > 1 { sentences.append(said(.spansRows, rows.count)) }
        if let columns = cell.columns, columns.count > 1 { sentences.append(said(.spansColumns, columns.count)) }
        if let rows = cell.rows, tellsRow { sentences.append(said(.row, rows.lowerBound + 1)) }
        if let columns = cell.columns { sentences.append(said(.column, columns.lowerBound + 1)) }
        return sentences
    }

    // MARK: Hints

    private mutating func systemHints(of element: AccessibilityElement) -> [String] {
        let traits = element.content.traits
        guard !traits.contains(.notEnabled) else { return [] }
        if traits.contains(.toggleButton) { return [phrase(.hintToggle)] }
        if traits.contains(.textEntry) { return [phrase(.hintEdit)] }
        return traits.contains(.adjustable) ? [phrase(.hintAdjust)] : []
    }
}

extension AccessibilityElement.Context {
    /// The cell, where the place is one in a table.
    fileprivate var cell: (cell: AccessibilityContent.Cell, tellsRow: Bool)? {
        guard case .cell(let cell, let tellsRow) = self else { return nil }
        return (cell, tellsRow)
    }
}
