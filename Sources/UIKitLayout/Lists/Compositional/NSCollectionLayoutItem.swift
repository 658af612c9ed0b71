public import Foundation

/// A place for an item.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size.
    public let layoutSize: NSCollectionLayoutSize
    /// The distance of what is shown from the place's edges, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Distances around the place.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// Views that belong to the item, such as badges; they are not drawn.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// A place of a size.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }
}

/// Places beside each other or one below the other.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Direction { case horizontal, vertical }
    let direction: Direction
    /// The places, over and over.
    open private(set) var subitems: [NSCollectionLayoutItem]
    /// How many places of equal size there are; nil for as many as have room.
    let count: Int?
    /// Makes places of its own.
    let provider: NSCollectionLayoutGroupCustomItemProvider?
    /// The distance of places.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(
        _ size: NSCollectionLayoutSize, _ direction: Direction, _ subitems: [NSCollectionLayoutItem], count: Int?,
        provider: NSCollectionLayoutGroupCustomItemProvider? = nil
    ) {
        self.direction = direction
        self.subitems = subitems
        self.count = count
        self.provider = provider
        super.init(layoutSize: size)
    }

    /// Places of equal width beside each other.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: max(count, 1)) }
    /// Places of equal width beside each other.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, subitem: subitem, count: count) }
    /// Places beside each other, as many as have room.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, subitems, count: nil) }
    /// Places of equal height one below the other.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: max(count, 1)) }
    /// Places of equal height one below the other.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, subitem: subitem, count: count) }
    /// Places one below the other, as many as have room.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, subitems, count: nil) }
    /// Places that code makes.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, [], count: nil, provider: itemProvider)
    }
}

/// Makes places in a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A place that code made.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The place in the group, in points.
    public let frame: CGRect
    /// How far in front of others it is drawn.
    public let zIndex: Int
    /// Describes a place.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}

/// A view that belongs to an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view.
    public let elementKind: String
    /// How far in front of others it is drawn.
    open var zIndex = 0
    /// Describes a view.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.elementKind = elementKind
        super.init(layoutSize: layoutSize)
    }
    init(_ size: NSCollectionLayoutSize, _ kind: String) {
        elementKind = kind
        super.init(layoutSize: size)
    }
}

/// Where a view that belongs to an item lies.
public final class NSCollectionLayoutAnchor: NSObject, Sendable {
    /// The edges.
    public let edges: NSDirectionalRectEdge
    /// The distance from them.
    public let offset: CGPoint
    /// At edges, moved by points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
        self.edges = edges
        offset = absoluteOffset
    }
    /// At edges, moved by parts of the size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
    }
}

/// A view above or below a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Where it lies.
    public let alignment: NSRectAlignment
    /// How far it is moved, in points.
    public let offset: CGPoint
    /// Whether it stays in sight while content scrolls. Changes no picture of content that is not scrolled.
    open var pinToVisibleBounds = false
    /// Whether it takes room of its own.
    open var extendsBoundary = true
    /// Describes a view.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind)
    }
}

/// A side or corner of a rectangle; raw values are Apple's.
public enum NSRectAlignment: Int, Hashable, Sendable {
    case none = 0
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
    var isBelow: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of view.
    public let elementKind: String
    /// How far in front of others it is drawn.
    open var zIndex = 0
    init(_ kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }
    /// A view behind the whole section.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem { .init(elementKind) }
}

/// What a layout is made for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The room.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits.
    var traitCollection: UITraitCollection { get }
}

/// The room for a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size without insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
}

/// The room and traits of a collection.
final class CollectionLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    init(_ size: CGSize, _ traits: UITraitCollection) {
        contentSize = size
        traitCollection = traits
        super.init()
    }
}
