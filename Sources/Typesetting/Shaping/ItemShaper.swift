/// Shapes the items of a paragraph, piece by piece where the font allows that.
struct ItemShaper: ~Copyable {
    let text: ParagraphText
    /// The text with a space for each tab and nothing visible for other controls.
    let visible: UnsafeBufferPointer<UInt16>
    let cache: ShapedPieceCache
    let buffer: HarfBuzzBuffer

    /// Appends the glyphs of an item from left to right.
    func shape(_ item: TextItem, language: TextLanguage, into glyphs: inout [ShapedGlyph]) {
        guard let instance = item.instance else { return }
        let segment = HarfBuzzBuffer.Segment(
            range: item.range, context: 0..<visible.count, script: item.script, language: language.harfBuzz,
            isRightToLeft: item.level & 1 == 1)
        if !isInPieces(item, instance) || !shapePieces(segment, item, instance, into: &glyphs) {
            shapeInParts(segment, item, instance, into: &glyphs)
        }
    }

    /// HarfBuzz merges hidden characters one by one into one cluster, which takes time proportional to the square of their number.
    private static let longestHidden = 256

    /// Shapes a range: in parts where it is full of hidden characters, so that nothing visible is parted from what it could join.
    private func shapeInParts(
        _ segment: HarfBuzzBuffer.Segment,
        _ item: TextItem,
        _ instance: FontInstance,
        into glyphs: inout [ShapedGlyph]
    ) {
        var parts: [Range<Int>] = []
        var start = segment.range.lowerBound
        var hidden = 0
        if segment.range.count > Self.longestHidden {
            for offset in segment.range {
                hidden = visible[offset] == UTF16Text.softHyphen ? hidden + 1 : 0
                guard hidden == Self.longestHidden else { continue }
                parts.append(start..<offset + 1)
                start = offset + 1
                hidden = 0
            }
        }
        if start < segment.range.upperBound { parts.append(start..<segment.range.upperBound) }
        for range in segment.isRightToLeft ? parts.reversed() : parts {
            var part = segment
            part.range = range
            shape(part, item, instance, into: &glyphs)
        }
    }

    /// Whether the item may be shaped in pieces.
    private func isInPieces(_ item: TextItem, _ instance: FontInstance) -> Bool {
        if case .text = instance.reach { return false }
        return cache.isEnabled && item.font.features.isEmpty && !joinsBeyond(item)
    }

    /// Whether letters at the item's ends may join with those beyond.
    private func joinsBeyond(_ item: TextItem) -> Bool {
        guard item.script.isCursive else { return false }
        let start = item.range.lowerBound
        let end = item.range.upperBound
        if start > 0, mayJoin(start - 1), mayJoin(start) { return true }
        return end < visible.count && mayJoin(end - 1) && mayJoin(end)
    }

    /// Whether a character may join with its neighbours or lets others join across it.
    private func mayJoin(_ offset: Int) -> Bool {
        text.properties[offset].has(.letter) || text.properties[offset].graphemeBreak != .other
    }

    private func shape(
        _ segment: HarfBuzzBuffer.Segment,
        _ item: TextItem,
        _ instance: FontInstance,
        into glyphs: inout [ShapedGlyph]
    ) {
        let font = instance.font(for: UnsafeBufferPointer(rebasing: visible[segment.range]))
        let asTyped =
            instance.hasContextualSymbols ? arrows(in: segment.range) + hexadecimalPrefixes(in: segment.range) : []
        let features = asTyped.isEmpty ? item.font.features : item.font.features.withoutAlternates(in: asTyped)
        let start = glyphs.count
        buffer.shape(segment, of: visible, with: font, features: features, into: &glyphs)
        corrections(of: item, instance)?.apply(to: &glyphs, from: start, of: visible, unitsPerEm: instance.unitsPerEm)
    }

    /// Only the font that was asked for is corrected; those that stand in keep their own widths.
    private func corrections(of item: TextItem, _ instance: FontInstance) -> SystemFont.AdvanceCorrections? {
        instance === item.font.primary ? item.font.corrections : nil
    }

    /// The characters that Inter would turn into arrows and San Francisco leaves as people typed them, such as `->`.
    private func arrows(in range: Range<Int>) -> [Range<Int>] {
        guard visible[range].contains(where: { $0 == 0x3C || $0 == 0x3E }) else { return [] }
        func isPart(_ unit: UInt16) -> Bool { unit == 0x2D || unit == 0x3D || unit == 0x3C || unit == 0x3E }
        var arrows: [Range<Int>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = visible[start..<range.upperBound].firstIndex { !isPart($0) } ?? range.upperBound
            if end - start > 1 { arrows.append(start..<end) }
            start = max(end, start + 1)
        }
        return arrows
    }

    /// The x of numbers such as `0x10`, which Inter would make a multiplication sign. In San Francisco it is a letter, as the widths of
    /// labels show.
    private func hexadecimalPrefixes(in range: Range<Int>) -> [Range<Int>] {
        func isPart(_ offset: Int) -> Bool {
            text.properties[offset].has(.letter) || (0x30...0x39).contains(visible[offset])
        }
        return range.dropFirst().filter { offset in
            guard visible[offset] == 0x78, visible[offset - 1] == 0x30 else { return false }
            return offset - 1 == range.lowerBound || !isPart(offset - 2)
        }.map { $0..<$0 + 1 }
    }

    /// Shapes in pieces; false, having done nothing, while another thread uses the cache.
    private func shapePieces(
        _ segment: HarfBuzzBuffer.Segment,
        _ item: TextItem,
        _ instance: FontInstance,
        into glyphs: inout [ShapedGlyph]
    ) -> Bool {
        let context = ShapedPieces.Context(
            instance: ObjectIdentifier(instance), corrections: corrections(of: item, instance),
            script: segment.script, language: segment.language, isRightToLeft: segment.isRightToLeft)
        return cache.withPieces { pieces in
            let context = pieces.number(of: context)
            forEachPiece(of: item, reach: instance.reach) { range in
                var piece = segment
                piece.range = range
                piece.context = range
                guard range.count <= PieceSegmenter.longestKept else {
                    return shapeInParts(piece, item, instance, into: &glyphs)
                }
                let key = ShapedPieceTable.Key(
                    context: context, units: UnsafeBufferPointer(rebasing: visible[range]))
                if pieces.append(key, cluster: range.lowerBound, to: &glyphs) { return }
                let start = glyphs.count
                shape(piece, item, instance, into: &glyphs)
                pieces.insert(key, glyphs[start...], cluster: range.lowerBound)
            }
        }
    }

    /// Hands over the pieces from left to right.
    private func forEachPiece(of item: TextItem, reach: FontFamily.ShapingReach, _ body: (Range<Int>) -> Void) {
        let segmenter = PieceSegmenter(text, reach: reach)
        let isReversed = item.level & 1 == 1
        var reversed: [Range<Int>] = []
        var start = item.range.lowerBound
        while start < item.range.upperBound {
            let end = segmenter.end(from: start, limit: item.range.upperBound)
            if isReversed { reversed.append(start..<end) } else { body(start..<end) }
            start = end
        }
        for range in reversed.reversed() { body(range) }
    }
}
