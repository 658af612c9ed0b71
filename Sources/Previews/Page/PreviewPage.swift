public import Foundation
import KeylineByteText
import KeylineGraphics
import KeylineReports
import KeylineScenes

/// One page that works without a network: every scene in every environment, with what is wrong marked on the pictures, filters, search
/// and comparison.
public struct PreviewPage: Sendable {
    private let matrix: SceneMatrix
    private let cells: [PreviewCell]
    private let problems: [PreviewProblem]
    private let version: Int?

    /// Lays out a page.
    ///
    /// - Parameters:
    ///   - matrix: The scenes and environments.
    ///   - cells: What is shown of each of the matrix's cells, in their order.
    ///   - problems: Files that cannot be shown, and why.
    ///   - version: The number of the state that the page shows, by which it asks its server for a later one; nil for a page
    ///     that stays as it is.
    public init(
        _ matrix: SceneMatrix, cells: [PreviewCell], problems: [PreviewProblem] = [], version: Int? = nil
    ) {
        precondition(cells.count == matrix.scenes.count * matrix.variations.count, "every cell of a matrix is shown")
        self.matrix = matrix
        self.cells = cells
        self.problems = problems
        self.version = version
    }

    /// The document.
    ///
    /// - Throws: Never for texts and numbers, of which its data consists.
    public func html() throws -> String { try html(showing: try data()) }

    /// The document with data that is known already: nothing else in a page takes as long.
    func html(showing data: Data) throws -> String {
        var document = PageDocument(.preview, title: "Keyline preview", data: data, fallback: fallback)
        document.isLive = version != nil
        return document.html
    }

    /// The data of the page's script, as JSON: a live page asks for it again.
    ///
    /// - Throws: Never for texts and numbers, of which it consists.
    public func data() throws -> Data {
        Data(try JSONForm.line.bytes(of: PreviewData(matrix, cells: cells, problems: problems, version: version)))
    }

    /// The pictures by name, for who reads the page without its script.
    private var fallback: HTML {
        let pictures = zip(matrix.cells, cells).compactMap { cell, shown -> HTML? in
            guard case .success(let picture) = shown.picture else { return nil }
            let name = [cell.scene.title, cell.variation.label].filter { !$0.isEmpty }.joined(separator: " ")
            return "<li><a href=\"\(HTML.link(picture.file))\">\(name)</a></li>\n"
        }
        return "<noscript><ul>\(pictures)</ul></noscript>"
    }
}
