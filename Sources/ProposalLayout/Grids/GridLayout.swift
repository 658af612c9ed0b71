/// Places views in rows and columns, the way `Grid` does.
package struct GridLayout: Layout, ContentAlignedLayout {
    package var alignment: Alignment
    package var horizontalSpacing: CGFloat?
    package var verticalSpacing: CGFloat?

    package init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Values that depend on the subviews alone.
    package struct Cache {
        var cells: [GridCell]
        var columnGaps: [CGFloat]
        var rowGaps: [CGFloat]
        var rowCount: Int
        var columnCount: Int
        var columnAlignments: [Int: HorizontalAlignment]
    }

    package func makeCache(subviews: Subviews) -> Cache {
        let (cells, rowCount, columnCount) = GridCell.cells(of: subviews)
        let gaps = GridGaps(cells: cells, rowCount: rowCount, columnCount: columnCount)
        var alignments: [Int: HorizontalAlignment] = [:]
        for cell in cells where !cell.isAside && alignments[cell.columns.lowerBound] == nil {
            alignments[cell.columns.lowerBound] = cell.traits.columnAlignment
        }
        return Cache(
            cells: cells, columnGaps: gaps.columns(horizontalSpacing), rowGaps: gaps.rows(verticalSpacing),
            rowCount: rowCount, columnCount: columnCount, columnAlignments: alignments)
    }

    private func tracks(_ proposal: ProposedViewSize, _ cache: Cache) -> (columns: [CGFloat], rows: [CGFloat]) {
        let columns = GridTracks(
            axis: .horizontal, cells: cache.cells, count: cache.columnCount, gaps: cache.columnGaps,
            proposal: proposal, cross: { _ in proposal.height }
        ).lengths()
        let rows = GridTracks(
            axis: .vertical, cells: cache.cells, count: cache.rowCount, gaps: cache.rowGaps, proposal: proposal,
            cross: { $0.isAside ? nil : $0.columns.length(columns, cache.columnGaps) }
        ).lengths()
        return (columns, rows)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let (columns, rows) = tracks(proposal, cache)
        return CGSize(
            width: columns.reduce(0, +) + cache.columnGaps.reduce(0, +),
            height: rows.reduce(0, +) + cache.rowGaps.reduce(0, +))
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let (columns, rows) = tracks(proposal, cache)
        let lefts = starts(columns, cache.columnGaps)
        let tops = starts(rows, cache.rowGaps)
        for cell in cache.cells {
            let frame = CGRect(
                x: bounds.minX + lefts[cell.columns.lowerBound], y: bounds.minY + tops[cell.row],
                width: cell.isAside ? 0 : cell.columns.length(columns, cache.columnGaps), height: rows[cell.row])
            if cell.isAside { placeAside(cell, in: frame) } else { place(cell, in: frame, cache) }
        }
    }

    private func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
        var position: CGFloat = 0
        return lengths.indices.map { index in
            defer { position += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
            return position
        }
    }

    /// Places a cell that takes no column at the start of the next one, as wide as it likes to be.
    ///
    /// Source: the places of `gridCellColumns(0)` that a probe recorded on macOS (a cell 10 wide at x 0, before one that is centred in a first
    /// column of 30).
    private func placeAside(_ cell: GridCell, in frame: CGRect) {
        let vertical = cell.traits.row?.alignment ?? alignment.vertical
        cell.subview.place(
            in: frame, alignment: Alignment(horizontal: .leading, vertical: vertical),
            proposal: ProposedViewSize(width: nil, height: frame.height))
    }

    /// An anchor wins over everything; the column's alignment counts for cells of one column only.
    private func place(_ cell: GridCell, in frame: CGRect, _ cache: Cache) {
        let offer = ProposedViewSize(frame.size)
        if let anchor = cell.traits.anchor {
            let point = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
            return cell.subview.place(at: point, anchor: anchor, proposal: offer)
        }
        let column = cell.columns.count == 1 && !cell.isWholeRow ? cache.columnAlignments[cell.columns.lowerBound] : nil
        let cellAlignment = Alignment(
            horizontal: column ?? alignment.horizontal,
            vertical: cell.traits.row?.alignment ?? alignment.vertical)
        cell.subview.place(
            in: baselineFrame(of: cell, in: frame, cellAlignment.vertical, cache), alignment: cellAlignment,
            proposal: offer)
    }

    /// Cells that are aligned by their text hang from the lowest first line of the row in place of its bottom.
    private func baselineFrame(
        of cell: GridCell, in frame: CGRect, _ alignment: VerticalAlignment, _ cache: Cache
    ) -> CGRect {
        let edges: [VerticalAlignment] = [.top, .center, .bottom]
        guard !edges.contains(alignment) else { return frame }
        let line = cache.cells.filter { $0.row == cell.row }.map { other in
            other.subview.dimensions(in: ProposedViewSize(width: frame.width, height: frame.height))[alignment]
        }.max()
        let plain = ViewDimensions(nil, size: frame.size, proposal: ProposedViewSize(frame.size))[alignment]
        return frame.offsetBy(dx: 0, dy: (line ?? plain) - plain)
    }
}

extension Range<Int> {
    /// The length of some tracks with the gaps between them.
    fileprivate func length(_ tracks: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
        tracks[self].reduce(0, +) + gaps[dropLast()].reduce(0, +)
    }
}

/// The gaps between the tracks of a grid: at each boundary the largest that two neighbours there want.
private struct GridGaps {
    let cells: [GridCell]
    let rowCount: Int
    let columnCount: Int

    func columns(_ spacing: CGFloat?) -> [CGFloat] {
        guard columnCount > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: columnCount - 1) }
        var gaps = [CGFloat](repeating: 0, count: columnCount - 1)
        let columned = cells.filter { !$0.isAside }
        for (left, right) in zip(columned, columned.dropFirst()) where left.row == right.row {
            let boundary = left.columns.upperBound - 1
            let gap = left.subview.spacing.distance(to: right.subview.spacing, along: .horizontal)
            gaps[boundary] = max(gaps[boundary], gap)
        }
        return gaps
    }

    func rows(_ spacing: CGFloat?) -> [CGFloat] {
        guard rowCount > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: rowCount - 1) }
        let rows = Dictionary(grouping: cells, by: \.row)
        return (0..<rowCount - 1).map { row in
            let above = rows[row] ?? []
            let below = rows[row + 1] ?? []
            return above.flatMap { upper in
                below.filter { $0.visibleColumns.overlaps(upper.visibleColumns) }.map {
                    upper.subview.spacing.distance(to: $0.subview.spacing, along: .vertical)
                }
            }.max() ?? 0
        }
    }
}
