public import Foundation

/// A length of an item: in points, or in parts of what is around.
public final class NSCollectionLayoutDimension: NSObject, Sendable {
    enum Kind: Sendable { case width, height, absolute, estimated }
    let kind: Kind
    /// The part, or the length in points.
    public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
    }

    /// A part of the width around.
    public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.width, fraction) }
    /// A part of the height around.
    public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.height, fraction) }
    /// A length in points.
    public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute, length) }
    /// The length that the content needs.
    public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated, length) }
    /// The length that the content needs.
    public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        .init(.estimated, estimate)
    }
    /// Whether the length is a part of the width.
    public var isFractionalWidth: Bool { kind == .width }
    /// Whether the length is a part of the height.
    public var isFractionalHeight: Bool { kind == .height }
    /// Whether the length is in points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether the content decides.
    public var isEstimated: Bool { kind == .estimated }

    func length(in around: CGSize) -> CGFloat {
        switch kind {
        case .width: around.width * dimension
        case .height: around.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}

/// The size of an item.
public final class NSCollectionLayoutSize: NSObject, Sendable {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// A size of two lengths.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    func size(in around: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: around), height: heightDimension.length(in: around))
    }
}

/// A distance of items.
public final class NSCollectionLayoutSpacing: NSObject, Sendable {
    /// The distance in points.
    public let spacing: CGFloat
    /// Whether the distance may be larger.
    public let isFlexibleSpacing: Bool
    /// Whether the distance is exact.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }
    private init(_ spacing: CGFloat, _ isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
    }
    /// An exact distance.
    public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, false) }
    /// A least distance.
    public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, true) }
}

/// Distances around an item. Fixed and flexible ones are kept as they are.
public final class NSCollectionLayoutEdgeSpacing: NSObject, Sendable {
    /// At the side where lines start.
    public let leading: NSCollectionLayoutSpacing?
    /// Above.
    public let top: NSCollectionLayoutSpacing?
    /// At the side where lines end.
    public let trailing: NSCollectionLayoutSpacing?
    /// Below.
    public let bottom: NSCollectionLayoutSpacing?
    /// Describes distances.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }
}
