import Foundation
import KeylineGraphics
import KeylineScenes

/// A line to which a view that is dragged can be brought: an edge, margin or centre of the container, an edge, centre or baseline of a
/// neighbour, or the standard distance from it.
public struct CanvasGuide: Hashable, Sendable {
    /// The attribute of the view that comes onto the line: `leading`, `centerY`, `firstBaseline`.
    public let attribute: String
    /// The line, such as `leading margin of View` or `bottom of Title + 8`.
    public let line: String
    /// The distance to the line in points, to the right or down where it is above 0.
    public let distance: Double
    /// Whether it would be moved up or down.
    public let isVertical: Bool

    /// The nearest guide of each axis that is not farther away than a distance.
    static func nearest(_ guides: [CanvasGuide], within distance: Double) -> [CanvasGuide] {
        [false, true].compactMap { isVertical in
            guides.filter { $0.isVertical == isVertical && abs($0.distance) <= distance }
                .min { abs($0.distance) < abs($1.distance) }
        }
    }

    /// The lines of a view in the coordinates of the view around.
    struct Edges {
        let rect: CGRect
        let firstBaseline: Double?

        init(_ place: CanvasGeometry.Place, at frame: CGRect) {
            let inset = place.alignment.offsetBy(dx: -place.frame.minX, dy: -place.frame.minY)
            rect = CGRect(
                x: frame.minX + inset.minX, y: frame.minY + inset.minY,
                width: frame.width + inset.width - place.frame.width,
                height: frame.height + inset.height - place.frame.height)
            firstBaseline = place.firstBaseline.map { Double(frame.minY) + $0 }
        }
    }

    private init(_ attribute: String, _ line: String, _ distance: CGFloat, isVertical: Bool) {
        self.attribute = attribute
        self.line = line
        self.distance = (Double(distance) * 10_000).rounded() / 10_000
        self.isVertical = isVertical
    }

    /// The lines of a container: its edges, its margins, its safe area where it has one, and its centres.
    static func guides(for own: Edges, inside place: CanvasGeometry.Place, named name: String) -> [CanvasGuide] {
        let size = place.frame.size
        let areas = [("", Insets.zero), (" margin", place.margins), (" of the safe area", place.safeArea)]
        var guides = areas.flatMap { word, insets -> [CanvasGuide] in
            guard word.isEmpty || insets != .zero else { return [] }
            let of = "\(word) of \(name)"
            return [
                .init("leading", "leading\(of)", CGFloat(insets.left) - own.rect.minX, isVertical: false),
                .init(
                    "trailing", "trailing\(of)", size.width - CGFloat(insets.right) - own.rect.maxX, isVertical: false),
                .init("top", "top\(of)", CGFloat(insets.top) - own.rect.minY, isVertical: true),
                .init("bottom", "bottom\(of)", size.height - CGFloat(insets.bottom) - own.rect.maxY, isVertical: true),
            ]
        }
        guides.append(.init("centerX", "centerX of \(name)", size.width / 2 - own.rect.midX, isVertical: false))
        guides.append(.init("centerY", "centerY of \(name)", size.height / 2 - own.rect.midY, isVertical: true))
        return guides
    }

    /// The lines of a neighbour: its edges, centres and baseline, and the standard distance of eight points from its edges.
    static func guides(for own: Edges, beside other: Edges, named name: String) -> [CanvasGuide] {
        let (a, b) = (own.rect, other.rect)
        var guides: [CanvasGuide] = [
            .init("leading", "leading of \(name)", b.minX - a.minX, isVertical: false),
            .init("trailing", "trailing of \(name)", b.maxX - a.maxX, isVertical: false),
            .init("centerX", "centerX of \(name)", b.midX - a.midX, isVertical: false),
            .init("leading", "trailing of \(name) + 8", b.maxX + 8 - a.minX, isVertical: false),
            .init("trailing", "leading of \(name) - 8", b.minX - 8 - a.maxX, isVertical: false),
            .init("top", "top of \(name)", b.minY - a.minY, isVertical: true),
            .init("bottom", "bottom of \(name)", b.maxY - a.maxY, isVertical: true),
            .init("centerY", "centerY of \(name)", b.midY - a.midY, isVertical: true),
            .init("top", "bottom of \(name) + 8", b.maxY + 8 - a.minY, isVertical: true),
            .init("bottom", "top of \(name) - 8", b.minY - 8 - a.maxY, isVertical: true),
        ]
        if let first = own.firstBaseline, let second = other.firstBaseline {
            guides.append(
                .init("firstBaseline", "firstBaseline of \(name)", CGFloat(second - first), isVertical: true))
        }
        return guides
    }
}
