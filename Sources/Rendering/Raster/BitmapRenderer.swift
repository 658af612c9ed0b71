public import Foundation
internal import KeylineFoundationSupplement
public import KeylineGraphics
public import KeylineImageCoding

/// Draws display lists as pixels.
///
/// Edges are antialiased in grey; glyphs are drawn without hinting at quarters of a pixel. The same list, scale and fonts give
/// the same pixels in every build, on every thread. A renderer may be used by any number of threads at once: each draws with
/// faces of its own, which are kept for later.
public struct BitmapRenderer: Sendable {
    /// The greatest size of a picture.
    public var limits: ImageLimits
    private let pool: FreeTypeFacesPool

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - fonts: Answers with the bytes of the fonts that display lists name.
    ///   - limits: How large a picture may be.
    public init(fonts: any FontDataSource, limits: ImageLimits = .standard) {
        self.limits = limits
        pool = FreeTypeFacesPool(source: fonts)
    }

    /// The pixels of a display list.
    ///
    /// - Parameters:
    ///   - list: The display list.
    ///   - scale: Pixels per point.
    ///   - background: The background; nil leaves it transparent.
    ///   - refused: Is told of each item that cannot be drawn, while the others are; nil makes the first of them an error.
    /// - Returns: A bitmap of the list's size times the scale, a part of a pixel counted as one.
    /// - Throws: Why the list cannot be drawn.
    public func render(
        _ list: DisplayList, scale: CGFloat, background: Color? = nil, refused: DrawingRefusal? = nil
    ) throws(RenderingError) -> Bitmap {
        try draw(list, scale: scale, background: background, refused: refused).straightened()
    }

    /// The same pixels as Cairo leaves them.
    func draw(
        _ list: DisplayList, scale: CGFloat, background: Color?, refused: DrawingRefusal?
    ) throws(RenderingError) -> PremultipliedBitmap {
        let (width, height) = try pixelSize(of: list, scale: scale)
        let (ground, list) = BackgroundFill.of(
            list, scale: scale, background: background, size: CGSize(width: width, height: height))
        return try pool.withFaces { (faces) throws(RenderingError) in
            try CairoSurface.bitmap(width: width, height: height, ground: ground) {
                (surface) throws(RenderingError) in
                let context = try CairoContext(surface)
                if let background, ground == nil { context.paint(background) }
                let canvas = PixelCanvas(
                    context, scale: scale, faces: faces, maximumLayerPixelCount: limits.maximumPixelCount)
                var painter = DisplayListPainter(list, on: canvas, faces: faces, refused: refused)
                try painter.paint()
                try context.check()
            }
        }
    }

    /// What a closure makes of a picture whose rows are drawn when it asks for them; nil where the picture is drawn in one piece, or the
    /// closure makes nothing of it.
    func withRows<Result>(
        of list: DisplayList, scale: CGFloat, background: Color?,
        _ body: (PaintedRows) throws(RenderingError) -> Result?
    ) throws(RenderingError) -> Result? {
        let (width, height) = try pixelSize(of: list, scale: scale)
        let (ground, list) = BackgroundFill.of(
            list, scale: scale, background: background, size: CGSize(width: width, height: height))
        return try pool.withFaces { (faces) throws(RenderingError) in
            guard
                let rows = PaintedRows(
                    list, on: ground, width: width, height: height, scale: scale, faces: faces,
                    maximumLayerPixelCount: limits.maximumPixelCount)
            else { return nil }
            return try body(rows)
        }
    }

    /// A remainder that rounding errors alone explain does not make a pixel.
    private static let negligiblePart: CGFloat = 1e-6

    private func pixelSize(of list: DisplayList, scale: CGFloat) throws(RenderingError) -> (width: Int, height: Int) {
        let width = list.size.width * scale
        let height = list.size.height * scale
        guard scale > 0, width > 0, height > 0, width.isFinite, height.isFinite else {
            throw .invalidSize(list.size, scale: scale)
        }
        let columns = Int((min(width, 1e9) - Self.negligiblePart).rounded(.up))
        let rows = Int((min(height, 1e9) - Self.negligiblePart).rounded(.up))
        guard limits.allow(width: columns, height: rows) else {
            throw .tooLarge(width: columns, height: rows, limits: limits)
        }
        return (max(columns, 1), max(rows, 1))
    }
}
