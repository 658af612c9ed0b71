public import Foundation
import KeylineGraphics
public import KeylineScenes

/// Compares two layouts over many environments: whether their views always lie in the same places.
///
/// Views are the same by their ids; where the layouts share none, by their order from the outside inwards. The screen of a layout file
/// is the view of the scene, whatever its id.
@MainActor
public struct SceneEquivalence {
    /// Where two layouts differ first.
    public struct Difference: Sendable {
        /// The environment.
        public var environment: SceneEnvironment
        /// The view, as the first layout calls it.
        public var view: String
        /// Its frames in the first and the second layout, in points; nil where it is not there.
        public var frames: (CGRect?, CGRect?)
    }

    private let first: any SceneSource
    private let second: any SceneSource

    /// Prepares to compare.
    public init(_ first: any SceneSource, _ second: any SceneSource) {
        self.first = first
        self.second = second
    }

    /// The first of some environments in which a scene of each layout differs from the other's.
    ///
    /// - Parameters:
    ///   - scenes: The ids of the scenes to compare.
    ///   - environments: Where they are compared, in order.
    /// - Returns: The first difference; nil where there is none.
    /// - Throws: What laying out throws.
    public func difference(
        of scenes: (SceneID, SceneID), in environments: some Sequence<SceneEnvironment>
    ) throws -> Difference? {
        for environment in environments {
            let one = try first.makeScene(scenes.0, in: environment).layout
            let other = try second.makeScene(scenes.1, in: environment).layout
            if let (view, frames) = Self.difference(one, other) {
                return Difference(environment: environment, view: view, frames: frames)
            }
        }
        return nil
    }

    /// Half a point and a rounding less: what two roundings to device pixels may differ by.
    static let tolerance = 0.5 + 1e-6

    static func agree(_ first: CGRect, _ second: CGRect) -> Bool {
        [first.minX - second.minX, first.minY - second.minY, first.width - second.width, first.height - second.height]
            .allSatisfy { abs($0) <= tolerance }
    }

    private static func difference(
        _ first: LayoutSnapshot, _ second: LayoutSnapshot
    ) -> (String, (CGRect?, CGRect?))? {
        let isFile = first.view(screen) != nil || second.view(screen) != nil
        let one = described(first, belowRoot: isFile)
        let other = described(second, belowRoot: isFile)
        let ids = Set(other.map(\.view.id)).subtracting([screen])
        let sharesIDs = one.contains { ids.contains($0.view.id) }
        let frames = Dictionary(other.map { ($0.view.id, $0.frame) }) { first, _ in first }
        for (place, view) in one.enumerated() {
            let isRoot = isFile && place == 0
            let byPlace = place < other.count ? other[place].frame : nil
            let match = sharesIDs && !isRoot ? frames[view.view.id] : byPlace
            guard let match, agree(view.frame, match) else {
                return ("\(view.view.outlineName) (\(view.view.id))", (view.frame, match))
            }
        }
        guard other.count > one.count else { return nil }
        let known = Set(one.map(\.view.id))
        let extra =
            other.dropFirst(isFile ? 1 : 0).first { !sharesIDs || !known.contains($0.view.id) } ?? other[one.count]
        return ("\(extra.view.outlineName) (\(extra.view.id))", (nil, extra.frame))
    }

    /// The name of the view of the whole screen in layout files, which do not say where it is.
    private static let screen = ViewID(ConvertedScene.screen)

    /// The views that a file speaks of; what controls are made of is theirs.
    ///
    /// - Parameters:
    ///   - layout: The layout.
    ///   - belowRoot: Whether the scene's own view comes first, followed by what it contains and nothing else: a layout file has
    ///     neither bars nor containers as views of its own.
    /// - Returns: The views, from the outside inwards.
    private static func described(_ layout: LayoutSnapshot, belowRoot: Bool) -> [LayoutSnapshot.PlacedView] {
        let all = layout.placedViews
        let isDescribed = { (view: LayoutSnapshot.PlacedView) in view.view.identity.location != nil }
        guard belowRoot,
            let root = all.firstIndex(where: { $0.view.id == screen }) ?? all.firstIndex(where: isDescribed)
        else { return all.filter(isDescribed) }
        return [all[root]] + all[(root + 1)...].prefix { $0.depth > all[root].depth }.filter(isDescribed)
    }
}
