import Foundation

/// The tables that R.swift and SwiftGen make of an app's resources when Xcode builds it, which are in no checkout.
///
/// A name in the sources is looked for among the resources by its letters and digits: the tools' rules for capitals, separators and numbers
/// leave these alone. Types and members are those that the tools document.
struct ResourceTables {
    /// The code, which is put behind a source; empty where nothing is used.
    private(set) var text = ""

    private let index: ResourceIndex

    /// Makes the tables that sources use and do not declare.
    ///
    /// - Parameters:
    ///   - paths: The paths of the module's resources.
    ///   - names: Names that SwiftGen's configuration gives its tables, by the kind of table.
    ///   - texts: The module's sources.
    init(_ paths: [String], names: [SwiftGenNames.Kind: [String]], texts: [String]) {
        let kinds = SwiftGenNames.usual.merging(names) { $0 + $1 }
        let uses = ResourceUses(of: ["R"] + kinds.flatMap(\.value), in: texts)
        index = ResourceIndex(uses.isEmpty ? [] : paths)
        guard !uses.isEmpty else { return }
        let tables = [
            tableOfR(uses.members(of: "R")),
            table(kinds[.strings] ?? [], uses) { path in textMember(path, of: nil, isConstant: true) },
            table(kinds[.assets] ?? [], uses, types: TableTypes.assets, assetMember),
            table(kinds[.fonts] ?? [], uses, types: TableTypes.fonts, fontMember),
            table(kinds[.storyboards] ?? [], uses, types: TableTypes.scenes, sceneMember),
        ]
        text = tables.joined()
    }

    /// The code of a table under each of its names.
    private func table(
        _ names: [String], _ uses: ResourceUses, types: String = "",
        _ member: ([String]) -> (path: ArraySlice<String>, code: String)?
    ) -> String {
        var text = ""
        for name in names {
            var tree = NameTree()
            for path in uses.members(of: name) {
                if let (path, code) = member(path) { tree.add(path, code) }
            }
            guard !tree.isEmpty else { continue }
            text += "enum \(name) {\n\(tree.text)}\n"
        }
        return text.isEmpty ? "" : text + types
    }

    // MARK: R.swift

    private func tableOfR(_ paths: [[String]]) -> String {
        var tree = NameTree()
        for path in paths where path.count > 1 {
            guard let kind = path.first, let (inside, code) = member(of: kind, Array(path.dropFirst())) else {
                continue
            }
            tree.add([kind] + inside, code)
        }
        guard !tree.isEmpty else { return "" }
        return "enum R {\n\(tree.text)\(TableTypes.r)}\n\(TableTypes.rExtensions)"
    }

    private func member(of kind: String, _ path: [String]) -> (path: ArraySlice<String>, code: String)? {
        switch kind {
        case "image": named(path, index.images, "R.ImageName")
        case "color": named(path, index.colors, "R.ColorName")
        case "font": named(path, index.fonts, "R.FontName")
        case "file": named(path, index.files, "R.FileName")
        case "string": textMember(Array(path.dropFirst()), of: path.first, isConstant: false)
        case "nib":
            match(path, index.nibs, \.name).map { path, nib in
                (path, Self.constant(path, "R.NibName<\(nib.rootClass ?? "UIView")>", nib.name))
            }
        case "reuseIdentifier":
            match(path, (index.nibs + index.storyboards).flatMap(\.cells), \.identifier).map { path, cell in
                (path, Self.constant(path, "R.ReuseIdentifier<\(cell.type ?? "UIView")>", cell.identifier))
            }
        case "storyboard": storyboardMember(path)
        default: nil
        }
    }

    private func storyboardMember(_ path: [String]) -> (path: ArraySlice<String>, code: String)? {
        guard let first = path.first, let (_, board) = match([first], index.storyboards, \.name) else { return nil }
        let call = "R.StoryboardName(name: \(board.name.quoted))"
        guard path.count > 1, let (inside, controller) = match(Array(path.dropFirst()), board.controllers, \.identifier)
        else {
            let type = board.rootClass ?? "UIViewController"
            return (
                [first, "instantiateInitialViewController"],
                "@MainActor static func instantiateInitialViewController() -> \(type)? { "
                    + "\(call).initial() as? \(type) }"
            )
        }
        let name = inside.last ?? ""
        let type = controller.type ?? "UIViewController"
        return (
            [first] + inside,
            "@MainActor static func \(name.inBackticks)() -> \(type)? { "
                + "\(call).scene(\(controller.identifier.quoted)) as? \(type) }"
        )
    }

    // MARK: SwiftGen

    private func assetMember(_ path: [String]) -> (path: ArraySlice<String>, code: String)? {
        if path.last.map({ $0.lowercased().contains("color") }) != true {
            if let (path, name) = match(path, index.images, \.self) {
                return (path, Self.constant(path, "ImageAsset", name))
            }
        }
        if let (path, name) = match(path, index.colors, \.self) {
            return (path, Self.constant(path, "ColorAsset", name))
        }
        return match(path, index.images, \.self).map { path, name in (path, Self.constant(path, "ImageAsset", name)) }
    }

    private func fontMember(_ path: [String]) -> (path: ArraySlice<String>, code: String)? {
        named(path, index.fonts, "FontConvertible")
    }

