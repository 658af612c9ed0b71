import Foundation
import KeylineGraphics
import KeylineScenes

/// Where a scene's views lie once it is laid out, and how large their contents are.
struct SceneMeasures: Sendable {
    private var places: [String: LayoutSnapshot.PlacedView] = [:]
    /// The environment of the whole scene; nil where there is no such scene.
    private(set) var environment: SceneEnvironment?
    /// The constants of the constraints that the scene's size classes have, by the lines that they stand in.
    private var constants: [Int: CGFloat] = [:]

    /// Lays the scene out on its own device, as the other forms draw it.
    @MainActor
    init(of scene: SceneID, laidOutBy source: any SceneSource) throws {
        guard let description = source.scenes.first(where: { $0.id == scene }) else { return }
        let onDevice = description.environment.onDevice
        environment = onDevice
        let layout = try source.makeScene(scene, in: onDevice).layout
        for constraint in layout.constraints {
            if let line = constraint.location?.line { constants[line] = constraint.constant }
        }
        for placed in layout.placedViews where places[placed.view.id.rawValue] == nil {
            places[placed.view.id.rawValue] = placed
        }
    }

    subscript(view: String) -> LayoutSnapshot.PlacedView? { places[view] }

    /// The frame in the coordinates of another view, in points; nil where one of the two is not shown.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - outer: The other view.
    ///   - scrolls: Whether the other view scrolls in the other form, too.
    /// - Returns: The frame.
    func frame(of view: String, in outer: String, scrolls: Bool) -> CGRect? {
        guard let own = places[view]?.frame, let around = places[outer] else { return nil }
        let scroll = scrolls ? around.view.geometry.boundsOrigin : .zero
        return own.offsetBy(dx: scroll.x - around.frame.minX, dy: scroll.y - around.frame.minY)
    }

    /// How far the rectangle that constraints speak of lies inside the frame; zero of a view that is not shown.
    func alignmentInsets(of view: String) -> Insets {
        (places[view]?.view).map { Insets(of: $0.geometry.alignmentRect, in: $0.frame) } ?? .zero
    }

    /// What bars leave of a view, in its own coordinates, in points; nil of a view that is not shown.
    func safeArea(of view: String) -> CGRect? {
        (places[view]?.view.geometry).map { $0.safeAreaFrame.offsetBy(dx: -$0.boundsOrigin.x, dy: -$0.boundsOrigin.y) }
    }

    /// The margins: top, leading, bottom, trailing, in points; nil of a view that is not shown.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - insideSafeArea: Whether they count from the safe area instead of from the view's edges.
    /// - Returns: The margins.
    func margins(of view: String, insideSafeArea: Bool = false) -> [Double]? {
        guard let own = places[view]?.view else { return nil }
        let area = own.geometry.layoutMarginsFrame
        let outer =
            insideSafeArea
            ? own.geometry.safeAreaFrame : CGRect(origin: own.geometry.boundsOrigin, size: own.frame.size)
        return [
            area.minY - outer.minY, area.minX - outer.minX, outer.maxY - area.maxY, outer.maxX - area.maxX,
        ].map { Double($0) }
    }

    /// The constant that a constraint has in the scene's size classes; nil where they leave it out.
    func constant(atLine line: Int) -> Double? { constants[line].map { Double($0) } }

    /// The environment of a view alone: its size, and what bars leave of it; nil where it is not shown.
    func environment(of root: String) -> SceneEnvironment? {
        guard var result = environment, let own = places[root]?.view else { return nil }
        let size = own.frame.size
        let area = own.geometry.safeAreaFrame.offsetBy(
            dx: -own.geometry.boundsOrigin.x, dy: -own.geometry.boundsOrigin.y)
        result.size = size
        result.safeArea = Insets(of: area, in: CGRect(origin: .zero, size: size))
        return result
    }

    /// The views with another content size in another layout.
    func differences(from layout: LayoutSnapshot, names: [String: String]) -> Set<String> {
        let sizes = Dictionary(layout.placedViews.map { ($0.view.id.rawValue, $0.view.sizing.intrinsicContentSize) }) {
            first, _ in
            first
        }
        return Set(
            names.compactMap { id, name in
                guard let own = places[id]?.view.sizing.intrinsicContentSize, let other = sizes[name] else {
                    return nil
                }
                return abs(own.width - other.width) > 0.25 || abs(own.height - other.height) > 0.25 ? id : nil
            })
    }

    /// Whether the content's height depends on its width.
    func wraps(_ view: String) -> Bool { places[view]?.view.text != nil }
}
