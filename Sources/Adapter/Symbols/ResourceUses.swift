import Foundation

/// The names that a module's sources use of a table that a build tool makes, such as `R` of R.swift or `L10n` of SwiftGen, and do not declare.
struct ResourceUses {
    /// The members behind each name, such as `image`, `logo` for `R.image.logo`.
    private let paths: [String: Set<[String]>]

    /// Looks for names.
    ///
    /// - Parameters:
    ///   - roots: The tables' names.
    ///   - texts: The module's sources.
    init(of roots: [String], in texts: [String]) {
        var paths: [String: Set<[String]>] = [:]
        for root in roots where !texts.contains(where: { Self.declares(root, $0) }) {
            for text in texts where text.contains(root + ".") {
                for match in text.matches(of: /\b(\w+)((?:\s*\.\s*`?[A-Za-z_]\w*`?)+)/) where match.1 == root {
                    let members = match.2.split(separator: ".").map { word in
                        String(word.filter { $0.isLetter || $0.isNumber || $0 == "_" })
                    }
                    paths[root, default: []].insert(members.filter { !$0.isEmpty })
                }
            }
        }
        self.paths = paths
    }

    /// Whether nothing is used.
    var isEmpty: Bool { paths.isEmpty }

    /// The members behind a name, in order.
    func members(of root: String) -> [[String]] {
        (paths[root] ?? []).sorted { $0.joined(separator: ".") < $1.joined(separator: ".") }
    }

    private static func declares(_ name: String, _ text: String) -> Bool {
        text.contains(name)
            && text.matches(of: /\b(?:enum|struct|class|actor|typealias|let|var|import)\s+(\w+)/)
                .contains { $0.1 == name }
    }
}

/// Names inside one another, as code.
struct NameTree {
    private var children: [String: NameTree] = [:]
    private var declaration: String?

    var isEmpty: Bool { children.isEmpty && declaration == nil }

    /// Adds a declaration under a path.
    mutating func add(_ path: ArraySlice<String>, _ declaration: String) {
        guard let first = path.first else {
            self.declaration = declaration
            return
        }
        children[first, default: NameTree()].add(path.dropFirst(), declaration)
    }

    /// The code: a type for each name with others inside.
    var text: String {
        children.sorted { $0.key < $1.key }.map { name, tree in
            tree.declaration.map { $0 + "\n" } ?? "enum \(name.inBackticks) {\n\(tree.text)}\n"
        }.joined()
    }
}
