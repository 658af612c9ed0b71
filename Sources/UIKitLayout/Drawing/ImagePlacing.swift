import Foundation

/// Where a picture lies in a view by its content mode.
struct ImagePlacing {
    let rect: CGRect

    init(_ mode: UIView.ContentMode, size: CGSize, in bounds: CGRect) {
        switch mode {
        case .scaleToFill, .redraw: rect = bounds
        case .scaleAspectFit: rect = Self.scaled(size, min, in: bounds)
        case .scaleAspectFill: rect = Self.scaled(size, max, in: bounds)
        default: rect = Self.placed(size, x: mode.horizontalShare, y: mode.verticalShare, in: bounds)
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
    func draw(_ image: UIImage, tint: UIColor?, direction: UIUserInterfaceLayoutDirection, _ canvas: inout Canvas) {
        canvas.draw(image, in: rect, tint: tint, direction: direction)
    }
}

extension UIView.ContentMode {
    /// The part of the room left over that lies to the left of the content.
    fileprivate var horizontalShare: CGFloat {
        switch self {
        case .left, .topLeft, .bottomLeft: 0
        case .right, .topRight, .bottomRight: 1
        default: 0.5
        }
    }

    /// The part of the room left over that lies above the content.
    fileprivate var verticalShare: CGFloat {
        switch self {
        case .top, .topLeft, .topRight: 0
        case .bottom, .bottomLeft, .bottomRight: 1
        default: 0.5
        }
    }
}
