import CKeylineHarfBuzz
import Foundation
import KeylineGraphics
import KeylineTypesetting

/// HarfBuzz alone: runs of itemised text, shaped one after the other and thrown away.
final class RawShaping {
    private struct Item {
        var font: OpaquePointer
        var text: [UInt16]
        var properties: hb_segment_properties_t
    }

    private var items: [Item] = []
    private var fonts: [FontID: OpaquePointer] = [:]
    private let buffer = hb_buffer_create()

    /// Takes the runs, fonts and directions that Keyline found.
    init(_ runs: [GlyphRun], fonts source: any FontDataSource) throws {
        for run in runs {
            guard let font = try font(run.font, source) else { continue }
            let text = Array(run.text.utf16)
            hb_buffer_clear_contents(buffer)
            hb_buffer_add_utf16(buffer, text, Int32(text.count), 0, Int32(text.count))
            hb_buffer_set_direction(buffer, run.direction == .rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
            hb_buffer_guess_segment_properties(buffer)
            var properties = hb_segment_properties_t()
            hb_buffer_get_segment_properties(buffer, &properties)
            items.append(Item(font: font, text: text, properties: properties))
        }
    }

    deinit {
        hb_buffer_destroy(buffer)
        for font in fonts.values { hb_font_destroy(font) }
    }

    /// Shapes everything.
    func run() {
        for item in items {
            hb_buffer_clear_contents(buffer)
            hb_buffer_add_utf16(buffer, item.text, Int32(item.text.count), 0, Int32(item.text.count))
            var properties = item.properties
            hb_buffer_set_segment_properties(buffer, &properties)
            hb_shape(item.font, buffer, nil, 0)
        }
    }

    private func font(_ id: FontID, _ source: any FontDataSource) throws -> OpaquePointer? {
        if let known = fonts[id] { return known }
        let data = try source.fontData(for: id)
        let owner = Unmanaged.passRetained(data)
        let start = data.start.assumingMemoryBound(to: CChar.self)
        let blob = hb_blob_create(start, UInt32(data.count), HB_MEMORY_MODE_READONLY, owner.toOpaque()) { owner in
            if let owner { Unmanaged<FontData>.fromOpaque(owner).release() }
        }
        let face = hb_face_create(blob, UInt32(id.faceIndex))
        let font = hb_font_create(face)
        let settings = id.variations.map {
            hb_variation_t(tag: hb_tag_from_string($0.tag, -1), value: Float($0.value))
        }
        hb_font_set_variations(font, settings, UInt32(settings.count))
        hb_font_make_immutable(font)
        hb_face_destroy(face)
        hb_blob_destroy(blob)
        fonts[id] = font
        return font
    }
}
