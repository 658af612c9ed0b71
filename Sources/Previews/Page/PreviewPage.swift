import Foundation
import KeylineGraphics
package import KeylineScenes

/// One page that works without a network: a table of pictures for every scene, with what is wrong marked on them.
public struct PreviewPage: Sendable {
    private let matrix: SceneMatrix
    private let cells: [PreviewCell]

    /// Lays out a page.
    ///
    /// - Parameters:
    ///   - matrix: The scenes and environments.
    ///   - cells: What is shown of each of the matrix's cells, in their order.
    public init(_ matrix: SceneMatrix, cells: [PreviewCell]) {
        precondition(cells.count == matrix.scenes.count * matrix.variations.count, "every cell of a matrix is shown")
        self.matrix = matrix
        self.cells = cells
    }

    /// The document.
    public var html: String {
        PageStyle.document(
            title: "Keyline preview", style: Self.style, script: Self.script,
            body: "\(header)<main>\n\(sections)</main>\n\(Self.viewer)")
    }

    private var header: HTML {
        var collector = FindingCollector()
        for (cell, shown) in zip(matrix.cells, cells) {
            for mark in shown.marks { collector.add(mark.diagnostic, in: cell) }
        }
        let findings = collector.findings.count
        let scope =
            CheckReport.count(matrix.scenes.count, "scene") + ", "
            + CheckReport.count(matrix.variations.count, "environment") + ", "
            + CheckReport.count(findings, "finding")
        return """
            <header>
            <h1>Preview</h1>
            <p class="faint">\(scope)</p>
            <div class="tools" id="filters">
            <button class="chip" data-kind="" aria-pressed="true">All</button>
            \(kindChips)</div>
            <label><input type="checkbox" id="marks" checked> Marks</label>
            <label>Size <input type="range" id="zoom" min="0.2" max="1" step="0.05" value="0.5"></label>
            </header>

            """
    }

    /// A button for each kind of finding, in the order of the kinds, with the number of pictures that show it.
    private var kindChips: [HTML] {
        Diagnostic.Kind.allCases.compactMap { kind in
            let count = cells.count { $0.marks.contains { $0.diagnostic.kind == kind } }
            guard count > 0 else { return nil }
            let name = kind.words
            return """
                <button class="chip" data-kind="\(kind.rawValue)" aria-pressed="false">\(name) \(count)</button>

                """
        }
    }

    private var sections: [HTML] {
        matrix.scenes.enumerated().map { index, scene in
            let width = matrix.variations.count
            let shown = Array(cells[index * width..<(index + 1) * width])
            return """
                <section>
                <h2>\(scene.title)</h2>
                <p class="faint"><code>\(scene.source.file)</code></p>
                \(PreviewTable(matrix, cells: shown).html)</section>

                """
        }
    }
}

extension Diagnostic.Kind {
    /// The kind in words: `missing glyph`.
    package var words: String {
        rawValue.reduce(into: "") { text, letter in
            text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }
}
