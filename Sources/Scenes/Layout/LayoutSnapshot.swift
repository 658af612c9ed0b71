public import Foundation
public import KeylineGraphics

/// A laid-out tree as values: enough for dumps, overlays, checks and explanations without an engine.
public struct LayoutSnapshot: Hashable, Sendable {
    /// The outermost view.
    public var root: ViewSnapshot
    /// The constraints, in the order of the views that hold them.
    public var constraints: [ConstraintSnapshot]

    /// Describes a layout.
    public init(root: ViewSnapshot, constraints: [ConstraintSnapshot] = []) {
        self.root = root
        self.constraints = constraints
    }

    /// A view together with its frame in the root view's coordinates.
    public struct PlacedView: Hashable, Sendable {
        /// The view.
        public var view: ViewSnapshot
        /// The frame in the root view's coordinates, in points.
        public var frame: CGRect
        /// The number of views around it.
        public var depth: Int
        /// Whether it and everything around it is visible.
        public var isVisible: Bool
        /// The place of the view in the source or, where it has none, of the nearest view around it that has one.
        public var location: SourceLocation?
        /// The sides of it or of a view around it that a host outside the source decides.
        public var hostedSides: Set<ViewSnapshot.Resizing.Axis>
    }

    /// Every view, each before those inside it.
    public var placedViews: [PlacedView] {
        var result: [PlacedView] = []
        visit { result.append($0) }
        return result
    }

    /// Visits every view, each before those inside it.
    func visit(_ visit: (PlacedView) -> Void) {
        walk { placed in
            visit(placed)
            return true
        }
    }

    /// The view of an id, with its frame in the root view's coordinates; nil where there is none. This looks through all views:
    /// `viewsByID` answers for many ids.
    public func view(_ id: ViewID) -> PlacedView? {
        var result: PlacedView?
        walk { placed in
            if placed.view.id == id { result = placed }
            return result == nil
        }
        return result
    }

    /// The views by their ids; of views with one id the first.
    public var viewsByID: [ViewID: PlacedView] {
        Dictionary(placedViews.map { ($0.view.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Visits views, each before those inside it, as long as `visit` answers true.
    private func walk(_ visit: (PlacedView) -> Bool) {
        var waiting = [
            PlacedView(
                view: root, frame: CGRect(origin: .zero, size: root.frame.size), depth: 0, isVisible: !root.isHidden,
                location: root.identity.location, hostedSides: root.sizing.hostedSides)
        ]
        var count = 0
        defer { WalkCounter.current?.add(count) }
        while let placed = waiting.popLast() {
            count += 1
            guard visit(placed) else { return }
            for child in placed.view.children.reversed() { waiting.append(placed.placing(child)) }
        }
    }

    /// The views of an id, or else of a longer or shorter form of it, an accessibility identifier, a label or a text.
    public func views(called name: String) -> [PlacedView] {
        let all = placedViews
        for called in ViewSnapshot.callings {
            let matches = all.filter { called($0.view) == name }
            if !matches.isEmpty { return matches }
        }
        return []
    }

    /// Everything that a view can be called.
    public var viewNames: [String] {
        placedViews.flatMap { placed in ViewSnapshot.callings.compactMap { $0(placed.view) } }
    }
}

extension ViewSnapshot {
    /// The ways to name a view, the most certain first.
    fileprivate static let callings: [@Sendable (ViewSnapshot) -> String?] = [
        { $0.id.rawValue }, { $0.identity.nesting?.path.rawValue }, { $0.identity.nesting?.object.rawValue },
        { $0.accessibility.identifier }, { $0.identity.name }, { $0.text?.text },
    ]
}

extension LayoutSnapshot.PlacedView {
    /// The views inside, with their frames in the root view's coordinates.
    var inside: [LayoutSnapshot.PlacedView] { view.children.map { placing($0) } }

    fileprivate func placing(_ child: ViewSnapshot) -> LayoutSnapshot.PlacedView {
        let origin = CGPoint(
            x: frame.minX + child.frame.minX - view.geometry.boundsOrigin.x,
            y: frame.minY + child.frame.minY - view.geometry.boundsOrigin.y)
        return LayoutSnapshot.PlacedView(
            view: child,
            frame: CGRect(origin: origin, size: child.frame.size),
            depth: depth + 1,
            isVisible: isVisible && !child.isHidden,
            location: child.identity.location ?? location,
            hostedSides: hostedSides.union(child.sizing.hostedSides))
    }
}

extension LayoutSnapshot {
    /// Layouts beside each other in one picture, such as the pictures of a flow in their strip.
    ///
    /// - Parameters:
    ///   - layouts: The layouts with the places of their outermost views in the picture, in points.
    ///   - size: The size of the picture.
    /// - Returns: The layouts with a view as large as the picture around them. The last one's views keep their ids; the others have
    ///   `picture-1/`, `picture-2/` and so on before them.
    public static func picture(of layouts: [(layout: LayoutSnapshot, origin: CGPoint)], size: CGSize) -> LayoutSnapshot
    {
        var result = LayoutSnapshot(
            root: ViewSnapshot(id: "picture", className: "Picture", frame: CGRect(origin: .zero, size: size)))
        for (index, (layout, origin)) in layouts.enumerated() {
            var layout = index == layouts.count - 1 ? layout : layout.prefixed("picture-\(index + 1)/")
            layout.root.frame.origin = origin
            result.root.children.append(layout.root)
            result.constraints += layout.constraints
        }
        return result
    }

    /// The layout with something before each view's id.
    private func prefixed(_ prefix: String) -> LayoutSnapshot {
        func prefixed(_ id: ViewID) -> ViewID { ViewID(prefix + id.rawValue) }
        func prefixed(_ view: ViewSnapshot) -> ViewSnapshot {
            var result = view
            result.identity.id = prefixed(view.id)
            result.children = view.children.map(prefixed)
            return result
        }
        func prefixed(_ constraint: ConstraintSnapshot) -> ConstraintSnapshot {
            var result = constraint
            result.first.view = prefixed(constraint.first.view)
            result.second?.view = prefixed(constraint.second?.view ?? "")
            result.owner = prefixed(constraint.owner)
            return result
        }
        return LayoutSnapshot(root: prefixed(root), constraints: constraints.map(prefixed))
    }
}
