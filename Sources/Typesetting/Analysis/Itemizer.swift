/// Divides a paragraph into items, giving each grapheme cluster the first font that has all of it.
struct Itemizer {
    /// The paragraph.
    let text: [UInt16]
    /// Where grapheme clusters begin.
    let boundaries: [Bool]
    /// The embedding level of each code unit; empty where all are 0.
    let levels: [UInt8]
    let scripts: [ScriptRuns.Run]
    /// The attributes' stretches in order, and the font of each.
    let runs: [AttributedText.Run]
    let fonts: [ResolvedFont]

    private(set) var items: [TextItem] = []
    /// Characters that no font has, with their offsets from the paragraph's start.
    private(set) var missing: [(character: UInt32, offset: Int)] = []

    init(
        text: [UInt16],
        boundaries: [Bool],
        levels: [UInt8],
        scripts: [ScriptRuns.Run],
        runs: [AttributedText.Run],
        fonts: [ResolvedFont]
    ) {
        (self.text, self.boundaries, self.levels) = (text, boundaries, levels)
        (self.scripts, self.runs, self.fonts) = (scripts, runs, fonts)
        itemize()
    }

    private mutating func itemize() {
        var (start, run, script) = (0, 0, 0)
        while start < text.count {
            var end = start + 1
            while end < text.count, !boundaries[end] { end += 1 }
            while runs[run].range.upperBound <= start { run += 1 }
            while scripts[script].end <= start { script += 1 }
            add(start..<end, run: run, script: scripts[script].script)
            start = end
        }
    }

    private mutating func add(_ cluster: Range<Int>, run: Int, script: Script) {
        let font = fonts[run]
        let level = levels.isEmpty ? 0 : levels[cluster.lowerBound]
        let instance = instance(for: cluster, font: font, script: script)
        if let last = items.indices.last, items[last].instance === instance, items[last].level == level,
            items[last].script == script, items[last].font === font, shapesLike(items[last].attributes, run)
        {
            items[last].range = items[last].range.lowerBound..<cluster.upperBound
        } else {
            items.append(
                TextItem(
                    range: cluster, level: level, script: script, attributes: run, font: font, instance: instance))
        }
    }

    private func shapesLike(_ first: Int, _ second: Int) -> Bool {
        first == second || runs[first].attributes.shapesLike(runs[second].attributes)
    }

    private mutating func instance(for cluster: Range<Int>, font: ResolvedFont, script: Script) -> FontInstance? {
        if cluster.count == 1, let primary = font.primary {
            let unit = text[cluster.lowerBound]
            // Letters first: white space goes with what stands before it.
            if unit > 0x20, unit < 0x7F, primary.coverage.contains(UInt32(unit)) { return primary }
            if unit == 0x20, items.last.map({ $0.instance === primary && $0.font === font }) ?? true { return primary }
        }
        let characters = characters(of: cluster)
        let visible = characters.filter(Self.needsGlyph)
        if let before = items.last, before.font === font, visible.allSatisfy(Self.isWhiteSpace),
            let instance = before.instance, visible.allSatisfy(instance.coverage.contains)
        {
            return instance
        }
        guard !visible.isEmpty else { return font.primary }
        let prefersEmoji = EmojiPresentation.isMeant(by: characters)
        if let found = font.instance(for: visible, script: script, prefersEmoji: prefersEmoji) { return found }
        return standIn(for: visible, at: cluster.lowerBound, font: font, script: script)
    }

    /// No font has the whole cluster: one that has its base does better than none.
    private mutating func standIn(
        for characters: [UInt32],
        at offset: Int,
        font: ResolvedFont,
        script: Script
    ) -> FontInstance? {
        let base = font.instance(for: [characters[0]], script: script, prefersEmoji: false) ?? font.primary
        for character in characters where base?.coverage.contains(character) != true {
            missing.append((character, offset))
        }
        return base
    }

    private func characters(of cluster: Range<Int>) -> [UInt32] {
        var characters: [UInt32] = []
        var offset = cluster.lowerBound
        while offset < cluster.upperBound {
            let (character, next) = UTF16Text.character(in: text, at: offset)
            characters.append(character)
            offset = next
        }
        return characters
    }

    /// Controls, joiners and selectors have an effect but no glyph of their own.
    private static func needsGlyph(_ character: UInt32) -> Bool {
        if character >= 0x20, character < 0x7F { return true }
        return UnicodeProperties.flags(character).isDisjoint(with: [.control, .defaultIgnorable])
    }

    private static func isWhiteSpace(_ character: UInt32) -> Bool {
        character == 0x20 || UnicodeProperties.flags(character).contains(.whiteSpace)
    }
}
