internal import CKeylineHarfBuzz

/// A font set up as HarfBuzz's own test program sets it up.
struct ShapingTestFont: ~Copyable {
    private let font: OpaquePointer
    private let options: ShapingTestOptions

    /// Opens a face of a file; nil where the bytes are no font or have no such face.
    init?(path: String, options: ShapingTestOptions) {
        let blob = hb_blob_create_from_file(path)
        defer { hb_blob_destroy(blob) }
        guard options.font.faceIndex >= 0, options.font.faceIndex < Int(hb_face_count(blob)) else { return nil }
        // The font keeps the face, and the face the bytes.
        let face = hb_face_create(blob, UInt32(options.font.faceIndex))
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, hb_face_get_upem(face) > 0, let font = hb_font_create(face) else {
            return nil
        }
        let size = options.font.size ?? Int32(hb_face_get_upem(face))
        hb_font_set_scale(font, size, size)
        if let points = options.font.pointSize { hb_font_set_ptem(font, points) }
        if let slant = options.font.slant { hb_font_set_synthetic_slant(font, slant) }
        let settings = options.font.variations.map { text in
            var setting = hb_variation_t()
            hb_variation_from_string(text, -1, &setting)
            return setting
        }
        hb_font_set_variations(font, settings, UInt32(settings.count))
        self.font = font
        self.options = options
    }

    deinit { hb_font_destroy(font) }

    /// The glyphs in HarfBuzz's notation, such as `[a=0+500|b=1+510]`.
    func shape(_ text: [UInt32]) -> String {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf32(
            buffer, options.buffer.before, Int32(options.buffer.before.count), UInt32(options.buffer.before.count), 0)
        hb_buffer_add_utf32(buffer, text, Int32(text.count), 0, Int32(text.count))
        hb_buffer_add_utf32(buffer, options.buffer.after, Int32(options.buffer.after.count), 0, 0)
        setUp(buffer)
        let features = options.features.map { text in
            var feature = hb_feature_t()
            hb_feature_from_string(text, -1, &feature)
            return feature
        }
        guard let shaper = options.shaper else {
            hb_shape(font, buffer, features, UInt32(features.count))
            return glyphs(in: buffer)
        }
        return shaper.withCString { name in
            hb_shape_full(font, buffer, features, UInt32(features.count), [name, nil])
            return glyphs(in: buffer)
        }
    }

    private func setUp(_ buffer: OpaquePointer?) {
        if let direction = options.buffer.direction {
            hb_buffer_set_direction(buffer, hb_direction_from_string(direction, -1))
        }
        if let script = options.buffer.script { hb_buffer_set_script(buffer, hb_script_from_string(script, -1)) }
        if let language = options.buffer.language {
            hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
        }
        if let level = options.buffer.clusterLevel {
            hb_buffer_set_cluster_level(buffer, hb_buffer_cluster_level_t(UInt32(level)))
        }
        var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
        if options.buffer.beginsText { flags |= HB_BUFFER_FLAG_BOT.rawValue }
        if options.buffer.endsText { flags |= HB_BUFFER_FLAG_EOT.rawValue }
        if options.buffer.removesDefaultIgnorables { flags |= HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES.rawValue }
        if options.buffer.preservesDefaultIgnorables { flags |= HB_BUFFER_FLAG_PRESERVE_DEFAULT_IGNORABLES.rawValue }
        if options.buffer.marksUnsafeToConcatenate { flags |= HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT.rawValue }
        hb_buffer_set_flags(buffer, hb_buffer_flags_t(flags))
        hb_buffer_guess_segment_properties(buffer)
    }

    private func glyphs(in buffer: OpaquePointer?) -> String {
        let count = hb_buffer_get_length(buffer)
        var flags = HB_BUFFER_SERIALIZE_FLAG_DEFAULT.rawValue
        if !options.output.showsGlyphNames { flags |= HB_BUFFER_SERIALIZE_FLAG_NO_GLYPH_NAMES.rawValue }
        if !options.output.showsClusters { flags |= HB_BUFFER_SERIALIZE_FLAG_NO_CLUSTERS.rawValue }
        if !options.output.showsPositions { flags |= HB_BUFFER_SERIALIZE_FLAG_NO_POSITIONS.rawValue }
        if !options.output.showsAdvances { flags |= HB_BUFFER_SERIALIZE_FLAG_NO_ADVANCES.rawValue }
        if options.output.showsFlags { flags |= HB_BUFFER_SERIALIZE_FLAG_GLYPH_FLAGS.rawValue }
        if options.output.showsExtents { flags |= HB_BUFFER_SERIALIZE_FLAG_GLYPH_EXTENTS.rawValue }
        var text: [UInt8] = []
        var start: UInt32 = 0
        var bytes = [CChar](repeating: 0, count: 4096)
        while start < count {
            var length: UInt32 = 0
            let written = hb_buffer_serialize_glyphs(
                buffer, start, count, &bytes, UInt32(bytes.count), &length, font, HB_BUFFER_SERIALIZE_FORMAT_TEXT,
                hb_buffer_serialize_flags_t(flags))
            guard written > 0 else { break }
            text += bytes.prefix(Int(length)).map { UInt8(bitPattern: $0) }
            start += written
        }
        return String(decoding: text, as: UTF8.self)
    }
}
