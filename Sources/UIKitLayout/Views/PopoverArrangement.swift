import Foundation
import KeylineGraphics

/// Where a popover stands: a box of a size in a room, with an arrow that points at a rectangle. All in points of the same coordinates.
struct PopoverArrangement {
    /// What the box may take.
    var room: CGRect
    /// What the arrow points at.
    var source: CGRect
    /// The size that the box would like to have, without the arrow.
    var size: CGSize
    /// The directions in which the arrow may point.
    var permitted = UIPopoverArrowDirection.any
    /// Whether the box may cover what the arrow points at.
    var mayOverlap = false

    /// How far the arrow stands out of the box.
    ///
    /// Source: the safe areas of controllers in popovers since iOS 13, which are 13 points on the arrow's side.
    static let arrowHeight: CGFloat = 13
    /// Half of the arrow's width where it leaves the box; approximated.
    static let arrowHalfBase: CGFloat = 18
    /// The radius of the box's corners; approximated.
    static let cornerRadius: CGFloat = 13

    /// A box with its arrow.
    struct Place: Equatable {
        /// The box without the arrow.
        var box: CGRect
        /// The direction of the arrow; empty for none.
        var direction: UIPopoverArrowDirection
        /// The middle of the arrow along the box's edge, from the left or from the top of the box.
        var arrowOffset: CGFloat

        /// The box with the strip that the arrow stands in.
        var frame: CGRect { box.inset(by: safeArea.negated) }

        /// How much of the frame is the arrow's strip.
        var safeArea: UIEdgeInsets {
            let height = arrowHeight
            return switch direction {
            case .up: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
            case .down: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
            case .left: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)
            case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)
            default: .zero
            }
        }
    }

    /// The place, with edges on whole pixels.
    func place(on grid: PixelGrid) -> Place {
        guard let direction = bestDirection else {
            return Place(box: centered(on: grid), direction: [], arrowOffset: 0)
        }
        let available = available(direction)
        let most = mayOverlap ? room.size : available.size
        let size = CGSize(width: min(self.size.width, most.width), height: min(self.size.height, most.height))
        let origin = origin(of: size, direction)
        let box = CGRect(
            x: grid.rounded(clamped(origin.x, room.minX, room.maxX - size.width)),
            y: grid.rounded(clamped(origin.y, room.minY, room.maxY - size.height)), width: size.width,
            height: size.height)
        return Place(box: box, direction: direction, arrowOffset: grid.rounded(arrowOffset(in: box, direction)))
    }

    /// The first direction in which all of the box has room, or else the one with most.
    private var bestDirection: UIPopoverArrowDirection? {
        let candidates = [UIPopoverArrowDirection.up, .down, .left, .right].filter { permitted.contains($0) }
        if let fitting = candidates.first(where: { area($0) >= size.width * size.height }) { return fitting }
        return candidates.reversed().max { area($0) < area($1) }
    }

    /// How much of the box there is room for.
    private func area(_ direction: UIPopoverArrowDirection) -> CGFloat {
        let available = available(direction)
        return min(available.width, size.width) * min(available.height, size.height)
    }

    /// The room on the side where the box is if the arrow points in a direction.
    private func available(_ direction: UIPopoverArrowDirection) -> CGRect {
        let height = Self.arrowHeight
        var minX = room.minX
        var minY = room.minY
        var maxX = room.maxX
        var maxY = room.maxY
        switch direction {
        case .up: minY = max(minY, source.maxY + height)
        case .down: maxY = min(maxY, source.minY - height)
        case .left: minX = max(minX, source.maxX + height)
        default: maxX = min(maxX, source.minX - height)
        }
        return CGRect(x: minX, y: minY, width: max(maxX - minX, 0), height: max(maxY - minY, 0))
    }

    private func origin(of size: CGSize, _ direction: UIPopoverArrowDirection) -> CGPoint {
        let middle = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
        return switch direction {
        case .up: CGPoint(x: middle.x, y: source.maxY + Self.arrowHeight)
        case .down: CGPoint(x: middle.x, y: source.minY - Self.arrowHeight - size.height)
        case .left: CGPoint(x: source.maxX + Self.arrowHeight, y: middle.y)
        default: CGPoint(x: source.minX - Self.arrowHeight - size.width, y: middle.y)
        }
    }

    /// The arrow points at the middle of the source as far as the round corners let it.
    private func arrowOffset(in box: CGRect, _ direction: UIPopoverArrowDirection) -> CGFloat {
        let isUpright = direction == .up || direction == .down
        let length = isUpright ? box.width : box.height
        let wanted = isUpright ? source.midX - box.minX : source.midY - box.minY
        let least = Self.cornerRadius + Self.arrowHalfBase
        return length < 2 * least ? length / 2 : clamped(wanted, least, length - least)
    }

    /// Without an arrow the box stands over the middle of what it belongs to.
    private func centered(on grid: PixelGrid) -> CGRect {
        let size = CGSize(width: min(self.size.width, room.width), height: min(self.size.height, room.height))
        return CGRect(
            x: grid.rounded(clamped(source.midX - size.width / 2, room.minX, room.maxX - size.width)),
            y: grid.rounded(clamped(source.midY - size.height / 2, room.minY, room.maxY - size.height)),
            width: size.width, height: size.height)
    }

    private func clamped(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        max(min(value, most), least)
    }
}
