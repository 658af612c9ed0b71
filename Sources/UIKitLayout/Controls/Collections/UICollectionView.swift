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

    private var content: CollectionContent?

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
    open var visibleCells: [UICollectionViewCell] { loaded.sections.flatMap(\.cells) }

    private var loaded: CollectionContent {
        if let content { return content }
        let sections = documentSections ?? dataSource.map(sections) ?? []
        let made = CollectionContent(sections: sections) { [weak self] path in
            guard let self, documentSections == nil else { return nil }
            return (delegate as? any UICollectionViewDelegateFlowLayout)?
                .collectionView(self, layout: collectionViewLayout, sizeForItemAt: path)
        }
        content = made
        for section in sections {
            for view in [section.header, section.footer] + section.cells {
                if let view { addSubview(view) }
            }
        }
        return made
    }

    private func sections(from source: any UICollectionViewDataSource) -> [CollectionSection] {
        (0..<source.numberOfSections(in: self)).map { section in
            let count = source.collectionView(self, numberOfItemsInSection: section)
            return CollectionSection(
                cells: (0..<max(count, 0)).map {
                    source.collectionView(self, cellForItemAt: IndexPath(item: $0, section: section))
                })
        }
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
                cell.frame = mirrored(rect, in: frames.contentSize)
            }
        }
        contentSize = frames.contentSize
        backgroundView?.frame = bounds
    }

    private func mirrored(_ rect: CGRect, in size: CGSize) -> CGRect {
        guard layoutDirection == .rightToLeft else { return rect }
        let width = max(size.width, bounds.width)
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        setNeedsLayout()
    }
}

/// Provides the items of a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// The number of sections.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// The number of items of a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
    /// One section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Says how the items of a collection look.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: AnyObject {}

/// Says how large the items of a flow layout are.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// The size of an item, in points.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    /// The layout's size of items.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50)
    }
}

/// A controller whose view is a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let layout: UICollectionViewLayout

    /// Creates a controller with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from an archive that Keyline reads.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The collection; it is the controller's view.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }

    open override func loadView() {
        let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.dataSource = self
        collection.delegate = self
        view = collection
    }

    /// The number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// The number of items of a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// The cell of an item.
    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
    }
}
