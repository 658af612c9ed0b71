/// Divides a paragraph into items, giving each grapheme cluster the first font that has all of it.
struct Itemizer: ~Copyable {
    /// The properties that all clusters of a span share.
    private struct Span {
        let end: Int
        let level: UInt8
        let script: Script
        let run: Int
        let font: ResolvedFont
    }

    private let text: ParagraphText
    private let levels: EmbeddingLevels
    /// The runs of attributes in order, and the font of each.
    private let runs: [AttributedText.Run]
    private let fonts: SmallArray<ResolvedFont>

    private(set) var items = SmallArray<TextItem>()
    /// Characters that no font has, with their offsets from the paragraph's start.
    private(set) var missing: [(character: UInt32, offset: Int)] = []

    /// The instances that are asked first for scripts.
    private var fallbacks = SmallArray<(script: Script, font: ObjectIdentifier, instance: Unmanaged<FontInstance>?)>()

    init(
        text: ParagraphText,
        levels: EmbeddingLevels,
        fallback: Script,
        runs: [AttributedText.Run],
        fonts: SmallArray<ResolvedFont>
    ) {
        self.text = text
        self.levels = levels
        self.runs = runs
        self.fonts = fonts
        itemize(fallback: fallback)
    }

    private mutating func itemize(fallback: Script) {
        var scripts = ScriptRuns(text, fallback: fallback)
        var script = ScriptRuns.Run(end: 0, script: fallback)
        var start = 0
        var run = 0
        while start < text.units.count {
            while runs[run].range.upperBound <= start { run += 1 }
            while script.end <= start, let next = scripts.next() { script = next }
            let level = levels[start]
            var end = min(runs[run].range.upperBound, script.end)
            if !levels.areAlike { end = (start..<end).first { levels[$0] != level } ?? end }
            start = add(
                Span(end: end, level: level, script: script.script, run: run, font: fonts[run]), from: start)
        }
    }

    /// Adds the clusters that begin in a span and answers where the last of them ends.
    private mutating func add(_ span: Span, from start: Int) -> Int {
        var start = start
        var current = continued(span)
        while start < span.end {
            if isAttachment(at: start, run: span.run) {
                items.append(
                    TextItem(
                        range: start..<start + 1, level: span.level, script: span.script, attributes: span.run,
                        font: span.font, instance: span.font.primary, isAttachment: true))
                current = nil
                start += 1
                continue
            }
            let (instance, end) = nextRun(from: start, in: span)
            if let index = current, items[index].instance === instance {
                items[index].range = items[index].range.lowerBound..<end
            } else {
                current = items.count
                items.append(
                    TextItem(
                        range: start..<end, level: span.level, script: span.script, attributes: span.run,
                        font: span.font, instance: instance))
            }
            start = end
        }
        return start
    }

    private func isAttachment(at offset: Int, run: Int) -> Bool {
        text.units[offset] == TextAttachment.character && runs[run].attributes.attachment != nil
    }

    /// The index of the last item if it may go on in a span.
    private func continued(_ span: Span) -> Int? {
        guard let index = items.indices.last, items[index].level == span.level,
            items[index].script == span.script, items[index].font === span.font,
            !items[index].isAttachment
        else { return nil }
        let attributes = items[index].attributes
        let looksAlike = attributes == span.run || runs[attributes].attributes.shapesLike(runs[span.run].attributes)
        return looksAlike ? index : nil
    }

    /// The instance of the cluster at an offset, and the end of the clusters after it that the instance is known to have as well.
    private mutating func nextRun(from start: Int, in span: Span) -> (FontInstance?, end: Int) {
        let font = span.font
        let first = text.properties[start]
        let startsWithSpace = text.units[start] == 0x20
        if startsWithSpace ? goesWithPrimary(font) : !first.has(Self.special), let primary = font.primary {
            let end = run(from: start, in: span, of: primary.coverage)
            if end > start { return (primary, end) }
        }
        if !first.has(Self.special) {
            let script = first.script.isNeutral ? span.script : first.script
            if let instance = firstFallback(for: script, of: font) {
                let end = run(from: start, in: span, of: instance, script: script)
                if end > start { return (instance, end) }
            }
        }
        let end = text.clusterEnd(start, limit: text.units.count)
        return (instance(for: start..<end, span: span), end)
    }

