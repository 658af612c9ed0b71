/// How the tables of a matrix are divided among contact sheets: whole scenes as long as they fit, then rows, then columns.
struct SheetPages {
    /// A part of a scene's table.
    struct Block {
        /// The scene's place in the matrix.
        let scene: Int
        /// Which rows and columns of its table.
        let rows: Range<Int>
        let columns: Range<Int>
        /// Whether it goes on where an earlier block ended.
        let isContinued: Bool

        /// How many cells it has.
        var count: Int { rows.count * columns.count }
    }

    /// What one sheet shows.
    struct Page {
        /// The tables, one after the other.
        var blocks: [Block]
        /// The places of the cells in the matrix, which follow one another.
        var cells: Range<Int>
    }

    /// The sheets in the order of the cells; one without anything where there are no cells.
    let pages: [Page]

    /// Divides a matrix.
    ///
    /// - Parameters:
    ///   - matrix: The scenes and environments.
    ///   - limit: The most cells of a sheet.
    init(of matrix: SceneMatrix, limit: Int) {
        let grid = matrix.grid
        let (rows, columns) = (grid.rows.count, grid.columns.count)
        let blocks = matrix.scenes.indices.flatMap { scene -> [Block] in
            guard columns <= limit else {
                return (0..<rows).flatMap { row in
                    Self.ranges(of: columns, limit).map {
                        Block(
                            scene: scene, rows: row..<row + 1, columns: $0, isContinued: row > 0 || $0.lowerBound > 0)
                    }
                }
            }
            return Self.ranges(of: rows, limit / max(columns, 1)).map {
                Block(scene: scene, rows: $0, columns: 0..<columns, isContinued: $0.lowerBound > 0)
            }
        }
        var pages = [Page(blocks: [], cells: 0..<0)]
        for block in blocks {
            let (last, end) = (pages.count - 1, pages[pages.count - 1].cells.upperBound)
            if pages[last].cells.isEmpty || pages[last].cells.count + block.count <= limit {
                pages[last].blocks.append(block)
                pages[last].cells = pages[last].cells.lowerBound..<end + block.count
            } else {
                pages.append(Page(blocks: [block], cells: end..<end + block.count))
            }
        }
        self.pages = pages
    }

    /// As few ranges as there can be of no more than a limit each, about equally long.
    private static func ranges(of count: Int, _ limit: Int) -> [Range<Int>] {
        guard count > 0 else { return [] }
        let parts = (count + limit - 1) / limit
        return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
    }
}
