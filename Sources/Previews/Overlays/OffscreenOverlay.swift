import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes

/// Shows the content outside the window: the paper grows until every visible view is on it, within bounds, and all but the window
/// is shaded. Scroll views cut nothing off there, so that their content shows where scrolling would bring it from.
struct OffscreenOverlay {
    /// The paper grows by at most so many times the window's width or height on each side.
    private static let mostWindows: CGFloat = 2
    private static let shade = Color(white: 0.5, alpha: 0.18)
    private static let edge = Color(hexadecimal: 0x0A6CFF)

    /// The visible area, in the root view's coordinates, in whole points.
    let paper: CGRect
    private let window: CGRect
    private let hairline: CGFloat
    private let background: Color
    private let scrolling: Set<ViewID>

    init(_ scene: Scene) {
        let window = CGRect(origin: .zero, size: scene.displayList.size)
        let frames = LayoutGeometry(scene).visiblePlaces.map(\.frame)
        let most = window.insetBy(dx: -Self.mostWindows * window.width, dy: -Self.mostWindows * window.height)
        let all = frames.reduce(window) { $0.union($1) }.intersection(most)
        let left = all.minX.rounded(.down)
        let top = all.minY.rounded(.down)
        paper = CGRect(
            x: left, y: top, width: all.maxX.rounded(.up) - left, height: all.maxY.rounded(.up) - top)
        self.window = window
        hairline = 1 / scene.environment.scale
        background = scene.environment.background
        scrolling = Set(scene.layout.placedViews.filter { $0.view.geometry.scrollableArea != nil }.map(\.view.id))
    }

    /// A picture of the scene on the larger paper.
    func enlarged(_ list: DisplayList) -> DisplayList {
        guard paper != window else { return list }
        var builder = DisplayListBuilder()
        builder.group(transform: CGAffineTransform(translationX: -paper.minX, y: -paper.minY)) { builder in
            var outside = Path()
            for band in bands {
                builder.fill(band, color: background)
                outside.addPath(Path(band))
            }
            let unclipped = DisplayList(size: list.size, items: unclipped(list.items), bitmaps: list.bitmaps)
            builder.group(clip: outside) { $0.draw(unclipped, at: .zero) }
            builder.group(clip: Path(window)) { $0.draw(list, at: .zero) }
            for band in bands { builder.fill(band, color: Self.shade) }
            builder.stroke(
                Path(window.insetBy(dx: -hairline / 2, dy: -hairline / 2)), color: Self.edge, lineWidth: hairline)
        }
        return builder.displayList(size: paper.size)
    }

    /// The items with all that is inside scroll views.
    private func unclipped(_ items: [DisplayItem]) -> [DisplayItem] {
        items.map { item in
            guard case .group(var group) = item.content else { return item }
            if let view = item.view, scrolling.contains(view) { group.clip = nil }
            group.items = unclipped(group.items)
            return DisplayItem(view: item.view, content: .group(group))
        }
    }

    private var bands: [CGRect] {
        [
            CGRect(x: paper.minX, y: paper.minY, width: paper.width, height: window.minY - paper.minY),
            CGRect(x: paper.minX, y: window.maxY, width: paper.width, height: paper.maxY - window.maxY),
            CGRect(x: paper.minX, y: window.minY, width: window.minX - paper.minX, height: window.height),
            CGRect(x: window.maxX, y: window.minY, width: paper.maxX - window.maxX, height: window.height),
        ].filter { $0.width > 0 && $0.height > 0 }
    }
}
