import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylinePictureComparison
import KeylineScenes
import Testing
@testable import KeylineGoldens

@MainActor
@Suite struct GoldenTestTests {
    private let room: GoldenSandbox

    init() throws { room = try GoldenSandbox() }

    @Test func `a golden that is not recorded is missing, and nothing is written for it`() async throws {
        let outcome = try await room.run([room.golden("a.png")])
        #expect(outcome.results.results.map(\.state.rawValue) == ["missing"])
        #expect(!outcome.hasPassed)
        #expect(room.files(room.folder.path).isEmpty)
    }

    @Test(arguments: GoldenCase.Kind.allCases)
    func `what was recorded is the same until it changes`(kind: GoldenCase.Kind) async throws {
        let golden = room.golden("a" + kind.rawValue, kind)
        #expect(try await room.recorder.record([golden]).map { try $0.get() } == [true])
        #expect(try await room.run([golden]).hasPassed)
        let moved = room.golden("a" + kind.rawValue, kind, x: 11)
        #expect(try await room.run([moved]).results.results.map(\.state.rawValue) == ["different"])
    }

    @Test func `recording what is recorded already changes nothing`() async throws {
        let golden = room.golden("a.png")
        _ = await room.recorder.record([golden])
        #expect(try await room.recorder.record([golden]).map { try $0.get() } == [false])
    }

    @Test func `a file with the same pixels is left as it is, however it was written`() async throws {
        let golden = room.golden("a.png")
        let file = room.folder.path + "/a.png"
        var small = room.recorder
        small.savesEveryByte = true
        _ = await small.record([golden])
        let smallest = FileManager.default.contents(atPath: file)
        #expect(try await room.recorder.record([golden]).map { try $0.get() } == [false])
        #expect(FileManager.default.contents(atPath: file) == smallest)
        try FileManager.default.removeItem(atPath: file)
        _ = await room.recorder.record([golden])
        let usual = try #require(FileManager.default.contents(atPath: file))
        #expect(usual.count > smallest?.count ?? 0, "the usual file does not save every byte")
        #expect(try PNGDecoder().decode([UInt8](usual)) == PNGDecoder().decode([UInt8](smallest ?? Data())))
        #expect(try await small.record([golden]).map { try $0.get() } == [false])
        #expect(FileManager.default.contents(atPath: file) == usual)
    }

    @Test func `one step of one channel is a difference`() async throws {
        _ = await room.recorder.record([room.golden("a.png", color: Color(hexadecimal: 0x336699))])
        let outcome = try await room.run([room.golden("a.png", color: Color(hexadecimal: 0x336698))])
        #expect(outcome.results.results.first?.summary == "1600 pixels differ by up to 1, in 1 place")
    }

    @Test func `testing never touches the goldens`() async throws {
        _ = await room.recorder.record([room.golden("a.png"), room.golden("b.layout.txt", .layout)])
        let before = room.files(room.folder.path)
        _ = try await room.run([room.golden("a.png", x: 20), room.golden("b.layout.txt", .layout, x: 20)])
        #expect(room.files(room.folder.path) == before)
        #expect(before.count == 2)
    }

