import Foundation

/// The resources of a module by the names that they have in code: pictures, colours, texts, fonts, documents and other files.
struct ResourceIndex {
    /// A text of a table.
    struct Entry: Hashable {
        let table: String
        let key: String
        let text: String
    }

    /// A storyboard or XIB, as far as its tags name things.
    struct Document {
        let name: String
        /// The class of the first view or controller, where it is the app's own.
        var rootClass: String?
        /// The classes of controllers with an identifier; nil for one of UIKit's own.
        var controllers: [(identifier: String, type: String?)] = []
        /// The classes of cells with an identifier.
        var cells: [(identifier: String, type: String?)] = []
    }

    private(set) var images: [String] = []
    private(set) var colors: [String] = []
    private(set) var texts: [Entry] = []
    private(set) var fonts: [String] = []
    private(set) var nibs: [Document] = []
    private(set) var storyboards: [Document] = []
    private(set) var files: [String] = []

    /// The endings of the files that count.
    static let endings: Set<String> = [
        "xcassets", "xcstrings", "strings", "stringsdict", "ttf", "otf", "ttc", "xib", "storyboard", "json", "png",
        "jpg", "pdf", "html", "plist", "txt", "mp3", "mp4",
    ]

    /// Reads resources.
    ///
    /// - Parameter paths: The paths of the files and catalogs. Of a file in several languages the development language's counts.
    init(_ paths: [String]) {
        let catalogs = CatalogNames(paths)
        images = catalogs.images.map(\.name)
        colors = catalogs.colors.map(\.name)
        for path in paths.sorted(by: { Self.rank($0) < Self.rank($1) }) { add(path) }
    }

    private mutating func add(_ path: String) {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let name = file.split(separator: ".").dropLast().joined(separator: ".")
        switch file.split(separator: ".").last {
        case "strings", "stringsdict": addTexts(in: path, table: name)
        case "xcstrings": addCatalog(path, table: name)
        case "ttf", "otf", "ttc": fonts.append(name)
        case "xib": if !nibs.contains(where: { $0.name == name }) { nibs.append(Document(name: name, path: path)) }
        case "storyboard":
            if !storyboards.contains(where: { $0.name == name }) {
                storyboards.append(Document(name: name, path: path))
            }
        case "xcassets": break
        case "png", "jpg", "pdf":
            images.append(name.replacing(/@[23]x$/, with: ""))
            files.append(file)
        default: files.append(file)
        }
    }

    /// The development language's files come first.
    private static func rank(_ path: String) -> (Int, String) {
        let folder = path.split(separator: "/").first { $0.hasSuffix(".lproj") }
        return (["Base.lproj": 1, "en.lproj": 2, "en-US.lproj": 2][folder ?? ""] ?? (folder == nil ? 0 : 3), path)
    }

    private mutating func add(_ entry: Entry, _ keys: inout Set<String>) {
        if keys.insert(entry.key).inserted { texts.append(entry) }
    }

    private mutating func addTexts(in path: String, table: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return }
        var keys = Set(texts.filter { $0.table == table }.map(\.key))
        for (key, value) in list.sorted(by: { $0.key < $1.key }) {
            let forms = value as? [String: Any]
            let text = value as? String ?? forms.flatMap(Self.text) ?? key
            add(Entry(table: table, key: key, text: text), &keys)
        }
    }

    /// The format of an entry of a `.stringsdict`, with the types of its variables in their places.
    private static func text(_ forms: [String: Any]) -> String? {
        guard let format = forms["NSStringLocalizedFormatKey"] as? String else { return nil }
        return format.replacing(/%(?:\d+\$)?#@(\w+)@/) { match in
            let variable = forms[String(match.1)] as? [String: Any]
            return "%" + (variable?["NSStringFormatValueTypeKey"] as? String ?? "d")
        }
    }

    private mutating func addCatalog(_ path: String, table: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = catalog["strings"] as? [String: Any]
        else { return }
        let language = catalog["sourceLanguage"] as? String ?? "en"
        var keys = Set(texts.filter { $0.table == table }.map(\.key))
        for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
            let localizations = (value as? [String: Any])?["localizations"] as? [String: Any]
            let unit = (localizations?[language] as? [String: Any])?["stringUnit"] as? [String: Any]
            add(Entry(table: table, key: key, text: unit?["value"] as? String ?? key), &keys)
        }
    }
}

extension ResourceIndex.Document {
    /// Reads the tags of a document; they are taken as text, since only a few attributes count.
    fileprivate init(name: String, path: String) {
        self.init(name: name)
        let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let initial = Self.value(of: "initialViewController", in: Substring(text.prefix { $0 != "\u{0}" }.prefix(4096)))
        for match in text.matches(of: /<(\w+)\s([^<>]*)>/) {
            let attributes = match.2
            let type = Self.value(of: "customClass", in: attributes)
            let isController = match.1.hasSuffix("ontroller")
            if isController, let identifier = Self.value(of: "storyboardIdentifier", in: attributes) {
                controllers.append((identifier, type))
            }
            if let identifier = Self.value(of: "reuseIdentifier", in: attributes) { cells.append((identifier, type)) }
            let isRoot =
                initial.map { Self.value(of: "id", in: attributes) == $0 }
                ?? (match.1 != "placeholder" && (match.1.hasSuffix("iew") || match.1.hasSuffix("Cell")))
            if rootClass == nil, isRoot { rootClass = type ?? "" }
        }
        if rootClass == "" { rootClass = nil }
    }

    private static func value(of attribute: String, in text: Substring) -> String? {
        guard let start = text.firstRange(of: " \(attribute)=\"")?.upperBound ?? Self.first(attribute, text) else {
            return nil
        }
        return String(text[start...].prefix { $0 != "\"" })
    }

    /// The beginning of the value of an attribute that comes first in its tag.
    private static func first(_ attribute: String, _ text: Substring) -> Substring.Index? {
        text.hasPrefix("\(attribute)=\"") ? text.index(text.startIndex, offsetBy: attribute.count + 2) : nil
    }
}
