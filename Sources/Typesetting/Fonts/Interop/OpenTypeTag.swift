internal import CKeylineHarfBuzz

/// The four-character names of OpenType's tables, axes and features.
enum OpenTypeTag {
    /// Packs a name; longer ones are cut and shorter ones filled with spaces.
    static func packed(_ name: String) -> UInt32 { hb_tag_from_string(name, -1) }

    /// The name of a packed tag.
    static func text(_ tag: UInt32) -> String {
        let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
        return String(decoding: letters, as: UTF8.self)
    }
}
