internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

extension DisplayList {
    /// Whether the first thing drawn is an opaque rectangle over all of a paper, so that nothing of the paper shows: it need not be
    /// cleared and painted then. A screen's own background is such a rectangle.
    ///
    /// - Parameters:
    ///   - pixels: The size of the paper, in pixels.
    ///   - scale: Pixels per point.
    func hidesPaper(of pixels: CGSize, scale: CGFloat) -> Bool {
        guard let ground = Self.ground(of: items, movedBy: .zero, depth: 0) else { return false }
        let covered = ground.applying(CGAffineTransform(scaleX: scale, y: scale))
        return covered.contains(CGRect(origin: .zero, size: pixels))
    }

    /// The rectangle that is filled first, in points; nil where something else is drawn first or the fill might be refused.
    private static func ground(of items: [DisplayItem], movedBy offset: CGPoint, depth: Int) -> CGRect? {
        guard let first = items.first, first.content.isFinite, depth < 32 else { return nil }
        switch first.content {
        case .group(let group):
            let transform = group.transform
            guard !group.isLayer, group.clip == nil, transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1
            else { return nil }
            let inner = CGPoint(x: offset.x + transform.tx, y: offset.y + transform.ty)
            return ground(of: group.items, movedBy: inner, depth: depth + 1)
        case .path(let item):
            let bounds = item.path.controlPointBounds
            guard item.style == .fill, item.color.alpha >= 1, item.path == Path(bounds) else { return nil }
            return bounds.offsetBy(dx: offset.x, dy: offset.y)
        case .image, .glyphs:
            return nil
        }
    }
}
