import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineImageCoding
import KeylineScenes

/// Finds the views whose drawing a part of a picture shows.
struct ViewsInRegion {
    /// The most views that are named for one region.
    private static let limit = 4

    /// Something drawn: its view and the rectangle that it lies in, in points, from back to front.
    let drawn: [(view: ViewID, rect: CGRect)]
    private let layout: LayoutSnapshot
    /// The layouts of earlier pictures of a strip, which show views that the last one has no more.
    private let earlier: [LayoutSnapshot]
    private let paper: CGRect

    init(_ scene: Scene, list: DisplayList) {
        layout = scene.layout
        earlier = scene.flow.map(\.scene.layout)
        paper = CGRect(origin: .zero, size: list.size)
        var collector = DrawnRects()
        collector.add(list.items, transform: .identity, clip: paper, reach: 0, view: nil)
        drawn = collector.drawn
    }

    /// The views that draw in a rectangle, those in front first, in words. A view that lies behind everything, such as the
    /// background, is only named where nothing is drawn over it, or where it is what changed. Of many views the topmost comes first: one that
    /// grows pushes those below it.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - points: Places in it that changed.
    /// - Returns: The views.
    func names(in rect: CGRect, changed points: [CGPoint]) -> [String] {
        var views: [ViewID] = []
        var tops: [(id: ViewID, place: CGRect)] = []
        for (view, place) in drawn.reversed() where place.intersects(rect) && !views.contains(view) {
            views.append(view)
            if place.contains(rect.insetBy(dx: -8, dy: -8).intersection(paper)) { break }
            tops.append((view, place))
        }
        if views.count > Self.limit,
            let top = tops.min(by: { ($0.place.minY, $0.place.minX) < ($1.place.minY, $1.place.minX) })
        {
            views = [top.id] + views.filter { $0 != top.id }
        }
        if let owner = owner(of: points) { views = [owner] + views.filter { $0 != owner } }
        return views.prefix(Self.limit).map(name)
    }

    private func name(of id: ViewID) -> String {
        ([layout] + earlier).first { $0.view(id) != nil }?.nameInReports(of: id) ?? layout.nameInReports(of: id)
    }

    /// The view that lies in front at three quarters of some points; nil where there is none.
    private func owner(of points: [CGPoint]) -> ViewID? {
        var counts: [ViewID: Int] = [:]
        for point in points {
            if let view = drawn.last(where: { $0.rect.contains(point) })?.view { counts[view, default: 0] += 1 }
        }
        return counts.first { $0.value * 4 >= points.count * 3 }?.key
    }
}

extension LayoutSnapshot {
    /// A view in the words of reports, such as `UILabel "12.4 km" (distance)`.
    func nameInReports(of id: ViewID) -> String {
        guard let view = self.view(id)?.view else { return "(\(id))" }
        let label = view.identity.name ?? view.text?.text
        let title = label.map { " \"\($0.count > 30 ? $0.prefix(29) + "…" : $0[...])\"" } ?? ""
        return "\(view.className)\(title) (\(id))"
    }
}

/// Collects the rectangles that items lie in.
private struct DrawnRects {
    var drawn: [(view: ViewID, rect: CGRect)] = []

    /// `reach` is how far blurs around the items spread them, in points of the items.
    mutating func add(
        _ items: [DisplayItem], transform: CGAffineTransform, clip: CGRect, reach: CGFloat, view: ViewID?
    ) {
        for item in items {
            let owner = item.view ?? view
            if case .group(let group) = item.content {
                let inner = group.transform.concatenating(transform)
                let shown = group.clip.map { clip.intersection($0.controlPointBounds.applying(inner)) } ?? clip
                let inside = reach + max(group.blur?.reach ?? 0, 0)
                add(group.items, transform: inner, clip: shown, reach: inside, view: owner)
            } else if let owner {
                let rect = item.content.bounds.insetBy(dx: -reach, dy: -reach).applying(transform).intersection(clip)
                if !rect.isNull, rect.width > 0, rect.height > 0 { drawn.append((owner, rect)) }
            }
        }
    }
}

extension DisplayItem.Content {
    /// A rectangle that has all that is drawn; empty for groups.
    fileprivate var bounds: CGRect {
        switch self {
        case .group: return .null
        case .path(let item):
            guard case .stroke(let style) = item.style else { return item.path.controlPointBounds }
            return item.path.controlPointBounds.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
        case .image(let item): return item.destination
        case .gradient(let item): return item.destination
        case .glyphs(let run):
            // Taller than any line that the fonts set, so that marks and emoji are inside.
            return CGRect(
                x: run.origin.x - run.fontSize / 4, y: run.origin.y - run.fontSize * 1.25,
                width: run.advance + run.fontSize / 2, height: run.fontSize * 1.75)
        }
    }
}
