import Foundation
import KeylineGraphics
public import KeylineScenes

/// The effects of an edit beyond the views that it is about, in the scenes' own environments.
@MainActor
public struct EditEffects {
    /// The views that the edit is not about and that are elsewhere afterwards; those that only go along with the view around them are not
    /// among them.
    public private(set) var moves: [FrameMove] = []
    /// The number of conflicts that the document did not have before.
    public private(set) var newConflicts = 0

    /// The least difference, in points, that is a move: frames are whole pixels of the device, a third of a point at least.
    static let tolerance = 0.05

    /// Lays a document out before and after an edit.
    ///
    /// - Parameters:
    ///   - bytes: The edited document.
    ///   - document: The document before the edit.
    ///   - placed: The ids of the views that the edit is about, with all that is inside them.
    ///   - others: The ids of further views whose scenes it concerns.
    ///   - open: Reads versions of the document as sources.
    /// - Throws: What laying out throws.
    public init(
        of bytes: [UInt8], on document: InterfaceDocument, placing placed: [String], near others: [String],
        open: InterfaceDocument.Opener
    ) throws {
        guard bytes != document.bytes else { return }
        let before = try open(document.bytes)
        let after = try open(bytes)
        let concerned = Set(placed + others)
        let present = Set(after.scenes.map(\.id))
        let about = Set(placed)
        let ids = document.ids
        for scene in before.scenes where present.contains(scene.id) {
            guard !concerned.isDisjoint(with: document.views(inScene: scene.id)) else { continue }
            let one = try before.makeScene(scene.id, in: scene.environment)
            let other = try after.makeScene(scene.id, in: scene.environment)
            newConflicts += max(other.layout.conflictCount - one.layout.conflictCount, 0)
            let tree = ViewAncestry(other.layout.placedViews)
            moves += FrameMove.outermost(from: one.layout, to: other.layout, tolerance: Self.tolerance).filter { move in
                ids.contains(move.view)
                    && about.isDisjoint(with: tree.views(from: ViewID(move.view)).map(\.rawValue))
            }
        }
    }
}

extension LayoutSnapshot {
    /// The number of required constraints that were given up.
    public var conflictCount: Int { constraints.count { $0.state == .broken } }
}
