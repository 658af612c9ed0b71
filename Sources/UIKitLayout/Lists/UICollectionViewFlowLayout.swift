public import Foundation

/// Says where the items of a collection lie.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection that uses the layout.
    open internal(set) weak var collectionView: UICollectionView?

    /// Creates a layout.
    public override init() {
        super.init()
    }

    /// Creates a layout from an archive.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Layouts of an app's own

    /// Called before items are laid out.
    open func prepare() {}
    /// The size of the content, in points.
    open var collectionViewContentSize: CGSize { collectionView?.contentSize ?? .zero }
    /// Where the items in a rectangle lie.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Where an item lies.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let cell = collectionView?.cellForItem(at: indexPath) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = cell.frame
        return attributes
    }
    /// Where a head or foot lies.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a view behind items lies.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Whether a new size asks for layout: it does in any case. Changes no picture.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Whether a size that an item asks for asks for layout. Changes no picture.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Asks for layout because of something.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
    /// What asks for layout when the size changes. Changes no picture.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
    /// Where scrolling comes to rest: nobody scrolls. Changes no picture.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Where scrolling comes to rest: nobody scrolls. Changes no picture.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// Where an item comes from. Changes no picture.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where an item goes. Changes no picture.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Called before items come and go. Changes no picture.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called when items came and went. Changes no picture.
    open func finalizeCollectionViewUpdates() {}
    /// Whether places are turned where lines start at the right.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The class of attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of what asks for layout. Changes no picture.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    private var decorations = Registrations()
    /// Names a class of views behind items.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations.set(viewClass, elementKind)
    }
    /// A view behind items of a kind.
    func decoration(ofKind kind: String) -> UICollectionReusableView? {
        guard case .type(let type as UICollectionReusableView.Type) = decorations[kind] else { return nil }
        return type.ofDynamicClass(frame: .zero)
    }

    /// The kinds of head and foot that a section has.
    func kinds(ofSection index: Int) -> (header: String?, footer: String?) { (nil, nil) }

    /// Asks for the items to be laid out again.
    open func invalidateLayout() {
        collectionView?.setNeedsLayout()
    }

    /// Lays the items out in a collection's width and height.
    func frames(of collection: CollectionContent, in bounds: CGSize) -> CollectionFrames {
        prepare()
        var frames = CollectionFrames()
        for (index, section) in collection.sections.enumerated() {
            var places = CollectionFrames.Section()
            places.cells = section.cells.indices.map { item in
                place(of: IndexPath(item: item, section: index), section.cells[item])
            }
            frames.sections.append(places)
        }
        frames.contentSize = collectionViewContentSize
        return frames
    }

    private func place(of path: IndexPath, _ cell: UICollectionViewCell) -> CGRect {
        guard let attributes = layoutAttributesForItem(at: path) else { return .zero }
        cell.apply(attributes)
        attributes.show(on: cell)
        return attributes.frame
    }
}

/// Puts items side by side in lines, and line after line.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size of an item that follows its content.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The way in which lines follow each other; raw values are Apple's.
    public enum ScrollDirection: Int, Hashable, Sendable {
        /// From top to bottom.
        case vertical = 0
        /// From the side where lines of text start to the other.
        case horizontal
    }

    /// The way in which lines follow each other.
    open var scrollDirection = ScrollDirection.vertical {
        didSet { invalidateLayout() }
    }
    /// The size of items, in points.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { invalidateLayout() }
    }
    /// Anything but zero lets items have the size that their content needs.
    open var estimatedItemSize = CGSize.zero {
        didSet { invalidateLayout() }
    }
    /// The least distance of lines, in points.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { invalidateLayout() }
    }
    /// The least distance of items in a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { invalidateLayout() }
    }
    /// The distance of items from the section's edges, in points.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { invalidateLayout() }
    }
    /// The size of heads; along the lines the collection's own counts.
    open var headerReferenceSize = CGSize.zero {
        didSet { invalidateLayout() }
    }
    /// The size of feet; along the lines the collection's own counts.
    open var footerReferenceSize = CGSize.zero {
        didSet { invalidateLayout() }
    }

    /// Whether heads stay in sight while content scrolls. Changes no picture of content that is not scrolled.
    open var sectionHeadersPinToVisibleBounds = false
    /// Whether feet stay in sight while content scrolls. Changes no picture of content that is not scrolled.
    open var sectionFootersPinToVisibleBounds = false
    /// What insets count from; the collection's edges.
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    /// What insets count from; raw values are Apple's.
    public enum SectionInsetReference: Int, Hashable, Sendable {
        case fromContentInset = 0
        case fromSafeArea, fromLayoutMargins
    }

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// The distances of a section: the delegate's, or the layout's.
    func metrics(ofSection index: Int) -> FlowMetrics {
        var metrics = FlowMetrics(self)
        guard let collectionView, collectionView.documentSections == nil, let flowDelegate else { return metrics }
        metrics.inset = flowDelegate.collectionView(collectionView, layout: self, insetForSectionAt: index)
        metrics.lineSpacing = flowDelegate.collectionView(
            collectionView, layout: self, minimumLineSpacingForSectionAt: index)
        metrics.itemSpacing = flowDelegate.collectionView(
            collectionView, layout: self, minimumInteritemSpacingForSectionAt: index)
        return metrics
    }

    func titleSize(ofSection index: Int, isHeader: Bool) -> CGSize {
        guard let collectionView, let flowDelegate else { return isHeader ? headerReferenceSize : footerReferenceSize }
        return isHeader
            ? flowDelegate.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: index)
            : flowDelegate.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: index)
    }

    override func kinds(ofSection index: Int) -> (header: String?, footer: String?) {
        func isShown(_ size: CGSize) -> Bool { scrollDirection == .vertical ? size.height > 0 : size.width > 0 }
        return (
            isShown(titleSize(ofSection: index, isHeader: true)) ? UICollectionView.elementKindSectionHeader : nil,
            isShown(titleSize(ofSection: index, isHeader: false)) ? UICollectionView.elementKindSectionFooter : nil
        )
    }

    override func frames(of collection: CollectionContent, in bounds: CGSize) -> CollectionFrames {
        prepare()
        if collectionView?.documentSections == nil {
            for (index, section) in collection.sections.enumerated() {
                section.header?.documentSize = titleSize(ofSection: index, isHeader: true)
                section.footer?.documentSize = titleSize(ofSection: index, isHeader: false)
            }
        }
        return FlowArrangement(self, of: collection, in: bounds).frames
    }
}
