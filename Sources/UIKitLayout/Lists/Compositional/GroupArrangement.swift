import Foundation

/// Places items in a group.
@MainActor
struct GroupArrangement {
    struct Result {
        var frames: [CGRect] = []
        var size = CGSize.zero
    }

    private let group: NSCollectionLayoutGroup
    private let surroundings: CollectionLayoutEnvironment
    private var isHorizontal: Bool { group.direction == .horizontal }

    init(_ group: NSCollectionLayoutGroup, _ surroundings: CollectionLayoutEnvironment) {
        self.group = group
        self.surroundings = surroundings
    }

    /// Takes from the cells as many as the group has places for.
    func place(_ cells: inout ArraySlice<UICollectionViewCell>, at origin: CGPoint, in around: CGSize) -> Result {
        let given = group.layoutSize.size(in: around)
        let inner = CGRect(origin: origin, size: given).inset(by: group.contentInsets)
        if let provider = group.provider { return custom(provider, &cells, inner, given) }
        var line = Line(position: 0, thickness: 0)
        var result = Result()
        var index = 0
        while !cells.isEmpty, let item = group.subitems.isEmpty ? nil : group.subitems[index % group.subitems.count] {
            let gap = index > 0 ? group.interItemSpacing?.spacing ?? 0 : 0
            let before = cells
            let placed = place(item, &cells, at: line.position + gap, in: inner)
            let end = line.position + gap + (isHorizontal ? placed.size.width : placed.size.height)
            if index > 0, !hasRoom(for: end, index, in: inner.size) {
                cells = before
                break
            }
            result.frames += placed.frames
            line.position = end
            line.thickness = max(line.thickness, isHorizontal ? placed.size.height : placed.size.width)
            index += 1
            // What grows with its content has each of its places once.
            if group.count == nil, growsAlongItself, index >= group.subitems.count { break }
        }
        spread(&result.frames, line.position, in: inner.size)
        result.size = size(given, line)
        return result
    }

    private struct Line {
        var position: CGFloat
        var thickness: CGFloat
    }

    private var growsAlongItself: Bool {
        isHorizontal ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    }

    private func hasRoom(for end: CGFloat, _ index: Int, in room: CGSize) -> Bool {
        if let count = group.count { return index < count }
        return growsAlongItself || end <= (isHorizontal ? room.width : room.height) + 0.5
    }

    /// Where distances may grow, items reach from edge to edge.
    private func spread(_ frames: inout [CGRect], _ length: CGFloat, in room: CGSize) {
        guard let spacing = group.interItemSpacing, spacing.isFlexibleSpacing, frames.count > 1 else { return }
        let rest = ((isHorizontal ? room.width : room.height) - length) / CGFloat(frames.count - 1)
        guard rest > 0 else { return }
        for index in frames.indices {
            if isHorizontal { frames[index].origin.x += CGFloat(index) * rest }
            if !isHorizontal { frames[index].origin.y += CGFloat(index) * rest }
        }
    }

    private func size(_ given: CGSize, _ line: Line) -> CGSize {
        let insets = group.contentInsets
        let width = (isHorizontal ? line.position : line.thickness) + insets.leading + insets.trailing
        let height = (isHorizontal ? line.thickness : line.position) + insets.top + insets.bottom
        return CGSize(
            width: group.layoutSize.widthDimension.isEstimated ? width : given.width,
            height: group.layoutSize.heightDimension.isEstimated ? height : given.height)
    }

    private func place(
        _ item: NSCollectionLayoutItem, _ cells: inout ArraySlice<UICollectionViewCell>, at position: CGFloat,
        in inner: CGRect
    ) -> Result {
        let origin = CGPoint(
            x: inner.minX + (isHorizontal ? position : 0), y: inner.minY + (isHorizontal ? 0 : position))
        let around = share(of: inner.size)
        if let group = item as? NSCollectionLayoutGroup {
            return GroupArrangement(group, surroundings).place(&cells, at: origin, in: around)
        }
        guard let cell = cells.popFirst() else { return Result() }
        let size = size(of: item, cell, in: around)
        return Result(frames: [CGRect(origin: origin, size: size).inset(by: item.contentInsets)], size: size)
    }

    /// The room of one place: an equal share where their number is given.
    private func share(of size: CGSize) -> CGSize {
        guard let count = group.count else { return size }
        let gaps = CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0)
        return isHorizontal
            ? CGSize(width: (size.width - gaps) / CGFloat(count), height: size.height)
            : CGSize(width: size.width, height: (size.height - gaps) / CGFloat(count))
    }

    private func size(of item: NSCollectionLayoutItem, _ cell: UICollectionViewCell, in around: CGSize) -> CGSize {
        let width = item.layoutSize.widthDimension
        let height = item.layoutSize.heightDimension
        var size = item.layoutSize.size(in: around)
        // Where a number of places is given, they share the length equally, whatever the item says.
        if group.count != nil { if isHorizontal { size.width = around.width } else { size.height = around.height } }
        let insets = item.contentInsets
        if width.isEstimated {
            let fitting = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            size.width = min(fitting.width + insets.leading + insets.trailing, around.width)
        }
        if height.isEstimated {
            let inner = size.width - insets.leading - insets.trailing
            size.height = cell.fittingHeight(width: inner) + insets.top + insets.bottom
        }
        return size
    }

    private func custom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, _ cells: inout ArraySlice<UICollectionViewCell>,
        _ inner: CGRect, _ given: CGSize
    ) -> Result {
        let items = provider(CollectionLayoutEnvironment(inner.size, surroundings.traitCollection))
        guard !items.isEmpty else {
            cells = []
            return Result(frames: [], size: given)
        }
        let taken = items.prefix(cells.count)
        cells = cells.dropFirst(taken.count)
        return Result(frames: taken.map { $0.frame.offsetBy(dx: inner.minX, dy: inner.minY) }, size: given)
    }
}
