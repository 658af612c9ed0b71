public import Foundation

/// Provides the items of a collection from moments.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject, UICollectionViewDataSource
{
    /// Makes the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Makes a head or foot.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    /// Makes a head or foot.
    open var supplementaryViewProvider: SupplementaryViewProvider? {
        didSet { collectionView?.reloadData() }
    }
    /// What happens when items are moved by hand. Changes no picture.
    open var reorderingHandlers = ReorderingHandlers()
    /// What happens when outlines are opened and closed by hand. Changes no picture.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()
    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var moment = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Provides a collection's items.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Shows a moment, at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        moment = snapshot
        collectionView?.reloadData()
        completion?()
    }
    /// Shows a moment, at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }
    /// Shows a section with what belongs to its items.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        if moment.indexOfSection(section) == nil { moment.appendSections([section]) }
        moment.deleteItems(moment.itemIdentifiers(inSection: section))
        moment.appendItems(snapshot.visibleItems, toSection: section)
        collectionView?.reloadData()
        completion?()
    }
    /// The items of a section, without those that belong to them.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var result = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if moment.indexOfSection(section) != nil { result.append(moment.itemIdentifiers(inSection: section)) }
        return result
    }
    /// What is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { moment }
    /// The item of a place.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { moment.item(at: indexPath) }
    /// The place of an item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { moment.path(of: itemIdentifier) }
    /// A section by its place.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        moment.sectionIdentifiers.indices.contains(index) ? moment.sectionIdentifiers[index] : nil
    }
    /// The place of a section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { moment.indexOfSection(sectionIdentifier) }

    /// The number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { moment.numberOfSections }
    /// The number of items of a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        moment.count(section)
    }
    /// The cell of an item.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        moment.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell(frame: .zero)
    }
    /// The head or foot of a section.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
}

extension UICollectionView {
    /// Makes and fills cells of a class.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell.
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let handler: Handler
        let nib: UINib?
        /// Describes how cells are filled.
        public init(handler: @escaping Handler) {
            self.handler = handler
            nib = nil
        }
        /// Describes how cells of a XIB are filled.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            nib = cellNib
        }
    }

    /// Makes and fills heads or feet of a class.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let kind: String
        let handler: Handler
        let nib: UINib?
        /// Describes how views are filled.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
            nib = nil
        }
        /// Describes how views of a XIB are filled.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
            nib = supplementaryNib
        }
    }

    /// A new cell, filled.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let described: Cell? = registration.nib.flatMap { Registrations.Maker.file($0).described() }
        let cell = described ?? Cell.ofDynamicClass(frame: .zero)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A new head or foot, filled.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let described: Supplementary? = registration.nib.flatMap { Registrations.Maker.file($0).described() }
        let view = described ?? Supplementary.ofDynamicClass(frame: .zero)
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
