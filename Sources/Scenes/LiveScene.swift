package import Foundation
package import KeylineGraphics

/// A scene that stays laid out while constants of its constraints change, so that each step of a drag is a new solution and not a new scene.
@MainActor
package protocol LiveScene: AnyObject {
    /// The layout with the constants of the document.
    var layout: LayoutSnapshot { get }

    /// Lays the scene out with other constants.
    ///
    /// - Parameter constants: The constants in points, by the places of the constraints in `layout`; all others are the document's.
    /// - Returns: The layout, which is the one that the document would have with these constants; nil where only making the scene anew
    ///   tells it, because constraints contradict each other or leave a view open.
    func layout(withConstants constants: [Int: CGFloat]) -> LayoutSnapshot?

    /// Draws the scene with the constants that it has at present.
    func displayList() -> DisplayList
}

/// A source that can keep a scene laid out.
package protocol LiveSceneSource: SceneSource {
    /// Lays out one scene and keeps it.
    ///
    /// - Parameters:
    ///   - id: One of the ids of `scenes`.
    ///   - environment: The scene's own environment, possibly with overrides.
    /// - Returns: The scene; nil where its layout is decided by more than its constraints.
    /// - Throws: What `makeScene(_:in:)` throws.
    @MainActor func makeLiveScene(_ id: SceneID, in environment: SceneEnvironment) throws -> (any LiveScene)?
}
