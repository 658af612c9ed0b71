import Foundation
import KeylineGraphics
import KeylineScenes

/// The table of one scene.
struct PreviewTable {
    private let matrix: SceneMatrix
    private let grid: SceneMatrix.Grid
    private let cells: [PreviewCell]

    init(_ matrix: SceneMatrix, cells: [PreviewCell]) {
        (self.matrix, self.cells) = (matrix, cells)
        grid = matrix.grid
    }

    var html: HTML {
        """
        <table>
        \(head)<tbody>
        \(rows)</tbody>
        </table>

        """
    }

    private var head: HTML {
        guard grid.columns != [""] else { return "" }
        let corner: HTML = grid.rows == [""] ? "" : "<th></th>"
        return "<thead><tr>\(corner)\(grid.columns.map { "<th scope=\"col\">\($0)</th>" as HTML })</tr></thead>\n"
    }

    private var rows: [HTML] {
        let width = grid.columns.count
        return grid.rows.enumerated().map { row, label in
            let shown = (0..<width).map { column in cell(at: row * width + column) }
            let head: HTML = grid.rows == [""] ? "" : "<th scope=\"row\">\(label)</th>"
            return "<tr>\(head)\n\(shown)</tr>\n"
        }
    }

    private func cell(at index: Int) -> HTML {
        let cell = cells[index]
        let kinds = Set(cell.marks.map(\.diagnostic.kind.rawValue)).sorted().joined(separator: " ")
        switch cell.picture {
        case .failure(let failure):
            return "<td><p class=\"failure error\">\(failure.message)</p></td>\n"
        case .success(let picture):
            let label = matrix.variations[index].label
            return """
                <td data-kinds="\(kinds)"><figure class="\(cell.severity?.rawValue ?? "fine")-frame">
                \(shot(picture, cell.marks, title: label.isEmpty ? picture.environment : label))
                <figcaption>\(Self.tags(of: cell.marks))</figcaption>
                <div class="details" hidden><p>\(picture.environment)</p>\(Self.details(cell.marks))</div>
                </figure></td>

                """
        }
    }

    private func shot(_ picture: PreviewCell.Picture, _ marks: [PreviewCell.Mark], title: String) -> HTML {
        let (width, height) = (Decimals.text(picture.size.width), Decimals.text(picture.size.height))
        let boxes = marks.compactMap { mark in mark.frame.map { Self.box($0, mark.diagnostic, in: picture.size) } }
        return """
            <a class="shot" href="\(HTML.link(picture.file))" style="--w:\(width);--h:\(height)"><img \
            src="\(HTML.link(picture.file))" alt="\(title)" loading="lazy">\(boxes)</a>
            """
    }

    /// A frame over the view that is concerned, in parts of the picture, so that it follows the picture's size.
    private static func box(_ frame: CGRect, _ diagnostic: Diagnostic, in size: CGSize) -> HTML {
        func percent(_ part: CGFloat, _ whole: CGFloat) -> String {
            Decimals.text(whole > 0 ? (part / whole * 10_000).rounded() / 100 : 0) + "%"
        }
        let style =
            "left:\(percent(frame.minX, size.width));top:\(percent(frame.minY, size.height));"
            + "width:\(percent(frame.width, size.width));height:\(percent(frame.height, size.height))"
        return """
            <span class="mark \(diagnostic.severity.rawValue)-mark" data-kind="\(diagnostic.kind.rawValue)" \
            style="\(style)" title="\(diagnostic.kind.words): \(diagnostic.message)"></span>
            """
    }

    /// The kinds of what is wrong, each once, with how often it occurs.
    private static func tags(of marks: [PreviewCell.Mark]) -> [HTML] {
        Diagnostic.Kind.allCases.compactMap { kind in
            let found = marks.filter { $0.diagnostic.kind == kind }
            guard let severity = found.map(\.diagnostic.severity).max() else { return nil }
            let count = found.count > 1 ? " \(found.count)" : ""
            return "<span class=\"tag \(severity.rawValue)\">\(kind.words)\(count)</span> "
        }
    }

    private static func details(_ marks: [PreviewCell.Mark]) -> HTML {
        marks.isEmpty ? "<p class=\"faint\">Nothing is wrong.</p>" : "<ul>\(marks.map(detail))</ul>"
    }

    private static func detail(_ mark: PreviewCell.Mark) -> HTML {
        let diagnostic = mark.diagnostic
        let view = diagnostic.view.map { "<code>\($0.rawValue)</code> " as HTML } ?? ""
        let hints = diagnostic.hints.map { "<br><span class=\"faint\">\($0)</span>" as HTML }
        return """
            <li><span class="tag \(diagnostic.severity.rawValue)">\(diagnostic.kind.words)</span> \(view)\
            <span class="message">\(diagnostic.message)</span>\(hints)</li>
            """
    }
}
