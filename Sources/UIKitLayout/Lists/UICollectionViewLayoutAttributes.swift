public import Foundation

/// Where and how an item is shown.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    /// The item.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The rectangle in the collection, in points.
    open var frame = CGRect.zero
    /// The middle, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// The size, in points.
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    /// The size, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// How the item is drawn, about its middle.
    open var transform = CGAffineTransform.identity
    /// How the item is drawn in three dimensions; what happens in the plane.
    open var transform3D = CATransform3DIdentity
    /// The opacity, 0…1.
    open var alpha: CGFloat = 1
    /// How far in front of others the item is drawn.
    open var zIndex = 0
    /// Whether the item is left out.
    open var isHidden = false
    /// The kind of head, foot or view behind; nil for a cell.
    open var representedElementKind: String?
    /// What is shown.
    open var representedElementCategory: UICollectionView.ElementCategory {
        representedElementKind == nil ? .cell : .supplementaryView
    }

    /// Attributes of nothing.
    public required override init() {
        super.init()
    }
    /// Attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    /// Attributes of a head or foot.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = elementKind
    }
    /// Attributes of a view behind items.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forSupplementaryViewOfKind: decorationViewKind, with: indexPath)
    }

    /// The same attributes.
    open func copy(with zone: NSZone?) -> Any {
        let copy = Self()
        copy.indexPath = indexPath
        copy.frame = frame
        copy.transform = transform
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.representedElementKind = representedElementKind
        return copy
    }

    /// The same attributes. `NSObject.copy()` is nobody's actor: the copy is asked for here.
    open override nonisolated func copy() -> Any {
        MainActor.assumeIsolated { UncheckedBox(copy(with: nil)) }.value
    }

    /// Gives a view what is no place.
    func show(on view: UIView) {
        view.alpha = alpha
        view.isHidden = isHidden
        view.geometry.transform = transform
        view.appearance.zPosition = CGFloat(zIndex)
    }
}

/// What asks for layout. Changes no picture.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether everything changed.
    open var invalidateEverything: Bool { true }
    /// Whether the numbers of items are asked for again.
    open var invalidateDataSourceCounts: Bool { false }
    /// Which items: none are named.
    open var invalidatedItemIndexPaths: [IndexPath]? { nil }
    /// Which heads or feet: none are named.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { nil }
    /// How far content moves, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// How much content grows, in points.
    open var contentSizeAdjustment = CGSize.zero
    /// Asks for everything.
    public override init() {
        super.init()
    }
    /// Asks for items.
    open func invalidateItems(at indexPaths: [IndexPath]) {}
    /// Asks for heads or feet.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}

/// What asks for the layout of a flow. Changes no picture.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes are asked for again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether attributes are asked for again.
    open var invalidateFlowLayoutAttributes = true
}

/// An item that comes or goes. Changes no picture.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What becomes of an item; raw values are Apple's.
    public enum Action: Int, Hashable, Sendable {
        case insert = 0
        case delete, reload, move, none
    }
    /// What becomes of it.
    open var updateAction: Action { .none }
    /// Where it was.
    open var indexPathBeforeUpdate: IndexPath? { nil }
    /// Where it is.
    open var indexPathAfterUpdate: IndexPath? { nil }
}

/// Carries a value out of an actor to the same thread.
struct UncheckedBox: @unchecked Sendable {
    let value: Any
    init(_ value: Any) {
        self.value = value
    }
}
