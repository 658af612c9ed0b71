public import Foundation

/// Items that a layout places, in sections.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// Says where items lie.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.collectionView = self
            setNeedsLayout()
        }
    }

    /// Provides the items.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { reloadData() }
    }
    /// Says how items look.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet { reloadData() }
    }

    /// A view behind the items.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// The items that a document describes, in place of the data source's.
    package var documentSections: [CollectionSection]? {
        didSet { reloadData() }
    }

    private final var registrations = CollectionRegistrations()
    final var content: CollectionContent?
    final var backgrounds: [UICollectionReusableView] = []
    /// Whether items can have the focus. Changes no picture.
    open var allowsFocus = false
    /// How often items make room for one that is dragged. Changes no picture.
    open var reorderingCadence = ReorderingCadence.immediate

    /// Creates a collection with a frame in points and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Creates a collection with lines of items, from an archive.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    // MARK: Items

    /// Asks for every item again.
    open func reloadData() {
        for section in content?.sections ?? [] {
            for view in [section.header, section.footer] + section.cells { view?.removeFromSuperview() }
        }
        content = nil
        setNeedsLayout()
    }

    /// The number of sections.
    open var numberOfSections: Int { loaded.sections.count }

    /// The number of items of a section.
    open func numberOfItems(inSection section: Int) -> Int {
        loaded.sections.indices.contains(section) ? loaded.sections[section].cells.count : 0
    }

    /// The cell of an item.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard indexPath.count == 2, loaded.sections.indices.contains(indexPath.section) else { return nil }
        let cells = loaded.sections[indexPath.section].cells
        return cells.indices.contains(indexPath.item) ? cells[indexPath.item] : nil
    }

    /// The cells, section by section.
    open var visibleCells: [UICollectionViewCell] { loaded.cells }

    // MARK: Views by name

    /// Names a class of cells; nil takes the name away.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registrations.cells.set(cellClass, identifier)
    }
    /// Names a XIB of a cell.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registrations.cells.set(nib, identifier)
    }
    /// Names a class of heads, feet and the like; nil takes the name away.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { registrations.supplements[elementKind, default: Registrations()].set(viewClass, identifier) }
    /// Names a XIB of a head or foot.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { registrations.supplements[kind, default: Registrations()].set(nib, identifier) }

    /// Names a prototype that a storyboard describes.
    ///
    /// - Parameters:
    ///   - identifier: Its reuse identifier.
    ///   - kind: The kind of a head or foot; nil for a cell.
    ///   - make: Makes a new one.
    package final func register(
        prototype identifier: String, ofKind kind: String? = nil, make: @escaping () -> UIView?
    ) {
        if let kind {
            registrations.supplements[kind, default: Registrations()].set(prototype: make, identifier)
        } else {
            registrations.cells.set(prototype: make, identifier)
        }
    }

    /// A new cell of a name that was registered, since every item keeps its cell; any other name is a mistake, as in UIKit.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let made: UICollectionViewCell? =
            if case .type(let type as UICollectionViewCell.Type) = registrations.cells[identifier] {
                type.ofDynamicClass(frame: .zero)
            } else { registrations.cells[identifier]?.described() }
        if registrations.cells[identifier] == nil { reportUnknown("cell", identifier) }
        let cell = made ?? UICollectionViewCell(frame: .zero)
        cell.reuseIdentifier = identifier
        return cell
    }

    /// A new head or foot of a name that was registered; any other name is a mistake, as in UIKit.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let maker = registrations.supplements[elementKind]?[identifier]
        let made: UICollectionReusableView? =
            if case .type(let type as UICollectionReusableView.Type) = maker {
                type.ofDynamicClass(frame: .zero)
            } else { maker?.described() }
        if maker == nil { reportUnknown("view of kind: \(elementKind)", identifier) }
        let view = made ?? UICollectionReusableView(frame: .zero)
        view.reuseIdentifier = identifier
        return view
    }

    // MARK: Selection

    var selected: [IndexPath] = []
    /// Whether items can be chosen. Changes no picture.
    open var allowsSelection = true
    /// Whether several items can be chosen. Changes no picture.
    open var allowsMultipleSelection = false
    /// The chosen items.
    open var indexPathsForSelectedItems: [IndexPath]? { selected }
    /// Chooses an item.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        if !allowsMultipleSelection { selected.forEach { deselectItem(at: $0, animated: false) } }
        guard let indexPath else { return }
        selected.append(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: false) }
    }
    /// No longer chooses an item.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    // MARK: Settings

    /// Asks for items before they are shown. Changes no picture.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether items are made before they are shown. Changes no picture.
    open var isPrefetchingEnabled = true
    /// Drags items. Changes no picture.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// Takes what is dropped. Changes no picture.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Whether items are dragged. Changes no picture.
    open var dragInteractionEnabled = false
    /// Whether items are edited: rows of lists show their accessories for that.
    open var isEditing = false {
        didSet { for cell in content?.cells ?? [] { cell.isEditing = isEditing } }
    }
    /// Whether several items can be chosen while they are edited. Changes no picture.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether items can be chosen while they are edited. Changes no picture.
    open var allowsSelectionDuringEditing = false
    /// Whether the focus comes back to an item. Changes no picture.
    open var remembersLastFocusedIndexPath = false
    /// How sizes follow content. Changes no picture: items are always measured.
    open var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled

    /// The head or foot of a section.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        guard loaded.sections.indices.contains(indexPath.section) else { return nil }
        let kinds = collectionViewLayout.kinds(ofSection: indexPath.section)
        if kinds.header == elementKind { return loaded.sections[indexPath.section].header }
        return kinds.footer == elementKind ? loaded.sections[indexPath.section].footer : nil
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let content = loaded
        let frames = collectionViewLayout.frames(of: content, in: bounds.size)
        for (section, places) in zip(content.sections, frames.sections) {
            section.header?.frame = mirrored(places.header, in: frames.contentSize)
            section.footer?.frame = mirrored(places.footer, in: frames.contentSize)
            for (cell, rect) in zip(section.cells, places.cells) {
                cell.put(at: mirrored(rect, in: frames.contentSize))
            }
        }
        showBackgrounds(frames)
        contentSize = frames.contentSize
        backgroundView?.frame = bounds
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        setNeedsLayout()
    }
}
