public import Foundation

/// Keeps steps that can be taken back, which Foundation on Linux lacks. Changes no picture.
open class UndoManager: NSObject {
    private var undoSteps: [() -> Void] = []
    /// Whether there is a step to take back.
    open var canUndo: Bool { !undoSteps.isEmpty }
    /// Whether there is a step to take again: none is kept.
    open var canRedo: Bool { false }
    /// What the last step is called.
    open private(set) var undoActionName = ""

    /// Keeps a step.
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        undoSteps.append { [weak target] in target.map(handler) }
    }

    /// Names the last step.
    open func setActionName(_ actionName: String) { undoActionName = actionName }
    /// Takes the last step back.
    open func undo() { undoSteps.popLast()?() }
    /// Takes a step again: none is kept.
    open func redo() {}
    /// Forgets every step.
    open func removeAllActions() { undoSteps = [] }
    /// Begins a group of steps.
    open func beginUndoGrouping() {}
    /// Ends a group of steps.
    open func endUndoGrouping() {}
}

/// What the system may be told the user does, which Foundation on Linux lacks. Changes no picture.
open class NSUserActivity: NSObject {
    /// The kind.
    public let activityType: String
    /// The title.
    open var title: String?
    /// What belongs to it.
    open var userInfo: [AnyHashable: Any]?
    /// The page on the web.
    open var webpageURL: URL?
    /// Whether another device may go on.
    open var isEligibleForHandoff = true
    /// Whether a search finds it.
    open var isEligibleForSearch = false

    /// Describes what the user does.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Says that this is done now.
    open func becomeCurrent() {}
    /// Says that this is done no longer.
    open func resignCurrent() {}
    /// Says that this is over.
    open func invalidate() {}
}
