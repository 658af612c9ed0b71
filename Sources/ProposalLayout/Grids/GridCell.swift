/// A grid cell's own settings.
package struct GridCellTraits {
    /// The row, an object of its own for each; nil for a view that is no part of a row and spans all columns.
    package var row: GridRowMark?
    /// The number of columns that the cell spans.
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
            column += max(trait.columnCount, 1)
        }
        let ends = zip(places, traits).map { $1.row == nil ? 1 : $0.column + max($1.columnCount, 1) }
        let columnCount = ends.max() ?? 0
        let cells = subviews.enumerated().map { index, subview in
            let isWhole = traits[index].row == nil
            let start = places[index].column
            return GridCell(
                subview: subview, traits: traits[index], row: places[index].row,
                columns: isWhole ? 0..<columnCount : start..<start + max(traits[index].columnCount, 1),
                isWholeRow: isWhole)
        }
        return (cells, row + 1, columnCount)
    }
}
