import Foundation
import KeylineScenes

extension DocumentRepair {
    /// Replaces all constraints of the scope by suggested ones.
    ///
    /// The canvas is what the document stores. Where no constraints give such frames, because a stack arranges its views otherwise than the
    /// stored frames say, those scenes keep the frames that they are laid out with; where even then a view moves or stays open, its content
    /// is not counted on. The attempt that leaves the fewest views open and moves the fewest is taken.
    func resetting() throws -> RepairResult {
        let attempt = try ResetAttempt(self)
        let everything = Set(document.order)
        var best = try attempt.result(storing: everything)
        guard !best.isComplete else { return best }
        let others = everything.subtracting(scenes(of: best))
        for kept in [others, everything] {
            for trusts in [true, false] where !trusts || kept != everything {
                let distrusted = trusts ? [] : Set(best.open + best.moved.map(\.view))
                let result = try attempt.result(storing: kept, distrusting: distrusted)
                if result.isBetter(than: best) { best = result }
                if best.isComplete { return best }
            }
        }
        return best
    }

    /// The views of the scenes in which something moved or stayed open; all where there is a conflict.
    private func scenes(of result: RepairResult) -> Set<String> {
        guard result.newConflicts == 0 else { return Set(document.order) }
        let roots = Set((result.open + result.moved.map(\.view)).compactMap { document.chain($0).last })
        return Set(document.order.filter { document.chain($0).last.map(roots.contains) ?? false })
    }
}

extension RepairResult {
    /// Whether less of it is wrong than of another one, above all that constraints hold and decide.
    fileprivate func isBetter(than other: RepairResult) -> Bool {
        let flaws = [newConflicts, open.count, moved.count]
        return flaws.lexicographicallyPrecedes([other.newConflicts, other.open.count, other.moved.count])
    }
}

/// Ways to replace the constraints of a document, each laid out.
@MainActor
private struct ResetAttempt {
    private let repair: DocumentRepair
    private let bare: InterfaceDocument
    private let canvas: [String: CGRect]
    private let before: LaidOutVersion

    private var document: InterfaceDocument { repair.document }

    init(_ repair: DocumentRepair) throws {
        self.repair = repair
        bare = try repair.document.reading(repair.cleared(), open: repair.open)
        canvas = try repair.canvasFrames()
        before = try repair.version(repair.document.bytes, canvas)
    }

    /// The document with suggested constraints.
    ///
    /// - Parameters:
    ///   - stored: The views that keep the frames which the document stores; others keep those that its constraints give.
    ///   - open: Views whose content decides nothing.
    /// - Returns: The document, compared with the one before.
    /// - Throws: What reading and laying out the document throws.
    func result(storing stored: Set<String>, distrusting open: Set<String> = []) throws -> RepairResult {
        // A view without a stored frame is where its constraints put it; once they are gone, it is nowhere.
        let geometry = before.geometry(storing: stored)
        let views = repair.viewsInScope.filter { geometry[$0] != nil }
        let inference = ConstraintInference(bare, geometry)
        var suggested = inference.missing(of: views, besides: bare.constraints, distrusting: open)
        suggested += inference.guards(of: views, besides: bare.constraints + suggested)
        // A constraint that is asked for again stays, with its id and its connections.
        var leaving: [InterfaceConstraint] = []
        for constraint in repair.constraintsInScope {
            if let same = suggested.firstIndex(where: { $0.asksTheSame(as: constraint) }) {
                suggested.remove(at: same)
            } else if isShown(constraint, geometry) {
                leaving.append(constraint)
            }
        }
        let kept = before.layouts.scenes(besides: Set(views))
        let rounded = RoundedConstants(views, geometry, document, keeping: kept, open: repair.open)
        let bytes = try rounded.bytes(adding: suggested) { constraints in
            var editor = InterfaceEditor(document)
            for constraint in leaving { editor.remove(constraint) }
            for constraint in constraints { editor.add(constraint) }
            for id in views {
                editor.setFixedFrame(false, of: id)
                editor.removeAmbiguityMark(of: id)
            }
            return editor.bytes()
        }
        var version = try repair.version(bytes, canvas, keeping: before.scenes(besides: Set(views)))
        if version.incomplete.isEmpty { version = try repair.yielding(version, besides: before, canvas) }
        return repair.examined(version, besides: before, canvas)
    }

    /// Whether the views of a constraint are on the canvas; those of other size classes keep theirs.
    private func isShown(_ constraint: InterfaceConstraint, _ geometry: CanvasGeometry) -> Bool {
        constraint.items.allSatisfy { document.view(of: $0).map { geometry[$0] != nil } ?? true }
    }
}
