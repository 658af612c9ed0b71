extension SceneMatrix {
    /// The combinations of values as a table: the last axes vary along the columns, the others along the rows.
    struct Grid {
        /// The values that each row shares.
        let rows: [String]
        /// The values that each column shares.
        let columns: [String]
    }

    /// The most columns that a table has where several axes would fit into them.
    private static let columnLimit = 8

    /// The table of one scene; the variation of a row and a column has the index `row * columns.count + column`.
    ///
    /// A selection has a row for each of its combinations.
    var grid: Grid {
        guard isComplete else { return Grid(rows: variations.map(\.label), columns: [""]) }
        let split = columnAxisStart
        return Grid(rows: Self.labels(of: axes[..<split]), columns: Self.labels(of: axes[split...]))
    }

    /// The first of the axes that vary along the columns: as many as give few enough columns, at least one.
    private var columnAxisStart: Int {
        var start = axes.count
        var count = 1
        while start > 0 {
            let next = count * axes[start - 1].values.count
            if start < axes.count, next > Self.columnLimit || start == 1 { break }
            start = start - 1
            count = next
        }
        return start
    }

    private static func labels(of axes: ArraySlice<VariationAxis>) -> [String] {
        axes.reduce([""]) { labels, axis in
            labels.flatMap { label in axis.values.map { label.isEmpty ? "\($0)" : "\(label) \($0)" } }
        }
    }
}
