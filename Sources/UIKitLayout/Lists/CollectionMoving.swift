public import Foundation

// What a finger moves in a collection or table, which a picture does not.
extension UICollectionView {
    /// How often items make room for one that is dragged; raw values are Apple's.
    public enum ReorderingCadence: Int, Hashable, Sendable {
        case immediate = 0
        case fast, slow
    }
    /// Begins to move an item: a picture moves none. Changes no picture.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
}
