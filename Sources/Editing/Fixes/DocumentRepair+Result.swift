import Foundation
import KeylineScenes

extension DocumentRepair {
    /// Carries out a repair and lays the result out.
    ///
    /// `add-missing` and `reset-suggested` promise that no view moves and that none is left open. Where they cannot keep that, because a
    /// stack or a constraint outside the selection has another say, the result names the views.
    ///
    /// - Parameter repair: The repair.
    /// - Returns: The new bytes, with the views that moved and those that are still open.
    /// - Throws: What reading and laying out the document throws.
    public func result(of repair: Repair) throws -> RepairResult {
        switch repair {
        case .resetSuggested: return try resetting()
        case .addMissing:
            let canvas = try canvasFrames()
            let before = try version(document.bytes, canvas)
            let complete = try addingMissing(to: before, canvas)
            return try examined(yielding(complete, besides: before, canvas), besides: before, canvas)
        case .clear, .updateFrames, .updateConstants: return RepairResult(bytes: try bytes(after: repair))
        }
    }

    /// Compares a version with the document as it was.
    ///
    /// A view that is where it was laid out before did not move, and neither did one that is where the canvas stores it: what stored frames
    /// and constraints disagreed about was wrong before. Each number of a frame counts for itself.
    func examined(_ now: LaidOutVersion, besides before: LaidOutVersion, _ canvas: [String: CGRect]) -> RepairResult {
        let old = before.geometry(storing: [])
        let new = now.geometry(storing: [])
        let moved = document.order.compactMap { id -> RepairResult.Move? in
            guard scope.contains(id), let stored = canvas[id], let placed = new[id], !placed.isCollapsed else {
                return nil
            }
            let laidOut = old[id]?.solved ?? stored
            guard !Self.isKept(placed.solved, stored, laidOut) else { return nil }
            return RepairResult.Move(view: id, from: stored, to: placed.solved)
        }
        let open = now.incomplete.union(now.openViews(besides: before))
        return RepairResult(
            bytes: now.document.bytes, moved: moved, open: document.order.filter(open.contains),
            newConflicts: max(now.conflicts - before.conflicts, 0))
    }

    private static func isKept(_ frame: CGRect, _ stored: CGRect, _ laidOut: CGRect) -> Bool {
        [\CGRect.minX, \.minY, \.width, \.height].allSatisfy { number in
            min(
                abs(frame[keyPath: number] - stored[keyPath: number]),
                abs(frame[keyPath: number] - laidOut[keyPath: number]))
                <= LaidOutVersion.tolerance
        }
    }
}
