internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics
internal import KeylineImageCoding

/// The pixels of a blurred group of a page: PDF has no blur.
struct PDFRaster {
    var canvas: PixelCanvas
    /// The number of open groups in it.
    var depth = 1
    private let surface: CairoSurface
    private let scale: CGFloat

    /// Blurred edges are soft: more pixels than these show no more.
    private static let finestScale: CGFloat = 4
    private static let maximumPixelCount: CGFloat = 16_777_216

    /// Begins a group with a blur; the transform maps its items' coordinates to the page's, of which a part in points shows.
    init(
        _ group: DisplayItem.Group, _ transform: CGAffineTransform, page: CGRect, faces: FreeTypeFaces
    ) throws(RenderingError) {
        let inner = DisplayItem.Group(transform: transform, blur: group.blur, items: group.items)
        let item = DisplayItem(view: nil, content: .group(inner))
        let ink = InkExtent(faces).extent(of: [item]).map { $0.intersection(page) } ?? page
        let shown = ink.isNull || ink.isEmpty ? CGRect(x: 0, y: 0, width: 1, height: 1) : ink
        scale = min(Self.finestScale, (Self.maximumPixelCount / (shown.width * shown.height)).squareRoot())
        surface = try CairoSurface(
            covering: shown.applying(CGAffineTransform(scaleX: scale, y: scale)).integral)
        canvas = PixelCanvas(
            try CairoContext(surface), scale: scale, faces: faces,
            maximumLayerPixelCount: ImageLimits.standard.maximumPixelCount)
        try canvas.beginGroup(inner)
    }

    /// Draws the finished group on the page.
    func paint(on context: CairoContext) {
        context.paint(surface, CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    }
}
