import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylineScenes
import Testing
import KeylineTypesetting

@testable import KeylinePreviews

@MainActor
@Suite struct PreviewTests {
    private let axes = [
        VariationAxis(.locales, [.locale("en"), .locale("ar")]),
        VariationAxis(.textSizes, [.textSize(.large), .textSize(.accessibilityExtraLarge)]),
    ]

    /// Writes a preview into a new folder and answers with the folder.
    private func write(_ source: StubSource = StubSource(), jobs: Int = 2) async throws -> (String, Preview.Outcome) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)").path
        let fonts = try FontCollection.bundled()
        let matrix = SceneMatrix(source.references, across: axes, over: EnvironmentOverrides())
        let overlays = OverlayPainter([], typesetter: Typesetter(fonts: fonts))
        return (folder, try await Preview(matrix, overlays: overlays, fonts: fonts, jobs: jobs).write(to: folder))
    }

    private func files(in folder: String) -> [String: Data] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let contents = names.map { ($0, FileManager.default.contents(atPath: "\(folder)/\($0)") ?? Data()) }
        return Dictionary(contents.filter { !$0.1.isEmpty }) { first, _ in first }
    }

    @Test func `every scene in every environment becomes a picture of its size`() async throws {
        let (folder, outcome) = try await write()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(outcome.failures.isEmpty)
        let files = files(in: folder)
        #expect(
            files.keys.sorted() == [
                "contact-sheet.png", "images/Stub/ar-AX3.png", "images/Stub/ar-L.png", "images/Stub/en-AX3.png",
                "images/Stub/en-L.png", "index.html",
            ])
        let picture = try PNGDecoder().decode([UInt8](files["images/Stub/ar-L.png"] ?? Data()))
        #expect(picture.width == 200)
        #expect(picture.height == 120)
    }

    @Test func `more pictures than anyone sees on a sheet stand on several, numbered and each once`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func preview(_ count: Int) throws -> Preview {
            let sizes = (1...count).map { VariationAxis.Value.size(CGSize(width: $0, height: 2)) }
            let fonts = try FontCollection.bundled()
            let matrix = SceneMatrix(
                Array(StubSource().references.prefix(1)), across: [VariationAxis(.sizes, sizes)],
                over: EnvironmentOverrides())
            let overlays = OverlayPainter([], typesetter: Typesetter(fonts: fonts))
            return Preview(matrix, overlays: overlays, fonts: fonts, jobs: 2)
        }
        let outcome = try await preview(Preview.sheetLimit + 1).write(to: folder)
        #expect(outcome.sheets == ["\(folder)/contact-sheet-1.png", "\(folder)/contact-sheet-2.png"])
        let files = files(in: folder)
        #expect(
            files.keys.filter { $0.hasPrefix("contact-sheet") }.sorted() == [
                "contact-sheet-1.png", "contact-sheet-2.png",
            ])
        #expect(files.keys.filter { $0.hasPrefix("images/") }.count == Preview.sheetLimit + 1)
        #expect(String(decoding: outcome.data, as: UTF8.self).contains("\(Preview.sheetLimit + 1)×2"))
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

    @Test func `the same preview has the same bytes with any number of jobs`() async throws {
        let (one, _) = try await write(jobs: 1)
        let (many, _) = try await write(jobs: 4)
        defer { for folder in [one, many] { try? FileManager.default.removeItem(atPath: folder) } }
        #expect(files(in: one) == files(in: many))
    }

    @Test func `a scene that cannot be made leaves the others alone and says why`() async throws {
        let (folder, outcome) = try await write(StubSource(brokenLocale: "ar"))
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(outcome.failures.count == 2)
        let files = files(in: folder)
        #expect(files["images/Stub/en-L.png"] != nil)
        #expect(files["images/Stub/ar-L.png"] == nil)
        let page = String(decoding: files["index.html"] ?? Data(), as: UTF8.self)
        #expect(page.contains("Stub.xib:3:7: error: no strings for this language"))
    }

    @Test func `the page works from a folder alone`() async throws {
        let (folder, _) = try await write()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let files = files(in: folder)
        let page = String(decoding: files["index.html"] ?? Data(), as: UTF8.self)
        #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("//cdn"))
        let data = try PageData(page)
        #expect(data.cells.count == 4)
        #expect(data.cells.allSatisfy { $0.file.map { files[$0] != nil } ?? false })
    }

    @Test func `the page lets nothing run or load but its own`() async throws {
        let (folder, _) = try await write()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let page = String(decoding: files(in: folder)["index.html"] ?? Data(), as: UTF8.self)
        let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
        #expect(policy.contains("default-src &#39;none&#39;"))
        #expect(!policy.contains("unsafe"))
        #expect(!page.contains(/<[^>]* style=/) && !page.contains(/<[^>]* on[a-z]+=/))
    }

    @Test func `a finding is marked on the picture, listed once and has its place`() async throws {
        let (folder, _) = try await write()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let page = String(decoding: files(in: folder)["index.html"] ?? Data(), as: UTF8.self)
        let data = try PageData(page)
        #expect(data.findings.map(\.kind) == ["truncated"])
        #expect(data.findings.first?.place == "Stub.xib:12:5")
        #expect(data.cells.map { $0.marks.count } == [0, 1, 0, 1])
        #expect(data.cells[1].marks.first?.frame == [10, 20, 55, 20])
        #expect(data.cells[1].command == "keyline render Stub.xib --locale en --text-size AX3")
        #expect(data.axes.map(\.name) == ["Language", "Text size"])
        #expect(!page.contains("<is>"), "a message cannot end the data")
    }

    @Test func `a cell that looks like its neighbour shows the neighbour's picture`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let fonts = try FontCollection.bundled()
        let locales = VariationAxis(.locales, [.locale("en"), .locale("de"), .locale("ar")])
        let matrix = SceneMatrix(StubSource().references, across: [locales], over: EnvironmentOverrides())
        let overlays = OverlayPainter([], typesetter: Typesetter(fonts: fonts))
        _ = try await Preview(matrix, overlays: overlays, fonts: fonts, jobs: 2).write(to: folder)
        let data = try PageData(String(decoding: files(in: folder)["index.html"] ?? Data(), as: UTF8.self))
        #expect(data.cells.map(\.same) == [nil, 0, nil])
        #expect(data.cells[1].file == data.cells[0].file)
        #expect(files(in: folder)["images/Stub/de.png"] == nil)
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

