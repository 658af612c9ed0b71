import Foundation
import KeylineByteText
import KeylineGraphics
import KeylineImageCoding
import KeylineRendering
import KeylineScenes
import KeylineWorkers

extension MatrixPreview {
    /// Draws one contact sheet.
    ///
    /// - Parameters:
    ///   - page: What it shows.
    ///   - number: Which of how many it is, such as `2 of 3`; nil for the only one.
    ///   - results: The cells that were drawn so far.
    ///   - name: The file's name.
    ///   - folder: Where it goes.
    /// - Throws: An `InputError` where the sheet cannot be written.
    func write(
        _ page: SheetPages.Page, _ number: String?, _ results: [Result<Part, any Error>], to name: String,
        in folder: OutputFolder
    ) throws {
        let cells = page.cells.map { index in
            (try? results[index].get()).flatMap { part in
                part.layout.map {
                    ContactSheet.Cell($0.scene, list: $0.list, findings: marks(of: part).map(\.diagnostic))
                }
            }
        }
        try SceneWork(.drawing, of: name).attempt {
            let list = ContactSheet(page, of: matrix, number: number, cells: cells, typesetter: drawing.typesetter)
                .displayList
            // What cannot be drawn is marked on the page.
            let bytes = try drawing.pictures.render(
                list, scale: ContactSheet.scale(for: list.size), refused: { _, _ in })
            try folder.write(bytes, to: name, .remade)
        }
    }

    /// Removes the sheets of an earlier run that had more or fewer of them: they would show what is no longer so.
    func removeOtherSheets(than written: [String], in folder: String) throws {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let kept = Set(written)
        for name in names where name.wholeMatch(of: /contact-sheet(-[0-9]+)?\.png/) != nil {
            let path = "\(folder)/\(name)"
            if !kept.contains(path) { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    /// Writes one page for each picture that is not its neighbour's; nil where there is none.
    func write(
        proofOf results: [Result<Part, any Error>], _ cells: [SceneMatrix.Cell], to name: String,
        in folder: OutputFolder
    ) throws -> String? {
        let ink = SheetStyle(typesetter: drawing.typesetter)
        let pages = zip(cells, results).compactMap { cell, result -> DisplayList? in
            guard let part = try? result.get(), part.same == nil, let layout = part.layout else { return nil }
            return ProofPage(
                title: cell.scene.title, environment: part.environment, picture: layout.list,
                background: layout.background, marks: marks(of: part), ink: ink
            ).list
        }
        guard !pages.isEmpty else { return nil }
        try SceneWork(.drawing, of: name).attempt {
            try folder.write(try drawing.proof.render(pages, title: "Keyline preview", background: nil), to: name)
        }
        return name
    }
}
