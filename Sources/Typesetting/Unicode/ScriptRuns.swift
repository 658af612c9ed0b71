/// Divides text into runs of one script (UAX #24), for the shaper.
struct ScriptRuns: Sequence, IteratorProtocol {
    /// A run of one script.
    struct Run: Equatable {
        var end: Int
        var script: Script
    }

    private let text: ParagraphText
    private let fallback: Script
    private var offset = 0
    /// The start of the run so far.
    private var start = 0
    /// The run before, until it is handed out.
    private var closed: Run?
    /// The script of the run so far; neutral until a character has one.
    private var current = Script.common
    /// The scripts that the run may have while none of its characters has one alone.
    private var candidates: [Script] = []
    private var openBrackets: [(closing: UInt32, script: Script)] = []

    /// UAX #9 stops looking for pairs at this depth; so do we.
    private static let bracketLimit = 63

    init(_ text: ParagraphText, fallback: Script) {
        self.text = text
        self.fallback = fallback
    }

    /// The next run; a text without any script is in the fallback script.
    mutating func next() -> Run? {
        if offset == 0, let script = onlyScript {
            offset = text.units.count
            start = text.units.count
            return offset == 0 ? nil : Run(end: offset, script: script)
        }
        while true {
            skipPlainlyContinued()
            guard offset < text.units.count else { break }
            add(text.properties[offset])
            offset += 1
            if let run = closed {
                closed = nil
                return run
            }
        }
        guard start < offset else { return nil }
        close(fallback: fallback)
        defer { closed = nil }
        return closed
    }

    /// The script of all the text, where no more need be asked of its characters than which scripts they have; otherwise nil.
    private var onlyScript: Script? {
        guard !text.hasSeveralScripts, text.flags.isDisjoint(with: [.scriptExtended, .bracket]) else { return nil }
        return text.firstScript.map(Self.shapedAs) ?? fallback
    }

    private mutating func skipPlainlyContinued() {
        let current = current
        var next = offset
        while next < text.units.count, Self.isPlainlyContinued(current, by: text.properties[next]) { next += 1 }
        offset = next
    }

    /// Whether a character changes nothing: one of the run's script, or one that is used with any.
    @inline(__always)
    private static func isPlainlyContinued(_ current: Script, by properties: CharacterProperties) -> Bool {
        let script = properties.script
        if script == current, !current.isNeutral { return true }
        if current == .katakana, script == .hiragana || script == .han { return true }
        return script.isNeutral && !properties.has([.scriptExtended, .bracket])
    }

    private mutating func add(_ properties: CharacterProperties) {
        let script = properties.script
        if !script.isNeutral {
            enter(Self.shapedAs(script))
        } else {
            let (character, _) = UTF16Text.character(in: text.units, at: offset)
            let isExtended = properties.has(.scriptExtended) && !current.isNeutral
            if !isExtended || !UnicodeProperties.isUsed(character, with: current) { enterByExtensions(character) }
        }
    }

    private mutating func enterByExtensions(_ character: UInt32) {
        let extensions = UnicodeProperties.scriptExtensions(character).map(Self.shapedAs)
        if let first = extensions.first, !first.isNeutral {
            enter(anyOf: extensions)
        } else {
            matchBracket(character)
        }
    }

    /// Hiragana has Katakana's OpenType tag; both are shaped together with the ideographs among them.
    private static func shapedAs(_ script: Script) -> Script {
        script == .hiragana ? .katakana : script
    }

    private static func continues(_ script: Script, _ current: Script) -> Bool {
        script == current || (script == .han && current == .katakana) || (script == .katakana && current == .han)
    }

    private mutating func enter(_ script: Script) {
        if current.isNeutral {
            if !candidates.isEmpty, !candidates.contains(script) { close(fallback: .common) }
            current = script
        } else if Self.continues(script, current) {
            if script == .katakana { current = .katakana }
        } else {
            close(fallback: .common)
            current = script
        }
        candidates = []
    }

    private mutating func enter(anyOf scripts: [Script]) {
        if !current.isNeutral {
            guard !scripts.contains(where: { Self.continues($0, current) }) else { return }
            close(fallback: .common)
        }
        let common = candidates.filter(scripts.contains)
        candidates = common.isEmpty ? scripts : common
    }

    /// A closing bracket takes the script that its partner had, so that a pair comes from one font.
    private mutating func matchBracket(_ character: UInt32) {
        guard let bracket = UnicodeProperties.bracket(character) else { return }
        if bracket.isOpening {
            if openBrackets.count < Self.bracketLimit { openBrackets.append((bracket.partner, current)) }
            return
        }
        guard let depth = openBrackets.lastIndex(where: { $0.closing == character }) else { return }
        let script = openBrackets[depth].script
        openBrackets.removeSubrange(depth...)
        if !script.isNeutral { enter(script) }
    }

    /// Ends the run before the character that is looked at.
    private mutating func close(fallback: Script) {
        defer {
            current = .common
            candidates = []
        }
        guard offset > start else { return }
        closed = Run(end: offset, script: current.isNeutral ? candidates.first ?? fallback : current)
        start = offset
    }
}
