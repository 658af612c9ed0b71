public import Foundation

/// What happens when items are moved by hand: nobody moves any, in a picture. Changes no picture.
public struct DiffableReorderingHandlers<Section: Hashable, Item: Hashable> {
    /// Whether an item may be moved.
    public var canReorderItem: ((Item) -> Bool)?
    /// Called before.
    public var willReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
    /// Called after.
    public var didReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
}

/// A change that somebody made by hand. Changes no picture.
@preconcurrency @MainActor
public struct NSDiffableDataSourceTransaction<Section: Hashable, Item: Hashable> {
    /// What was shown.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
    /// What is shown.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
}

/// What happens when outlines are opened and closed by hand: nobody does, in a picture. Changes no picture.
public struct DiffableSectionSnapshotHandlers<Item: Hashable> {
    /// Whether an item may be opened.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be closed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before.
    public var willCollapseItem: ((Item) -> Void)?
    /// What belongs to an item when it is opened.
    public var snapshotForExpandingParent:
        ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
}

extension UICollectionView {
    /// The places of the heads or feet that are shown.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        (0..<numberOfSections).map { IndexPath(item: 0, section: $0) }.filter {
            supplementaryView(forElementKind: elementKind, at: $0) != nil
        }
    }
    /// Moves a section: its data source says where it is. Changes no picture beyond that.
    public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
    /// The menu over an item: none. Changes no picture.
    public var contextMenuInteraction: UIContextMenuInteraction? { nil }
    /// Whether something is dragged: nothing is. Changes no picture.
    public var hasActiveDrag: Bool { false }
    /// Whether something is dropped: nothing is. Changes no picture.
    public var hasActiveDrop: Bool { false }
}

extension UITableView {
    /// The menu over a row: none. Changes no picture.
    public var contextMenuInteraction: UIContextMenuInteraction? { nil }
    /// Whether something is dragged: nothing is. Changes no picture.
    public var hasActiveDrag: Bool { false }
    /// Whether something is dropped: nothing is. Changes no picture.
    public var hasActiveDrop: Bool { false }
}
