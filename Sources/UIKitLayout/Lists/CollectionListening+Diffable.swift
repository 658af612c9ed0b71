public import Foundation

extension UICollectionViewDiffableDataSource {
    /// The closures for items that a user moves. Changes no picture.
    public struct ReorderingHandlers {
        /// Whether an item may be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// The closures for outlines that a user opens and closes. Changes no picture.
    public struct SectionSnapshotHandlers {
        /// Whether an item may be opened.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        /// Called before.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        /// Whether an item may be closed.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        /// Called before.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// Provides the items inside an item when it is opened.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
                    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?
    }
}

/// A change made by hand. Changes no picture.
@preconcurrency @MainActor
public struct NSDiffableDataSourceTransaction<Section: Hashable, Item: Hashable> {
    /// What was shown.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
    /// What is shown.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
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
}
