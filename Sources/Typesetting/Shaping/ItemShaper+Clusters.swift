extension ItemShaper {
    /// Sets a stretch of clusters from left to right from the font's table; false, having done nothing, where there is more to it.
    @inline(__always)
    func shapeClusters(
        _ range: Range<Int>,
        rules: ClusterRules,
        with shaping: LetterShaping,
        into glyphs: inout [ShapedGlyph]
    ) -> Bool {
        withUnsafeTemporaryAllocation(of: ShapedGlyph.self, capacity: range.count * 2) { memory in
            guard let start = memory.baseAddress else { return false }
            var count: Int?
            let isDone = shaping.withClusters { table in
                count = table.set(range, of: text, as: visible, rules: rules, into: start) {
                    Self.shape($0, rules: rules, with: shaping)
                }
                return count != nil
            }
            guard isDone, let count else { return false }
            glyphs.append(contentsOf: UnsafeBufferPointer(rebasing: memory[..<count]))
            return true
        }
    }

    /// Shapes a cluster for the table; nil where HarfBuzz shows marks that lack a letter: they count as no letter for what follows.
    private static func shape(_ units: [UInt16], rules: ClusterRules, with shaping: LetterShaping) -> [ShapedGlyph]? {
        let shaped = shaping.shape(units)
        guard rules.wordStarts != nil, let circle = shaping.instance.font.glyph(for: 0x25CC) else { return shaped }
        return shaped.contains { $0.id == circle } ? nil : shaped
    }
}
