import Foundation

/// The code that Xcode generates for the catalogs of a module, as far as its sources use the names and do not declare them.
struct GeneratedSymbols {
    /// The code, which is put behind a source; empty where nothing is used.
    private(set) var text = ""
    /// The modules that the code needs.
    private(set) var imports: Set<String> = []

    private let used: Set<String>
    private let declared: Set<String>

    /// Generates code.
    ///
    /// - Parameters:
    ///   - catalogs: The paths of asset catalogs and string catalogs.
    ///   - texts: The module's sources.
    init(_ catalogs: [String], texts: [String]) {
        var used: Set<String> = []
        var declared: Set<String> = []
        for text in texts {
            for match in text.matches(of: /\.`?([A-Za-z_]\w*)/) { used.insert(String(match.1)) }
            for match in text.matches(of: /static\s+(?:let|var|func)\s+`?(\w+)/) { declared.insert(String(match.1)) }
        }
        self.used = used
        self.declared = declared
        let names = CatalogNames(catalogs)
        add(names.images, of: "ImageResource")
        add(names.colors, of: "ColorResource")
        addValues(names.colors.filter { isMissing($0) }, type: "Color", resource: "ColorResource", isIsolated: false)
        addValues(names.colors.filter { isMissing($0) }, type: "UIColor", resource: "ColorResource", isIsolated: false)
        addValues(names.images.filter { isMissing($0) }, type: "UIImage", resource: "ImageResource", isIsolated: true)
        let colors = names.colors.filter { isMissing($0) && used.contains($0.symbol) }
        if !colors.isEmpty {
            text += "extension ShapeStyle where Self == Color {\n"
            for entry in colors where entry.groups.isEmpty {
                text += "static var \(entry.symbol.inBackticks): Color { .\(entry.symbol.inBackticks) }\n"
            }
            text += "}\n"
        }
        addStrings(names.strings)
        if !text.isEmpty { imports = ["Foundation", "KeylineHosting"] }
    }

    /// Adds the bundle of a module whose catalogs and languages Xcode finds by itself, where the sources name it.
    mutating func addBundle() {
        guard used.contains("module"), !declared.contains("module") else { return }
        text += "extension Foundation.Bundle {\nstatic var module: Foundation.Bundle { .main }\n}\n"
        imports.insert("Foundation")
    }

    /// Adds the tables of R.swift and SwiftGen.
    ///
    /// - Parameters:
    ///   - resources: The paths of the module's resources.
    ///   - names: The names of SwiftGen's tables.
    ///   - texts: The module's sources.
    mutating func addTables(of resources: [String], names: [SwiftGenNames.Kind: [String]], texts: [String]) {
        let tables = ResourceTables(resources, names: names, texts: texts)
        guard !tables.text.isEmpty else { return }
        text += tables.text
        imports.formUnion(["Foundation", "KeylineHosting"])
    }

    /// Names that SwiftUI and UIKit have stay theirs, as in Xcode.
    private func isMissing(_ entry: CatalogNames.Entry) -> Bool {
        !declared.contains(entry.symbol) && !Self.systemNames.contains(entry.symbol)
    }

    private static let systemNames: Set<String> = [
        "accentColor", "accent", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "label", "link",
        "magenta", "mint", "orange", "pink", "primary", "purple", "red", "secondary", "separator", "teal", "tertiary",
        "tint", "white", "yellow", "background", "foreground", "fill", "quaternary", "shadow", "image", "add", "remove",
        "actions", "checkmark", "strokedCheckmark", "placeholder", "selection", "windowBackground", "darkText",
        "lightText", "darkGray", "lightGray",
    ]

    private func uses(_ entry: CatalogNames.Entry) -> Bool { used.contains(entry.symbol) }

    private mutating func add(_ entries: [CatalogNames.Entry], of resource: String) {
        var seen: Set<[String]> = []
        for (groups, members) in Self.grouped(
            entries.filter { uses($0) && seen.insert($0.groups + [$0.symbol]).inserted })
        {
            text += "extension \(resource) {\n" + groups.map { "enum \($0) {\n" }.joined()
            for entry in members {
                let value = "\(resource)(name: \(entry.name.quoted), bundle: Foundation.Bundle.main)"
                text += "static let \(entry.symbol.inBackticks) = \(value)\n"
            }
            text += String(repeating: "}\n", count: groups.count + 1)
        }
    }

    private mutating func addValues(
        _ entries: [CatalogNames.Entry], type: String, resource: String, isIsolated: Bool
    ) {
        let label = type == "Color" ? "" : "resource: "
        var seen: Set<String> = []
        let members = entries.filter { uses($0) && $0.groups.isEmpty && seen.insert($0.symbol).inserted }
        guard !members.isEmpty else { return }
        text += "extension \(type) {\n"
        for entry in members {
            let name = entry.symbol.inBackticks
            text +=
                "\(isIsolated ? "@MainActor " : "")static var \(name): \(type) { \(type)(\(label)\(resource).\(name)) }\n"
        }
        text += "}\n"
    }

    private mutating func addStrings(_ strings: [StringSymbol]) {
        for (table, members) in Dictionary(grouping: strings.filter { used.contains($0.symbol) }, by: \.table)
            .sorted(by: { ($0.key ?? "") < ($1.key ?? "") })
        {
            text += "extension LocalizedStringResource {\n" + (table.map { "enum \($0.firstUppercased) {\n" } ?? "")
            for string in members where !declared.contains(string.symbol) { text += Self.member(string) }
            text += table == nil ? "}\n" : "}\n}\n"
        }
    }

    private static func member(_ string: StringSymbol) -> String {
        let table = string.table.map { ", table: \($0.quoted)" } ?? ""
        guard !string.values.isEmpty else {
            return "static var \(string.symbol.inBackticks): LocalizedStringResource { LocalizedStringResource("
                + "\(string.key.quoted), defaultValue: \(string.text.quoted)\(table)) }\n"
        }
        let parameters = string.values.enumerated().map { "_ value\($0): \($1)" }.joined(separator: ", ")
        return "static func \(string.symbol.inBackticks)(\(parameters)) -> LocalizedStringResource { "
            + "LocalizedStringResource(\(string.key.quoted), defaultValue: \(string.literal)\(table)) }\n"
    }

    private static func grouped(
        _ entries: [CatalogNames.Entry]
    ) -> [(groups: [String], members: [CatalogNames.Entry])] {
        Dictionary(grouping: entries, by: \.groups).map { (groups: $0.key, members: $0.value) }
            .sorted { $0.groups.joined(separator: ".") < $1.groups.joined(separator: ".") }
    }
}

extension String {
    /// The name in backticks, where it is a keyword of Swift.
    var inBackticks: String {
        [
            "default", "case", "class", "extension", "for", "if", "import", "in", "let", "return", "switch", "var",
            "where", "is", "as",
            "repeat", "self", "static", "true", "false", "nil", "init", "operator", "private", "public", "internal",
            "func",
        ]
        .contains(self) ? "`\(self)`" : self
    }
}
