import Foundation

/// The pictures and colours of asset catalogs, and the texts of string catalogs, by the names that Xcode generates for them.
struct CatalogNames {
    /// A name inside the groups of a catalog that give a namespace.
    struct Entry: Hashable {
        /// The groups, as Swift's types are called.
        let groups: [String]
        /// The name, as Swift's properties are called.
        let symbol: String
        /// The name in the catalog.
        let name: String
    }

    private(set) var images: [Entry] = []
    private(set) var colors: [Entry] = []
    private(set) var strings: [StringSymbol] = []

    private static let depthLimit = 16

    /// Reads catalogs.
    ///
    /// - Parameter paths: The paths of `.xcassets` folders and `.xcstrings` files.
    init(_ paths: [String]) {
        for path in paths.sorted() {
            if path.hasSuffix(".xcassets") { search(path, groups: [], prefix: "", depth: 0) }
            if path.hasSuffix(".xcstrings") { strings += StringSymbol.all(inCatalog: path) }
        }
    }

    private mutating func search(_ folder: String, groups: [String], prefix: String, depth: Int) {
        guard depth < Self.depthLimit else { return }
        for item in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            let path = "\(folder)/\(item)"
            let parts = item.split(separator: ".", omittingEmptySubsequences: false)
            let stem = parts.count > 1 ? parts.dropLast().joined(separator: ".") : item
            switch parts.count > 1 ? parts.last : nil {
            case "imageset", "symbolset":
                images.append(Entry(groups: groups, symbol: Self.symbol(stem, without: "Image"), name: prefix + stem))
            case "colorset":
                colors.append(Entry(groups: groups, symbol: Self.symbol(stem, without: "Color"), name: prefix + stem))
            case nil:
                let isNamespace = Self.isNamespace(path)
                let type = Self.words(stem).map(\.firstUppercased).joined()
                search(
                    path, groups: isNamespace ? groups + [type] : groups,
                    prefix: isNamespace ? prefix + stem + "/" : prefix, depth: depth + 1)
            default: break
            }
        }
    }

    private static func isNamespace(_ folder: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
            let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return false }
        return (contents["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
    }

    // MARK: Names

    /// The name of a property: words run together, without the kind at the end.
    static func symbol(_ name: String, without kind: String) -> String {
        var words = words(name)
        if words.count > 1 || words.first != kind, let last = words.last, last.hasSuffix(kind) {
            let rest = String(last.dropLast(kind.count))
            words[words.count - 1] = rest
            words = words.filter { !$0.isEmpty }
        }
        guard let first = words.first else { return "_" }
        let result = ([first.firstWordLowercased] + words.dropFirst().map(\.firstUppercased)).joined()
        return result.first?.isNumber == true ? "_" + result : result
    }

    /// The runs of letters and digits in a name.
    static func words(_ name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}

extension String {
    /// The text with an uppercase first letter.
    var firstUppercased: String { prefix(1).uppercased() + dropFirst() }

    /// The text with its first capitals in lower case: `URLBar` becomes `urlBar`.
    fileprivate var firstWordLowercased: String {
        let capitals = prefix { $0.isUppercase }
        guard capitals.count > 1, capitals.count < count else {
            return capitals.lowercased() + dropFirst(capitals.count)
        }
        let next = self[index(startIndex, offsetBy: capitals.count)]
        let count = next.isLetter ? capitals.count - 1 : capitals.count
        return prefix(count).lowercased() + dropFirst(count)
    }
}
