extension ItemShaper {
    /// Sets a stretch of clusters from left to right from the font's table; false, having done nothing, where there is more to it.
    func shapeClusters(
        _ range: Range<Int>,
        rules: ClusterRules,
        with shaping: LetterShaping,
        into glyphs: inout [ShapedGlyph]
    ) -> Bool {
        let first = glyphs.count
        let pieces = ShapingPieces(text, reach: shaping.instance.reach)
        let isDone = shaping.withClusters { table in
            var start = range.lowerBound
            var isBehindLetter = false
            while start < range.upperBound {
                let end = pieces.clusterEnd(start, range.upperBound, rules)
                let units = UnsafeBufferPointer(rebasing: visible[start..<end])
                var before: UInt16?
                if let starts = rules.wordStarts {
                    if isBehindLetter, starts.concerns(units) { before = starts.letter }
                    guard let isLetter = isLetter(start..<end) else { return false }
                    isBehindLetter = isLetter
                }
                let isKnown = table.append(units, behind: before, cluster: start, to: &glyphs) {
                    shape($0, rules: rules, with: shaping)
                }
                guard isKnown else { return false }
                start = end
            }
            return true
        }
        if !isDone { glyphs.removeSubrange(first...) }
        return isDone
    }

    /// Whether a cluster counts as a letter for what follows it; nil where it is a sign with marks, or something invisible.
    private func isLetter(_ cluster: Range<Int>) -> Bool? {
        let first = text.properties[cluster.lowerBound]
        guard first.has(.letter) else {
            let isSign = cluster.count == 1 && first.graphemeBreak == .other && !first.has(.defaultIgnorable)
            return isSign ? false : nil
        }
        for offset in cluster.dropFirst() {
            let properties = text.properties[offset]
            if properties.has(.graphemeStart), !properties.has(.letter) { return nil }
        }
        return true
    }

    /// Shapes a cluster for the table; nil where HarfBuzz shows marks that lack a letter: they count as no letter for what follows.
    private func shape(_ units: [UInt16], rules: ClusterRules, with shaping: LetterShaping) -> [ShapedGlyph]? {
        let shaped = shaping.shape(units)
        guard rules.wordStarts != nil, let circle = shaping.instance.font.glyph(for: 0x25CC) else { return shaped }
        return shaped.contains { $0.id == circle } ? nil : shaped
    }
}
