public import Foundation

// What a finger moves in a collection or table, which a picture does not.
extension UICollectionView {
    /// How often items make room for one that is dragged; raw values are Apple's.
    public enum ReorderingCadence: Int, Hashable, Sendable {
        case immediate = 0
        case fast, slow
    }
    /// How often items make room for one that is dragged. Changes no picture.
    public var reorderingCadence: ReorderingCadence {
        get { kept("cadence", .immediate) }
        set { keep("cadence", newValue) }
    }
    /// Begins to move an item: a picture moves none. Changes no picture.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    /// Moves the item on. Changes no picture.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    /// Leaves the item where it is. Changes no picture.
    public func endInteractiveMovement() {}
    /// Takes the item back. Changes no picture.
    public func cancelInteractiveMovement() {}
    /// Whether changes wait: they never do. Changes no picture.
    public var hasUncommittedUpdates: Bool { false }
}

extension UITableView {
    /// Whether changes wait: they never do. Changes no picture.
    public var hasUncommittedUpdates: Bool { false }
    /// Whether rows are asked for before they are seen. Changes no picture.
    public var isPrefetchingEnabled: Bool {
        get { kept("prefetches", true) }
        set { keep("prefetches", newValue) }
    }
    /// Whether the focus chooses. Changes no picture.
    public var selectionFollowsFocus: Bool {
        get { kept("focus selects", false) }
        set { keep("focus selects", newValue) }
    }
    /// Whether rows take the focus. Changes no picture.
    public var allowsFocus: Bool {
        get { kept("takes focus", true) }
        set { keep("takes focus", newValue) }
    }
    /// The colour of the index at the side while a finger is on it. Changes no picture.
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { kept("index tracking", nil) }
        set { keep("index tracking", newValue) }
    }
}
