internal import CKeylineHarfBuzz
internal import KeylineGraphics

/// What some letters need of a font, as a font file of its own: their glyphs, those that they turn into next to one another, and the rules
/// for that. A font with axes is held at the place that its id names.
enum FontSubset {
    /// The bytes of an OpenType file; the same for the same letters, in whatever order they were met.
    ///
    /// - Parameters:
    ///   - face: The font.
    ///   - scalars: The letters.
    /// - Returns: The file; nil where HarfBuzz cannot take the font apart.
    static func bytes(of face: FreeTypeFace, for scalars: Set<Unicode.Scalar>) -> [UInt8]? {
        let start = face.data.start.assumingMemoryBound(to: CChar.self)
        let blob = hb_blob_create(start, UInt32(face.data.count), HB_MEMORY_MODE_READONLY, nil, nil)
        let whole = hb_face_create(blob, UInt32(face.id.faceIndex))
        defer {
            hb_face_destroy(whole)
            hb_blob_destroy(blob)
        }
        guard let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        let letters = hb_subset_input_unicode_set(input)
        for scalar in scalars { hb_set_add(letters, scalar.value) }
        hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
        guard pinAxes(of: whole, at: face.id, in: input), let part = hb_subset_or_fail(whole, input) else { return nil }
        defer { hb_face_destroy(part) }
        return bytes(of: part)
    }

    private static func bytes(of face: OpaquePointer) -> [UInt8]? {
        let blob = hb_face_reference_blob(face)
        defer { hb_blob_destroy(blob) }
        var count: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &count), count > 0 else { return nil }
        return UnsafeRawBufferPointer(start: data, count: Int(count)).map { $0 }
    }

    /// Holds every axis at the place that an id names, or at its default.
    private static func pinAxes(of face: OpaquePointer?, at id: FontID, in input: OpaquePointer) -> Bool {
        var count = hb_ot_var_get_axis_count(face)
        var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &axes)
        return axes.prefix(Int(count)).allSatisfy { axis in
            let wanted = id.variations.first { $0.tag.openTypeTag == axis.tag }?.value
            let value = min(max(Float(wanted ?? Double(axis.default_value)), axis.min_value), axis.max_value)
            return hb_subset_input_pin_axis_location(input, face, axis.tag, value) != 0
        }
    }
}
