import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// A page of the proof: a picture in its true size under the names of its scene and environment, with what was found numbered
/// on the picture and told below it.
struct ProofPage {
    private static let margin: CGFloat = 36
    private static let leastWidth: CGFloat = 360
    private static let indent: CGFloat = 26
    private static let gap: CGFloat = 8

    let title: String
    let environment: String
    let picture: DisplayList
    /// The colour under the picture; nil for the page's own.
    let background: Color?
    let marks: [PreviewCell.Mark]
    let ink: SheetStyle

    /// The page.
    var list: DisplayList {
        var builder = DisplayListBuilder()
        let width = max(picture.size.width, Self.leastWidth)
        let heading = ink.headingHeight(title, width: width)
        let head = heading + 22
        let top = Self.margin + head
        let below = top + picture.size.height + 2 * Self.gap + 9
        var measured = DisplayListBuilder()
        let bottom = marks.isEmpty ? top + picture.size.height : writeNotes(from: below, width: width, into: &measured)
        let size = CGSize(width: width + 2 * Self.margin, height: bottom + Self.margin)
        builder.fill(CGRect(origin: .zero, size: size), color: .white)
        ink.heading(title, at: CGPoint(x: Self.margin, y: Self.margin), width: width, into: &builder)
        let line = CGPoint(x: Self.margin, y: Self.margin + heading - 6)
        ink.label(environment, at: line, width: width, into: &builder)
        draw(at: CGPoint(x: Self.margin, y: top), into: &builder)
        _ = writeNotes(from: below, width: width, into: &builder)
        return builder.displayList(size: size)
    }

    private func draw(at origin: CGPoint, into builder: inout DisplayListBuilder) {
        let rect = CGRect(origin: origin, size: picture.size)
        if let background {
            builder.fill(rect.insetBy(dx: -0.5, dy: -0.5), color: SheetStyle.line)
            builder.fill(rect, color: background)
        }
        let paper = Path(CGRect(origin: .zero, size: picture.size))
        let place = CGAffineTransform(translationX: origin.x, y: origin.y)
        builder.group(transform: place, clip: paper) { $0.draw(picture, at: .zero) }
        for (index, mark) in marks.enumerated() {
            guard let frame = mark.frame?.offsetBy(dx: origin.x, dy: origin.y) else { continue }
            // What lies off the paper is pointed at from its edge.
            let shown = frame.intersection(rect)
            let color = SheetStyle.color(of: mark.diagnostic.severity)
            if !shown.isNull { builder.stroke(Path(shown), color: color, lineWidth: 1) }
            let corner = CGPoint(
                x: min(max(frame.maxX, rect.minX), rect.maxX), y: min(max(frame.minY, rect.minY), rect.maxY))
            ink.badge(index + 1, mark.diagnostic.severity, around: corner, into: &builder)
        }
    }

    /// Writes what was found, and answers where that ends.
    private func writeNotes(from top: CGFloat, width: CGFloat, into builder: inout DisplayListBuilder) -> CGFloat {
        var y = top
        for (index, mark) in marks.enumerated() {
            let center = CGPoint(x: Self.margin + 9, y: y + 7)
            ink.badge(index + 1, mark.diagnostic.severity, around: center, into: &builder)
            let origin = CGPoint(x: Self.margin + Self.indent, y: y)
            let height = ink.paragraph(words(mark.diagnostic), at: origin, width: width - Self.indent, into: &builder)
            y += height + Self.gap
        }
        return y - Self.gap
    }

    /// Such as `truncated: Label "Saved changes", line 18: the text needs 116.3 wide, has 60`.
    private func words(_ diagnostic: Diagnostic) -> String {
        let name = diagnostic.viewName ?? diagnostic.view?.rawValue
        let line = diagnostic.location?.line.map { "line \($0)" }
        let subject = [name, line].compactMap { $0 }.joined(separator: ", ")
        // The log of a conflict is for the page, which has room.
        let message = diagnostic.message.split(separator: "\n").first.map(String.init) ?? ""
        return [diagnostic.kind.words, subject, message].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}
