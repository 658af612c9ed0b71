// Writes the names of all types that Keyline's modules export, from their symbol graphs, as a source of the adapter: no stub has one of them.
// Names of Apple's modules that apps import by themselves, which are named behind the graphs, are listed by module.
import Foundation

struct Graph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        let kind: Kind
        let pathComponents: [String]
    }
    struct Module: Decodable { let name: String }
    let module: Module
    let symbols: [Symbol]
}

let kinds: Set = [
    "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias", "swift.associatedtype",
]
var names: Set<String> = []
var byModule: [String: Set<String>] = [:]
let words = CommandLine.arguments.dropFirst().split(separator: "--by-module", omittingEmptySubsequences: false)
let separate = Set(words.count > 1 ? words[1] : [])
for path in words[0] {
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    var types: Set<String> = []
    for symbol in graph.symbols where kinds.contains(symbol.kind.identifier) {
        if let name = symbol.pathComponents.last, name.first?.isUppercase == true,
            name.allSatisfy({ $0.isLetter || $0.isNumber })
        {
            types.insert(name)
        }
    }
    if separate.contains(graph.module.name) {
        byModule[graph.module.name, default: []].formUnion(types)
    } else {
        names.formUnion(types)
    }
}

func list(_ names: Set<String>, indent: String) -> String {
    var lines = [indent]
    for name in names.sorted() {
        if lines[lines.count - 1].count + name.count + 2 > 112 { lines.append(indent) }
        lines[lines.count - 1] += (lines[lines.count - 1] == indent ? "" : " ") + name
    }
    return lines.joined(separator: "\n")
}

print(
    """
    /// The names of all types that Keyline's modules export. Generated from their symbol graphs by `make coverage`.
    enum ExportedNames {
        static let text = \"""
    \(list(names, indent: "        "))
            \"""

        /// The names of Apple's modules that apps import by themselves, by module.
        static let ofModules = [
    """)
for (module, names) in byModule.sorted(by: { $0.key < $1.key }) {
    print(
        """
                "\(module)": \"""
        \(list(names.isEmpty ? [""] : names, indent: "            "))
                    \""",
        """)
}
print("    ]\n}")
