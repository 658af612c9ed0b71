/// The division of a matrix's tables among contact sheets: whole scenes as long as they fit, then rows, then columns.
struct SheetPages {
    /// A part of a scene's table.
    struct Block {
        /// The scene's place in the matrix.
        let scene: Int
        /// The rows and columns of its table.
        let rows: Range<Int>
        let columns: Range<Int>
        /// Whether it goes on where an earlier block ended.
        let isContinued: Bool

        /// The number of its cells.
        var count: Int { rows.count * columns.count }
    }

    /// The content of one sheet.
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
        let rows = grid.rows.count
        let columns = grid.columns.count
        var pages = [Page(blocks: [], cells: 0..<0)]
        func begin() {
            let end = pages[pages.count - 1].cells.upperBound
            if !pages[pages.count - 1].cells.isEmpty { pages.append(Page(blocks: [], cells: end..<end)) }
        }
        for scene in matrix.scenes.indices {
            let free = limit - pages[pages.count - 1].cells.count
            if rows * columns > free, rows * columns <= limit { begin() }
            for block in Self.blocks(of: scene, rows, columns, limit) {
                if pages[pages.count - 1].cells.count + block.count > limit { begin() }
                let last = pages.count - 1
                pages[last].blocks.append(block)
                pages[last].cells = pages[last].cells.lowerBound..<pages[last].cells.upperBound + block.count
            }
        }
        self.pages = pages
    }

    /// A scene's table in parts that are not much higher than wide, so that they can stand in columns, and no larger than a sheet.
    private static func blocks(of scene: Int, _ rows: Int, _ columns: Int, _ limit: Int) -> [Block] {
        guard columns <= limit else {
            return (0..<rows).flatMap { row in
                ranges(of: columns, limit).map {
                    Block(scene: scene, rows: row..<row + 1, columns: $0, isContinued: row > 0 || $0.lowerBound > 0)
                }
            }
        }
        // Screens are about twice as high as wide.
        let most = min(max(leastRows, 2 * columns), limit / max(columns, 1))
        return ranges(of: rows, most).map {
            Block(scene: scene, rows: $0, columns: 0..<columns, isContinued: $0.lowerBound > 0)
        }
    }

    /// Shorter tables are not divided to stand in columns.
    private static let leastRows = 8

    /// The fewest ranges of no more than a limit each, about equally long.
    private static func ranges(of count: Int, _ limit: Int) -> [Range<Int>] {
        guard count > 0 else { return [] }
        let parts = (count + limit - 1) / limit
        return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
    }
}