    private func sceneMember(_ path: [String]) -> (path: ArraySlice<String>, code: String)? {
        guard let first = path.first, let (_, board) = match([first], index.storyboards, \.name), path.count > 1 else {
            return nil
        }
        let isInitial = path[1] == "initialScene"
        let controller = board.controllers.first { Self.loose($0.identifier) == Self.loose(path[1]) }
        guard isInitial || controller != nil else { return nil }
        let type = (isInitial ? board.rootClass : controller?.type) ?? "UIViewController"
        let identifier = isInitial ? "nil" : (controller?.identifier ?? "").quoted
        return (
            [first, path[1]],
            "static var \(path[1].inBackticks): SceneType<\(type)> { "
                + "SceneType(storyboard: \(board.name.quoted), identifier: \(identifier)) }"
        )
    }

    // MARK: Members

    /// A name's member as code: the texts of a table, or of all tables where nil.
    private func textMember(
        _ path: [String], of table: String?, isConstant: Bool
    ) -> (path: ArraySlice<String>, code: String)? {
        let texts = index.texts.filter { entry in table.map { Self.loose($0) == Self.loose(entry.table) } ?? true }
        guard
            let (inside, entry) = match(path, texts, \.key)
                ?? match(path, texts, { "\($0.table).\($0.key)" })
        else { return nil }
        let name = (inside.last ?? "").inBackticks
        let types = FormatTypes.types(of: entry.text)
        let look =
            "Foundation.Bundle.main.localizedString(forKey: \(entry.key.quoted), value: \(entry.text.quoted), "
            + "table: \(entry.table.quoted))"
        let code: String
        if isConstant, types.isEmpty {
            code = "static var \(name): String { \(look) }"
        } else if isConstant {
            let parameters = types.enumerated().map { "_ p\($0 + 1): \($1 == "String" ? "Any" : $1)" }
            let values = types.enumerated().map { $1 == "String" ? "String(describing: p\($0 + 1))" : "p\($0 + 1)" }
            code =
                "static func \(name)(\(parameters.joined(separator: ", "))) -> String { String(format: \(look), "
                + "arguments: [\(values.joined(separator: ", "))]) }"
        } else {
            code = "static var \(name): R.StringName { R.StringName(key: \(entry.key.quoted), format: \(look)) }"
        }
        return ([table].compactMap { $0 } + inside, code)
    }

    private func named(_ path: [String], _ names: [String], _ type: String) -> (path: ArraySlice<String>, code: String)?
    {
        match(path, names, \.self).map { path, name in (path, Self.constant(path, type, name)) }
    }

    private static func constant(_ path: ArraySlice<String>, _ type: String, _ name: String) -> String {
        "static var \((path.last ?? "").inBackticks): \(type) { \(type)(name: \(name.quoted)) }"
    }

    /// The resource that a path names, and the part of the path that does; the rest are members of its value.
    ///
    /// A folder of a catalog may be in the path or not, and a file may be named with its ending.
    private func match<Resource>(
        _ path: [String], _ resources: [Resource], _ name: (Resource) -> String
    ) -> (path: ArraySlice<String>, resource: Resource)? {
        for count in stride(from: path.count, to: 0, by: -1) {
            let whole = Self.loose(path.prefix(count).joined())
            let last = Self.loose(path[count - 1])
            let resource =
                resources.first { Self.loose(name($0)) == whole }
                ?? resources.first { Self.loose(name($0).split(separator: "/").last.map(String.init) ?? "") == last }
            if let resource { return (path.prefix(count), resource) }
        }
        return nil
    }

    /// The letters and digits of a name.
    private static func loose(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}

/// The names of SwiftGen's tables.
enum SwiftGenNames {
    /// A kind of table.
    enum Kind: String, CaseIterable {
        case strings, assets, fonts, storyboards
    }

    /// The names where a configuration gives none.
    static let usual: [Kind: [String]] = [
        .strings: ["L10n"], .assets: ["Asset"], .fonts: ["FontFamily"], .storyboards: ["StoryboardScene"],
    ]

    /// The names that the `enumName`s of a configuration give: `swiftgen.yml` in a folder or one around it, as far as the repository goes.
    static func names(around folder: String) -> [Kind: [String]] {
        var current = URL(fileURLWithPath: folder).standardizedFileURL
        for _ in 0..<8 where current.path.count > 1 {
            for name in ["swiftgen.yml", ".swiftgen.yml"] {
                let path = current.appendingPathComponent(name).path
                if let text = try? String(contentsOfFile: path, encoding: .utf8) { return names(in: text) }
            }
            if FileManager.default.fileExists(atPath: current.appendingPathComponent(".git").path) { break }
            current.deleteLastPathComponent()
        }
        return [:]
    }

    /// The names in the text of a configuration: `enumName` below the key of a kind.
    static func names(in text: String) -> [Kind: [String]] {
        let kinds: [Substring: Kind] = ["strings": .strings, "xcassets": .assets, "fonts": .fonts, "ib": .storyboards]
        var result: [Kind: [String]] = [:]
        var kind: Kind?
        for line in text.split(separator: "\n") {
            if let match = line.wholeMatch(of: /(\w+):\s*/) { kind = kinds[match.1] }
            if let kind, let match = line.firstMatch(of: /\benumName:\s*"?'?(\w+)/) {
                result[kind, default: []].append(String(match.1))
            }
        }
        return result
    }
}
