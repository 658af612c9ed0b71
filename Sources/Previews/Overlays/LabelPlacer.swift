import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// Shapes labels and finds places for them where they cover neither each other nor the edge of the paper.
struct LabelPlacer {
    private static let fontSize: CGFloat = 9
    /// At one pixel per point smaller letters lose their shapes.
    private static let coarseFontSize: CGFloat = 10
    private static let padding = CGSize(width: 3, height: 1)

    private let typesetter: Typesetter
    private let paper: CGRect
    private var labels: [CGRect] = []
    private let lines: [CGRect]
    private let content: ContentMap

    /// Creates a setter.
    ///
    /// - Parameters:
    ///   - typesetter: Shapes the labels.
    ///   - paper: What labels stay on, in points.
    ///   - lines: What labels had better not cover.
    ///   - content: What labels of other views must not cover where there is any other place.
    init(typesetter: Typesetter, paper: CGRect, lines: [CGRect] = [], content: ContentMap = ContentMap()) {
        self.typesetter = typesetter
        self.paper = paper
        self.lines = lines
        self.content = content
    }

    /// A label and where it stands.
    struct Label {
        let rect: CGRect
        let text: TextLayout

        /// Draws the label on a ground of a colour, with a halo that tells it from what is below.
        func draw(on color: Color, with pen: inout PixelPen) {
            let radius = rect.height / 3
            let outline = rect.insetBy(dx: -pen.hairline, dy: -pen.hairline)
            pen.builder.fill(Path(roundedRect: outline, cornerRadius: radius + pen.hairline), color: pen.halo)
            pen.builder.fill(Path(roundedRect: rect, cornerRadius: radius), color: color)
            let origin = CGPoint(
                x: rect.midX - text.size.width / 2, y: rect.midY - text.size.height / 2)
            text.draw(into: &pen.builder, in: CGRect(origin: origin, size: text.size), scale: pen.scale)
        }
    }

    /// Finds the place for a label.
    ///
    /// - Parameters:
    ///   - text: What it says.
    ///   - pen: Rounds to pixels.
    ///   - owners: The views that the label speaks of, whose own content it may cover.
    ///   - centers: Where the middle of a label of a size may lie, the best place first; at least one.
    /// - Returns: The label at the first place where it covers nothing, or at the one where it covers least.
    mutating func place(
        _ text: String, _ pen: PixelPen, owners: Set<ViewID> = [], centers: (CGSize) -> [CGPoint]
    ) -> Label {
        let label = bestLabel(text, pen, owners, centers)
        labels.append(label.rect)
        return label
    }

    /// Whether a label covers another one, or what another view shows.
    func isInTheWay(_ label: Label, owners: Set<ViewID>) -> Bool {
        let covered = content.coveredArea(of: label.rect, besides: owners)
        return covered > 0.08 * label.rect.width * label.rect.height
            || labels.contains { $0 != label.rect && $0.sharedArea(with: label.rect) > 0 }
    }

    /// Takes back the last label.
    mutating func removeLast() { labels.removeLast() }

    /// Finds a place where a label covers no other one and nothing that is shown; nil where there is none. It takes what `place` takes.
    mutating func placeWhereFree(_ text: String, _ pen: PixelPen, centers: (CGSize) -> [CGPoint]) -> Label? {
        let label = bestLabel(text, pen, [], centers)
        guard labels.allSatisfy({ label.rect.sharedArea(with: $0) == 0 }) else { return nil }
        guard content.coveredArea(of: label.rect) <= 0.08 * label.rect.width * label.rect.height else { return nil }
        labels.append(label.rect)
        return label
    }

    private func bestLabel(
        _ text: String, _ pen: PixelPen, _ owners: Set<ViewID>, _ centers: (CGSize) -> [CGPoint]
    ) -> Label {
        let layout = layout(text, size: pen.scale < 2 ? Self.coarseFontSize : Self.fontSize)
        let height = layout.size.height + 2 * Self.padding.height
        let size = CGSize(width: max(layout.size.width + 2 * Self.padding.width, height), height: height)
        let rects = centers(size).map { pen.snapped(kept(CGRect(center: $0, size: size))) }
        let costs = rects.enumerated().map { cost($0.element, rank: $0.offset, owners) }
        let best = costs.indices.min { costs[$0] < costs[$1] }
        return Label(rect: best.map { rects[$0] } ?? .zero, text: layout)
    }

    /// The penalties of a position: covering a label, another view's content, the view's own content, a line, and a low rank in the list.
    private func cost(_ rect: CGRect, rank: Int, _ owners: Set<ViewID>) -> CGFloat {
        let near = rect.insetBy(dx: -1, dy: -1)
        return labels.reduce(0) { $0 + 20 * near.sharedArea(with: $1) }
            + 10 * content.coveredArea(of: rect, besides: owners) + 2 * content.coveredArea(of: rect)
            + lines.reduce(0) { $0 + rect.sharedArea(with: $1) } + CGFloat(rank) * 4
    }

    /// The rectangle moved onto the paper.
    private func kept(_ rect: CGRect) -> CGRect {
        let x = max(paper.minX, min(rect.minX, paper.maxX - rect.width))
        let y = max(paper.minY, min(rect.minY, paper.maxY - rect.height))
        return CGRect(x: x, y: y, width: rect.width, height: rect.height)
    }

    private func layout(_ text: String, size: CGFloat) -> TextLayout {
        let font = Font.system(size: size, weight: .semibold)
        return typesetter.shape(AttributedText(text, font: font, color: OverlayColors.letters), locale: "en").layout()
    }
}

extension CGRect {
    /// A rectangle about a middle.
    init(center: CGPoint, size: CGSize) {
        self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// The area that lies in another rectangle too.
    func sharedArea(with other: CGRect) -> CGFloat {
        let width = min(maxX, other.maxX) - max(minX, other.minX)
        let height = min(maxY, other.maxY) - max(minY, other.minY)
        return width > 0 && height > 0 ? width * height : 0
    }
}
