import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylineScenes
import Testing
import KeylineTypesetting
@testable import KeylinePreviews

@MainActor
@Suite struct PreviewTests {
    let axes = [
        VariationAxis(.locales, [.locale("en"), .locale("ar")]),
        VariationAxis(.textSizes, [.textSize(.large), .textSize(.accessibilityExtraLarge)]),
    ]

    /// Writes a preview into a new folder and answers with the folder.
    func write(_ source: StubSource = StubSource(), jobs: Int = 2) async throws -> (String, MatrixPreview.Outcome) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)").path
        let fonts = try FontCollection.bundled()
        let matrix = SceneMatrix(source.references, across: axes, over: EnvironmentOverrides())
        let overlays = OverlayPainter([], typesetter: Typesetter(fonts: fonts))
        return (folder, try await MatrixPreview(matrix, overlays: overlays, fonts: fonts, jobs: jobs).write(to: folder))
    }

    func files(in folder: String) -> [String: Data] {
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
        _ = try await MatrixPreview(matrix, overlays: overlays, fonts: fonts, jobs: 2).write(to: folder)
        let data = try PageData(String(decoding: files(in: folder)["index.html"] ?? Data(), as: UTF8.self))
        #expect(data.cells.map(\.same) == [nil, 0, nil])
        #expect(data.cells[1].file == data.cells[0].file)
        #expect(files(in: folder)["images/Stub/de.png"] == nil)
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
