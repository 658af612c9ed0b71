import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes

/// Draws a device around its display: a dark body with a rim, round corners, and what the sensors take of the picture.
///
/// The bodies are neutral: as broad at each edge as a device of the kind, without anybody's marks.
struct DeviceFrameDrawing {
    private static let body = Color(hexadecimal: 0x0B0B0C)
    private static let rim = Color(hexadecimal: 0x6E6E73)
    private static let rimWidth: CGFloat = 3

    private let display: Display

    init(_ display: Display) {
        self.display = display
    }

    /// The body's frame in the display's coordinates, in points.
    var outline: CGRect {
        let (side, end) = edges
        return display.isUpright
            ? display.bounds.insetBy(dx: -side, dy: -end) : display.bounds.insetBy(dx: -end, dy: -side)
    }

    /// The width of the body at the display's long and short edges, with the rim.
    private var edges: (side: CGFloat, end: CGFloat) {
        if display.shape.hasHomeIndicator { return display.isPhone ? (14, 14) : (24, 24) }
        return display.isPhone ? (20, 88) : (28, 64)
    }

    private var bodyRadius: CGFloat {
        display.shape.cornerRadius > 0 ? display.shape.cornerRadius + edges.side : (display.isPhone ? 52 : 36)
    }

    /// A picture inside the body.
    ///
    /// - Parameters:
    ///   - list: The picture.
    ///   - shown: What the picture shows, in the display's coordinates.
    ///   - paper: What the result shows, in the display's coordinates.
    ///   - background: What lies under the picture.
    /// - Returns: The picture with the body around it.
    func framed(_ list: DisplayList, showing shown: CGRect, on paper: CGRect, background: Color) -> DisplayList {
        var builder = DisplayListBuilder()
        let toPaper = CGAffineTransform(translationX: -paper.minX, y: -paper.minY)
        builder.group(transform: toPaper) { builder in
            drawBody(into: &builder)
            builder.group(clip: glass) { builder in
                builder.fill(shown, color: background)
                builder.draw(list, at: shown.origin)
                drawSensors(into: &builder)
            }
            drawHomeButton(into: &builder)
        }
        return builder.displayList(size: paper.size)
    }

    /// The visible part of the display.
    private var glass: Path { Path(roundedRect: display.bounds, cornerRadius: display.shape.cornerRadius) }

    private func drawBody(into builder: inout DisplayListBuilder) {
        builder.fill(Path(roundedRect: outline, cornerRadius: bodyRadius), color: Self.rim)
        let inner = outline.insetBy(dx: Self.rimWidth, dy: Self.rimWidth)
        builder.fill(Path(roundedRect: inner, cornerRadius: bodyRadius - Self.rimWidth), color: Self.body)
    }

    // MARK: Sensors

    /// In landscape the device lies on its right side, so that its upper edge is at the left.
    private func drawSensors(into builder: inout DisplayListBuilder) {
        let bounds = display.bounds
        switch display.shape.sensors {
        case .outside: return
        case .island(let size, let top):
            let rect = turned(
                CGRect(x: -size.width / 2, y: top, width: size.width, height: size.height), in: bounds)
            builder.fill(Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2), color: .black)
        case .notch(let size):
            let rect = turned(CGRect(x: -size.width / 2, y: 0, width: size.width, height: size.height), in: bounds)
            let radius = size.height * 0.62
            let path =
                display.isUpright
                ? Path(rect: rect, topLeft: 0, topRight: 0, bottomRight: radius, bottomLeft: radius)
                : Path(rect: rect, topLeft: 0, topRight: radius, bottomRight: radius, bottomLeft: 0)
            builder.fill(path, color: .black)
        }
    }

    /// A rectangle about the middle of the upright display's upper edge, where that edge is now.
    private func turned(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        display.isUpright
            ? rect.offsetBy(dx: bounds.midX, dy: 0)
            : CGRect(x: rect.minY, y: bounds.midY + rect.minX, width: rect.height, height: rect.width)
    }

    private func drawHomeButton(into builder: inout DisplayListBuilder) {
        guard !display.shape.hasHomeIndicator else { return }
        let bounds = display.bounds
        let outline = self.outline
        let center =
            display.isUpright
            ? CGPoint(x: bounds.midX, y: (bounds.maxY + outline.maxY) / 2)
            : CGPoint(x: (bounds.maxX + outline.maxX) / 2, y: bounds.midY)
        builder.stroke(
            Path(circleAt: center, radius: edges.end * 0.32), color: Self.rim.multiplyingAlpha(by: 0.7), lineWidth: 2)
    }
}
