import Foundation

// Lists the public names of UIKitLayout from its symbol graph: `make coverage` writes UIKit-coverage.md with it.

/// What a symbol graph says about a declaration.
struct Symbol: Decodable {
    struct Kind: Decodable {
        let identifier: String
    }

    struct Identifier: Decodable {
        let precise: String
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]

    /// Whether the compiler, rather than a person, declared it.
    var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") }
}

/// A symbol graph as the compiler writes it.
struct SymbolGraph: Decodable {
    let symbols: [Symbol]

    init(contentsOf path: String) throws {
        self = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
}

/// The types of some graphs with the names of their members.
struct Coverage {
    private var members: [String: Set<String>] = [:]
    private var functions: Set<String> = []

    init(_ graphs: [SymbolGraph]) {
        for symbol in graphs.flatMap(\.symbols) where !symbol.isSynthesized { add(symbol) }
    }

    private mutating func add(_ symbol: Symbol) {
        let isType = ["class", "struct", "enum", "protocol", "typealias"]
            .contains { symbol.kind.identifier == "swift.\($0)" }
        if isType {
            members[symbol.pathComponents.joined(separator: "."), default: []] =
                members[symbol.pathComponents.joined(separator: ".")] ?? []
        } else if symbol.pathComponents.count > 1 {
            members[symbol.pathComponents.dropLast().joined(separator: "."), default: []].insert(
                symbol.pathComponents.last ?? "")
        } else {
            functions.insert(symbol.pathComponents[0])
        }
    }

    /// Whether a name is one of Apple's, by its prefix, rather than one of Keyline's own.
    private func isApples(_ name: String) -> Bool {
        ["UI", "NS", "CA", "CG", "objc_", "String", "IndexPath", "LocalizedString"].contains { name.hasPrefix($0) }
    }

    var text: String {
        let (apples, own) = (members.keys.filter(isApples).sorted(), members.keys.filter { !isApples($0) }.sorted())
        let count = apples.map { members[$0]?.count ?? 0 }.reduce(0, +)
        return """
            # Which of UIKit’s names Keyline has

            Written by `make coverage` from the symbol graph of `UIKitLayout`; `make check` compares it with the code. \(apples.count) \
            types of UIKit, Core Animation and Core Graphics, with \(count) members. A name that is listed works; one that does \
            not work is not there.

            \(sections(apples))
            ## Functions

            \(functions.filter(isApples).sorted().map { "`\($0)`" }.joined(separator: ", "))

            ## Keyline's own

            \(sections(own))
            """
    }

    private func sections(_ names: [String]) -> String {
        names.map { name in
            let list = (members[name] ?? []).sorted().map { "`\($0)`" }.joined(separator: ", ")
            return "- **\(name)**" + (list.isEmpty ? "" : ": " + list) + "\n"
        }.joined()
    }
}

let graphs = try CommandLine.arguments.dropFirst().map(SymbolGraph.init(contentsOf:))
print(Coverage(graphs).text)
