internal import CKeylineCairo
internal import CKeylineFreeType
internal import KeylineGraphics

/// A face as Cairo uses it to write text into a PDF.
///
/// Cairo keeps fonts for a while after their last use and then closes them on whatever thread it happens to be; the face it holds is
/// therefore its own and never shared.
final class CairoFont {
    let handle: OpaquePointer
    /// Settings of a variable font's axes, which Cairo 1.16 does not take from the face.
    private let variations: String
    /// The slant of letters that the face has upright.
    private let slant: Double

    nonisolated(unsafe) private static let ownerKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    init(_ face: FreeTypeFace) throws(RenderingError) {
        guard let handle = cairo_ft_font_face_create_for_ft_face(face.handle, Int32(FT_LOAD_NO_HINTING)) else {
            throw .insufficientMemory
        }
        self.handle = handle
        slant = face.id.slant
        variations = face.id.variations.map { "\($0.tag)=\(Decimals.text($0.value))" }.joined(separator: ",")
        let owner = Unmanaged.passRetained(face)
        let status = cairo_font_face_set_user_data(handle, Self.ownerKey, owner.toOpaque()) { pointer in
            if let pointer { Unmanaged<FreeTypeFace>.fromOpaque(pointer).release() }
        }
        if status != CAIRO_STATUS_SUCCESS { owner.release() }
        try CairoStatus.check(status)
    }

    deinit { cairo_font_face_destroy(handle) }

    /// Maps the em, `y` downwards, to a size in points.
    func matrix(size: Double) -> cairo_matrix_t {
        cairo_matrix_t(xx: size, yx: 0, xy: -slant * size, yy: size, x0: 0, y0: 0)
    }

    /// Lends options that leave shapes and advances as the font has them.
    func withOptions(_ body: (OpaquePointer?) -> Void) {
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        if !variations.isEmpty { cairo_font_options_set_variations(options, variations) }
        body(options)
    }
}