    @Test func `a failure leaves expected, actual and difference`() async throws {
        _ = await room.recorder.record([room.golden("in/a.png"), room.golden("b.layout.txt", .layout)])
        _ = try await room.run([room.golden("in/a.png", x: 20), room.golden("b.layout.txt", .layout, x: 20)])
        #expect(
            room.files(room.output).keys.sorted() == [
                "b.actual.layout.txt", "b.expected.layout.txt", "b.picture.png", "in/a.actual.png",
                "in/a.difference.png",
                "in/a.expected.png", "report.html",
            ])
    }

    @Test func `what an earlier failure left goes away`() async throws {
        _ = await room.recorder.record([room.golden("a.png")])
        _ = try await room.run([room.golden("a.png", x: 20)])
        _ = FileManager.default.createFile(atPath: room.output + "/mine.png", contents: Data([1]))
        #expect(try await room.run([room.golden("a.png")]).report == nil)
        #expect(room.files(room.output).keys.sorted() == ["mine.png"])
    }

    @Test func `a golden that no case claims fails, whatever is tested`() async throws {
        let kept = room.golden("kept.png")
        let gone = room.golden("gone.png")
        _ = await room.recorder.record([kept, gone])
        let outcome = try await room.test.run([], of: [kept], commands: room.commands)
        #expect(outcome.results.unclaimed == ["gone.png"])
        #expect(!outcome.hasPassed)
        #expect(try await room.test.run([], of: [kept, gone], commands: room.commands).hasPassed)
    }

    @Test func `files that are no goldens are nobody's business`() throws {
        try FileManager.default.createDirectory(atPath: room.folder.path, withIntermediateDirectories: true)
        _ = FileManager.default.createFile(atPath: room.folder.file("cases.txt"), contents: Data())
        _ = FileManager.default.createFile(atPath: room.folder.file("README.md"), contents: Data())
        #expect(room.folder.names.isEmpty)
    }

    @Test func `the views behind a changed region are named`() async throws {
        _ = await room.recorder.record([room.golden("a.png")])
        let outcome = try await room.run([room.golden("a.png", color: .white)])
        let region = try #require(outcome.results.results.first?.regions.first)
        #expect(region.rect == PixelRect(x: 20, y: 20, width: 40, height: 40))
        #expect(region.views.first == "UIImageView \"Logo\" (square)")
    }

    @Test func `of many views the one that pushes the others comes first, and a background where it alone changed`()
        async throws
    {
        _ = await room.recorder.record([room.rows("a.png", shift: 0, paper: .white)])
        let pushed = try await room.run([room.rows("a.png", shift: 3, paper: .white)])
        #expect(pushed.results.results.first?.regions.first?.views.first == "UIView (row-0)")
        let recoloured = try await room.run([room.rows("a.png", shift: 0, paper: Color(hexadecimal: 0xFFFFF0))])
        let views = recoloured.results.results.first?.regions.first?.views
        #expect(views?.first == "UIView (root)")
    }

    @Test func `an inspector's page lies beside what differs where it is asked for`() async throws {
        var golden = room.golden("in/a.png", x: 20)
        golden.inspectorPage = { "<p>apart</p>" }
        _ = await room.recorder.record([room.golden("in/a.png"), room.golden("b.png")])
        var test = room.test
        _ = try await test.run(
            [golden, room.golden("b.png")], of: [golden, room.golden("b.png")], commands: room.commands)
        #expect(room.files(room.output)["in/a.inspector.html"] == nil)
        test.writesInspectors = true
        let outcome = try await test.run(
            [golden, room.golden("b.png")], of: [golden, room.golden("b.png")], commands: room.commands)
        #expect(room.files(room.output)["in/a.inspector.html"] == Data("<p>apart</p>".utf8))
        let page = try String(contentsOfFile: try #require(outcome.report), encoding: .utf8)
        #expect(page.contains("\"inspector\":\"in/a.inspector.html\""))
        _ = try await room.run([room.golden("in/a.png"), room.golden("b.png")])
        #expect(room.files(room.output).isEmpty, "it goes away with what it explained")
    }

    @Test func `a golden that another encoder wrote is the same, and known by its fingerprint afterwards`() async throws
    {
        let golden = room.golden("a.png")
        _ = await room.recorder.record([golden])
        let bitmap = try PNGDecoder().decode(try #require(try room.folder.bytes(of: "a.png")))
        try room.folder.write(PNGEncoder(effort: .fast).encode(bitmap), as: "a.png")
        var test = room.test
        let cache = FolderCache(room.root + "/cache")
        test.cache = GoldenCache(near: SealedCache(cache, key: CacheKey()), far: nil, program: "one")
        #expect(try await test.run([golden], of: [golden], commands: room.commands).hasPassed)
        let kept = room.files(room.root + "/cache").filter { $0.key.hasPrefix("cas/") }
        #expect(kept.values.map { [UInt8]($0) } == [try #require(try room.folder.bytes(of: "a.png"))])
    }

    @Test func `a difference in library is named`() async throws {
        let golden = room.golden("a.png")
        _ = await room.recorder.record([golden])
        let bytes = try #require(try room.folder.bytes(of: "a.png"))
        let libraries = try #require(PNGText.text(for: "Libraries", in: bytes))
        #expect(libraries.contains("Cairo ") && libraries.contains("HarfBuzz ") && libraries.contains("FreeType "))
        let plain = try PNGEncoder().encode(try PNGDecoder().decode(bytes))
        let older = libraries.replacing(#/Cairo [0-9.]+/#, with: "Cairo 1.2.3")
        try room.folder.write(PNGText.adding(older, keyword: "Libraries", to: plain), as: "a.png")
        #expect(try await room.run([golden]).hasPassed, "equal pixels are the same, whatever made them")
        let change = try await room.run([room.golden("a.png", x: 12)]).results.results.first?.libraryChange
        #expect(change?.hasPrefix("recorded with Cairo 1.2.3; this is Cairo ") == true)
    }

    @Test func `a scene that cannot be made fails alone`() async throws {
        struct Gone: Error {}
        var broken = room.golden("broken.png")
        broken.make = { throw Gone() }
        let fine = room.golden("fine.png")
        _ = await room.recorder.record([fine])
        #expect(try await room.run([broken, fine]).results.results.map(\.state.rawValue) == ["failed", "same"])
    }

    @Test func `a golden that is no picture fails with its place`() async throws {
        try room.folder.write([1, 2, 3], as: "a.png")
        let result = try await room.run([room.golden("a.png")]).results.results.first
        #expect(result?.state == .failed)
        #expect(result?.summary.hasPrefix(room.folder.file("a.png") + ": ") == true)
    }

    /// Every byte once. Words beside the pixels are nobody's business; all other bytes are an error with the file's name.
    @Test func `a damaged golden is never a changed picture`() async throws {
        let golden = room.golden("a.png", color: Color(hexadecimal: 0x336699))
        _ = await room.recorder.record([golden])
        let file = try #require(try room.folder.bytes(of: "a.png"))
        let pixels = try #require(file.firstRange(of: Array("PLTE".utf8))).lowerBound
        for index in file.indices {
            var damaged = file
            damaged[index] ^= 0x10
            try room.folder.write(damaged, as: "a.png")
            let result = room.test.compare(golden)
            let isHarmless = result.state == .same && index < pixels
            #expect(result.state == .failed || isHarmless, "byte \(index): \(result.state)")
            if result.state == .failed { #expect(result.summary.contains(room.folder.file("a.png"))) }
        }
    }

    @Test func `the last pixel of the last row counts`() async throws {
        let golden = room.golden("a.png")
        _ = await room.recorder.record([golden])
        let shown = try PNGDecoder().decode(#require(try room.folder.bytes(of: "a.png")))
        var pixels = shown.pixels
        pixels[pixels.count - 2] ^= 1
        let other = Bitmap(width: shown.width, height: shown.height, pixels: pixels)
        for effort in PNGEncoder.Effort.allCases {
            try room.folder.write(PNGEncoder(effort: effort).encode(other), as: "a.png")
            let result = try await room.run([golden]).results.results.first
            #expect(result?.summary == "1 pixel differs by up to 1, in 1 place")
        }
    }

    @Test func `the report shows everything without a network`() async throws {
        _ = await room.recorder.record([
            room.golden("a.png"), room.golden("b.layout.txt", .layout), room.golden("old.png"),
        ])
        let cases = [room.golden("a.png", x: 20), room.golden("b.layout.txt", .layout, x: 20), room.golden("new.png")]
        let report = try #require(try await room.run(cases).report)
        let page = try String(contentsOfFile: report, encoding: .utf8)
        #expect(!page.contains("http:") && !page.contains("https:"))
        for file in ["a.expected.png", "a.actual.png", "a.difference.png"] {
            #expect(page.contains("\"\(file)\"") && FileManager.default.fileExists(atPath: "\(room.output)/\(file)"))
        }
        for text in [
            #"UIImageView \"Logo\" (square)"#, "accept a.png", "accept new.png", "prune it", "old.png",
            "moved by (20, 0)",
            #"└─ UIImageView \"square\" (10, 10; 20×20) name \"Logo\""#,
            #"└─ UIImageView \"square\" (20, 10; 20×20) name \"Logo\""#,
        ] { #expect(page.contains(text)) }
    }

    @Test func `the order of cases and the number of jobs change nothing`() async throws {
        let cases = (0..<6).map { room.golden("\($0).png", x: CGFloat($0)) }
        _ = await room.recorder.record(cases)
        let once = room.files(room.folder.path)
        let other = try GoldenSandbox()
        _ = await other.recorder.record(cases.reversed())
        #expect(other.files(other.folder.path) == once)
    }
}
