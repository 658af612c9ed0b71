import Foundation
import Testing
import KeylineTypesetting

@testable import KeylineProjects

@Suite struct AppFontsTests {
    private let room: AppFixture

    init() throws { room = try AppFixture() }

    @Test func `a font in an app's folder is found, and a file that is none is named`() throws {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let fonts = try FontCollection.bundled()
        let all = FileManager.default.enumerator(atPath: repository.path + "/fonts")?.compactMap { $0 as? String } ?? []
        let file = try #require(all.filter { $0.hasSuffix(".ttf") }.min())
        try room.write(try Data(contentsOf: repository.appendingPathComponent("fonts/\(file)")), "Fonts/Own.ttf")
        try room.write("no font", "Fonts/Broken.otf")
        let (found, failures) = AppFonts.adding(around: [room.path], to: fonts)
        #expect(found !== fonts)
        #expect(failures.count == 1)
        #expect("\(failures)".contains("Broken.otf"))
    }

    @Test func `without fonts around the collection stays the same`() throws {
        let fonts = try FontCollection.bundled()
        try room.write(Documents.label, "Card.xib")
        let (found, failures) = AppFonts.adding(around: [room.file("Card.xib")], to: fonts)
        #expect(found === fonts && failures.isEmpty)
    }
}
