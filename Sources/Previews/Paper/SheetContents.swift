import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes

/// Divides a picture's items among sheets. Small items, and the items of a view that is on one sheet alone, are on the sheet that has their
/// middle, or the nearest place of their view: a line, a shadow or a letter that reaches beyond its view leaves no sliver on the next sheet.
/// Backgrounds and other high items of views that go on are on each of their sheets.
struct SheetContents {
    /// From y to y, in points.
    typealias Extent = Range<CGFloat>

    private let views: [ViewID: Extent]

    /// Items up to this height, in points, are on one sheet.
    private static let mostOfSmall: CGFloat = 24

    init(_ layout: LayoutSnapshot) {
        views = Dictionary(
            layout.placedViews.map { ($0.view.id, $0.frame.minY..<max($0.frame.maxY, $0.frame.minY)) },
            uniquingKeysWith: { min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound) })
    }

    /// The items of a part of a picture.
    func items(of list: DisplayList, in part: Extent) -> [DisplayItem] { items(list.items, .identity, part) }

    private func items(_ items: [DisplayItem], _ transform: CGAffineTransform, _ part: Extent) -> [DisplayItem] {
        items.compactMap { item in
            guard case .group(var group) = item.content else {
                return belongs(item, transform, to: part) ? item : nil
            }
            group.items = self.items(group.items, group.transform.concatenating(transform), part)
            // A group that takes away from the items below does so where it is empty too.
            guard !group.items.isEmpty || group.blendMode != .normal else { return nil }
            return DisplayItem(view: item.view, content: .group(group))
        }
    }

    private func belongs(_ item: DisplayItem, _ transform: CGAffineTransform, to part: Extent) -> Bool {
        guard let box = Self.box(of: item)?.applying(transform) else { return true }
        let isText = if case .glyphs = item.content { true } else { false }
        let view = item.view.flatMap { views[$0] }
        let isElsewhere =
            view.map { $0.upperBound <= part.lowerBound + 0.5 || $0.lowerBound >= part.upperBound - 0.5 } ?? false
        guard isText || isElsewhere || box.height <= Self.mostOfSmall else { return true }
        return part.contains(Self.place(of: box, in: view))
    }

    /// The middle of a rectangle, within the view that it reaches into.
    private static func place(of box: CGRect, in view: Extent?) -> CGFloat {
        guard let view, box.maxY > view.lowerBound, box.minY < view.upperBound else { return box.midY }
        return max(min(box.midY, view.upperBound - 0.01), view.lowerBound)
    }

    /// The rectangle that an item fills; nil for a group.
    private static func box(of item: DisplayItem) -> CGRect? {
        switch item.content {
        case .group: nil
        case .glyphs(let run): PageBreaks.line(of: run)
        case .path(let path): path.path.controlPointBounds
        case .image(let image): image.destination
        case .gradient(let gradient): gradient.destination
        }
    }
}
