internal import CKeylineCairo
internal import CKeylinePixels
internal import Foundation

/// The coverage of a run of glyphs together, as a surface of 8-bit opacity.
struct CoverageMask {
    let surface: CairoSurface
    /// The surface's pixel of the mask's top-left corner.
    let left: Int, top: Int

    /// Adds up glyphs, given with the pixels that hold their origins; nil where none of it is inside the extents.
    ///
    /// Coverage is added, not overlaid: letters that join within a pixel, as Arabic ones do, then show no seam.
    init?(_ glyphs: [(coverage: Coverage, x: Int, y: Int)], within extents: CGRect) throws(RenderingError) {
        let visible = glyphs.reduce(CGRect.null) { $0.union($1.coverage.rect(x: $1.x, y: $1.y)) }.intersection(extents)
        guard !visible.isNull, visible.width >= 1, visible.height >= 1 else { return nil }
        let box = visible.integral
        left = Int(box.minX)
        top = Int(box.minY)
        surface = try CairoSurface(
            owning: cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height)))
        guard let start = cairo_image_surface_get_data(surface.handle) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface.handle))
        for glyph in glyphs {
            let part = glyph.coverage.rect(x: glyph.x, y: glyph.y).intersection(box)
            guard !part.isNull, part.width > 0, part.height > 0 else { continue }
            let x = Int(part.minX)
            let y = Int(part.minY)
            let column = x - glyph.x - glyph.coverage.left
            let row = y - glyph.y - glyph.coverage.top
            glyph.coverage.bytes.withUnsafeBufferPointer { bytes in
                cpixels_add_coverage(
                    start + (y - top) * stride + (x - left), stride,
                    bytes.baseAddress.map { $0 + row * glyph.coverage.width + column }, glyph.coverage.width,
                    Int(part.width), Int(part.height))
            }
        }
        cairo_surface_mark_dirty(surface.handle)
    }
}

extension Coverage {
    /// Returns the pixels covered when the origin is in a pixel.
    func rect(x: Int, y: Int) -> CGRect {
        CGRect(x: x + left, y: y + top, width: width, height: height)
    }
}
