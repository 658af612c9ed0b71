public import Foundation
internal import KeylineChecks
import KeylineFoundationSupplement
public import KeylineGraphics
public import KeylineScenes
public import KeylineTypesetting

/// One picture with all scenes in all environments: a table for every scene, as on the page, drawn small but as sharp as the pictures.
/// The tables stand in as many columns as make the sheet about as wide as it is high.
public struct ContactSheet: Sendable {
    /// The content of a cell: one scene in one environment.
    public struct Cell: Sendable {
        /// The picture.
        public var list: DisplayList
        /// The colour under it; nil for the sheet's own.
        public var background: Color?
        /// The most that is wrong; nil where nothing is.
        public var severity: Diagnostic.Severity?
        /// The number of findings.
        public var findingCount: Int

        /// Takes the picture of a scene.
        ///
        /// - Parameters:
        ///   - scene: The scene.
        ///   - list: Its picture, perhaps with overlays.
        ///   - findings: What is wrong with it; nil asks the checks.
        public init(_ scene: Scene, list: DisplayList, findings: [Diagnostic]? = nil) {
            let found = findings ?? scene.allFindings
            self.list = list
            background = scene.environment.background
            severity = found.map(\.severity).max()
            findingCount = found.count
        }
    }

    static let margin: CGFloat = 28
    static let gap: CGFloat = 14
    private let matrix: SceneMatrix
    private let page: SheetPages.Page
    private let number: String?
    private let cells: [Cell?]
    private let typesetter: Typesetter

    /// Lays out a sheet.
    ///
    /// - Parameters:
    ///   - matrix: The scenes and environments.
    ///   - cells: The pictures of the matrix's cells, in their order; nil for those that could not be made.
    ///   - typesetter: Shapes headings.
    public init(_ matrix: SceneMatrix, cells: [Cell?], typesetter: Typesetter) {
        precondition(cells.count == matrix.scenes.count * matrix.variations.count, "every cell of a matrix is shown")
        let page = SheetPages(of: matrix, limit: max(cells.count, 1)).pages[0]
        self.init(page, of: matrix, number: nil, cells: cells, typesetter: typesetter)
    }

    /// Lays out one of several sheets.
    ///
    /// - Parameters:
    ///   - page: What it shows.
    ///   - matrix: The scenes and environments.
    ///   - number: Which of how many it is, such as `2 of 3`; nil for the only one.
    ///   - cells: The pictures of the page's cells, in their order; nil for those that could not be made.
    ///   - typesetter: Shapes headings.
    init(_ page: SheetPages.Page, of matrix: SceneMatrix, number: String?, cells: [Cell?], typesetter: Typesetter) {
        self.page = page
        self.matrix = matrix
        self.number = number
        self.cells = cells
        self.typesetter = typesetter
    }

    /// The picture.
    public var displayList: DisplayList {
        var builder = DisplayListBuilder()
        let ink = SheetStyle(typesetter: typesetter)
        let tables = tables(ink)
        let heading = SheetStyle.headingHeight(1)
        let titles = page.blocks.map(title)
        let widths = zip(tables, titles).map { max($0.size.width, ink.headingWidth($1)) }
        let headings = zip(titles, widths).map { ink.headingHeight($0, width: $1) }
        let blocks = tables.indices.map { CGSize(width: widths[$0], height: tables[$0].size.height + headings[$0]) }
        let columns = SheetColumns(blocks, gap: Self.margin)
        let top = Self.margin + (number == nil ? 0 : heading)
        let size = CGSize(
            width: columns.size.width + 2 * Self.margin, height: columns.size.height + top + Self.margin)
        builder.fill(CGRect(origin: .zero, size: size), color: SheetStyle.paper)
        if let number {
            ink.label("Sheet \(number)", at: CGPoint(x: Self.margin, y: Self.margin), width: .infinity, into: &builder)
        }
        for (index, place) in columns.origins.enumerated() {
            let origin = CGPoint(x: place.x + Self.margin, y: place.y + top)
            ink.heading(titles[index], at: origin, width: widths[index], into: &builder)
            tables[index].draw(at: CGPoint(x: origin.x, y: origin.y + headings[index]), into: &builder)
        }
        return builder.displayList(size: size)
    }

    private func title(of block: SheetPages.Block) -> String {
        matrix.scenes[block.scene].title + (block.isContinued ? " (continued)" : "")
    }

    private func tables(_ ink: SheetStyle) -> [SheetTable] {
        let grid = matrix.grid
        var start = 0
        return page.blocks.map { block in
            defer { start += block.count }
            let part = SceneMatrix.Grid(rows: Array(grid.rows[block.rows]), columns: Array(grid.columns[block.columns]))
            return SheetTable(part, cells: Array(cells[start..<start + block.count]), ink: ink)
        }
    }

    /// The greatest number of pixels per point, at most 2, at which a sheet of a size is no larger than pictures may be.
    public static func scale(for size: CGSize) -> CGFloat {
        let longest = max(size.width, size.height, 1)
        let most: CGFloat = 24_000_000
        return min(2, 32_000 / longest, (most / max(size.width * size.height, 1)).squareRoot())
    }
}
