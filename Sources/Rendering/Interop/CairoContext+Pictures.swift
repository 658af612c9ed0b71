internal import CKeylineCairo
internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

extension CairoContext {
    /// Fills a rectangle with a surface, both in the surface's pixels, as a transform maps them.
    func fill(_ rect: CGRect, with picture: CairoSurface, _ transform: CGAffineTransform) {
        add(Path(rect), transform)
        withMatrix(transform) {
            setSource(picture, extend: CAIRO_EXTEND_PAD)
            cairo_fill(handle)
        }
    }

    /// Fills a rectangle, as a transform maps it, with a surface whose pixels are at the position where they are drawn.
    func fill(_ rect: CGRect, _ transform: CGAffineTransform, withPlaced picture: CairoSurface) {
        add(Path(rect), transform)
        cairo_set_source_surface(handle, picture.handle, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(handle), CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(cairo_get_source(handle), CAIRO_FILTER_NEAREST)
        cairo_fill(handle)
    }

    /// Replaces all pixels by a surface as a transform maps it, which continues beyond its edges with the pixels there.
    func replace(with picture: CairoSurface, _ transform: CGAffineTransform) {
        withMatrix(transform) {
            setSource(picture, extend: CAIRO_EXTEND_PAD)
            cairo_set_operator(handle, CAIRO_OPERATOR_SOURCE)
            cairo_paint(handle)
            cairo_set_operator(handle, CAIRO_OPERATOR_OVER)
        }
    }

    /// Draws all of a surface as a transform maps its pixels.
    func paint(_ picture: CairoSurface, _ transform: CGAffineTransform, opacity: Double = 1) {
        withMatrix(transform) {
            setSource(picture, extend: CAIRO_EXTEND_NONE)
            if opacity < 1 { cairo_paint_with_alpha(handle, opacity) } else { cairo_paint(handle) }
        }
    }

    /// Draws a colour where 8-bit coverage lets it through; `corner` is a whole pixel.
    func paint(_ color: Color, through mask: CoverageMask) {
        setSource(color)
        cairo_mask_surface(handle, mask.surface.handle, Double(mask.left), Double(mask.top))
    }

    private func setSource(_ picture: CairoSurface, extend: cairo_extend_t) {
        cairo_set_source_surface(handle, picture.handle, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(handle), extend)
        cairo_pattern_set_filter(cairo_get_source(handle), CAIRO_FILTER_GOOD)
    }
}
