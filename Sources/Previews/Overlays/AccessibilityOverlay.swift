import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// The elements of VoiceOver: a region and a number for each, and a mark where a double tap touches another point than the middle.
struct AccessibilityOverlay {
    private let elements: [AccessibilityElement]
    private let content: ContentMap
    private let paper: CGRect

    init(_ scene: Scene, paper: CGRect) {
        elements = scene.accessibility.elements
        content = ContentMap(scene)
        self.paper = paper
    }

    /// The length of the arms of the mark, in points.
    private static let mark: CGFloat = 6

    func draw(with pen: inout PixelPen, typesetter: Typesetter) {
        for (index, element) in elements.enumerated() {
            pen.builder.view = element.view
            drawRegion(of: element, Self.color(index), with: &pen)
        }
        var labels = LabelPlacer(typesetter: typesetter, paper: paper, content: content)
        for (index, element) in elements.enumerated() where element.frame.intersects(paper) {
            pen.builder.view = element.view
            let bounds = element.content.path?.controlPointBounds ?? element.frame
            let label = labels.place("\(index + 1)", pen, owners: [element.view]) { Self.corners(of: bounds, $0) }
            label.draw(on: Self.color(index), with: &pen)
        }
    }

    private func drawRegion(of element: AccessibilityElement, _ color: Color, with pen: inout PixelPen) {
        let tint = color.multiplyingAlpha(by: 0.18)
        if let path = element.content.path {
            pen.builder.fill(path, color: tint)
            pen.builder.stroke(path, color: color, lineWidth: pen.line)
        } else {
            pen.builder.fill(pen.snapped(element.frame), color: tint)
            pen.frame(element.frame, thickness: pen.line, color: color)
        }
        guard element.content.activationPoint != nil else { return }
        let point = element.activationPoint
        let ring = CGRect(center: point, size: CGSize(width: Self.mark * 1.4, height: Self.mark * 1.4))
        pen.builder.stroke(Path(ellipseIn: ring), color: color, lineWidth: pen.line)
        pen.fill(
            [
                pen.segment(.horizontal, at: point.y, (point.x - Self.mark, point.x + Self.mark), thickness: pen.line),
                pen.segment(.vertical, at: point.x, (point.y - Self.mark, point.y + Self.mark), thickness: pen.line),
            ], color: color)
    }

    /// The colour of an element, counted from 0.
    static func color(_ index: Int) -> Color { OverlayColors.frame(depth: index) }

    /// Inside the corners, then outside of them.
    private static func corners(of frame: CGRect, _ size: CGSize) -> [CGPoint] {
        let inside = frame.insetBy(dx: min(size.width, frame.width) / 2, dy: min(size.height, frame.height) / 2)
        let outside = frame.insetBy(dx: -size.width / 2, dy: -size.height / 2)
        return [inside, outside].flatMap { rect in
            [rect.minY, rect.maxY].flatMap { y in [rect.minX, rect.maxX].map { CGPoint(x: $0, y: y) } }
        }
    }
}

/// The words of VoiceOver in the strip below the picture, each beside the number of its region.
struct AccessibilityLegend {
    private static let margin: CGFloat = 12
    private static let gap: CGFloat = 10
    private static let badge: CGFloat = 22
    private static let fontSize: CGFloat = 11
    /// The width from which a second column begins, in points.
    private static let column: CGFloat = 320
    private static let hintColor = Color(white: 0.35)

    /// A number and the lines beside it.
    private struct Entry {
        let number: Int
        let lines: [TextLayout]

        var height: CGFloat { max(lines.map(\.size.height).reduce(0, +), 16) }
    }

    private let entries: [Entry]
    private let note: TextLayout?
    private let width: CGFloat
    private let typesetter: Typesetter
    private let isRightToLeft: Bool

