public import Foundation

/// Changes of items. The data source is asked for everything again, since one picture shows the end of every animation.
extension UICollectionView {
    /// The kind of heads of sections.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of feet of sections.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The way in which lines or sections follow each other.
    public typealias ScrollDirection = UICollectionViewFlowLayout.ScrollDirection

    /// What is shown; raw values are Apple's.
    public enum ElementCategory: UInt, Hashable, Sendable {
        case cell = 0
        case supplementaryView, decorationView
    }

    /// Where an item is moved to; raw values are Apple's.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Wraps bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
        /// To the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// To the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// To the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// To the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// To the middle between the sides.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// To the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// Makes several changes.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    /// Adds items.
    public func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Takes items away.
    public func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Asks for items again.
    public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Asks for the content of items again.
    public func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Moves an item.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    /// Adds sections.
    public func insertSections(_ sections: IndexSet) { reloadData() }
    /// Takes sections away.
    public func deleteSections(_ sections: IndexSet) { reloadData() }
    /// Asks for sections again.
    public func reloadSections(_ sections: IndexSet) { reloadData() }
    /// Changes the layout.
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    /// Changes the layout.
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        completion?(true)
    }

    /// The items whose cells are made.
    public var indexPathsForVisibleItems: [IndexPath] { visibleCells.compactMap { indexPath(for: $0) } }
    /// The place of a cell.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        for section in 0..<numberOfSections {
            for item in 0..<numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                if cellForItem(at: path) === cell { return path }
            }
        }
        return nil
    }
    /// The item at a point, in points.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        visibleCells.first { $0.frame.contains(point) }.flatMap { indexPath(for: $0) }
    }
    /// Where an item lies.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    /// The heads or feet that are made.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        (0..<numberOfSections).compactMap {
            supplementaryView(forElementKind: elementKind, at: IndexPath(item: 0, section: $0))
        }
    }

    /// Moves an item into view.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let rect = cellForItem(at: indexPath)?.frame else { return }
        var offset = contentOffset
        if scrollPosition.contains(.top) { offset.y = rect.minY }
        if scrollPosition.contains(.bottom) { offset.y = rect.maxY - bounds.height }
        if scrollPosition.contains(.centeredVertically) { offset.y = rect.midY - bounds.height / 2 }
        if scrollPosition.contains(.left) { offset.x = rect.minX }
        if scrollPosition.contains(.right) { offset.x = rect.maxX - bounds.width }
        if scrollPosition.contains(.centeredHorizontally) { offset.x = rect.midX - bounds.width / 2 }
        offset.x = max(min(offset.x, contentSize.width - bounds.width), 0)
        offset.y = max(min(offset.y, contentSize.height - bounds.height), 0)
        contentOffset = offset
    }
}
