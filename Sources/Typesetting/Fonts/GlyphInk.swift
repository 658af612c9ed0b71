internal import Synchronization

/// The vertical bounds of the glyphs of a face, in design units, each found when first asked for.
///
/// Unchecked: each word is written atomically, always with the same value, and is complete by itself.
final class GlyphInk: @unchecked Sendable {
    private let font: HarfBuzzFont
    private let count: Int
    /// For each glyph the top in the upper half and the bottom in the lower; both are the least number where nothing is known.
    private let bounds: UnsafeMutablePointer<Atomic<UInt64>>
    private static let unknown = packed(top: .min, bottom: .min)

    init(_ font: HarfBuzzFont) {
        self.font = font
        count = font.face.glyphCount
        bounds = .allocate(capacity: count)
        for glyph in 0..<count { (bounds + glyph).initialize(to: Atomic(Self.unknown)) }
    }

    deinit {
        bounds.deinitialize(count: count)
        bounds.deallocate()
    }

    /// The highest and the lowest point of placed glyphs; 0 where none leaves the baseline.
    func verticalBounds(of glyphs: ArraySlice<ShapedGlyph>) -> (top: Double, bottom: Double) {
        var top: Int32 = 0
        var bottom: Int32 = 0
        for index in glyphs.indices {
            let glyph = glyphs[index]
            guard Int(glyph.id) < count else { continue }
            let cached = bounds[Int(glyph.id)].load(ordering: .relaxed)
            let packed = cached == Self.unknown ? measured(glyph.id) : cached
            top = max(top, Int32(truncatingIfNeeded: packed >> 32) + glyph.yOffset)
            bottom = min(bottom, Int32(truncatingIfNeeded: packed) + glyph.yOffset)
        }
        return (Double(top), Double(bottom))
    }

    private func measured(_ glyph: UInt32) -> UInt64 {
        let extents = font.verticalExtents(ofGlyph: glyph)
        let packed = Self.packed(top: Int32(extents?.top ?? 0), bottom: Int32(extents?.bottom ?? 0))
        bounds[Int(glyph)].store(packed, ordering: .relaxed)
        return packed
    }

    private static func packed(top: Int32, bottom: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: top)) << 32 | UInt64(UInt32(bitPattern: bottom))
    }
}