    /// Shapes the words about a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene, in whose language VoiceOver speaks.
    ///   - width: The width of the strip, in points.
    ///   - typesetter: Shapes the words.
    init(_ scene: Scene, width: CGFloat, typesetter: Typesetter) {
        let locale = scene.environment.locale
        var voice = VoiceOverVoice(locale: locale)
        let columns = max(1, (width / Self.column).rounded(.down))
        let lineWidth = (width - Self.margin) / columns - Self.margin - Self.badge
        func layout(_ text: String, _ color: Color, weight: FontWeight = .regular) -> TextLayout {
            let font = Font.system(size: Self.fontSize, weight: weight)
            return typesetter.shape(AttributedText(text, font: font, color: color), locale: locale)
                .layout(width: max(lineWidth, 40))
        }
        entries = scene.accessibility.elements.enumerated().map { index, element in
            let words = voice.words(of: element)
            var lines = [layout(words.description.isEmpty ? "–" : words.description, .black)]
            if let hint = words.hint { lines.append(layout(hint, Self.hintColor)) }
            if let heading = words.actionsHeading { lines.append(layout(heading, .black)) }
            lines += words.actions.map { layout("↓ " + $0, .black) }
            if let heading = words.contentHeading { lines.append(layout(heading, .black)) }
            lines += words.content.map {
                layout("↓ \($0.label): \($0.value)", .black, weight: $0.isImportant ? .bold : .regular)
            }
            lines += element.content.customRotors.map { layout("↺ " + $0, Self.hintColor) }
            return Entry(number: index + 1, lines: lines)
        }
        note =
            voice.isPartlyEnglish
            ? layout("English where no source gives VoiceOver's words in \(locale)", Self.hintColor) : nil
        self.width = width
        self.typesetter = typesetter
        isRightToLeft = scene.environment.layoutDirection == .rightToLeft
    }

    private var columns: Int { max(1, Int(width / Self.column)) }

    /// The entries of each column, so that the columns are about as high as each other.
    private var filled: [[Entry]] {
        let whole = entries.map { $0.height + Self.gap }.reduce(0, +)
        var result: [[Entry]] = [[]]
        var height: CGFloat = 0
        for entry in entries {
            if height >= whole / CGFloat(columns), result.count < columns {
                result.append([])
                height = 0
            }
            result[result.count - 1].append(entry)
            height += entry.height + Self.gap
        }
        return result
    }

    /// The height of the strip, in points; 0 where there is no element.
    var height: CGFloat {
        guard !entries.isEmpty else { return 0 }
        let highest = filled.map { $0.map { $0.height + Self.gap }.reduce(0, +) }.max() ?? 0
        let below = note.map { $0.size.height + Self.gap } ?? 0
        return (highest + below + 2 * Self.margin - Self.gap).rounded(.up)
    }

    /// Draws the strip.
    func draw(at top: CGFloat, with pen: inout PixelPen) {
        guard !entries.isEmpty else { return }
        pen.builder.view = nil
        pen.builder.fill(CGRect(x: 0, y: top, width: width, height: height), color: Color(white: 0.96))
        pen.builder.fill(CGRect(x: 0, y: top, width: width, height: pen.hairline), color: Color(white: 0.7))
        let columnWidth = (width - Self.margin) / CGFloat(columns)
        for (index, column) in filled.enumerated() {
            var y = top + Self.margin
            let start = Self.margin + CGFloat(index) * columnWidth
            for entry in column {
                draw(entry, start: start, y: y, with: &pen)
                y += entry.height + Self.gap
            }
        }
        guard let note else { return }
        let y = top + height - Self.margin - note.size.height
        draw(note, start: Self.margin, width: note.size.width, y: y, with: &pen)
    }

    private func draw(_ entry: Entry, start: CGFloat, y: CGFloat, with pen: inout PixelPen) {
        let font = Font.system(size: 9, weight: .semibold)
        let number = typesetter.shape(
            AttributedText("\(entry.number)", font: font, color: OverlayColors.letters), locale: "en"
        ).layout()
        let size = CGSize(width: max(number.size.width + 6, 15), height: 15)
        let disc = CGRect(origin: CGPoint(x: mirrored(start, size.width), y: y), size: size)
        pen.builder.fill(
            Path(roundedRect: disc, cornerRadius: 4), color: AccessibilityOverlay.color(entry.number - 1))
        let origin = CGPoint(x: disc.midX - number.size.width / 2, y: disc.midY - number.size.height / 2)
        number.draw(into: &pen.builder, in: CGRect(origin: origin, size: number.size), scale: pen.scale)
        var y = y
        for line in entry.lines {
            draw(line, start: start + Self.badge, width: line.size.width, y: y, with: &pen)
            y += line.size.height
        }
    }

    private func draw(_ text: TextLayout, start: CGFloat, width: CGFloat, y: CGFloat, with pen: inout PixelPen) {
        let origin = CGPoint(x: mirrored(start, width), y: y)
        text.draw(
            into: &pen.builder, in: CGRect(origin: origin, size: CGSize(width: width, height: text.size.height)),
            scale: pen.scale)
    }

    /// The left edge of something that begins at a distance from the side where lines start.
    private func mirrored(_ start: CGFloat, _ length: CGFloat) -> CGFloat {
        isRightToLeft ? width - start - length : start
    }
}
