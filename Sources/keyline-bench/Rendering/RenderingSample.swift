import Foundation
import KeylineGraphics
import KeylineTypesetting

/// A screen as applications have them: a bar, rows with an icon, a title, a detail and a chevron.
enum RenderingSample {
    private static let size = CGSize(width: 390, height: 844)
    private static let rowHeight: CGFloat = 44
    private static let grey = Color(hexadecimal: 0x3C3C43, alpha: 0.6)

    static func screen(_ typesetter: Typesetter) -> DisplayList {
        var builder = DisplayListBuilder()
        builder.fill(CGRect(origin: .zero, size: size), color: .white)
        builder.fill(CGRect(x: 0, y: 0, width: size.width, height: 91), color: Color(hexadecimal: 0xF9F9F9))
        draw("Settings", at: CGPoint(x: 160, y: 60), font: .system(size: 17, weight: .semibold), &builder, typesetter)
        for row in 0..<16 { draw(row: row, at: 100 + CGFloat(row) * rowHeight, &builder, typesetter) }
        return builder.displayList(size: size)
    }

    private static func draw(row: Int, at y: CGFloat, _ builder: inout DisplayListBuilder, _ typesetter: Typesetter) {
        let icon = Path(roundedRect: CGRect(x: 16, y: y + 8, width: 29, height: 29), cornerRadius: 7)
        builder.fill(icon, color: Color(hexadecimal: 0x007AFF &+ UInt32(row) * 0x0B0301))
        let title = CGPoint(x: 60, y: y + 12)
        draw("Row number \(row) with a title", at: title, font: .system(size: 17), &builder, typesetter)
        let detail = CGPoint(x: 310, y: y + 13)
        draw("Detail", at: detail, font: .system(size: 15), color: grey, &builder, typesetter)
        let chevron = [CGPoint(x: 370, y: y + 17), CGPoint(x: 375, y: y + 22), CGPoint(x: 370, y: y + 27)]
        builder.stroke(Path(points: chevron, closed: false), color: grey, lineWidth: 2)
        builder.fill(CGRect(x: 60, y: y + rowHeight, width: 330, height: 1.0 / 3), color: grey)
    }

    private static func draw(
        _ text: String, at origin: CGPoint, font: Font, color: Color = .black, _ builder: inout DisplayListBuilder,
        _ typesetter: Typesetter
    ) {
        let layout = typesetter.shape(AttributedText(text, font: font, color: color), locale: "en").layout(
            width: .infinity)
        layout.draw(into: &builder, in: CGRect(origin: origin, size: layout.size), scale: 3)
    }
}
