internal import Foundation
internal import KeylineGraphics
internal import KeylineImageCoding

/// Paints a picture some rows at a time, for whoever writes it to a file.
final class PaintedRows: PictureRows {
    let width: Int
    let height: Int
    private let list: DisplayList
    private let items: RowItems
    private let ground: Color
    private let scale: CGFloat
    private let faces: FreeTypeFaces
    private let maximumLayerPixelCount: Int
    private var images: ImageResolver
    private var row = 0

    /// The bytes that stay in a processor's cache while they are painted and compressed.
    private static let byteCount = 640 << 10
    /// The least number of bands: pictures with fewer rows are painted at once.
    private static let leastBands = 3

    /// Nil where a picture is painted at once: small ones, those that something shows through, and those with layers.
    init?(
        _ list: DisplayList, on ground: Color?, width: Int, height: Int, scale: CGFloat, faces: FreeTypeFaces,
        maximumLayerPixelCount: Int
    ) {
        guard let ground, height * width * 4 >= Self.leastBands * Self.byteCount,
            let items = RowItems(list.items, scale: scale, height: height, faces: faces)
        else { return nil }
        self.width = width
        self.height = height
        self.list = list
        self.items = items
        self.ground = ground
        self.scale = scale
        self.faces = faces
        self.maximumLayerPixelCount = maximumLayerPixelCount
        images = ImageResolver(bitmaps: list.bitmaps)
    }

    func next(reusing old: consuming PremultipliedBitmap?) -> PremultipliedBitmap? {
        let rows = row..<min(items.end(of: max(Self.byteCount / (width * 4), 1), from: row), height)
        row = rows.upperBound
        let memory = old.take()?.memory() ?? []
        return try? CairoSurface.rows(rows, width: width, ground: ground, in: consume memory) {
            (context) throws(RenderingError) in
            try paint(rows, on: context)
        }
    }

    private func paint(_ rows: Range<Int>, on context: CairoContext) throws(RenderingError) {
        var part = list
        part.items = items.items(in: rows)
        let canvas = PixelCanvas(context, scale: scale, faces: faces, maximumLayerPixelCount: maximumLayerPixelCount)
        var painter = DisplayListPainter(part, on: canvas, faces: faces, images: images)
        try painter.paint()
        images = painter.images
        try context.check()
    }
}
