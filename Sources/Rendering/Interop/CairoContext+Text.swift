internal import CKeylineCairo
internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

extension CairoContext {
    /// Draws a run as text that can be found and copied again.
    func show(_ run: GlyphRun, in font: CairoFont, _ transform: CGAffineTransform) {
        setSource(run.color)
        cairo_set_font_face(handle, font.handle)
        font.withOptions { cairo_set_font_options(handle, $0) }
        withMatrix(transform) {
            var em = font.matrix(size: Double(run.fontSize))
            cairo_set_font_matrix(handle, &em)
            showGlyphs(of: run)
        }
    }

    /// Draws the text of a run invisibly over the items in its place.
    func showInvisibly(_ run: GlyphRun, in font: CairoInvisibleFont, _ transform: CGAffineTransform) {
        setSource(CairoInvisibleFont.color)
        cairo_set_font_face(handle, font.handle)
        withMatrix(transform) {
            cairo_set_font_size(handle, Double(run.fontSize))
            showGlyphs(of: run)
        }
    }

    private func showGlyphs(of run: GlyphRun) {
        var glyphs = run.glyphs.map { glyph in
            cairo_glyph_t(
                index: UInt(glyph.id), x: Double(run.origin.x + glyph.position.x),
                y: Double(run.origin.y + glyph.position.y))
        }
        var clusters = run.clusters.map { cluster in
            cairo_text_cluster_t(num_bytes: Int32(cluster.utf8Count), num_glyphs: Int32(cluster.glyphCount))
        }
        let isBackward = run.direction == .rightToLeft
        let flags = isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
        var text = run.text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                cairo_show_text_glyphs(
                    handle, characters.baseAddress, Int32(characters.count),
                    &glyphs, Int32(glyphs.count), &clusters, Int32(clusters.count), flags)
            }
        }
    }
}
