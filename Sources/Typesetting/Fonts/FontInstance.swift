internal import Foundation
internal import Graphics

/// A face at a place in its design space, of no size yet: what glyph ids belong to.
final class FontInstance: Sendable {
    let id: FontID
    let font: HarfBuzzFont
    /// Design units in an em.
    let unitsPerEm: Double
    let coverage: CharacterCoverage
    /// The line metrics in ems: ascender up, descender down, gap.
    let ascender: Double
    let descender: Double
    let lineGap: Double
    let lineFit: FontFamily.LineFit

    init(id: FontID, font: HarfBuzzFont, coverage: CharacterCoverage, lineFit: FontFamily.LineFit) {
        self.id = id
        self.font = font
        self.coverage = coverage
        self.lineFit = lineFit
        unitsPerEm = font.face.unitsPerEm
        let metrics = font.lineMetrics
        ascender = metrics.ascender / unitsPerEm
        descender = metrics.descender / unitsPerEm
        lineGap = metrics.gap / unitsPerEm
    }

    /// A measure in ems.
    func metric(_ metric: HarfBuzzFont.Metric) -> CGFloat { CGFloat(font.metric(metric) / unitsPerEm) }
}
