import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes

/// The bars of a scene with nothing in them but a background and a line, such as a tab bar whose only item has neither a title nor an
/// image: no sheet begins for one.
struct EmptyBars {
    /// The bars and the views inside.
    private(set) var views: Set<ViewID> = []

    init(_ list: DisplayList, _ layout: LayoutSnapshot) {
        let bars = layout.placedViews.filter { $0.isVisible && $0.view.drawing.isSystemBar }
        guard !bars.isEmpty else { return }
        var narrowest: [ViewID: CGFloat] = [:]
        Self.measure(list.items, .identity, &narrowest)
        for bar in bars {
            let ids = Self.ids(of: bar.view)
            // A background and a line are as wide as the bar; anything narrower is an item.
            if ids.allSatisfy({ narrowest[$0, default: .infinity] > bar.frame.width - 1 }) { views.formUnion(ids) }
        }
    }

    private static func ids(of view: ViewSnapshot) -> [ViewID] { [view.id] + view.children.flatMap(ids) }

    /// The width of the narrowest item of each view; 0 for texts and images, however wide.
    private static func measure(
        _ items: [DisplayItem], _ transform: CGAffineTransform, _ narrowest: inout [ViewID: CGFloat]
    ) {
        for item in items {
            let width: CGFloat
            switch item.content {
            case .group(let group):
                measure(group.items, group.transform.concatenating(transform), &narrowest)
                continue
            case .path(let path): width = path.path.controlPointBounds.applying(transform).width
            case .gradient(let gradient): width = gradient.destination.applying(transform).width
            case .glyphs, .image: width = 0
            }
            if let view = item.view { narrowest[view] = min(narrowest[view, default: .infinity], width) }
        }
    }
}
