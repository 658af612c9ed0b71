/// Divides text into stretches of one script (UAX #24), for the shaper.
struct ScriptRuns {
    /// A stretch of one script.
    struct Run: Equatable {
        var end: Int
        var script: Script
    }

    private var runs: [Run] = []
    /// The script of the run so far; neutral until a character has one.
    private var current = Script.common
    /// The scripts that the run may have while none of its characters has one alone.
    private var candidates: [Script] = []
    private var openBrackets: [(closing: UInt32, script: Script)] = []

    /// UAX #9 stops looking for pairs at this depth; so do we.
    private static let bracketLimit = 63

    /// The runs of a text in order; a text without any script is in the fallback script.
    static func runs(of text: [UInt16], fallback: Script) -> [Run] {
        var itemizer = ScriptRuns()
        var offset = 0
        while offset < text.count {
            let (character, next) = UTF16Text.character(in: text, at: offset)
            itemizer.add(character, at: offset)
            offset = next
        }
        itemizer.close(at: text.count, fallback: fallback)
        return itemizer.runs
    }

    private mutating func add(_ character: UInt32, at offset: Int) {
        if let script = Self.quickScript(character) {
            enter(script, at: offset)
        } else if character >= 0x80 || !Self.isNeutralASCII(character) {
            enterByProperties(character, at: offset)
        } else {
            matchBracket(character, at: offset)
        }
    }

    /// The commonest letters without a look into ICU's tables.
    private static func quickScript(_ character: UInt32) -> Script? {
        switch character {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: .latin
        case 0x4E00...0x9FFF: .han
        case 0xAC00...0xD7A3: .hangul
        default: nil
        }
    }

    private static func isNeutralASCII(_ character: UInt32) -> Bool {
        quickScript(character) == nil && character < 0x80
    }

    private mutating func enterByProperties(_ character: UInt32, at offset: Int) {
        let script = UnicodeProperties.script(character)
        guard script.isNeutral else {
            enter(Self.shapedAs(script), at: offset)
            return
        }
        let extensions = UnicodeProperties.scriptExtensions(character).map(Self.shapedAs)
        if let first = extensions.first, !first.isNeutral {
            enter(anyOf: extensions, at: offset)
        } else {
            matchBracket(character, at: offset)
        }
    }

    /// Hiragana has Katakana's OpenType tag; both are shaped together with the ideographs among them.
    private static func shapedAs(_ script: Script) -> Script {
        script == .hiragana ? .katakana : script
    }

    private static func continues(_ script: Script, _ current: Script) -> Bool {
        script == current || Set([script, current]) == [.han, .katakana]
    }

    private mutating func enter(_ script: Script, at offset: Int) {
        if current.isNeutral {
            if !candidates.isEmpty, !candidates.contains(script) { close(at: offset, fallback: .common) }
            current = script
        } else if Self.continues(script, current) {
            if script == .katakana { current = .katakana }
        } else {
            close(at: offset, fallback: .common)
            current = script
        }
        candidates = []
    }

    private mutating func enter(anyOf scripts: [Script], at offset: Int) {
        if !current.isNeutral {
            guard !scripts.contains(where: { Self.continues($0, current) }) else { return }
            close(at: offset, fallback: .common)
        }
        let common = candidates.filter(scripts.contains)
        candidates = common.isEmpty ? scripts : common
    }

    /// A closing bracket takes the script that its partner had, so that a pair comes from one font.
    private mutating func matchBracket(_ character: UInt32, at offset: Int) {
        guard let bracket = UnicodeProperties.bracket(character) else { return }
        if bracket.isOpening {
            if openBrackets.count < Self.bracketLimit { openBrackets.append((bracket.partner, current)) }
            return
        }
        guard let depth = openBrackets.lastIndex(where: { $0.closing == character }) else { return }
        let script = openBrackets[depth].script
        openBrackets.removeSubrange(depth...)
        if !script.isNeutral { enter(script, at: offset) }
    }

    private mutating func close(at offset: Int, fallback: Script) {
        let start = runs.last?.end ?? 0
        defer { (current, candidates) = (.common, []) }
        guard offset > start else { return }
        let script = current.isNeutral ? candidates.first ?? fallback : current
        runs.append(Run(end: offset, script: script))
    }
}
