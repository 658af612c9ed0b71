public import Foundation

/// A finished picture as values: everything is resolved, whatever draws it decides nothing.
public struct DisplayList: Hashable, Sendable {
    /// The size of the paper, in points.
    public var size: CGSize
    /// The items from back to front.
    public var items: [DisplayItem]
    /// The bitmaps that items name.
    public var bitmaps: [Bitmap.ID: Bitmap]

    /// Describes a picture.
    public init(size: CGSize, items: [DisplayItem] = [], bitmaps: [Bitmap.ID: Bitmap] = [:]) {
        self.size = size
        self.items = items
        self.bitmaps = bitmaps
    }

    /// The display list with a picture of the same size drawn over it.
    public func overlaid(with other: DisplayList) -> DisplayList {
        DisplayList(
            size: size,
            items: items + other.items,
            bitmaps: bitmaps.merging(other.bitmaps) { mine, _ in mine }
        )
    }
}
