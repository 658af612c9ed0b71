import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylineScenes
import Testing
import KeylineTypesetting
@testable import KeylinePreviews

extension PreviewTests {
    @Test func `more pictures than anyone sees on a sheet stand on several, numbered and each once`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func preview(_ count: Int) throws -> MatrixPreview {
            let sizes = (1...count).map { VariationAxis.Value.size(CGSize(width: $0, height: 2)) }
            let fonts = try FontCollection.bundled()
            let matrix = SceneMatrix(
                Array(StubSource().references.prefix(1)), across: [VariationAxis(.sizes, sizes)],
                over: EnvironmentOverrides())
            let overlays = OverlayPainter([], typesetter: Typesetter(fonts: fonts))
            return MatrixPreview(matrix, overlays: overlays, fonts: fonts, jobs: 2)
        }
        let outcome = try await preview(MatrixPreview.sheetLimit + 1).write(to: folder)
        #expect(outcome.sheets == ["\(folder)/contact-sheet-1.png", "\(folder)/contact-sheet-2.png"])
        let files = files(in: folder)
        #expect(
            files.keys.filter { $0.hasPrefix("contact-sheet") }.sorted() == [
                "contact-sheet-1.png", "contact-sheet-2.png",
            ])
        #expect(files.keys.filter { $0.hasPrefix("images/") }.count == MatrixPreview.sheetLimit + 1)
        #expect(String(decoding: outcome.data, as: UTF8.self).contains("\(MatrixPreview.sheetLimit + 1)×2"))
        let fewer = try await preview(3).write(to: folder)
        #expect(fewer.sheets == ["\(folder)/contact-sheet.png"])
        #expect(self.files(in: folder).keys.filter { $0.hasPrefix("contact-sheet") } == ["contact-sheet.png"])
    }

    @Test(arguments: [
        (1, 12, 12, 100), (3, 10, 4, 100), (40, 2, 3, 100), (2, 1, 250, 100), (1, 7, 31, 100), (5, 1, 1, 1),
    ])
    func `sheets have no more than the limit, whole scenes where they fit, and every cell in its order`(
        scenes: Int, rows: Int, columns: Int, limit: Int
    ) {
        func axis(_ name: VariationAxis.Name, _ count: Int) -> VariationAxis {
            VariationAxis(name, (0..<count).map { .size(CGSize(width: CGFloat(10 + $0), height: 5)) })
        }
        let source = StubSource(ids: (0..<scenes).map { SceneID("s\($0)") })
        let matrix = SceneMatrix(
            source.references,
            across: rows == 1 ? [axis(.sizes, columns)] : [axis(.locales, rows), axis(.sizes, columns)],
            over: EnvironmentOverrides())
        let pages = SheetPages(of: matrix, limit: limit).pages
        let cells = scenes * rows * columns
        #expect(matrix.cells.count == cells)
        #expect(pages.flatMap { Array($0.cells) } == Array(0..<cells))
        #expect(pages.allSatisfy { $0.cells.count <= limit && $0.cells.count == $0.blocks.map(\.count).reduce(0, +) })
        #expect(pages.count <= 2 * (cells / limit + 1) + (columns > limit ? scenes * 3 : 0), "\(pages.count) sheets")
        if rows * columns <= limit {
            #expect(pages.allSatisfy { $0.blocks.first?.isContinued == false }, "a scene that fits is on one sheet")
        }
        if rows <= 8, rows * columns <= limit { #expect(pages.flatMap(\.blocks).allSatisfy { !$0.isContinued }) }
        let starts = pages.flatMap(\.blocks).filter { !$0.isContinued }
        #expect(starts.map(\.scene) == Array(0..<scenes))
    }

    @Test func `a sheet of several says which it is and what goes on`() throws {
        let matrix = SceneMatrix(StubSource().references, across: axes, over: EnvironmentOverrides())
        let pages = SheetPages(of: matrix, limit: 2).pages
        try #require(pages.count == 2)
        let cells = try matrix.cells.map { cell in
            let scene = try cell.scene.make(cell.variation.overrides)
            return ContactSheet.Cell(scene, list: scene.displayList)
        }
        let typesetter = try typesetter()
        let texts = pages.enumerated().map { index, page in
            ContactSheet(
                page, of: matrix, number: "\(index + 1) of 2", cells: Array(cells[page.cells]), typesetter: typesetter
            ).displayList.texts
        }
        #expect(texts[0].contains("Sheet 1 of 2") && texts[1].contains("Sheet 2 of 2"))
        #expect(texts[0].contains("Stub") && texts[1].contains("Stub (continued)"))
        #expect(
            texts[0].contains("en") && !texts[0].contains("ar") && texts[1].contains("ar") && !texts[1].contains("en"))
    }

    @Test func `long titles stay above their own scenes`() throws {
        let ids = (0..<6).map {
            SceneID("the-settings-screen-with-a-very-long-name-that-says-everything-about-it-\($0)")
        }
        let matrix = SceneMatrix(StubSource(ids: ids).references, across: [], over: EnvironmentOverrides())
        let cells = try matrix.cells.map { cell in
            let scene = try cell.scene.make(cell.variation.overrides)
            return ContactSheet.Cell(scene, list: scene.displayList)
        }
        let list = ContactSheet(matrix, cells: cells, typesetter: try typesetter()).displayList
        let lines = list.items.compactMap { item -> CGRect? in
            guard case .glyphs(let run) = item.content, run.fontSize == 17 else { return nil }
            return CGRect(x: run.origin.x, y: run.origin.y - 12, width: run.advance, height: 12)
        }
        #expect(lines.count >= 12)
        for (index, line) in lines.enumerated() {
            #expect(line.maxX <= list.size.width)
            #expect(!lines[..<index].contains { $0.intersects(line) })
        }
    }

    @Test func `the sheet says how much is wrong, and where rows and columns belong`() throws {
        let matrix = SceneMatrix(StubSource().references, across: axes, over: EnvironmentOverrides())
        let cells = try matrix.cells.map { cell in
            let scene = try cell.scene.make(cell.variation.overrides)
            return ContactSheet.Cell(scene, list: scene.displayList)
        }
        let list = ContactSheet(matrix, cells: cells, typesetter: try typesetter()).displayList
        let texts = list.texts
        #expect(texts.filter { $0 == "1" }.count == 2)
        for label in ["Stub", "en", "ar", "L", "AX3"] { #expect(texts.contains(label)) }
    }

    @Test func `a page of the proof names its screen and environment, and tells and marks what was found`() throws {
        let cells = SceneMatrix(StubSource().references, across: axes, over: EnvironmentOverrides()).cells
        let ink = SheetStyle(typesetter: try typesetter())
        let pages = try cells.map { cell in
            let scene = try cell.scene.make(cell.variation.overrides)
            let marks = PreviewCell.marks(of: scene.diagnostics, in: scene, from: .zero)
            return ProofPage(
                title: cell.scene.title, environment: scene.environment.description, picture: scene.displayList,
                background: .white, marks: marks, ink: ink
            ).list
        }
        #expect(pages[0].texts.contains("Stub") && pages[0].texts.contains { $0.contains("en") })
        #expect(!pages[0].texts.contains("1"))
        #expect(pages[1].texts.filter { $0 == "1" }.count == 2, "on the picture and before the words")
        #expect(pages[1].texts.joined(separator: " ").contains("truncated: label, line 12: the text"))
        #expect(pages[1].size.height > pages[0].size.height)
        #expect(pages.allSatisfy { $0.size.width == 432 })
    }

    @Test func `many scenes stand in columns, in their order and not over one another`() {
        let blocks = (0..<40).map { CGSize(width: 200, height: 300 + CGFloat($0 % 3) * 40) }
        let columns = SheetColumns(blocks, gap: 20)
        #expect(max(columns.size.width, columns.size.height) < 2 * min(columns.size.width, columns.size.height))
        let frames = zip(columns.origins, blocks).map { CGRect(origin: $0, size: $1) }
        for (index, frame) in frames.enumerated() {
            #expect(frame.maxX <= columns.size.width && frame.maxY <= columns.size.height)
            #expect(!frames[..<index].contains { $0.intersects(frame) })
        }
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.minX < $1.minX || $0.minY < $1.minY })
    }

    @Test func `a sheet is never larger than a picture may be`() {
        let huge = CGSize(width: 20_000, height: 40_000)
        let scale = ContactSheet.scale(for: huge)
        let limits = ImageLimits.standard
        #expect(limits.allow(width: Int(huge.width * scale) + 1, height: Int(huge.height * scale) + 1))
        #expect(ContactSheet.scale(for: CGSize(width: 800, height: 600)) == 2)
    }
}
