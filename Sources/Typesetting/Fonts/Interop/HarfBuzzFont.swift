internal import CKeylineHarfBuzz
internal import KeylineGraphics

/// A face with its axes set, scaled to design units; immutable, so shared freely among threads.
final class HarfBuzzFont: Sendable {
    /// Vertical measures that a font states about itself.
    enum Metric {
        case capHeight
        case xHeight
        case underlineOffset
        case underlineSize
        case strikethroughOffset
        case strikethroughSize
    }

    let face: HarfBuzzFace
    nonisolated(unsafe) let pointer: OpaquePointer

    /// Sets axes of a face, and slants it: marks above slanted letters move with them.
    init(_ face: HarfBuzzFace, variations: [FontID.Variation] = [], slant: Double = 0) {
        self.face = face
        // HarfBuzz answers with its empty font, never with null.
        let font = hb_font_create(face.pointer) ?? hb_font_get_empty()
        let settings = variations.map {
            hb_variation_t(tag: OpenTypeTag.packed($0.tag), value: Float($0.value))
        }
        hb_font_set_variations(font, settings, UInt32(settings.count))
        if slant != 0 { hb_font_set_synthetic_slant(font, Float(slant)) }
        hb_font_make_immutable(font)
        guard let font else { preconditionFailure("HarfBuzz has an empty font") }
        pointer = font
    }

    /// The font that an id names.
    convenience init(_ face: HarfBuzzFace, _ id: FontID) {
        self.init(face, variations: id.variations, slant: id.slant)
    }

    deinit { hb_font_destroy(pointer) }

    /// The line metrics of the font's `hhea` or `OS/2` table, in design units: ascender up, descender down, gap.
    var lineMetrics: (ascender: Double, descender: Double, gap: Double) {
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(pointer, &extents)
        return (Double(extents.ascender), -Double(extents.descender), Double(extents.line_gap))
    }

    /// A measure in design units, or HarfBuzz's estimate where the font does not state it.
    func metric(_ metric: Metric) -> Double {
        let tag: hb_ot_metrics_tag_t =
            switch metric {
            case .capHeight: HB_OT_METRICS_TAG_CAP_HEIGHT
            case .xHeight: HB_OT_METRICS_TAG_X_HEIGHT
            case .underlineOffset: HB_OT_METRICS_TAG_UNDERLINE_OFFSET
            case .underlineSize: HB_OT_METRICS_TAG_UNDERLINE_SIZE
            case .strikethroughOffset: HB_OT_METRICS_TAG_STRIKEOUT_OFFSET
            case .strikethroughSize: HB_OT_METRICS_TAG_STRIKEOUT_SIZE
            }
        var position: hb_position_t = 0
        hb_ot_metrics_get_position_with_fallback(pointer, tag, &position)
        return Double(position)
    }

    /// The font's style: weight, width in percent, slant.
    var style: (weight: Double, width: Double, isItalic: Bool) {
        let weight = Double(hb_style_get_value(pointer, HB_STYLE_TAG_WEIGHT))
        let width = Double(hb_style_get_value(pointer, HB_STYLE_TAG_WIDTH))
        let isItalic = hb_style_get_value(pointer, HB_STYLE_TAG_ITALIC) > 0.5
        return (weight, width, isItalic || hb_style_get_value(pointer, HB_STYLE_TAG_SLANT_ANGLE) != 0)
    }

    /// The highest and the lowest point of a glyph's outline in design units above the baseline; nil for one without outline.
    func verticalExtents(ofGlyph glyph: UInt32) -> (top: Double, bottom: Double)? {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(pointer, glyph, &extents) != 0 else { return nil }
        return (Double(extents.y_bearing), Double(extents.y_bearing + extents.height))
    }
}
