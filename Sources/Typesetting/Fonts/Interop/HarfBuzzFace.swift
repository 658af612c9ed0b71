internal import CKeylineHarfBuzz
internal import KeylineGraphics

/// A face of a font file, read in place; shared freely among threads.
final class HarfBuzzFace: Sendable {
    /// An axis of a variable font.
    struct Axis: Sendable {
        let tag: String
        let range: ClosedRange<Double>
        let defaultValue: Double
    }

    /// The strings of a name table that a face is asked for by.
    enum Name: UInt32 {
        case family = 1
        case full = 4
        case postScript = 6
        case typographicFamily = 16
    }

    nonisolated(unsafe) let pointer: OpaquePointer

    /// Reads a face; nil where the bytes are no font or have no such face.
    init?(_ data: FontData, index: Int) {
        let length = UInt32(clamping: data.count)
        let start = data.start.assumingMemoryBound(to: CChar.self)
        let owner = Unmanaged.passRetained(data)
        let blob = hb_blob_create(start, length, HB_MEMORY_MODE_READONLY, owner.toOpaque()) { owner in
            if let owner { Unmanaged<FontData>.fromOpaque(owner).release() }
        }
        defer { hb_blob_destroy(blob) }
        guard index >= 0, index < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(index)) else {
            return nil
        }
        guard hb_face_get_glyph_count(face) > 0, hb_face_get_upem(face) > 0 else {
            hb_face_destroy(face)
            return nil
        }
        hb_face_make_immutable(face)
        pointer = face
    }

    deinit { hb_face_destroy(pointer) }

    /// The number of faces in a file.
    static func count(in data: FontData) -> Int {
        let start = data.start.assumingMemoryBound(to: CChar.self)
        let blob = hb_blob_create(start, UInt32(clamping: data.count), HB_MEMORY_MODE_READONLY, nil, nil)
        defer { hb_blob_destroy(blob) }
        return Int(hb_face_count(blob))
    }

    /// Design units in an em.
    var unitsPerEm: Double { Double(hb_face_get_upem(pointer)) }

    /// The number of glyphs.
    var glyphCount: Int { Int(hb_face_get_glyph_count(pointer)) }

    /// A string of the name table in English, nil where there is none.
    func name(_ name: Name) -> String? {
        let english = hb_language_from_string("en", -1)
        var size: UInt32 = 256
        var buffer = [CChar](repeating: 0, count: Int(size))
        let length = hb_ot_name_get_utf8(pointer, hb_ot_name_id_t(name.rawValue), english, &size, &buffer)
        guard length > 0 else { return nil }
        return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The axes of a variable font in the file's order.
    var axes: [Axis] {
        var count = hb_ot_var_get_axis_count(pointer)
        var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(pointer, 0, &count, &axes)
        return axes.map { axis in
            let least = Double(axis.min_value)
            let most = Double(axis.max_value)
            return Axis(
                tag: OpenTypeTag.text(axis.tag),
                range: min(least, most)...max(least, most),
                defaultValue: Double(axis.default_value)
            )
        }
    }

    /// The characters that the face has glyphs for.
    var coverage: CharacterCoverage {
        let set = hb_set_create()
        defer { hb_set_destroy(set) }
        hb_face_collect_unicodes(pointer, set)
        var ranges: [ClosedRange<UInt32>] = []
        var first = UInt32.max
        var last = UInt32.max
        while hb_set_next_range(set, &first, &last) != 0 { ranges.append(first...last) }
        return CharacterCoverage(ranges)
    }
}