    /// White space takes the font of what comes before it, but not the emoji font, whose spaces are as wide as they are.
    private func goesWithPrimary(_ font: ResolvedFont) -> Bool {
        guard let before = items.last, before.font === font else { return true }
        return before.instance === font.primary || before.instance?.isEmoji == true
    }

    /// Characters that need the slow way.
    private static let special: CharacterProperties.Flags = [
        .defaultIgnorable, .control, .whiteSpace, .emojiPresentation, .regionalIndicator, .supplementary,
    ]

    /// The end of the clusters of ordinary characters and spaces that a coverage has.
    private func run(from start: Int, in span: Span, of coverage: CharacterCoverage) -> Int {
        var end = start
        for offset in start..<text.units.count {
            let properties = text.properties[offset]
            if properties.has(.graphemeStart) {
                end = offset
                if offset >= span.end { return end }
            }
            let unit = text.units[offset]
            let isSpecial = properties.has(Self.special) && unit != 0x20 || unit == TextAttachment.character
            guard !isSpecial, coverage.contains(UInt32(unit)) else { return end }
        }
        return text.units.count
    }

    /// The end of the clusters of ordinary characters and spaces that a fallback has and the font itself lacks, as long as they are of
    /// scripts for which that fallback is asked first.
    private mutating func run(
        from start: Int,
        in span: Span,
        of instance: FontInstance,
        script: Script
    ) -> Int {
        let coverage = instance.coverage.view
        let primary = span.font.primary?.coverage.view
        // Japanese goes back and forth between three scripts.
        var second = script
        var third = script
        var end = start
        for offset in start..<text.units.count {
            let properties = text.properties[offset]
            let unit = text.units[offset]
            if properties.has(.graphemeStart) {
                end = offset
                if offset >= span.end { return end }
                let isSpace = unit == 0x20 && text.isBoundary(offset + 1)
                if !isSpace {
                    let written = properties.script
                    if written != script, written != second, written != third {
                        let resolved = written.isNeutral ? span.script : written
                        if resolved != script, resolved != second, resolved != third {
                            guard firstFallback(for: resolved, of: span.font) === instance else { return end }
                            third = second
                            second = resolved
                        }
                    }
                    if primary?.contains(unit) == true { return end }
                }
            }
            let isSpecial = properties.has(Self.special) && unit != 0x20 || unit == TextAttachment.character
            guard !isSpecial, coverage.contains(unit) else { return end }
        }
        return text.units.count
    }

    private mutating func firstFallback(for script: Script, of font: ResolvedFont) -> FontInstance? {
        let id = ObjectIdentifier(font)
        for index in 0..<fallbacks.count where fallbacks[index].script == script && fallbacks[index].font == id {
            return fallbacks[index].instance?.takeUnretainedValue()
        }
        let instance = font.firstFallback(for: script)
        // The font's store keeps its instances.
        fallbacks.append((script, id, instance.map { .passUnretained($0) }))
        return instance
    }

    /// The instance of a cluster of any kind.
    private mutating func instance(for cluster: Range<Int>, span: Span) -> FontInstance? {
        let font = span.font
        let characters = characters(of: cluster)
        let visible = characters.filter { !CharacterProperties($0).has([.control, .defaultIgnorable]) }
        if let before = items.last, before.font === font,
            visible.allSatisfy({ CharacterProperties($0).has(.whiteSpace) }),
            let instance = before.instance, !instance.isEmoji, visible.allSatisfy(instance.coverage.contains)
        {
            return instance
        }
        guard !visible.isEmpty else { return font.primary }
        let script = visible.lazy.map { CharacterProperties($0).script }.first { !$0.isNeutral } ?? span.script
        let prefersEmoji = EmojiPresentation.isMeant(by: characters)
        if let instance = font.instance(for: visible, script: script, prefersEmoji: prefersEmoji) { return instance }
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
