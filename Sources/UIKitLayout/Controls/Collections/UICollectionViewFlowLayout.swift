public import Foundation

/// Says where the items of a collection lie.
@preconcurrency @MainActor
open class UICollectionViewLayout: MainActorObject {
    /// The collection that uses the layout.
    open internal(set) weak var collectionView: UICollectionView?

    /// Creates a layout.
    public init() {
        super.init(onMainActor: ())
    }

    /// Asks for the items to be laid out again.
    open func invalidateLayout() {
        collectionView?.setNeedsLayout()
    }

    /// Lays the items out in a collection's width and height.
    func frames(of collection: CollectionContent, in bounds: CGSize) -> CollectionFrames { CollectionFrames() }
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

    override func frames(of collection: CollectionContent, in bounds: CGSize) -> CollectionFrames {
        FlowArrangement(self, of: collection, in: bounds).frames
    }
}
