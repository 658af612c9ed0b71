internal import Synchronization

/// How far glyphs of a face reach above and below the baseline, in design units, each found when first asked for.
final class GlyphInk: Sendable {
    /// Fits every measure of a font, whose units are those of a 16-bit plane.
    private struct Reach {
        var top: Int32
        var bottom: Int32
        static let unknown = Reach(top: .min, bottom: .max)
    }

    private let font: HarfBuzzFont
    private let reaches: Mutex<[Reach]>

    init(_ font: HarfBuzzFont) {
        self.font = font
        reaches = Mutex([])
    }

    /// The highest and the lowest point of placed glyphs; 0 where none leaves the baseline.
    func reach(of glyphs: ArraySlice<ShapedGlyph>) -> (top: Double, bottom: Double) {
        reaches.withLock { known in
            if known.isEmpty { known = [Reach](repeating: .unknown, count: font.face.glyphCount) }
            var (top, bottom): (Int32, Int32) = (0, 0)
            for glyph in glyphs where Int(glyph.id) < known.count {
                if known[Int(glyph.id)].top == .min { known[Int(glyph.id)] = measured(glyph.id) }
                let reach = known[Int(glyph.id)]
                top = max(top, reach.top + glyph.yOffset)
                bottom = min(bottom, reach.bottom + glyph.yOffset)
            }
            return (Double(top), Double(bottom))
        }
    }

    private func measured(_ glyph: UInt32) -> Reach {
        guard let extents = font.verticalExtents(ofGlyph: glyph) else { return Reach(top: 0, bottom: 0) }
        return Reach(top: Int32(extents.top), bottom: Int32(extents.bottom))
    }
}
