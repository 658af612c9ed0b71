public import Foundation

/// A repaired document, and everything in it that the repair should have kept or decided and did not.
public struct RepairResult: Sendable {
    /// A view that constraints now place elsewhere.
    public struct Move: Hashable, Sendable {
        /// The view's id.
        public var view: String
        /// The frame in the view around that was to be kept, in points.
        public var from: CGRect
        /// The frame that the constraints give now.
        public var to: CGRect
    }

    /// The document's bytes; equal to those before where nothing was to be done.
    public var bytes: [UInt8]
    /// The views that moved by more than half a point, in the order of the document.
    public var moved: [Move] = []
    /// The ids of the views of which constraints still leave some frame open.
    public var open: [String] = []
    /// The number of conflicts that the document did not have before.
    public var newConflicts = 0

    /// Whether every frame is as it was and decided.
    public var isComplete: Bool { moved.isEmpty && open.isEmpty && newConflicts <= 0 }
}
