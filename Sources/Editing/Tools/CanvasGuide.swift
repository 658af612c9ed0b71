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

        /// The edges of a view.
        ///
        /// - Parameters:
        ///   - place: The view on the canvas.
        ///   - frame: The frame that it would have, in the view around.
        init(_ place: CanvasGeometry.Place, at frame: CGRect) {
            let inset = place.alignment.offsetBy(dx: -place.frame.minX, dy: -place.frame.minY)
            rect = CGRect(
                x: frame.minX + inset.minX, y: frame.minY + inset.minY,
                width: frame.width + inset.width - place.frame.width,
                height: frame.height + inset.height - place.frame.height)
            firstBaseline = place.firstBaseline.map { Double(frame.minY) + $0 }
        }

        private init(_ rect: CGRect, firstBaseline: Double?) {
            self.rect = rect
            self.firstBaseline = firstBaseline
        }

        /// The edges in a container that is mirrored, in points from its right edge.
        fileprivate func mirrored(in width: CGFloat) -> Edges {
            Edges(
                CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height),
                firstBaseline: firstBaseline)
        }
    }

    private init(_ attribute: String, _ line: String, _ distance: CGFloat, isVertical: Bool) {
        self.attribute = attribute
        self.line = line
        self.distance = (Double(distance) * 10_000).rounded() / 10_000
        self.isVertical = isVertical
    }

    /// The same line with a distance that counts the other way.
    private var mirrored: CanvasGuide {
        CanvasGuide(attribute, line, isVertical ? distance : 0 - distance, isVertical: isVertical)
    }

    /// The lines of a container and of neighbours.
    ///
    /// - Parameters:
    ///   - own: The view that is brought to them.
    ///   - place: The container.
    ///   - name: What people call it.
    ///   - others: The neighbours, with what people call them.
    ///   - isFromRight: Whether lines in the container begin on the right.
    /// - Returns: The lines, the container's first.
    static func guides(
        for own: Edges, inside place: CanvasGeometry.Place, named name: String,
        beside others: [(edges: Edges, name: String)], isFromRight: Bool
    ) -> [CanvasGuide] {
        guard isFromRight else {
            return guides(for: own, inside: place, named: name)
                + others.flatMap { guides(for: own, beside: $0.edges, named: $0.name) }
        }
        let width = place.frame.width
        let mirrored = own.mirrored(in: width)
        let all =
            guides(for: mirrored, inside: place.mirrored, named: name)
            + others.flatMap { guides(for: mirrored, beside: $0.edges.mirrored(in: width), named: $0.name) }
        return all.map(\.mirrored)
    }

    /// The lines of a container: its edges, its margins, its safe area where it has one, and its centres.
    private static func guides(
        for own: Edges, inside place: CanvasGeometry.Place, named name: String
    ) -> [CanvasGuide] {
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
    private static func guides(for own: Edges, beside other: Edges, named name: String) -> [CanvasGuide] {
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
