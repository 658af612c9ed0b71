internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// A group whose pixels are blurred when it is finished.
struct BlurredLayer {
    /// The context under the finished group.
    let outer: CairoContext
    /// The whole pixels that the layer has.
    let area: CGRect
    private let across: CGFloat
    private let down: CGFloat
    private let isOpaque: Bool

    /// The most that a blur spreads, in pixels: beyond it nothing is left to see.
    private static let maximumDeviation: CGFloat = 2000

    /// - Parameters:
    ///   - blur: The blur.
    ///   - transform: Maps the items' coordinates to pixels.
    ///   - ink: The area that the items cover, in pixels; nil where it is unknown.
    ///   - outer: What the finished group is laid over.
    init(_ blur: DisplayItem.Blur, _ transform: CGAffineTransform, ink: CGRect?, under outer: CairoContext) {
        self.outer = outer
        isOpaque = blur.isOpaque
        // The variances of a turned Gaussian along the axes of the paper.
        across = min(blur.deviation * hypot(transform.a, transform.c), Self.maximumDeviation)
        down = min(blur.deviation * hypot(transform.b, transform.d), Self.maximumDeviation)
        let shown = outer.clipExtents
        let reachX = -(3 * across).rounded(.up)
        let reachY = -(3 * down).rounded(.up)
        // What can reach what shows, and what of it is reached: neither paper nor items need be drawn whole.
        let seen = shown.insetBy(dx: reachX, dy: reachY)
        let ink = ink ?? seen
        let source = ink.intersection(seen)
        let target = ink.insetBy(dx: reachX, dy: reachY).intersection(shown)
        let area = source.isNull || target.isNull ? .null : source.union(target).integral
        self.area = area.isNull || area.isEmpty ? CGRect(x: 0, y: 0, width: 1, height: 1) : area
    }

    var pixelCount: CGFloat { area.width * area.height }

    /// Returns the blurred pixels of the layer.
    func finish(_ context: CairoContext) throws(RenderingError) -> CairoSurface {
        try context.check()
        try context.surface.blur(across: across, down: down, isOpaque: isOpaque)
        return context.surface
    }
}
