import Foundation
import KeylinePreviews
import KeylineProjects
import KeylineScenes
import KeylineTypesetting

@testable import KeylineLocalization
@testable import KeylineTranslations

/// A new folder with tables of texts; removed with the object.
final class TextFolder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)").path

    init(_ files: [String: String]) throws {
        for (name, text) in files { try write(text, name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, _ name: String) throws {
        let file = "\(path)/\(name)"
        let folder = (file as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    /// The tables, read.
    var tables: TextTables { get throws { TextTables(try TableFile.files(around: path)) } }
}

/// The sample app with texts in five languages.
@MainActor
enum Kiosk {
    static let folder = "Samples/Kiosk"

    static var tables: TextTables { get throws { TextTables(try TableFile.files(around: folder)) } }

    static var scene: SceneReference {
        get throws {
            let source = try SourceOpener.open("\(folder)/kiosk.yaml", fonts: try FontCollection.bundled())
            return SceneReference(source.scenes[0], of: source)
        }
    }

    /// A kit with places and without pictures.
    static var kit: TranslationKit {
        get throws {
            let tables = try tables
            let places = try PlaceSearch(tables, EnvironmentOverrides()).places(in: try scene)
            let code = CodeKeys(try TableFile.codeFiles(around: folder))
            let reasons = NotShownReasons(tables, places: places, code: code, isWhole: true)
            return TranslationKit(
                app: folder, tables: tables, places: places, findings: TextChecks(tables).findings + reasons.findings,
                reasons: reasons.reasons)
        }
    }

    static func id(_ key: String) -> TextKey { TextKey(folder: folder, table: "Kiosk", key: key) }
}

extension TextEntry.Text {
    /// A text without forms.
    init(_ value: String) {
        self.init(entry: StringTable.Entry(value: value, location: SourceLocation(file: "a.strings")))
    }

    /// A text with forms of one number.
    init(_ forms: [String: String], in language: String = "en") {
        let plural = PluralText(
            language: language, format: "%#@count@", variables: ["count": .init(argument: nil, forms: forms)])
        self.init(entry: StringTable.Entry(plural: plural, location: SourceLocation(file: "a.stringsdict")))
    }
}
