internal import CKeylineFreeType
internal import CKeylinePixels
internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// A glyph with its own colours, such as an emoji: a bitmap and its position.
struct ColorGlyph {
    struct Key: Hashable {
        let glyph: UInt32
        /// The strike, or the size in pixels at which layers are drawn.
        let size: Int
    }

    let bitmap: Bitmap
    /// Maps the bitmap's pixels, `y` downwards, to ems around the glyph's origin.
    let transform: CGAffineTransform
}

extension FreeTypeFace {
    /// Beyond this many pixels, 8 MB, coloured glyphs are made again when they are needed again.
    private static let maximumColorGlyphPixelCount = 2 << 20
    private static let maximumLayerSize = 512

    /// The coloured form of a glyph for an em of some pixels; nil where the glyph has none.
    func colorGlyph(_ glyph: UInt32, pixelsPerEm: CGFloat) -> ColorGlyph? {
        guard hasColor else { return nil }
        let wanted = Int(min(max(pixelsPerEm.rounded(.up), 1), CGFloat(Self.maximumLayerSize)))
        let key = ColorGlyph.Key(glyph: glyph, size: strike(for: wanted) ?? wanted)
        if let colorGlyph = colorGlyphs[key] { return colorGlyph }
        let colorGlyph = makeColorGlyph(key)
        colorGlyphPixelCount += 64 + (colorGlyph.map { $0.bitmap.width * $0.bitmap.height } ?? 0)
        if colorGlyphPixelCount > Self.maximumColorGlyphPixelCount {
            colorGlyphs = [:]
            colorGlyphPixelCount = 0
        }
        colorGlyphs[key] = colorGlyph
        return colorGlyph
    }

    /// The smallest strike of at least some pixels per em, or else the largest; nil for a font without strikes.
    private func strike(for pixelsPerEm: Int) -> Int? {
        guard ftx_has_fixed_sizes(handle) else { return nil }
        let sizes = (0..<Int(handle.pointee.num_fixed_sizes)).map {
            Int(handle.pointee.available_sizes[$0].y_ppem >> 6)
        }
        let best = sizes.filter { $0 >= pixelsPerEm }.min() ?? sizes.max()
        return best.flatMap { sizes.firstIndex(of: $0) }
    }

    private func makeColorGlyph(_ key: ColorGlyph.Key) -> ColorGlyph? {
        let isStrike = ftx_has_fixed_sizes(handle)
        if !isStrike, !hasLayers(key.glyph) { return nil }
        let status =
            isStrike
            ? FT_Select_Size(handle, Int32(key.size)) : FT_Set_Pixel_Sizes(handle, 0, UInt32(key.size))
        let flags = FT_LOAD_COLOR | FT_LOAD_RENDER | FT_LOAD_NO_HINTING | FT_LOAD_IGNORE_TRANSFORM
        guard status == 0, FT_Load_Glyph(handle, key.glyph, Int32(flags)) == 0 else { return nil }
        guard let slot = handle.pointee.glyph, let bitmap = Bitmap(slot.pointee.bitmap) else { return nil }
        let pixelsPerEm = CGFloat(handle.pointee.size.pointee.metrics.y_ppem)
        guard pixelsPerEm > 0 else { return nil }
        let corner = CGAffineTransform(
            translationX: CGFloat(slot.pointee.bitmap_left), y: -CGFloat(slot.pointee.bitmap_top))
        let scale = CGAffineTransform(scaleX: 1 / pixelsPerEm, y: 1 / pixelsPerEm)
        return ColorGlyph(bitmap: bitmap, transform: corner.concatenating(scale))
    }

    /// Whether the font's `COLR` table, version 0, composes the glyph of coloured layers.
    private func hasLayers(_ glyph: UInt32) -> Bool {
        var layer: FT_UInt = 0
        var color: FT_UInt = 0
        var iterator = FT_LayerIterator()
        return FT_Get_Color_Glyph_Layer(handle, glyph, &layer, &color, &iterator) != 0
    }
}

extension Bitmap {
    /// Copies a coloured FreeType bitmap; nil for one of any other kind, or an empty one.
    fileprivate init?(_ source: FT_Bitmap) {
        let width = Int(source.width)
        let height = Int(source.rows)
        guard source.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), width > 0, height > 0 else { return nil }
        guard let start = source.buffer, source.pitch >= width * 4 else { return nil }
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
            target.withMemoryRebound(to: UInt32.self) { target in
                for row in 0..<height {
                    let line = UnsafeRawPointer(start + row * Int(source.pitch)).assumingMemoryBound(to: UInt32.self)
                    cpixels_unpremultiply(line, target.baseAddress.map { $0 + row * width }, width)
                }
            }
            count = width * height * 4
        }
        self.init(width: width, height: height, pixels: pixels)
    }
}
