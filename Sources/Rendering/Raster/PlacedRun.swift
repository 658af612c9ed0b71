internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// A glyph run in a surface's pixels.
struct PlacedRun {
    struct Glyph {
        let id: UInt32
        /// The glyph's origin in pixels.
        let origin: CGPoint
    }

    let glyphs: [Glyph]
    let color: Color
    /// Maps font units, `y` downwards, to pixels around a glyph's origin.
    let unitTransform: CGAffineTransform
    /// The longer side of an em, in pixels.
    let pixelsPerEm: CGFloat
    private let emTransform: CGAffineTransform

    init(_ run: GlyphRun, unitsPerEm: CGFloat, _ transform: CGAffineTransform) {
        color = run.color
        emTransform = CGAffineTransform(
            a: transform.a * run.fontSize, b: transform.b * run.fontSize,
            c: transform.c * run.fontSize, d: transform.d * run.fontSize, tx: 0, ty: 0)
        unitTransform = CGAffineTransform(scaleX: 1 / unitsPerEm, y: 1 / unitsPerEm).concatenating(emTransform)
        pixelsPerEm = max(hypot(emTransform.a, emTransform.b), hypot(emTransform.c, emTransform.d))
        glyphs = run.glyphs.map { glyph in
            let point = CGPoint(x: run.origin.x + glyph.position.x, y: run.origin.y + glyph.position.y)
            return Glyph(id: glyph.id, origin: point.applying(transform))
        }
    }

    /// The outlines of glyphs as one path, so that where they overlap a transparent colour is not laid twice.
    func path(of glyphs: [Glyph], in face: FreeTypeFace) -> Path {
        var path = Path()
        for glyph in glyphs {
            var transform = unitTransform
            transform.tx = glyph.origin.x
            transform.ty = glyph.origin.y
            path.addPath(face.outline(of: glyph.id).applying(transform))
        }
        return path
    }

    /// Maps ems around a glyph's origin to pixels.
    func emTransform(of glyph: Glyph) -> CGAffineTransform {
        var transform = emTransform
        transform.tx = glyph.origin.x
        transform.ty = glyph.origin.y
        return transform
    }
}
