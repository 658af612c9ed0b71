public import Foundation
public import KeylineGraphics
import KeylineImageCoding

/// Draws display lists as files of every kind.
public struct PictureRenderer: Sendable {
    /// Draws PNG, and the pixels of JPEG.
    public var png: PNGRenderer
    /// Draws PDF.
    public var pdf: PDFRenderer
    /// Draws SVG.
    public var svg: SVGRenderer

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - fonts: Answers with the bytes of the fonts that display lists name.
    ///   - svgText: What becomes of text in SVG.
    public init(fonts: any FontDataSource, svgText: SVGTextForm = .outlines) {
        png = PNGRenderer(fonts: fonts)
        pdf = PDFRenderer(fonts: fonts)
        svg = SVGRenderer(fonts: fonts, textForm: svgText)
    }

    /// The bytes of a file that shows pages; kinds that know no pages show the first one.
    ///
    /// - Parameters:
    ///   - pages: The pages, at least one.
    ///   - format: The kind of file.
    ///   - scale: Pixels per point, where there are pixels.
    ///   - title: What vectors name as their title; nil for none.
    ///   - background: The color behind everything; nil for transparent, or white in formats without transparency.
    ///   - refused: Is told of each item that cannot be drawn, while the others are; nil makes the first of them an error.
    /// - Returns: The whole file.
    /// - Throws: Why the pages cannot be drawn.
    public func render(
        _ pages: [PDFPage], as format: PictureFormat, scale: CGFloat, title: String? = nil, background: Color? = nil,
        refused: DrawingRefusal? = nil
    ) throws(RenderingError) -> [UInt8] {
        precondition(!pages.isEmpty, "a picture has at least one page")
        let list = pages[0].list
        switch format {
        case .png: return try png.render(list, scale: scale, background: background, refused: refused)
        case .jpeg:
            let bitmap = try png.bitmaps.render(list, scale: scale, background: background ?? .white, refused: refused)
            do { return try JPEGEncoder().encode(bitmap, scale: scale) } catch { throw .refused(reason: error.message) }
        case .pdf: return try pdf.render(pages, title: title, background: background, refused: refused)
        case .svg: return try svg.render(list, title: title, background: background, refused: refused)
        case .gif, .apng: return try animate(pages, as: format, scale: scale, background: background, refused: refused)
        }
    }

    /// The bytes of a file that plays pages.
    private func animate(
        _ pages: [PDFPage], as format: PictureFormat, scale: CGFloat, background: Color?, refused: DrawingRefusal?
    ) throws(RenderingError) -> [UInt8] {
        var frames: [AnimationFrame] = []
        for page in pages {
            let bitmap = try png.bitmaps.render(
                page.list, scale: scale, background: background ?? .white, refused: refused)
            frames.append(AnimationFrame(bitmap, hundredths: page.hundredths))
        }
        do {
            return format == .gif ? try GIFEncoder().encode(frames) : try APNGEncoder().encode(frames, scale: scale)
        } catch { throw .refused(reason: error.message) }
    }
}
