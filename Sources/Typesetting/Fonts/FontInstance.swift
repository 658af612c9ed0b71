internal import Foundation
internal import KeylineGraphics

/// A face with its axes set, of no size yet: what glyph ids belong to.
final class FontInstance: Sendable {
    let id: FontID
    let font: HarfBuzzFont
    /// Design units in an em.
    let unitsPerEm: Double
    let coverage: CharacterCoverage
    /// The commonest glyphs of the same face, for shaping faster; nil where there is no such file.
    let subset: ShapingSubset?
    let line: Line
    let lineFit: FontFamily.LineFit
    let reach: FontFamily.ShapingReach
    let isEmoji: Bool
    let ink: GlyphInk
    /// Whether contextual alternates make arrows of hyphens and angle brackets, and symbols of letters.
    let hasContextualSymbols: Bool

    /// The metrics of a line, in ems: up, down, and the gap below.
    struct Line {
        let ascender: Double
        let descender: Double
        let gap: Double
    }

    /// A part of a face in which glyphs have the same numbers, advances and rules.
    struct ShapingSubset: Sendable {
        let font: HarfBuzzFont
        let coverage: CharacterCoverage
    }

    init(
        id: FontID,
        font: HarfBuzzFont,
        coverage: CharacterCoverage,
        subset: ShapingSubset?,
        family: FontFamily
    ) {
        self.id = id
        self.font = font
        self.coverage = coverage
        self.subset = subset
        lineFit = family.lineFit
        reach = family.reach
        isEmoji = family.isEmoji
        ink = GlyphInk(font)
        hasContextualSymbols = family.hasContextualSymbols
        unitsPerEm = font.face.unitsPerEm
        let metrics = font.lineMetrics
        line = Line(
            ascender: metrics.ascender / unitsPerEm, descender: metrics.descender / unitsPerEm,
            gap: metrics.gap / unitsPerEm)
    }

    /// The font that is enough to shape some characters: the shaping subset where it has them all.
    func font(for units: UnsafeBufferPointer<UInt16>) -> HarfBuzzFont {
        guard let subset else { return font }
        for unit in units where !subset.coverage.contains(UInt32(unit)) { return font }
        return subset.font
    }

    /// A measure in ems.
    func metric(_ metric: HarfBuzzFont.Metric) -> CGFloat { CGFloat(font.metric(metric) / unitsPerEm) }
}
