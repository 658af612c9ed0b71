public import Foundation
public import KeylineScenes

/// A view that a change of its document lays out elsewhere, with its frames in the scene, in points.
public struct FrameMove: Hashable, Sendable {
    /// The view's id.
    public var view: String
    /// Xcode's name for it.
    public var name: String
    /// The frame before the change.
    public var from: CGRect
    /// The frame after it.
    public var to: CGRect

    /// The views that are in two layouts and not in the same place, in the order of the second one.
    ///
    /// - Parameters:
    ///   - before: The layout before the change.
    ///   - after: The layout after it.
    ///   - tolerance: The difference of an edge, in points, that is no move.
    /// - Returns: The views, with both frames.
    public static func all(
        from before: LayoutSnapshot, to after: LayoutSnapshot, tolerance: Double
    ) -> [FrameMove] {
        let frames = Dictionary(before.placedViews.map { ($0.view.id, $0.frame) }) { first, _ in first }
        return after.placedViews.compactMap { placed in
            guard let old = frames[placed.view.id], !old.isNear(placed.frame, tolerance) else { return nil }
            return FrameMove(view: placed.view.id.rawValue, name: placed.view.outlineName, from: old, to: placed.frame)
        }
    }

    /// As `all`, without views that only go along with the view around them.
    static func outermost(
        from before: LayoutSnapshot, to after: LayoutSnapshot, tolerance: Double
    ) -> [FrameMove] {
        let old = framesInsideOthers(before)
        let new = framesInsideOthers(after)
        return all(from: before, to: after, tolerance: tolerance).filter { move in
            guard let one = old[move.view], let other = new[move.view] else { return true }
            return !one.isNear(other, tolerance)
        }
    }

    /// The frames of views in the views around them, by id.
    private static func framesInsideOthers(_ layout: LayoutSnapshot) -> [String: CGRect] {
        Dictionary(layout.placedViews.map { ($0.view.id.rawValue, $0.view.frame) }) { first, _ in first }
    }
}

extension CGRect {
    /// Whether none of the edges differs from another rectangle's by more than a tolerance, in points.
    func isNear(_ other: CGRect, _ tolerance: Double) -> Bool {
        [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy { abs($0) <= tolerance }
    }
}
