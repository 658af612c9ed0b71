internal import CKeylineCairo
internal import KeylineGraphics

/// A font whose glyphs cannot be seen: it carries the text of items drawn as pictures, so that it can be found and copied.
final class CairoInvisibleFont {
    let handle: OpaquePointer

    /// The advance of every glyph, in ems, as wide as emoji are: it tells viewers what to highlight.
    private static let advance = 1.25
    /// The side of the dot that every glyph is, in ems: Cairo leaves out the text of glyphs that have no ink at all.
    private static let dot = 0.001
    /// The colour to draw with: the faintest black that Cairo does not treat as none.
    static let color = Color(white: 0, alpha: 1 / 255)

    init() throws(RenderingError) {
        guard let handle = cairo_user_font_face_create() else { throw .insufficientMemory }
        self.handle = handle
        cairo_user_font_face_set_render_glyph_func(handle) { _, _, context, extents in
            extents?.pointee.x_advance = CairoInvisibleFont.advance
            cairo_rectangle(context, 0, 0, CairoInvisibleFont.dot, CairoInvisibleFont.dot)
            cairo_fill(context)
            return CAIRO_STATUS_SUCCESS
        }
        try CairoStatus.check(cairo_font_face_status(handle))
    }

    deinit { cairo_font_face_destroy(handle) }
}
