import Foundation
import KeylineGraphics
public import KeylineScenes

/// The effects of an edit beyond the views that it is about, in the scenes' own environments.
@MainActor
public struct EditEffects {
    /// The views that the edit is not about and that are elsewhere afterwards; those that only go along with the view around them are not
    /// among them.
    public private(set) var moves: [FrameMove] = []
    /// The number of conflicts that a check finds and that the document did not have before, whichever of their constraints is given up.
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
        // A segue decides under which bars a scene is shown, and those to which it leads in turn.
        let areOthersReached =
            try !document.isLayoutFile && document.segues != document.reading(bytes, open: open).segues
        for scene in before.scenes where present.contains(scene.id) {
            guard areOthersReached || !concerned.isDisjoint(with: document.views(inScene: scene.id)) else { continue }
            let one = try before.makeScene(scene.id, in: scene.environment)
            let other = try after.makeScene(scene.id, in: scene.environment)
            newConflicts += other.conflicts(besides: one)
            let tree = ViewAncestry(other.layout.placedViews)
            moves += FrameMove.outermost(from: one.layout, to: other.layout, tolerance: Self.tolerance).filter { move in
                ids.contains(move.view)
                    && about.isDisjoint(with: tree.views(from: ViewID(move.view)).map(\.rawValue))
            }
        }
    }
}

extension InterfaceDocument {
    /// The ways from scene to scene, as often as there are; none in a layout file.
    fileprivate var segues: [String] {
        markup.elements.filter { $0.name == "segue" }.map { segue in
            ["kind", "destination", "relationship"].map { segue[$0] ?? "" }.joined(separator: " ")
        }.sorted()
    }
}

extension Scene {
    /// The number of conflicts that a check finds here and that another version of the scene does not have.
    ///
    /// A conflict stays the same one where its numbers change, or where the layout gives up another of its constraints.
    fileprivate func conflicts(besides other: Scene) -> Int {
        let conflicts = diagnostics.filter { $0.kind == .unsatisfiable }
        guard !conflicts.isEmpty else { return 0 }
        let members = Set(other.layout.constraints.filter(\.isInConflict).map(ConflictMember.init))
        let views = Set(other.diagnostics.filter { $0.kind == .unsatisfiable }.compactMap(\.view))
        let broken = Dictionary(grouping: layout.constraints.filter { $0.state == .broken }) { $0.location }
        return conflicts.count { conflict in
            guard let location = conflict.location, let constraints = broken[location] else {
                // Contents, stacks and code have no constraints with a place.
                return conflict.view.map { !views.contains($0) } ?? true
            }
            return members.isDisjoint(with: constraints.map(ConflictMember.init))
        }
    }
}

/// A constraint whose numbers and relation may change.
private struct ConflictMember: Hashable {
    let identifier: String?
    let first: ConstraintSnapshot.Side
    let second: ConstraintSnapshot.Side?

    init(_ constraint: ConstraintSnapshot) {
        identifier = constraint.identifier
        first = constraint.first
        second = constraint.second
    }
}

extension LayoutSnapshot {
    /// The number of required constraints that were given up.
    public var conflictCount: Int { constraints.count { $0.state == .broken } }
}
