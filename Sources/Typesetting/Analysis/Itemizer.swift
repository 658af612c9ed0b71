/// Divides a paragraph into items, giving each grapheme cluster the first font that has all of it.
struct Itemizer {
    /// What all clusters of a stretch have in common.
    private struct Stretch {
        let end: Int
        let level: UInt8
        let script: Script
        let run: Int
        let font: ResolvedFont
    }

    private let text: ParagraphText
    private let marks: [ShapedParagraph.Mark]
    /// The embedding level of each code unit; empty where all are 0.
    private let levels: [UInt8]
    private let scripts: [ScriptRuns.Run]
    /// The attributes' stretches in order, and the font of each.
    private let runs: [AttributedText.Run]
    private let fonts: [ResolvedFont]

    private(set) var items: [TextItem] = []
    /// Characters that no font has, with their offsets from the paragraph's start.
    private(set) var missing: [(character: UInt32, offset: Int)] = []

    /// The instance that is asked first for a script, for as long as font and script stay the same.
    private var standIn: (script: Script, font: ResolvedFont, instance: FontInstance?)?

    init(
        text: ParagraphText,
        marks: [ShapedParagraph.Mark],
        levels: [UInt8],
        scripts: [ScriptRuns.Run],
        runs: [AttributedText.Run],
        fonts: [ResolvedFont]
    ) {
        (self.text, self.marks, self.levels) = (text, marks, levels)
        (self.scripts, self.runs, self.fonts) = (scripts, runs, fonts)
        itemize()
    }

    private mutating func itemize() {
        var (start, run, script) = (0, 0, 0)
        while start < text.units.count {
            while runs[run].range.upperBound <= start { run += 1 }
            while scripts[script].end <= start { script += 1 }
            let level = levels.isEmpty ? 0 : levels[start]
            var end = min(runs[run].range.upperBound, scripts[script].end)
            if !levels.isEmpty { end = (start..<end).first { levels[$0] != level } ?? end }
            let stretch = Stretch(end: end, level: level, script: scripts[script].script, run: run, font: fonts[run])
            start = add(stretch, from: start)
        }
    }

    /// Adds the clusters that begin in a stretch and answers where the last of them ends.
    private mutating func add(_ stretch: Stretch, from start: Int) -> Int {
        var start = start
        var current = continued(stretch)
        while start < stretch.end {
            let end = clusterEnd(start)
            let instance = instance(for: start..<end, stretch: stretch)
            if let index = current, items[index].instance === instance {
                items[index].range = items[index].range.lowerBound..<end
            } else {
                current = items.count
                items.append(
                    TextItem(
                        range: start..<end, level: stretch.level, script: stretch.script, attributes: stretch.run,
                        font: stretch.font, instance: instance))
            }
            start = end
        }
        return start
    }

    /// The index of the last item if it may go on in a stretch.
    private func continued(_ stretch: Stretch) -> Int? {
        guard let index = items.indices.last, items[index].level == stretch.level,
            items[index].script == stretch.script, items[index].font === stretch.font
        else { return nil }
        let known = items[index].attributes
        let looksAlike = known == stretch.run || runs[known].attributes.shapesLike(runs[stretch.run].attributes)
        return looksAlike ? index : nil
    }

    private func clusterEnd(_ start: Int) -> Int {
        var end = start + 1
        while end < text.units.count, !marks[end].contains(.graphemeStart) { end += 1 }
        return end
    }

    /// What the quick way leaves to the slow one.
    private static let special: CharacterProperties.Flags = [
        .defaultIgnorable, .control, .whiteSpace, .emojiPresentation, .regionalIndicator, .supplementary,
    ]

    private mutating func instance(for cluster: Range<Int>, stretch: Stretch) -> FontInstance? {
        let font = stretch.font
        let first = text.properties[cluster.lowerBound]
        if first.rawValue & 0xFFFF_FFFF & UInt64(Self.special.rawValue) == 0 {
            if let primary = font.primary, covers(primary, cluster) { return primary }
            let script = first.script.isNeutral ? stretch.script : first.script
            if let instance = firstStandIn(for: script, of: font), covers(instance, cluster) { return instance }
        } else if cluster.count == 1, text.units[cluster.lowerBound] == 0x20 {
            // White space goes with what stands before it.
            guard let before = items.last, before.font === font else { return font.primary }
            if let instance = before.instance, instance.coverage.contains(0x20) { return instance }
        }
        return slowInstance(for: cluster, stretch: stretch)
    }

    /// Whether an instance has all of a cluster of ordinary characters.
    private func covers(_ instance: FontInstance, _ cluster: Range<Int>) -> Bool {
        for offset in cluster {
            let isSpecial = offset > cluster.lowerBound && text.properties[offset].has(Self.special)
            guard !isSpecial, instance.coverage.contains(UInt32(text.units[offset])) else { return false }
        }
        return true
    }

    private mutating func firstStandIn(for script: Script, of font: ResolvedFont) -> FontInstance? {
        if let known = standIn, known.script == script, known.font === font { return known.instance }
        let instance = font.chain(for: script, prefersEmoji: false).first
        standIn = (script, font, instance)
        return instance
    }

    private mutating func slowInstance(for cluster: Range<Int>, stretch: Stretch) -> FontInstance? {
        let font = stretch.font
        let characters = characters(of: cluster)
        let visible = characters.filter { !CharacterProperties($0).has([.control, .defaultIgnorable]) }
        if let before = items.last, before.font === font, visible.allSatisfy({ CharacterProperties($0).has(.whiteSpace) }),
            let instance = before.instance, visible.allSatisfy(instance.coverage.contains)
        {
            return instance
        }
        guard !visible.isEmpty else { return font.primary }
        let script = visible.lazy.map { CharacterProperties($0).script }.first { !$0.isNeutral } ?? stretch.script
        let prefersEmoji = EmojiPresentation.isMeant(by: characters)
        if let found = font.instance(for: visible, script: script, prefersEmoji: prefersEmoji) { return found }
        return instance(ofBaseOf: visible, at: cluster.lowerBound, font: font, script: script)
    }

    /// No font has the whole cluster: one that has its base does better than none.
    private mutating func instance(
        ofBaseOf characters: [UInt32],
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
            let (character, next) = UTF16Text.character(in: text.units, at: offset)
            characters.append(character)
            offset = next
        }
        return characters
    }
}
