internal import CKeylineCairo
internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// Draws on a Cairo surface. Its matrix is the identity between calls: whoever draws says with each call how coordinates map to
/// the surface's.
final class CairoContext {
    let handle: OpaquePointer
    let surface: CairoSurface

    init(_ surface: CairoSurface) throws(RenderingError) {
        guard let handle = cairo_create(surface.handle) else { throw .insufficientMemory }
        self.surface = surface
        self.handle = handle
        cairo_set_antialias(handle, CAIRO_ANTIALIAS_GRAY)
        try check()
    }

    deinit { cairo_destroy(handle) }

    /// Throws what went wrong since the context was made: Cairo remembers its first error and ignores all that follows.
    func check() throws(RenderingError) {
        try CairoStatus.check(cairo_status(handle))
        try CairoStatus.check(cairo_surface_status(surface.handle))
    }

    func save() { cairo_save(handle) }
    func restore() { cairo_restore(handle) }

    /// The rectangle around what can be drawn on, in the surface's coordinates.
    var clipExtents: CGRect {
        var left = 0.0
        var top = 0.0
        var right = 0.0
        var bottom = 0.0
        cairo_clip_extents(handle, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    }

    func clip(to path: Path, _ transform: CGAffineTransform) {
        add(path, transform)
        cairo_set_fill_rule(handle, CAIRO_FILL_RULE_WINDING)
        cairo_clip(handle)
    }

    func clip(to rect: CGRect, _ transform: CGAffineTransform) { clip(to: Path(rect), transform) }

    func setSource(_ color: Color) {
        let (red, green, blue, _) = color.bytes
        let alpha = min(max(color.alpha, 0), 1)
        cairo_set_source_rgba(handle, Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha)
    }

    func withMatrix(_ transform: CGAffineTransform, _ body: () -> Void) {
        var matrix = cairo_matrix_t(
            xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
            x0: Double(transform.tx), y0: Double(transform.ty))
        cairo_set_matrix(handle, &matrix)
        body()
        cairo_identity_matrix(handle)
    }
}
