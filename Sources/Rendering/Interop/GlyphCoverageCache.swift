internal import CKeylineFreeType
internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// Glyphs of a face at one size and slant as coverage, which is drawn for text of ordinary size.
///
/// FreeType's exact area coverage, without hinting, at quarters of a pixel in both directions: spacing stays as it was laid out,
/// where Cairo 1.16 would move every glyph to a whole pixel.
final class GlyphCoverageCache {
    /// The linear part of the map from font units to pixels.
    struct Key: Hashable {
        let a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat
    }

    /// The face, which owns the sheet.
    private unowned let face: FreeTypeFace
    private let key: Key
    private var glyphs: [UInt64: Coverage?] = [:]
    private var byteCount = 0

    private static let maximumByteCount = 4 << 20
    private static let maximumSheetCount = 32
    /// Sizes of an em, in pixels, up to which glyphs are kept; larger ones are filled as paths.
    static let maximumEm: CGFloat = 256

    private init(_ face: FreeTypeFace, _ key: Key) {
        self.face = face
        self.key = key
    }

    /// The sheet for a map from font units to pixels, whose translation does not matter.
    static func sheet(of face: FreeTypeFace, _ transform: CGAffineTransform) -> GlyphCoverageCache {
        let key = Key(a: transform.a, b: transform.b, c: transform.c, d: transform.d)
        if let sheet = face.coverageSheets[key] { return sheet }
        if face.coverageSheets.count >= maximumSheetCount { face.coverageSheets = [:] }
        let sheet = GlyphCoverageCache(face, key)
        face.coverageSheets[key] = sheet
        return sheet
    }

    /// Returns the coverage of a glyph whose origin is some quarters of a pixel to the right of and below the corner of a pixel;
    /// nil where nothing is covered.
    func coverage(of glyph: UInt32, quarterX: Int, quarterY: Int) -> Coverage? {
        let key = UInt64(glyph) << 4 | UInt64(quarterX & 3) << 2 | UInt64(quarterY & 3)
        if let coverage = glyphs[key] { return coverage }
        let coverage = render(glyph, quarterX & 3, quarterY & 3)
        byteCount += (coverage?.bytes.count ?? 0) + 64
        if byteCount > Self.maximumByteCount {
            glyphs = [:]
            byteCount = 0
        }
        glyphs[key] = coverage
        return coverage
    }

    private func render(_ glyph: UInt32, _ quarterX: Int, _ quarterY: Int) -> Coverage? {
        face.withOutline(of: glyph) { outline in
            // A pixel is 64 units; FreeType's y points up.
            for index in 0..<Int(outline.n_points) {
                let x = CGFloat(outline.points[index].x)
                let y = -CGFloat(outline.points[index].y)
                outline.points[index].x = Self.grid(key.a * x + key.c * y) + quarterX * 16
                outline.points[index].y = -(Self.grid(key.b * x + key.d * y) + quarterY * 16)
            }
            return Coverage(of: &outline, library: face.library)
        } ?? nil
    }

    /// Sixty-fourths of a pixel; far outside what a glyph of ordinary size covers all is one.
    private static func grid(_ pixels: CGFloat) -> FT_Pos {
        FT_Pos((min(max(pixels, -8192), 8192) * 64).rounded())
    }
}

/// The coverage of each pixel around a glyph, 0…255.
struct Coverage {
    /// Columns from the pixel that holds the origin to the first one covered, and rows likewise, downwards.
    let left: Int, top: Int
    let width: Int, height: Int
    /// Rows from the top.
    let bytes: [UInt8]

    /// Renders an outline in sixty-fourths of a pixel, `y` upwards; nil where it covers nothing.
    fileprivate init?(of outline: inout FT_Outline, library: FT_Library) {
        var box = FT_BBox()
        FT_Outline_Get_CBox(&outline, &box)
        let minX = box.xMin >> 6
        let maxX = (box.xMax + 63) >> 6
        let minY = box.yMin >> 6
        let maxY = (box.yMax + 63) >> 6
        let width = maxX - minX
        let height = maxY - minY
        guard outline.n_points > 0, width > 0, height > 0 else { return nil }
        FT_Outline_Translate(&outline, -minX * 64, -minY * 64)
        var bytes = [UInt8](repeating: 0, count: width * height)
        let status = bytes.withUnsafeMutableBufferPointer { buffer in
            var bitmap = FT_Bitmap()
            bitmap.rows = UInt32(height)
            bitmap.width = UInt32(width)
            bitmap.pitch = Int32(width)
            bitmap.num_grays = 256
            bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            bitmap.buffer = buffer.baseAddress
            return FT_Outline_Get_Bitmap(library, &outline, &bitmap)
        }
        guard status == 0 else { return nil }
        left = minX
        top = -maxY
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}
