import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// The letters and colours of a contact sheet.
struct SheetStyle {
    static let paper = Color(hexadecimal: 0xEDEDF0)
    static let line = Color(hexadecimal: 0xC7C7CC)
    private static let ink = Color(hexadecimal: 0x1D1D1F)
    private static let faint = Color(hexadecimal: 0x6E6E73)

    let typesetter: Typesetter

    /// The height of some headings, in points.
    static func headingHeight(_ count: Int) -> CGFloat { CGFloat(count) * 30 }

    /// The colour of a severity.
    static func color(of severity: Diagnostic.Severity) -> Color {
        switch severity {
        case .note: Color(hexadecimal: 0x0066CC)
        case .warning: Color(hexadecimal: 0xE8590C)
        case .error: Color(hexadecimal: 0xD70015)
        }
    }

    /// Writes the name of a scene in at most two lines, the second cut off where both are too short for it.
    func heading(_ text: String, at origin: CGPoint, width: CGFloat, into builder: inout DisplayListBuilder) {
        let layout = headingLayout(text, width: width)
        layout.draw(into: &builder, in: CGRect(origin: origin, size: layout.size), scale: 2)
    }

    /// The height of such a heading with the space below it, in points.
    func headingHeight(_ text: String, width: CGFloat) -> CGFloat {
        let line = headingLayout("x", width: .infinity).size.height
        return Self.headingHeight(1) + headingLayout(text, width: width).size.height - line
    }

    /// The width that a heading takes in one line, in points, but no more than leaves its block about as wide as a picture.
    func headingWidth(_ text: String) -> CGFloat {
        min(headingLayout(text, width: .infinity).size.width.rounded(.up), Self.greatestHeadingWidth)
    }

    private static let greatestHeadingWidth: CGFloat = 240

    private func headingLayout(_ text: String, width: CGFloat) -> TextLayout {
        let text = AttributedText(text, font: .system(size: 17, weight: .semibold), color: Self.ink)
        return typesetter.shape(text, locale: "en").layout(width: width, maximumLines: 2)
    }

    /// Writes what a row or column has in common, cut off where it is wider than its place.
    func label(_ text: String, at origin: CGPoint, width: CGFloat, into builder: inout DisplayListBuilder) {
        write(text, .system(size: 12, weight: .medium), Self.faint, at: origin, width: width, into: &builder)
    }

    /// Writes a text in lines of a width, no more than six of them.
    ///
    /// - Returns: Its height, in points.
    func paragraph(_ text: String, at origin: CGPoint, width: CGFloat, into builder: inout DisplayListBuilder)
        -> CGFloat
    {
        let text = AttributedText(text, font: .system(size: 11), color: Self.ink)
        let layout = typesetter.shape(text, locale: "en").layout(width: width, maximumLines: 6)
        layout.draw(
            into: &builder, in: CGRect(origin: origin, size: CGSize(width: width, height: layout.size.height)), scale: 2
        )
        return layout.size.height
    }

    /// The width of such a label, in points.
    func labelWidth(_ text: String) -> CGFloat {
        layout(text, .system(size: 12, weight: .medium), Self.faint, width: .infinity).size.width
    }

    /// Writes how much is wrong at the upper right corner of a picture.
    func badge(
        _ count: Int, _ severity: Diagnostic.Severity, at corner: CGPoint, into builder: inout DisplayListBuilder
    ) {
        badge(count, severity, around: CGPoint(x: corner.x - 2, y: corner.y + 2), into: &builder)
    }

    /// Writes a number on a severity's colour.
    func badge(
        _ number: Int, _ severity: Diagnostic.Severity, around center: CGPoint, into builder: inout DisplayListBuilder
    ) {
        let layout = layout("\(number)", .system(size: 11, weight: .bold), .white, width: .infinity)
        let height: CGFloat = 18
        let size = CGSize(width: max(layout.size.width + 10, height), height: height)
        let rect = CGRect(center: center, size: size)
        builder.fill(
            Path(roundedRect: rect.insetBy(dx: -1.5, dy: -1.5), cornerRadius: height / 2 + 1.5), color: Self.paper)
        builder.fill(Path(roundedRect: rect, cornerRadius: height / 2), color: Self.color(of: severity))
        layout.draw(
            into: &builder, in: CGRect(center: CGPoint(x: rect.midX, y: rect.midY), size: layout.size), scale: 2)
    }

    private func write(
        _ text: String, _ font: Font, _ color: Color, at origin: CGPoint, width: CGFloat,
        into builder: inout DisplayListBuilder
    ) {
        let layout = layout(text, font, color, width: width)
        layout.draw(into: &builder, in: CGRect(origin: origin, size: layout.size), scale: 2)
    }

    private func layout(_ text: String, _ font: Font, _ color: Color, width: CGFloat) -> TextLayout {
        typesetter.shape(AttributedText(text, font: font, color: color), locale: "en")
            .layout(width: width, maximumLines: 1)
    }
}
