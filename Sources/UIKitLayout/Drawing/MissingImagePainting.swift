import Foundation
import KeylineGraphics

/// Draws what stands for an image that nobody provides: a picture of hills where there is room, otherwise a small frame with the
/// first letter of the name.
struct MissingImagePainting {
    let name: String

    @MainActor
    func draw(in rect: CGRect, tint: UIColor?, _ canvas: inout ViewCanvas) {
        if tint != nil || min(rect.width, rect.height) < 44 {
            drawIcon(in: rect, tint ?? .systemGray, &canvas)
        } else {
            drawPicture(in: rect, &canvas)
        }
    }

    @MainActor
    private func drawIcon(in rect: CGRect, _ color: UIColor, _ canvas: inout ViewCanvas) {
        let side = min(rect.width, rect.height)
        guard side >= 6 else { return canvas.fill(rect, color) }
        let width = max(side / 14, 1)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            .insetWithin(dx: side * 0.08 + width / 2, dy: side * 0.08 + width / 2)
        canvas.stroke(Path(roundedRect: square, cornerRadius: side * 0.2), color, lineWidth: width)
        guard let letter = name.first(where: \.isLetter) else { return }
        let font = UIFont.systemFont(ofSize: side * 0.5, weight: .medium)
        canvas.draw(String(letter).uppercased(), font: font, color: color, centeredIn: rect)
    }

    /// Two hills and a sun, cut at the edges.
    @MainActor
    private func drawPicture(in rect: CGRect, _ canvas: inout ViewCanvas) {
        canvas.group(clip: Path(rect)) { inner in
            inner.fill(rect, .systemGray5)
            let unit = min(rect.width, rect.height)
            let ground = rect.midY + unit * 0.3
            inner.fill(
                Path(circleAt: CGPoint(x: rect.midX - unit * 0.2, y: rect.midY - unit * 0.2), radius: unit * 0.08),
                .systemGray3)
            inner.fill(hill(peak: CGPoint(x: rect.midX + unit * 0.1, y: rect.midY - unit * 0.12), ground), .systemGray3)
            inner.fill(
                hill(peak: CGPoint(x: rect.midX - unit * 0.16, y: rect.midY + unit * 0.06), ground), .systemGray2)
        }
    }

    private func hill(peak: CGPoint, _ ground: CGFloat) -> Path {
        let height = ground - peak.y
        return Path(
            points: [
                CGPoint(x: peak.x - height * 0.85, y: ground), peak, CGPoint(x: peak.x + height * 0.85, y: ground),
            ], closed: true)
    }
}
