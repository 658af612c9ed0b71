import Foundation

/// The changes to a module's sources that a person should know, which the front leaves beside the module's objects.
struct ModuleReport: Codable, Equatable {
    /// Something that was cut, or a note.
    struct Entry: Codable, Hashable {
        /// The app's file, its line and column, both from 1.
        let file: String
        let line: Int
        let column: Int
        /// The kind of thing that was cut, such as `statement`; nil for a note.
        let part: String?
        /// The compiler's words, or the note.
        let message: String
    }

    /// A file from which something was cut, with the text that compiles.
    struct CutFile: Codable, Equatable {
        /// The digest of the app's file.
        let digest: String
        let text: String
        let cuts: [Entry]
    }

    var keyline = 1
    /// The module's name.
    var module: String
    /// A digest of the modules that the module could import.
    var available: String?
    /// The files from which something was cut, by path.
    var cutFiles: [String: CutFile] = [:]
    /// The declarations of Objective-C from which something was cut, by path; nil where there are none.
    var headerFiles: [String: CutFile]?
    /// The adapter's notes, by file and line.
    var notes: [Entry] = []

    /// The report of an earlier build; nil where there is none.
    init?(contentsOf path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let report = try? JSONDecoder().decode(Self.self, from: data), report.keyline == 1
        else { return nil }
        self = report
    }

    init(module: String) { self.module = module }

    /// The text of the report.
    func text() -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }

    /// A digest of a text: FNV-1a over its bytes.
    static func digest(of text: String) -> String {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(value, radix: 16)
    }
}
