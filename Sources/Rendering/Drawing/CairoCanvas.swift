internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics
internal import KeylineImageCoding

/// The common parts of pixels and PDF: groups, paths and the surfaces of bitmaps.
struct CairoCanvas {
    /// The current target: the paper, or a layer that will be blurred.
    private(set) var context: CairoContext
    private(set) var transforms: TransformStack
    private var layers: [Layer?] = []
    private let surfaces: BitmapSurfaces
    /// The most pixels that layers may have together; nil where layers cost no pixels.
    private let maximumLayerPixelCount: CGFloat?

    /// A group that is drawn by itself and laid over the rest when it is finished.
    private struct Layer {
        let opacity: Double
        let blendMode: DisplayItem.BlendMode
        let pixelCount: CGFloat
        var blur: BlurredLayer?
    }

    /// The distance, in pixels, by which antialiasing and the filters of bitmaps reach beyond a shape.
    private static let softness: CGFloat = 2

    init(
        _ context: CairoContext, scale: CGFloat, maximumLayerPixelCount: Int?,
        surfaces: BitmapSurfaces = BitmapSurfaces()
    ) {
        self.context = context
        self.surfaces = surfaces
        self.maximumLayerPixelCount = maximumLayerPixelCount.map { CGFloat($0) }
        transforms = TransformStack(CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Whether items are drawn on a layer.
    var hasLayers: Bool { layers.contains { $0 != nil } }

    /// Begins a group; where its items are known to stay within an extent, in their coordinates, no more than that is fetched for
    /// a layer.
    mutating func beginGroup(_ group: DisplayItem.Group, extent: CGRect? = nil) throws(RenderingError) {
        transforms.push(group.transform)
        context.save()
        if let clip = group.clip { context.clip(to: clip, transforms.current) }
        let ink = extent.map {
            $0.applying(transforms.current).insetBy(dx: -Self.softness, dy: -Self.softness).integral
        }
        if let blur = group.blur {
            try layers.append(begin(BlurredLayer(blur, transforms.current, ink: ink, under: context), group))
        } else {
            if let ink { context.clip(to: ink, .identity) }
            try layers.append(group.isLayer ? beginLayer(group) : nil)
        }
    }

    private func beginLayer(_ group: DisplayItem.Group) throws(RenderingError) -> Layer {
        let extents = context.clipExtents
        let layer = Layer(
            opacity: group.opacity, blendMode: group.blendMode, pixelCount: extents.width * extents.height)
        try checkSize(with: layer)
        context.pushLayer()
        return layer
    }

    private mutating func begin(
        _ blur: BlurredLayer, _ group: DisplayItem.Group
    ) throws(RenderingError) -> Layer {
        let layer = Layer(opacity: group.opacity, blendMode: group.blendMode, pixelCount: blur.pixelCount, blur: blur)
        try checkSize(with: layer)
        context = try CairoContext(CairoSurface(covering: blur.area))
        return layer
    }

    private func checkSize(with layer: Layer) throws(RenderingError) {
        let sum = layers.reduce(layer.pixelCount) { $0 + ($1?.pixelCount ?? 0) }
        if let maximumLayerPixelCount, sum > maximumLayerPixelCount { throw .tooManyLayers }
    }

    mutating func endGroup() throws(RenderingError) {
        if let layer = layers.removeLast() {
            if let blur = layer.blur {
                let picture = try blur.finish(context)
                context = blur.outer
                context.paint(picture, .identity, opacity: layer.opacity, layer.blendMode)
            } else {
                context.popLayer(opacity: layer.opacity, layer.blendMode)
            }
        }
        context.restore()
        transforms.pop()
    }

    func draw(_ item: DisplayItem.PathItem) {
        let transform = transforms.current
        switch item.style {
        case .fill: context.fill(item.path, transform, color: item.color)
        case .evenOddFill: context.fill(item.path, transform, color: item.color, isEvenOdd: true)
        case .stroke(let style):
            context.stroke(item.path, transform, color: item.color, style: style.bounded(by: item.path, transform))
        }
    }

    /// The surface of a bitmap, the same for equal bitmaps, so that a PDF stores it once.
    func surface(of bitmap: Bitmap) throws(RenderingError) -> CairoSurface { try surfaces.surface(of: bitmap) }
}

extension StrokeStyle {
    /// A quarter of what a line can measure before its outline leaves Cairo's coordinates.
    private static let maximumDeviceWidth: CGFloat = 524_288
    private static let maximumDashCount: CGFloat = 100_000

    /// The style with a width that Cairo can outline, and solid where the dashes are beyond counting: a hostile list could ask for
    /// more of them than there is time to draw.
    fileprivate func bounded(by path: Path, _ transform: CGAffineTransform) -> StrokeStyle {
        var style = self
        let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        style.lineWidth = min(lineWidth, Self.maximumDeviceWidth / max(scale, .leastNormalMagnitude))
        guard !dash.isEmpty else { return style }
        let length = path.controlPolygonLength(limit: CGFloat(CairoContext.reach) / max(scale, .leastNormalMagnitude))
        if length / dash.reduce(0, +) * CGFloat(dash.count) > Self.maximumDashCount { style.dash = [] }
        return style
    }
}

extension Path {
    /// The length of the path's control polygon, which is no shorter than the path, with coordinates cut off at a limit.
    fileprivate func controlPolygonLength(limit: CGFloat) -> CGFloat {
        func cut(_ point: CGPoint) -> CGPoint {
            CGPoint(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
        }
        var length: CGFloat = 0
        var start = CGPoint.zero
        var current = CGPoint.zero
        func advance(to point: CGPoint) {
            length += hypot(cut(point).x - current.x, cut(point).y - current.y)
            current = cut(point)
        }
        for element in elements {
            switch element {
            case .move(let point):
                start = cut(point)
                current = cut(point)
            case .line(let point): advance(to: point)
            case .curve(let end, let control1, let control2): [control1, control2, end].forEach(advance)
            case .close: advance(to: start)
            }
        }
        return length
    }
}
