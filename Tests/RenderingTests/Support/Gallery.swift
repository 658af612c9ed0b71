import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineTypesetting

/// A picture in which everything occurs that a display list can hold.
enum Gallery {
    static let size = CGSize(width: 240, height: 300)

    static func list() throws -> DisplayList {
        var builder = DisplayListBuilder(view: "gallery")
        builder.fill(CGRect(origin: .zero, size: size), color: .white)
        try addText(to: &builder)
        addShapes(to: &builder)
        addImages(to: &builder)
        try addGroups(to: &builder)
        return builder.displayList(size: size)
    }

    static let lines = [
        "Hamburgefonstiv AVATAR", "سلام دنیا ۱۲۳", "नमस्ते क्षत्रिय", "ภาษาไทย น้ำ", "漢字 かな 한국어", "Smile 😀🎉 here",
    ]

    private static func addText(to builder: inout DisplayListBuilder) throws {
        for (index, line) in lines.enumerated() {
            let weight: FontWeight = index % 2 == 0 ? .regular : .bold
            let origin = CGPoint(x: 8, y: 4 + CGFloat(index) * 24)
            for run in try Sample.runs(line, size: 15, weight: weight, at: origin) { builder.draw(run) }
        }
    }

    private static func addShapes(to builder: inout DisplayListBuilder) {
        let blue = Color(hexadecimal: 0x007AFF)
        builder.fill(Path(roundedRect: CGRect(x: 8, y: 152, width: 40, height: 30), cornerRadius: 8), color: blue)
        let dashed = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: [6, 4])
        builder.stroke(Path(CGRect(x: 57, y: 153, width: 40, height: 28)), color: .red, style: dashed)
        builder.fill(
            Path(ellipseIn: CGRect(x: 106, y: 152, width: 50, height: 30)), color: blue.multiplyingAlpha(by: 0.4))
        let zigzag = [
            CGPoint(x: 166, y: 180), CGPoint(x: 176, y: 154), CGPoint(x: 186, y: 180), CGPoint(x: 196, y: 154),
        ]
        builder.stroke(Path(points: zigzag, closed: false), color: .green, lineWidth: 3)
    }

    private static func addImages(to builder: inout DisplayListBuilder) {
        let flag = Bitmap(letters: "rrggbb", "rkkkkb", "rwwwwb", "ttttt.").magnified(by: 12)
        let area = CGRect(x: 8, y: 192, width: 36, height: 24)
        builder.draw(flag, in: area)
        builder.draw(flag, in: area.offsetBy(dx: 48, dy: 0), isMirrored: true)
        builder.draw(flag, source: CGRect(x: 12, y: 12, width: 48, height: 24), in: area.offsetBy(dx: 96, dy: 0))
        builder.draw(flag, in: area.offsetBy(dx: 144, dy: 0), tint: Color(hexadecimal: 0xFF9500))
    }

    private static func addGroups(to builder: inout DisplayListBuilder) throws {
        let runs = try Sample.runs("Turned", size: 14, at: CGPoint(x: -20, y: -9))
        let turn = CGAffineTransform(translationX: 48, y: 256).rotated(by: 0.35)
        builder.group(transform: turn) { inner in
            inner.fill(CGRect(x: -28, y: -14, width: 60, height: 28), color: Color(hexadecimal: 0xFFCC00))
            for run in runs { inner.draw(run) }
        }
        let circle = Path(circleAt: CGPoint(x: 120, y: 258), radius: 24)
        builder.group(clip: circle, opacity: 0.5) { inner in
            inner.fill(CGRect(x: 90, y: 230, width: 40, height: 40), color: .red)
            inner.fill(CGRect(x: 110, y: 250, width: 40, height: 40), color: .blue)
        }
        let clipped = try Sample.runs("Cut off at the edge", size: 16, at: CGPoint(x: 160, y: 240))
        builder.group(clip: Path(CGRect(x: 156, y: 236, width: 60, height: 30))) { inner in
            for run in clipped { inner.draw(run) }
        }
    }
}
