import Foundation
import KeylineGraphics

/// What a shape is filled with.
enum Paint {
    case color(KeylineGraphics.Color)
    case gradient(GradientPaint)
    case picture(PicturePaint)

    func multiplyingAlpha(by factor: Double) -> Paint {
        switch self {
        case .color(let color): .color(color.multiplyingAlpha(by: factor))
        case .gradient(let gradient): .gradient(gradient.multiplyingAlpha(by: factor))
        case .picture(let picture): .picture(picture.multiplyingAlpha(by: factor))
        }
    }

    /// One colour that stands for the paint where only a colour will do, as for text.
    var representativeColor: KeylineGraphics.Color {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.color(at: 0.5)
        case .picture: .black
        }
    }
}

/// A picture that is repeated.
struct PicturePaint {
    let bitmap: Bitmap
    /// The size of one repetition, in points.
    let tile: CGSize
    var opacity = 1.0

    func multiplyingAlpha(by factor: Double) -> PicturePaint {
        var copy = self
        copy.opacity *= factor
        return copy
    }
}

extension DisplayListBuilder {
    /// Fills a path with paint.
    ///
    /// - Parameters:
    ///   - path: The path, in points.
    ///   - style: How it becomes visible.
    ///   - paint: What it is filled with.
    ///   - rect: The rectangle that gradients and pictures refer to, in points.
    ///   - scale: Pixels per point.
    mutating func paint(
        _ path: KeylineGraphics.Path, _ style: DisplayItem.PathItem.Style, _ paint: Paint, in rect: CGRect,
        scale: CGFloat
    ) {
        switch paint {
        case .color(let color): add(path, style, color)
        case .gradient(let gradient):
            if let color = gradient.only { return add(path, style, color) }
            fill(path, style) { $0.draw(gradient, over: rect, scale: scale) }
        case .picture(let picture):
            fill(path, style) { builder in
                builder.group(opacity: picture.opacity) { $0.tile(picture, over: rect) }
            }
        }
    }

    private mutating func add(
        _ path: KeylineGraphics.Path, _ style: DisplayItem.PathItem.Style, _ color: KeylineGraphics.Color
    ) {
        switch style {
        case .fill: fill(path, color: color)
        case .evenOddFill: fillEvenOdd(path, color: color)
        case .stroke(let stroke): self.stroke(path, color: color, style: stroke)
        }
    }

    /// Clips to a path, or to the outline of a stroke, and draws.
    mutating func fill(
        _ path: KeylineGraphics.Path, _ style: DisplayItem.PathItem.Style, _ draw: (inout DisplayListBuilder) -> Void
    ) {
        var clip = path
        if case .stroke(let stroke) = style { clip = StrokeOutline(path, stroke).path }
        group(clip: clip, draw)
    }

    private mutating func tile(_ picture: PicturePaint, over rect: CGRect) {
        guard picture.tile.width >= 1, picture.tile.height >= 1 else { return }
        var y = rect.minY
        while y < rect.maxY {
            var x = rect.minX
            while x < rect.maxX {
                draw(picture.bitmap, in: CGRect(origin: CGPoint(x: x, y: y), size: picture.tile))
                x += picture.tile.width
            }
            y += picture.tile.height
        }
    }

    private mutating func draw(_ gradient: GradientPaint, over rect: CGRect, scale: CGFloat) {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        draw(gradient.item(over: rect, scale: scale))
    }
}
