public import Foundation
import KeylineFoundationSupplement
public import KeylineGraphics
public import KeylineScenes
public import KeylineTypesetting

/// One picture with all scenes in all environments: a table for every scene, as on the page, drawn small but as sharp as the pictures.
public struct ContactSheet: Sendable {
    /// What is shown of one scene in one environment.
    public struct Cell: Sendable {
        /// The picture.
        public var list: DisplayList
        /// The colour under it.
        public var background: Color
        /// The most that is wrong; nil where nothing is.
        public var severity: Diagnostic.Severity?
        /// How much is wrong.
        public var findingCount: Int

        /// Takes the picture of a scene.
        public init(_ scene: Scene, list: DisplayList) {
            self.list = list
            background = scene.environment.background
            severity = scene.diagnostics.map(\.severity).max()
            findingCount = scene.diagnostics.count
        }
    }

    static let margin: CGFloat = 28
    static let gap: CGFloat = 14
    private let matrix: SceneMatrix
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
        (self.matrix, self.cells, self.typesetter) = (matrix, cells, typesetter)
    }

    /// The picture.
    public var displayList: DisplayList {
        var builder = DisplayListBuilder()
        let ink = SheetInk(typesetter: typesetter)
        let tables = matrix.scenes.indices.map { SheetTable(matrix, cells: shown($0), ink: ink) }
        let width = (tables.map(\.size.width).max() ?? 0) + 2 * Self.margin
        let height =
            tables.reduce(Self.margin) { $0 + $1.size.height + Self.margin } + SheetInk.headingHeight(tables.count)
        builder.fill(CGRect(x: 0, y: 0, width: width, height: height), color: SheetInk.paper)
        var top = Self.margin
        for (table, scene) in zip(tables, matrix.scenes) {
            ink.heading(scene.title, at: CGPoint(x: Self.margin, y: top), into: &builder)
            top += SheetInk.headingHeight(1)
            table.draw(at: CGPoint(x: Self.margin, y: top), into: &builder)
            top += table.size.height + Self.margin
        }
        return builder.displayList(size: CGSize(width: width, height: height))
    }

    private func shown(_ scene: Int) -> [Cell?] {
        Array(cells[scene * matrix.variations.count..<(scene + 1) * matrix.variations.count])
    }

    /// The greatest number of pixels per point, at most 2, at which a sheet of a size is no larger than pictures may be.
    public static func scale(for size: CGSize) -> CGFloat {
        let longest = max(size.width, size.height, 1)
        let most: CGFloat = 24_000_000
        return min(2, 32_000 / longest, (most / max(size.width * size.height, 1)).squareRoot())
    }
}
