internal import CKeylineHarfBuzz

/// HarfBuzz's work space, which is cheap to reuse.
///
/// Unchecked: its pool lends it to one thread at a time.
final class HarfBuzzBuffer: @unchecked Sendable {
    /// The script, language and direction that a range of text is shaped with.
    struct Segment {
        /// The UTF-16 code units to shape.
        var range: Range<Int>
        /// The code units that letters at the ends join with; contains `range`.
        var context: Range<Int>
        var script: Script
        var language: HarfBuzzLanguage
        var isRightToLeft: Bool
    }

    private let pointer: OpaquePointer
    /// The glyphs of the paragraph that is being shaped, whose memory is reused.
    private var glyphs: [ShapedGlyph] = []

    init() {
        guard let buffer = hb_buffer_create() else { preconditionFailure("HarfBuzz has an empty buffer") }
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
        pointer = buffer
    }

    deinit { hb_buffer_destroy(pointer) }

    /// Lends a closure an empty list for glyphs.
    @inline(__always)
    func withGlyphs<Result>(_ use: (inout [ShapedGlyph]) -> Result) -> Result {
        var list: [ShapedGlyph] = []
        swap(&list, &glyphs)
        list.removeAll(keepingCapacity: true)
        defer { if list.capacity <= Self.keptCapacity { swap(&list, &glyphs) } }
        return use(&list)
    }

    /// Memory for at most this many glyphs is kept for the next paragraph.
    private static let keptCapacity = 1 << 14

    /// Shapes a range of text and appends its glyphs from left to right.
    func shape(
        _ segment: Segment,
        of text: UnsafeBufferPointer<UInt16>,
        with font: HarfBuzzFont,
        features: HarfBuzzFeatures,
        into glyphs: inout [ShapedGlyph]
    ) {
        hb_buffer_clear_contents(pointer)
        add(segment, of: text)
        hb_buffer_set_direction(pointer, segment.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(pointer, hb_script_from_iso15924_tag(segment.script.rawValue))
        hb_buffer_set_language(pointer, segment.language.pointer)
        features.settings.withUnsafeBufferPointer { settings in
            hb_shape(font.pointer, pointer, settings.baseAddress, UInt32(settings.count))
        }
        appendGlyphs(to: &glyphs)
    }

    private func add(_ segment: Segment, of text: UnsafeBufferPointer<UInt16>) {
        guard let start = text.baseAddress else { return }
        hb_buffer_add_utf16(
            pointer, start + segment.context.lowerBound, Int32(segment.context.count),
            UInt32(segment.range.lowerBound - segment.context.lowerBound), Int32(segment.range.count))
        guard segment.context.lowerBound > 0 else { return }
        // HarfBuzz counts clusters from the context's start.
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(pointer, &count) else { return }
        for index in 0..<Int(count) { infos[index].cluster += UInt32(segment.context.lowerBound) }
    }

    private func appendGlyphs(to glyphs: inout [ShapedGlyph]) {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(pointer, &count),
            let positions = hb_buffer_get_glyph_positions(pointer, nil)
        else { return }
        for index in 0..<Int(count) {
            let info = infos[index]
            let position = positions[index]
            glyphs.append(
                ShapedGlyph(
                    id: info.codepoint,
                    cluster: Int32(info.cluster),
                    xAdvance: position.x_advance,
                    xOffset: position.x_offset,
                    yOffset: position.y_offset,
                    isUnsafeToBreak: hbx_is_unsafe_to_break(info)
                ))
        }
    }
}

/// Settings of layout features in HarfBuzz's form.
struct HarfBuzzFeatures: Sendable {
    fileprivate let settings: [hb_feature_t]

    var isEmpty: Bool { settings.isEmpty }

    private init(settings: [hb_feature_t]) {
        self.settings = settings
    }

    /// The settings with contextual alternates switched off in some ranges of the text.
    func withoutAlternates(in ranges: [Range<Int>]) -> HarfBuzzFeatures {
        let tag = OpenTypeTag.packed("calt")
        return HarfBuzzFeatures(
            settings: settings
                + ranges.map {
                    hb_feature_t(tag: tag, value: 0, start: UInt32($0.lowerBound), end: UInt32($0.upperBound))
                })
    }

    init(_ features: [FontFeature]) {
        settings = features.map {
            hb_feature_t(
                tag: OpenTypeTag.packed($0.tag), value: UInt32(clamping: $0.value), start: 0,
                end: hbx_feature_global_end())
        }
    }
}

/// A language as HarfBuzz knows it; HarfBuzz keeps each one as long as the process runs.
struct HarfBuzzLanguage: Hashable, @unchecked Sendable {
    fileprivate let pointer: OpaquePointer?

    /// The language of a BCP 47 tag.
    init(_ tag: String) {
        pointer = hb_language_from_string(tag, -1)
    }
}
