import Foundation

/// Lays items out in lines.
///
/// Everything is reckoned along the lines ("length") and across them ("depth"), for lines that follow each other downwards or
/// sideways; then turned to the layout's direction.
@MainActor
struct FlowArrangement {
    private let layout: UICollectionViewFlowLayout
    private let content: CollectionContent
    private let bounds: CGSize
    private let isVertical: Bool
    /// The distances of the section that is being placed.
    private var metrics: FlowMetrics

    init(_ layout: UICollectionViewFlowLayout, of content: CollectionContent, in bounds: CGSize) {
        self.layout = layout
        self.content = content
        self.bounds = bounds
        isVertical = layout.scrollDirection == .vertical
        metrics = FlowMetrics(layout)
    }

    var frames: CollectionFrames {
        var result = CollectionFrames()
        var depth: CGFloat = 0
        for index in content.sections.indices {
            var own = self
            own.metrics = layout.metrics(ofSection: index)
            result.sections.append(own.section(index, &depth))
        }
        result.contentSize =
            isVertical
            ? CGSize(width: bounds.width, height: depth) : CGSize(width: depth, height: bounds.height)
        return result
    }

    private var length: CGFloat { isVertical ? bounds.width : bounds.height }

    private func section(_ index: Int, _ depth: inout CGFloat) -> CollectionFrames.Section {
        let section = content.sections[index]
        var result = CollectionFrames.Section()
        result.header = edge(section.header, layout.headerReferenceSize, &depth)
        let inset = metrics.inset
        depth += isVertical ? inset.top : inset.left
        let sizes = section.cells.indices.map { size(of: section.cells[$0], IndexPath(item: $0, section: index)) }
        result.cells = lines(of: sizes, &depth)
        depth += isVertical ? inset.bottom : inset.right
        result.footer = edge(section.footer, layout.footerReferenceSize, &depth)
        return result
    }

    /// A head or foot reaches from side to side.
    private func edge(_ view: UICollectionReusableView?, _ size: CGSize, _ depth: inout CGFloat) -> CGRect {
        guard let view else { return .zero }
        let own = view.documentSize ?? size
        let thickness = isVertical ? own.height : own.width
        defer { depth += thickness }
        return rect(at: 0, depth, CGSize(width: length, height: thickness))
    }

    private func size(of cell: UICollectionViewCell, _ path: IndexPath) -> CGSize {
        if let size = content.size(path), size != UICollectionViewFlowLayout.automaticSize { return size }
        if layout.estimatedItemSize != .zero {
            let fitting = cell.fittingAttributes(layout.estimatedItemSize).size
            if fitting.width > 0, fitting.height > 0 { return fitting }
        }
        return cell.documentSize ?? layout.itemSize
    }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    private func lines(of sizes: [CGSize], _ depth: inout CGFloat) -> [CGRect] {
        let inset = metrics.inset
        let start = isVertical ? inset.left : inset.top
        let room = length - start - (isVertical ? inset.right : inset.bottom)
        var result: [CGRect] = []
        var rest = sizes[...]
        while !rest.isEmpty {
            if !result.isEmpty { depth += metrics.lineSpacing }
            let count = lineCount(of: rest, room)
            let line = rest.prefix(count)
            rest = rest.dropFirst(count)
            result += place(line, start: start, room: room, isLast: rest.isEmpty, depth)
            depth += line.map(across).max() ?? 0
        }
        return result
    }

    /// As many items as have room beside each other, at least one.
    private func lineCount(of sizes: ArraySlice<CGSize>, _ room: CGFloat) -> Int {
        var taken: CGFloat = 0
        var count = 0
        for size in sizes {
            taken += along(size) + (count > 0 ? metrics.itemSpacing : 0)
            guard taken <= room + 0.001 || count == 0 else { break }
            count += 1
        }
        return max(count, 1)
    }

    /// Full lines reach from edge to edge; the last one keeps the distance that full lines of its items would have.
    private func place(
        _ line: ArraySlice<CGSize>, start: CGFloat, room: CGFloat, isLast: Bool, _ depth: CGFloat
    ) -> [CGRect] {
        let total = line.map(along).reduce(0, +)
        let thickness = line.map(across).max() ?? 0
        let capacity = capacity(for: line, room)
        let count = isLast ? max(capacity, line.count) : line.count
        let full = isLast && count > line.count ? CGFloat(count) * (line.first.map(along) ?? 0) : total
        let gap = count > 1 ? max((room - full) / CGFloat(count - 1), metrics.itemSpacing) : 0
        var position = start + (count == 1 ? max((room - total) / 2, 0) : 0)
        return line.map { size in
            defer { position += along(size) + gap }
            return rect(at: position, depth + (thickness - across(size)) / 2, turned(size))
        }
    }

    /// How many items like the first one have room beside each other.
    private func capacity(for line: ArraySlice<CGSize>, _ room: CGFloat) -> Int {
        guard let item = line.first, along(item) > 0 else { return line.count }
        let spacing = metrics.itemSpacing
        return max(Int((room + spacing) / (along(item) + spacing) + 0.001), 1)
    }

    private func turned(_ size: CGSize) -> CGSize { CGSize(width: along(size), height: across(size)) }

    /// A rectangle from its place along and across the lines; where lines start at the right it is mirrored.
    private func rect(at position: CGFloat, _ depth: CGFloat, _ size: CGSize) -> CGRect {
        isVertical
            ? CGRect(x: position, y: depth, width: size.width, height: size.height)
            : CGRect(x: depth, y: position, width: size.height, height: size.width)
    }
}
