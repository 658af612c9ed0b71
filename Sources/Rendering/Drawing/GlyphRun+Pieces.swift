internal import Foundation
internal import KeylineGraphics

extension GlyphRun {
    /// Parts of a run whose glyphs all answer a question alike, in the order in which they are read.
    ///
    /// Clusters stay whole: one with a single glyph that answers yes belongs to a part that does.
    func pieces(where predicate: (Glyph) -> Bool) -> [(run: GlyphRun, holds: Bool)] {
        var pieces: [(run: GlyphRun, holds: Bool)] = []
        var byte = 0
        var glyph = 0
        let bytes = Array(text.utf8)
        for cluster in clusters {
            let glyphs = clusterGlyphs(from: glyph, count: cluster.glyphCount)
            let text = String(decoding: bytes[byte..<byte + cluster.utf8Count], as: UTF8.self)
            let holds = glyphs.contains(where: predicate)
            if pieces.last?.holds == holds {
                pieces[pieces.count - 1].run.append(cluster, text, glyphs)
            } else {
                pieces.append((with(cluster, text, glyphs), holds))
            }
            byte = byte + cluster.utf8Count
            glyph = glyph + cluster.glyphCount
        }
        return pieces
    }

    /// The glyphs of a cluster that comes after some number of glyphs in reading order.
    private func clusterGlyphs(from start: Int, count: Int) -> ArraySlice<Glyph> {
        let first = direction == .leftToRight ? start : glyphs.count - start - count
        return glyphs[first..<first + count]
    }

    private func with(_ cluster: Cluster, _ text: String, _ glyphs: ArraySlice<Glyph>) -> GlyphRun {
        var run = self
        run.clusters = [cluster]
        run.text = text
        run.glyphs = Array(glyphs)
        return run
    }

    private mutating func append(_ cluster: Cluster, _ text: String, _ glyphs: ArraySlice<Glyph>) {
        clusters.append(cluster)
        self.text += text
        if direction == .leftToRight { self.glyphs += glyphs } else { self.glyphs.insert(contentsOf: glyphs, at: 0) }
    }
}
