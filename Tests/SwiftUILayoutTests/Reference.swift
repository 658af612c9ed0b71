import Foundation

@testable import SwiftUILayout

/// A tree of views, from which both views and a layout by the letter of the rules are made.
indirect enum Tree {
    /// A leaf within limits on both axes, with an ideal size.
    case leaf(id: Int, width: ClosedRange<CGFloat>, height: ClosedRange<CGFloat>, ideal: CGSize)
    case stack(Axis, spacing: CGFloat, position: CGFloat, [Tree])
    case layers(position: CGPoint, [Tree])
    case fixedFrame(CGFloat?, CGFloat?, position: CGPoint, Tree)
    case flexibleFrame(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?, Tree)
    case padding(CGFloat, Tree)
    case overlay(Tree, Tree)
    case priority(Double, Tree)
    /// Rows of leaves of one size.
    case grid(horizontal: CGFloat, vertical: CGFloat, [[Tree]])
}

/// A layout written down from the rules once more: no node, no memory, positions by fractions in place of guides.
struct Reference {
    typealias Offer = (width: CGFloat?, height: CGFloat?)

    /// The frames of leaves by id.
    private(set) var frames: [Int: CGRect] = [:]

    /// Places a tree at a point, as large as it answers an offer.
    mutating func place(_ tree: Tree, at origin: CGPoint, _ offer: Offer) {
        let size = size(tree, offer)
        switch tree {
        case .leaf(let id, _, _, _): frames[id] = CGRect(origin: origin, size: size)
        case .stack(let axis, let spacing, let position, let children):
            placeStack(axis, spacing, position, children, size, at: origin, offer)
        case .layers(let position, let children):
            let sizes = children.map { self.size($0, (size.width, size.height)) }
            let union = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
            for (child, own) in zip(children, sizes) {
                place(child, at: origin + (union - own) * position, (size.width, size.height))
            }
        case .fixedFrame(let width, let height, let position, let child):
            let inner = (width ?? offer.width, height ?? offer.height)
            place(child, at: origin + (size - self.size(child, inner)) * position, inner)
        case .flexibleFrame(let minimum, let ideal, let maximum, let child):
            let inner = (limited(offer.width, minimum, ideal, maximum), offer.height)
            place(child, at: origin + (size - self.size(child, inner)) * CGPoint(x: 0.5, y: 0.5), inner)
        case .padding(let length, let child):
            place(child, at: CGPoint(x: origin.x + length, y: origin.y + length), padded(offer, length))
        case .overlay(let primary, let layer):
            place(primary, at: origin, offer)
            let inner: Offer = (size.width, size.height)
            place(layer, at: origin + (size - self.size(layer, inner)) * CGPoint(x: 0.5, y: 0.5), inner)
        case .priority(_, let child): place(child, at: origin, offer)
        case .grid(let horizontal, let vertical, let rows): placeGrid(horizontal, vertical, rows, at: origin)
        }
    }

    func size(_ tree: Tree, _ offer: Offer) -> CGSize {
        switch tree {
        case .leaf(_, let width, let height, let ideal):
            return CGSize(
                width: min(max(offer.width ?? ideal.width, width.lowerBound), width.upperBound),
                height: min(max(offer.height ?? ideal.height, height.lowerBound), height.upperBound))
        case .stack(let axis, let spacing, _, let children):
            let sizes = stackOffers(axis, spacing, children, offer).enumerated().map { size(children[$0], $1) }
            let main = sizes.map { $0[axis] }.reduce(0, +) + spacing * CGFloat(max(children.count - 1, 0))
            return CGSize(main, along: axis, by: sizes.map { $0[axis.other] }.max() ?? 0)
        case .layers(_, let children):
            let highest = children.map(priority).max()
            let sizes = children.filter { priority($0) == highest }.map { size($0, offer) }
            return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        case .fixedFrame(let width, let height, _, let child):
            let content = size(child, (width ?? offer.width, height ?? offer.height))
            return CGSize(width: width ?? content.width, height: height ?? content.height)
        case .flexibleFrame(let minimum, let ideal, let maximum, let child):
            let inner = limited(offer.width, minimum, ideal, maximum)
            let content = size(child, (inner, offer.height))
            return CGSize(
                width: frameWidth(offer.width, inner, content.width, minimum, ideal, maximum), height: content.height)
        case .padding(let length, let child):
            let content = size(child, padded(offer, length))
            return CGSize(width: content.width + 2 * length, height: content.height + 2 * length)
        case .overlay(let primary, _): return size(primary, offer)
        case .priority(_, let child): return size(child, offer)
        case .grid(let horizontal, let vertical, let rows):
            let (columns, heights) = gridTracks(rows)
            return CGSize(
                width: columns.reduce(0, +) + horizontal * CGFloat(max(columns.count - 1, 0)),
                height: heights.reduce(0, +) + vertical * CGFloat(max(heights.count - 1, 0)))
        }
    }

    // MARK: Stacks