/// What the script of a page reads.
private struct PageData: Decodable {
    struct Axis: Decodable {
        let name: String
    }

    struct Finding: Decodable {
        let kind: String
        let place: String
    }

    struct Mark: Decodable {
        let frame: [Double]?
    }

    struct Cell: Decodable {
        let file: String?
        let command: String
        let marks: [Mark]
        let same: Int?
    }

    let axes: [Axis]
    let findings: [Finding]
    let cells: [Cell]

    init(_ page: String) throws {
        let text = try #require(page.firstMatch(of: /<script type="application\/json" id="data">(.*?)<\/script>/)).1
        self = try JSONDecoder().decode(PageData.self, from: Data(text.utf8))
    }
}

@Suite struct HTMLTests {
    @Test func `texts are escaped and markup is not`() {
        let text = #"<b>&"'"#
        let inner: HTML = "<i>\(text)</i>"
        let page: HTML = "<p>\(inner)</p>"
        #expect(page.description == "<p><i>&lt;b&gt;&amp;&quot;&#39;</i></p>")
    }

    @Test func `a path becomes a link`() {
        #expect(HTML.link("images/Über uns/a.png") == "images/%C3%9Cber%20uns/a.png")
    }
}

@MainActor
@Suite struct PipelineTests {
    struct Odd: Error {}

    @Test func `results come in the items' order, whatever failed`() async {
        let results = await Pipeline.run(
            Array(0..<20), jobs: 3,
            make: { number in if number == 4 { throw Odd() } else { number } },
            work: { number in if number == 7 { throw Odd() } else { number * 2 } })
        let numbers = results.map { try? $0.get() }
        #expect(numbers == (0..<20).map { $0 == 4 || $0 == 7 ? nil : $0 * 2 })
    }

    @Test func `every item is counted once`() async {
        var count = 0
        _ = await Pipeline.run(
            Array(0..<9), jobs: 2, make: { if $0 == 3 { throw Odd() } else { $0 } }, work: { $0 },
            finished: { count += 1 })
        #expect(count == 9)
    }
}
