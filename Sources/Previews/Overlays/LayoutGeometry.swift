import Foundation
import KeylineGraphics
import KeylineScenes

/// The rectangles of views, their margins and their guides, in the root view's coordinates.
struct LayoutGeometry {
    /// A view and what is around it.
    struct Place {
        let view: ViewSnapshot
        /// The frame in the root view's coordinates.
        let frame: CGRect
        /// Whether it shows.
        let isVisible: Bool
        /// The number of views around it.
        let depth: Int
        /// The views around it, the nearest last.
        let ancestors: [ViewID]
    }

    /// Every view, each before those inside it.
    let places: [Place]
    /// The constraints.
    let constraints: [ConstraintSnapshot]
    private let indices: [ViewID: Int]

    init(_ scene: Scene) { self.init(scene.layout.placedViews, scene.layout.constraints) }

    init(_ placed: [LayoutSnapshot.PlacedView], _ constraints: [ConstraintSnapshot]) {
        var path: [ViewID] = []
        places = placed.map { placed in
            path.removeLast(path.count - placed.depth)
            defer { path.append(placed.view.id) }
            return Place(
                view: placed.view, frame: placed.frame, isVisible: placed.isVisible, depth: placed.depth,
                ancestors: path)
        }
        self.constraints = constraints
        indices = Dictionary(zip(places.map(\.view.id), places.indices)) { first, _ in first }
    }

    /// The view of an id.
    subscript(_ id: ViewID) -> Place? { indices[id].map { places[$0] } }

    /// The views that show and have an extent.
    var visiblePlaces: [Place] { places.filter { $0.isVisible && $0.frame.width > 0 && $0.frame.height > 0 } }
}

extension LayoutGeometry.Place {
    /// The rectangle that constraints speak of.
    var alignmentRect: CGRect {
        let rect = view.geometry.alignmentRect
        let own = view.frame
        return CGRect(
            x: frame.minX + rect.minX - own.minX, y: frame.minY + rect.minY - own.minY, width: rect.width,
            height: rect.height)
    }

    /// The rectangle inside the layout margins.
    var marginsRect: CGRect { outside(view.geometry.layoutMarginsFrame) }
    /// The rectangle inside the safe area.
    var safeAreaRect: CGRect { outside(view.geometry.safeAreaFrame) }

    /// The frame of a guide.
    func guideRect(_ identifier: String) -> CGRect? {
        if let guide = view.geometry.guides.first(where: { $0.identifier == identifier }) {
            return outside(guide.frame)
        }
        if identifier.contains("SafeArea") { return safeAreaRect }
        return identifier.contains("Margins") ? marginsRect : nil
    }

    /// A rectangle of the view's own coordinates.
    private func outside(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: frame.minX - view.geometry.boundsOrigin.x, dy: frame.minY - view.geometry.boundsOrigin.y)
    }
}