    private func priority(_ tree: Tree) -> Double {
        switch tree {
        case .priority(let priority, _): priority
        case .stack(_, _, _, let children) where children.count == 1: priority(children[0])
        default: 0
        }
    }

    /// Serves one child after the other: of those that are left the most important, of these the least flexible.
    private func stackOffers(_ axis: Axis, _ spacing: CGFloat, _ children: [Tree], _ offer: Offer) -> [Offer] {
        let main = axis == .horizontal ? offer.width : offer.height
        let cross = axis == .horizontal ? offer.height : offer.width
        func make(_ length: CGFloat?) -> Offer { axis == .horizontal ? (length, cross) : (cross, length) }
        guard let main, main < .infinity else { return children.map { _ in make(main) } }
        func length(_ index: Int, _ offered: CGFloat) -> CGFloat { size(children[index], make(offered))[axis] }
        var offers = children.map { _ in make(0) }
        var waiting = Array(children.indices)
        var taken = spacing * CGFloat(max(children.count - 1, 0))
        while !waiting.isEmpty {
            let highest = waiting.map { priority(children[$0]) }.max() ?? 0
            let group = waiting.filter { priority(children[$0]) == highest }
            let reserved = waiting.filter { priority(children[$0]) < highest }.map { length($0, 0) }.reduce(0, +)
            var chosen = group[0]
            for index in group.dropFirst() where flexibility(index) < flexibility(chosen) { chosen = index }
            func flexibility(_ index: Int) -> CGFloat { length(index, .infinity) - length(index, 0) }
            let share = max((main - taken - reserved) / CGFloat(group.count), 0)
            offers[chosen] = make(share)
            taken += length(chosen, share)
            waiting.removeAll { $0 == chosen }
        }
        return offers
    }

    private mutating func placeStack(
        _ axis: Axis, _ spacing: CGFloat, _ position: CGFloat, _ children: [Tree], _ size: CGSize,
        at origin: CGPoint, _ offer: Offer
    ) {
        var offer = offer
        if axis == .horizontal {
            offer.height = offer.height ?? size.height
        } else {
            offer.width = offer.width ?? size.width
        }
        let offers = stackOffers(axis, spacing, children, offer)
        let sizes = zip(children, offers).map { self.size($0, $1) }
        let cross = sizes.map { $0[axis.other] }.max() ?? 0
        var main = origin[axis]
        for (index, child) in children.enumerated() {
            let across = origin[axis.other] + (cross - sizes[index][axis.other]) * position
            place(child, at: CGPoint(main, along: axis, by: across), offers[index])
            main += sizes[index][axis] + spacing
        }
    }

    // MARK: Frames

    private func limited(_ offer: CGFloat?, _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) -> CGFloat? {
        guard let length = offer ?? ideal else { return nil }
        return min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
    }

    private func frameWidth(
        _ offer: CGFloat?, _ inner: CGFloat?, _ content: CGFloat, _ minimum: CGFloat?, _ ideal: CGFloat?,
        _ maximum: CGFloat?
    ) -> CGFloat {
        if offer == nil, let ideal { return ideal }
        if let minimum, let maximum { return min(max(offer ?? content, minimum), maximum) }
        if let minimum { return max(min(inner ?? .infinity, content), minimum) }
        if let maximum { return min(max(inner ?? -.infinity, content), maximum) }
        return content
    }

    private func padded(_ offer: Offer, _ length: CGFloat) -> Offer {
        (offer.width.map { max($0 - 2 * length, 0) }, offer.height.map { max($0 - 2 * length, 0) })
    }

    // MARK: Grids of fixed cells

    private func gridTracks(_ rows: [[Tree]]) -> (columns: [CGFloat], heights: [CGFloat]) {
        let count = rows.map(\.count).max() ?? 0
        let columns = (0..<count).map { column in
            rows.filter { column < $0.count }.map { size($0[column], (nil, nil)).width }.max() ?? 0
        }
        return (columns, rows.map { row in row.map { size($0, (nil, nil)).height }.max() ?? 0 })
    }

    private mutating func placeGrid(_ horizontal: CGFloat, _ vertical: CGFloat, _ rows: [[Tree]], at origin: CGPoint) {
        let (columns, heights) = gridTracks(rows)
        var y = origin.y
        for (row, height) in zip(rows, heights) {
            var x = origin.x
            for (cell, width) in zip(row, columns) {
                let room = CGSize(width: width, height: height)
                place(
                    cell, at: CGPoint(x: x, y: y) + (room - size(cell, (nil, nil))) * CGPoint(x: 0.5, y: 0.5),
                    (width, height))
                x += width + horizontal
            }
            y += height + vertical
        }
    }
}

private func - (left: CGSize, right: CGSize) -> CGSize {
    CGSize(width: left.width - right.width, height: left.height - right.height)
}

private func * (size: CGSize, part: CGPoint) -> CGSize {
    CGSize(width: size.width * part.x, height: size.height * part.y)
}

private func + (point: CGPoint, size: CGSize) -> CGPoint {
    CGPoint(x: point.x + size.width, y: point.y + size.height)
}
