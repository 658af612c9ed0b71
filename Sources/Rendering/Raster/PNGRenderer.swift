public import Foundation
public import KeylineGraphics
public import KeylineImageCoding

/// Draws display lists as PNG files.
///
///     let renderer = PNGRenderer(fonts: try FontCollection.bundled())
///     let png = try renderer.render(scene.displayList, scale: 2, background: .white)
public struct PNGRenderer: Sendable {
    /// Draws the pixels.
    public var bitmaps: BitmapRenderer
    /// Compresses them.
    public var encoder: PNGEncoder

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - fonts: Answers with the bytes of the fonts that display lists name.
    ///   - effort: What compression is to save, time or bytes.
    ///   - limits: How large a picture may be.
    public init(fonts: any FontDataSource, effort: PNGEncoder.Effort = .fast, limits: ImageLimits = .standard) {
        bitmaps = BitmapRenderer(fonts: fonts, limits: limits)
        encoder = PNGEncoder(effort: effort)
    }

    /// The bytes of a PNG file that shows a display list.
    ///
    /// - Parameters:
    ///   - list: The display list.
    ///   - scale: Pixels per point, which the file names as its resolution.
    ///   - background: The background; nil leaves it transparent.
    ///   - refused: Is told of each item that cannot be drawn, while the others are; nil makes the first of them an error.
    /// - Returns: The whole file.
    /// - Throws: Why the list cannot be drawn.
    public func render(
        _ list: DisplayList, scale: CGFloat, background: Color? = nil, refused: DrawingRefusal? = nil
    ) throws(RenderingError) -> [UInt8] {
        if encoder.effort != .smallest, let file = try renderRows(of: list, scale: scale, background: background) {
            return file
        }
        let bitmap = try bitmaps.draw(list, scale: scale, background: background, refused: refused)
        return try coded { () throws(ImageCodingError) in try encoder.encode(bitmap, scale: scale) }
    }

    /// The same bytes by way of a few rows at a time, which takes a fifth of the memory and less time; nil where that cannot be.
    private func renderRows(
        of list: DisplayList, scale: CGFloat, background: Color?
    ) throws(RenderingError) -> [UInt8]? {
        try bitmaps.withRows(of: list, scale: scale, background: background) { (rows) throws(RenderingError) in
            try coded { () throws(ImageCodingError) in try encoder.encode(rows, scale: scale) }
        }
    }

    private func coded<Result>(
        _ encode: () throws(ImageCodingError) -> Result
    ) throws(RenderingError) -> Result {
        do {
            return try encode()
        } catch {
            throw .refused(reason: error.message)
        }
    }
}
