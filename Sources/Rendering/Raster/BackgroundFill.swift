internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// The opaque colour that a picture begins with: the last of those that its first items paint all of it with.
///
/// A screen paints white, the window's colour and the root view's, each over every pixel. At the size of screens such a pass costs as
/// much as all the texts; so memory is filled with the last of them at once.
struct BackgroundFill {
    private let bounds: CGRect
    private var color: Color?

    /// Takes what paints all over off the front of a display list.
    ///
    /// - Parameters:
    ///   - list: The display list.
    ///   - scale: Pixels per point.
    ///   - background: The background; nil leaves it transparent.
    ///   - size: The picture's, in pixels.
    /// - Returns: The colour, nil where the ground is not opaque, and what remains to be drawn on it.
    static func of(
        _ list: DisplayList, scale: CGFloat, background: Color?, size: CGSize
    ) -> (color: Color?, rest: DisplayList) {
        var ground = BackgroundFill(bounds: CGRect(origin: .zero, size: size))
        if let background, background.alpha >= 1 { ground.color = background }
        var rest = list
        ground.take(from: &rest.items, CGAffineTransform(scaleX: scale, y: scale), depth: 0)
        return (ground.color, rest)
    }

    /// Deeper items are left to the painter, which refuses items that are nested too deeply.
    private static let maximumDepth = 16

    private init(bounds: CGRect) { self.bounds = bounds }

    /// Takes items until one paints something else.
    ///
    /// - Returns: Whether all were taken.
    @discardableResult
    private mutating func take(
        from items: inout [DisplayItem], _ transform: CGAffineTransform, depth: Int
    ) -> Bool {
        var count = 0
        while count < items.count, take(&items[count], transform, depth: depth) { count += 1 }
        items.removeFirst(count)
        return items.isEmpty
    }

    private mutating func take(_ item: inout DisplayItem, _ transform: CGAffineTransform, depth: Int) -> Bool {
        guard item.content.isFinite else { return false }
        switch item.content {
        case .path(let path):
            guard path.style == .fill, path.color.alpha >= 1, covers(path.path, transform) else { return false }
            color = path.color
            return true
        case .group(var group):
            let inner = group.transform.concatenating(transform)
            guard depth < Self.maximumDepth, !group.isLayer, group.clip.map({ covers($0, inner) }) ?? true else {
                return false
            }
            let isTaken = take(from: &group.items, inner, depth: depth + 1)
            item.content = .group(group)
            return isTaken
        case .image, .gradient, .glyphs: return false
        }
    }

    /// Whether a path is a rectangle around all pixels. Turned ones are not worth the arithmetic.
    private func covers(_ path: Path, _ transform: CGAffineTransform) -> Bool {
        guard transform.b == 0, transform.c == 0, let rect = path.rectangle else { return false }
        return rect.applying(transform).contains(bounds)
    }
}
