internal import Foundation
internal import KeylineGraphics
internal import KeylineImageCoding

/// What an SVG file defines once and uses wherever it is needed: clips, bitmaps, outlines of glyphs.
struct SVGDefinitions {
    private let idPrefix: String
    private(set) var text = ""
    private var clips: [Path: String] = [:]
    private var images: [Bitmap.ID: String] = [:]
    private var glyphs: [GlyphKey: String?] = [:]
    private var fonts: [FontID: Int] = [:]

    private struct GlyphKey: Hashable {
        let font: FontID
        let glyph: UInt32
    }

    init(idPrefix: String) {
        self.idPrefix = idPrefix
    }

    /// The id of a clip.
    mutating func clip(_ path: Path) -> String {
        if let id = clips[path] { return id }
        let id = "\(idPrefix)c\(clips.count)"
        clips[path] = id
        text += SVGElement("clipPath").with("id", id).opened
        text += SVGElement("path").with("d", path.svgData).closed.trimmingCharacters(in: .newlines) + "</clipPath>\n"
        return id
    }

    /// The id of a bitmap that is drawn a unit a pixel.
    mutating func image(_ bitmap: Bitmap) throws(RenderingError) -> String {
        if let id = images[bitmap.id] { return id }
        let id = "\(idPrefix)i\(images.count)"
        images[bitmap.id] = id
        text +=
            SVGElement("image").with("id", id)
            .with("width", CGFloat(bitmap.width)).with("height", CGFloat(bitmap.height))
            .with("preserveAspectRatio", "none")
            .with("xlink:href", "data:image/png;base64," + (try Self.base64(bitmap))).closed
        return id
    }

    /// The id of a glyph's outline in font units; nil for a glyph that shows nothing.
    mutating func glyph(_ glyph: UInt32, in face: FontFace) -> String? {
        let key = GlyphKey(font: face.id, glyph: glyph)
        if let known = glyphs[key] { return known }
        let outline = face.outline(of: glyph)
        let id = outline.isEmpty ? nil : "\(idPrefix)g\(number(of: face.id))-\(glyph)"
        glyphs[key] = id
        if let id { text += SVGElement("path").with("id", id).with("d", outline.svgGlyphData).closed }
        return id
    }

    /// Fonts are numbered in the order of their first use.
    private mutating func number(of font: FontID) -> Int {
        let number = fonts[font] ?? fonts.count
        fonts[font] = number
        return number
    }

    private static func base64(_ bitmap: Bitmap) throws(RenderingError) -> String {
        do {
            return Data(try PNGEncoder(effort: .small).encode(bitmap)).base64EncodedString()
        } catch {
            throw .refused(reason: "\(error)")
        }
    }
}
