internal import Foundation
internal import FoundationSupplement
internal import Graphics

/// Draws pixels.
struct PixelCanvas: Canvas {
    private var cairo: CairoCanvas
    private var context: CairoContext { cairo.context }

    init(_ context: CairoContext, scale: CGFloat, maximumLayerPixelCount: Int) {
        cairo = CairoCanvas(context, scale: scale, maximumLayerPixelCount: maximumLayerPixelCount)
    }

    mutating func beginGroup(transform: CGAffineTransform, clip: Path?, opacity: Double) throws(RenderingError) {
        try cairo.beginGroup(transform: transform, clip: clip, opacity: opacity)
    }

    mutating func endGroup() { cairo.endGroup() }

    mutating func draw(_ item: DisplayItem.PathItem) { cairo.draw(item) }

    mutating func draw(_ image: PlacedImage) throws(RenderingError) {
        let all = CGRect(x: 0, y: 0, width: image.bitmap.width, height: image.bitmap.height)
        let surface = try cairo.surface(of: image.bitmap)
        context.fill(image.visible ?? all, with: surface, image.transform.concatenating(cairo.transforms.current))
    }

    mutating func draw(_ run: GlyphRun, in face: FontFace, view: ViewID?) throws(RenderingError) {
        let placed = PlacedRun(run, unitsPerEm: face.unitsPerEm, cairo.transforms.current)
        var outlined: [PlacedRun.Glyph] = []
        for glyph in placed.glyphs {
            if let colored = face.colorGlyph(glyph.id, pixelsPerEm: placed.pixelsPerEm) {
                try draw(colored, at: glyph, placed, opacity: min(run.color.alpha, 1))
            } else {
                outlined.append(glyph)
            }
        }
        if placed.pixelsPerEm <= CoverageSheet.maximumEm {
            try cover(outlined, placed, face)
        } else {
            fill(outlined, placed, face)
        }
    }

    /// Draws a glyph in its own colours.
    private mutating func draw(
        _ colored: ColorGlyph, at glyph: PlacedRun.Glyph, _ run: PlacedRun, opacity: Double
    ) throws(RenderingError) {
        let surface = try cairo.surface(of: colored.bitmap)
        context.paint(surface, colored.transform.concatenating(run.emTransform(of: glyph)), opacity: opacity)
    }

    /// Draws glyphs of ordinary size through their coverage.
    private func cover(_ glyphs: [PlacedRun.Glyph], _ run: PlacedRun, _ face: FontFace) throws(RenderingError) {
        let sheet = CoverageSheet.sheet(of: face, run.unitTransform)
        let extents = context.clipExtents
        let reach = extents.insetBy(dx: -4 * CoverageSheet.maximumEm, dy: -4 * CoverageSheet.maximumEm)
        let covered = glyphs.compactMap { glyph -> (coverage: Coverage, x: Int, y: Int)? in
            guard reach.contains(glyph.origin) else { return nil }
            let (x, y) = (Int((glyph.origin.x * 4).rounded()), Int((glyph.origin.y * 4).rounded()))
            guard let coverage = sheet.coverage(of: glyph.id, quarterX: x & 3, quarterY: y & 3) else { return nil }
            return (coverage, x >> 2, y >> 2)
        }
        guard let mask = try CoverageMask(covered, within: extents) else { return }
        context.paint(run.color, through: mask)
    }

    /// Draws glyphs of any size as one path, so that where they overlap a transparent colour is not laid twice.
    private func fill(_ glyphs: [PlacedRun.Glyph], _ run: PlacedRun, _ face: FontFace) {
        var path = Path()
        for glyph in glyphs {
            var transform = run.unitTransform
            (transform.tx, transform.ty) = (glyph.origin.x, glyph.origin.y)
            path.addPath(face.outline(of: glyph.id).applying(transform))
        }
        if !path.isEmpty { context.fill(path, .identity, color: run.color) }
    }
}
