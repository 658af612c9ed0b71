import Foundation
import KeylineScenes
import Testing

@testable import KeylineLocalization

@Suite struct TableExchangeTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("exchange-\(UUID().uuidString)")

    private func write(_ text: String, language: String = "en") throws {
        let inside = folder.appendingPathComponent("\(language).lproj")
        try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: inside.appendingPathComponent("A.strings"))
    }

    @Test func `texts are exchanged while an operation runs, and files are read once`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("\"k\" = \"file\";")
        let localized = LocalizedFolder(path: folder.path)
        let cache = TableExchange.Cache()
        let exchange = TableExchange(cache) { place, table in
            #expect(place.table == "A")
            let entry = StringTable.Entry(value: "other", location: SourceLocation(file: table.file))
            return StringTable(file: table.file, entries: table.entries.merging(["k": entry]) { $1 })
        }
        let other = try TableExchange.$current.withValue(exchange) { try localized.table("A", for: "en") }
        #expect(other?["k"] == "other")
        try write("\"k\" = \"changed\";")
        let cached = try TableExchange.$current.withValue(TableExchange(cache)) { try localized.table("A", for: "en") }
        #expect(cached?["k"] == "file")
        #expect(try localized.table("A", for: "en")?["k"] == "changed")
    }

    @Test func `a table that was read before is looked for all the same`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("\"k\" = \"file\";")
        let localized = LocalizedFolder(path: folder.path)
        let exchange = TableExchange(TableExchange.Cache())
        func inputs() throws -> Set<InputDependency> {
            try TableExchange.$current.withValue(exchange) {
                try InputTrace.collecting { try localized.table("A", for: "en") }.inputs
            }
        }
        let first = try inputs()
        #expect(first.contains(.file(folder.path + "/en.lproj/A.strings")))
        #expect(try inputs() == first)
    }

    @Test func `texts of Base are exchanged too, and not taken for a language's`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("\"k\" = \"language\";")
        try write("\"k\" = \"base\";", language: "Base")
        let localized = LocalizedFolder(path: folder.path)
        let exchange = TableExchange(TableExchange.Cache()) { place, table in
            let texts = table.entries.mapValues {
                StringTable.Entry(value: $0.value + place.locale, location: $0.location)
            }
            return StringTable(file: table.file, entries: texts)
        }
        let table = try TableExchange.$current.withValue(exchange) { try localized.table("A", for: "en") }
        let base = try TableExchange.$current.withValue(exchange) { try localized.baseTable("A", for: "en") }
        #expect(table?["k"] == "languageen")
        #expect(base?["k"] == "baseen")
    }

    @Test func `a comment belongs to the entry right after it`() throws {
        let text =
            "/* head */\n\n/* one */\n\"a\" = \"1\";\n// two\n// lines\n\"b\" = \"2\";\n\"c\" = \"3\"; /**/\n\"d\" = \"4\";"
        let entries = try StringTable(data: Data(text.utf8), file: "A.strings").entries
        #expect(entries["a"]?.comment == "one")
        #expect(entries["b"]?.comment == "two lines")
        #expect(entries["c"]?.comment == nil)
        #expect(entries["d"]?.comment == nil)
    }
}
