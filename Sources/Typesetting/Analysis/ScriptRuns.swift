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
    static func runs(of text: ParagraphText, fallback: Script) -> [Run] {
        var itemizer = ScriptRuns()
        for offset in text.properties.indices {
            let properties = text.properties[offset]
            if !itemizer.isPlainlyContinued(by: properties) {
                itemizer.add(properties, at: offset, in: text.units)
            }
        }
        itemizer.close(at: text.units.count, fallback: fallback)
        return itemizer.runs
    }

    /// Whether a character changes nothing: one of the run's script, or one that is used with any.
    private func isPlainlyContinued(by properties: CharacterProperties) -> Bool {
        let script = properties.script
        if script == current, !current.isNeutral { return true }
        if current == .katakana, script == .hiragana || script == .han { return true }
        return script.isNeutral && !properties.has([.scriptExtended, .bracket])
    }

    private mutating func add(_ properties: CharacterProperties, at offset: Int, in units: [UInt16]) {
        let script = properties.script
        if !script.isNeutral {
            enter(Self.shapedAs(script), at: offset)
        } else {
            let (character, _) = UTF16Text.character(in: units, at: offset)
            enterByExtensions(character, at: offset)
        }
    }

    private mutating func enterByExtensions(_ character: UInt32, at offset: Int) {
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
        script == current || (script == .han && current == .katakana) || (script == .katakana && current == .han)
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
