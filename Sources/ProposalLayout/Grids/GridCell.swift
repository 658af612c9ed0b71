/// A grid cell's own settings.
package struct GridCellTraits {
    /// The row, an object of its own for each; nil for a view that is no part of a row and spans all columns.
    package var row: GridRowMark?
    /// The number of columns that the cell spans. A cell of none is placed in the next column without taking it.
    package var columnCount = 1
    /// The axes along which the cell claims no room.
    package var unsizedAxes: Axis.Set = []
    /// The point of the cell at which the same point of its content is placed; nil leaves it to alignments.
    package var anchor: UnitPoint?
    /// The alignment of the cell's column.
    package var columnAlignment: HorizontalAlignment?

    package init() {}
}

/// A row of a grid.
package final class GridRowMark {
    package let alignment: VerticalAlignment?

    package init(alignment: VerticalAlignment?) {
        self.alignment = alignment
    }
}

/// The key of a cell's traits.
package enum GridCellKey: LayoutValueKey {
    package static var defaultValue: GridCellTraits { GridCellTraits() }
}

/// A cell with its place in the grid.
struct GridCell {
    let subview: LayoutSubview
    let traits: GridCellTraits
    let row: Int
    let columns: Range<Int>
    /// Whether it is the only view of its row, across all columns.
    let isWholeRow: Bool

    /// The tracks that the cell takes along an axis: columns or rows.
    func tracks(along axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }

    static func cells(of subviews: LayoutSubviews) -> (cells: [GridCell], rowCount: Int, columnCount: Int) {
        let traits = subviews.map { $0[GridCellKey.self] }
        var places: [(row: Int, column: Int)] = []
        var row = -1
        var column = 0
        for (index, trait) in traits.enumerated() {
            let continues = index > 0 && trait.row != nil && trait.row === traits[index - 1].row
            if !continues {
                row += 1
                column = 0
            }
            places.append((row, column))
            column += trait.spannedColumns
        }
        let ends = zip(places, traits).map { $1.row == nil ? 1 : $0.column + $1.spannedColumns }
        let columnCount = subviews.isEmpty ? 0 : max(ends.max() ?? 1, 1)
        let cells = subviews.enumerated().map { index, subview in
            let isWhole = traits[index].row == nil
            let count = traits[index].spannedColumns
            let start = min(places[index].column, columnCount - max(count, 1))
            return GridCell(
                subview: subview, traits: traits[index], row: places[index].row,
                columns: isWhole ? 0..<columnCount : start..<start + count, isWholeRow: isWhole)
        }
        return (cells, row + 1, columnCount)
    }

    /// Whether the cell takes no column.
    var isAside: Bool { columns.isEmpty }

    /// The columns in which the cell has neighbours above and below.
    var visibleColumns: Range<Int> { isAside ? columns.lowerBound..<columns.lowerBound + 1 : columns }
}

extension GridCellTraits {
    fileprivate var spannedColumns: Int { columnCount == 0 ? 0 : max(columnCount, 1) }
}
