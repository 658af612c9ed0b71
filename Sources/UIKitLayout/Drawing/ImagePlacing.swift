import Foundation

/// How a picture fills a rectangle.
enum ImageFilling {
    /// Stretched to the rectangle.
    case stretched
    /// As large as fits, in proportion, in the middle.
    case within
    /// As small as covers the rectangle, in proportion, in the middle.
    case covering
    /// In its own size, with parts of the room left over to its left and above it, 0…1.
    case placed(x: CGFloat, y: CGFloat)
}

/// Where a picture lies in a rectangle.
struct ImagePlacing {
    let rect: CGRect

    init(_ filling: ImageFilling, size: CGSize, in bounds: CGRect) {
        switch filling {
        case .stretched: rect = bounds
        case .within: rect = Self.scaled(size, min, in: bounds)
        case .covering: rect = Self.scaled(size, max, in: bounds)
        case .placed(let x, let y): rect = Self.placed(size, x: x, y: y, in: bounds)
        }
    }

    private static func scaled(
        _ size: CGSize,
        _ choose: (CGFloat, CGFloat) -> CGFloat,
        in bounds: CGRect
    ) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        let factor = choose(bounds.width / size.width, bounds.height / size.height)
        return placed(CGSize(width: size.width * factor, height: size.height * factor), x: 0.5, y: 0.5, in: bounds)
    }

    private static func placed(_ size: CGSize, x: CGFloat, y: CGFloat, in bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }

    /// Draws the picture; a tint takes the place of its colours.
    @MainActor
    func draw(_ image: UIImage, tint: UIColor?, direction: UIUserInterfaceLayoutDirection, _ canvas: inout ViewCanvas) {
        canvas.draw(image, in: rect, tint: tint, direction: direction)
    }
}
