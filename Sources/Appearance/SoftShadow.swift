package import Foundation
import KeylineFoundationSupplement
package import KeylineGraphics

/// A soft shadow under a shape.
package struct SoftShadow {
    private let color: Color
    private let opacity: Double
    private let offset: CGSize
    private let radius: CGFloat

    /// - Parameters:
    ///   - color: The colour.
    ///   - opacity: The opacity of the darkest place, 0…1.
    ///   - offset: How far the shadow is moved, in points.
    ///   - radius: The standard deviation of the blur, in points.
    package init(color: Color = .black, opacity: Double, offset: CGSize, radius: CGFloat) {
        self.color = color
        self.opacity = opacity
        self.offset = offset
        self.radius = radius
    }

    /// The shape that casts a shadow.
    package enum Shape {
        /// A rectangle with corners of a radius and a curve.
        case rectangle(CGRect, cornerRadius: CGFloat, curve: CornerCurve = .circular)
        /// Anything else.
        case path(Path)

        package static func circle(_ rect: CGRect) -> Shape { .rectangle(rect, cornerRadius: rect.height / 2) }

        /// The shape with its origin at a point.
        package func moved(by origin: CGPoint) -> Shape {
            moved(by: CGSize(width: origin.x, height: origin.y))
        }

        fileprivate func moved(by offset: CGSize) -> Shape {
            switch self {
            case .rectangle(let rect, let radius, let curve):
                .rectangle(rect.offsetBy(dx: offset.width, dy: offset.height), cornerRadius: radius, curve: curve)
            case .path(let path):
                .path(path.applying(CGAffineTransform(translationX: offset.width, y: offset.height)))
            }
        }
    }

    /// Draws the shadow as a pile of shapes, from a wider one to a narrower one: at each place as many of them cover it as the blur
    /// is dark there. No format needs more than fills for it.
    package func draw(under shape: Shape, into canvas: inout DisplayListBuilder) {
        let shape = shape.moved(by: offset)
        var distances = radius < 0.5 ? [0] : (radius < 4 ? Self.coarse : Self.fine).map { $0 * radius }
        var strength = opacity
        if case .path = shape, radius >= 0.5 {
            // A path can be grown by a line but not shrunk: what lies under it stays as dark as its edge, a little darker than in a blur.
            distances.removeAll { $0 < 0 }
            strength *= 0.65
        }
        var covered = 0.0
        for (index, distance) in distances.enumerated() {
            let wanted = strength * Double(index + 1) / Double(distances.count)
            let alpha = (wanted - covered) / (1 - covered)
            covered = wanted
            guard alpha > 0, alpha.isFinite else { continue }
            add(shape, grownBy: distance, color.multiplyingAlpha(by: min(alpha, 1)), &canvas)
        }
    }

    /// The distances at which a Gaussian has fallen by the same amount each time, in standard deviations.
    private static let coarse: [CGFloat] = [
        1.732, 1.150, 0.812, 0.549, 0.319, 0.105, -0.105, -0.319, -0.549, -0.812, -1.150, -1.732,
    ]
    private static let fine: [CGFloat] = [
        1.960, 1.440, 1.150, 0.935, 0.755, 0.598, 0.454, 0.319, 0.189, 0.063, -0.063, -0.189, -0.319, -0.454, -0.598,
        -0.755, -0.935, -1.150, -1.440, -1.960,
    ]

    private func add(_ shape: Shape, grownBy distance: CGFloat, _ color: Color, _ canvas: inout DisplayListBuilder) {
        switch shape {
        case .rectangle(let rect, let radius, let curve):
            let grown = rect.insetBy(dx: -distance, dy: -distance)
            guard grown.width > 0, grown.height > 0 else { return }
            // Blurring rounds even a sharp corner.
            let corner = max(radius + distance, min(self.radius * 0.5, grown.height / 2))
            canvas.fill(Path(roundedRect: grown, cornerRadius: corner, curve: curve), color: color)
        case .path(let path):
            guard distance > 0 else { return canvas.fill(path, color: color) }
            let opaque = color.multiplyingAlpha(by: 1 / max(color.alpha, 0.0001))
            canvas.group(opacity: color.alpha) { inner in
                inner.fill(path, color: opaque)
                inner.stroke(path, color: opaque, style: StrokeStyle(lineWidth: 2 * distance, lineJoin: .round))
            }
        }
    }
}
