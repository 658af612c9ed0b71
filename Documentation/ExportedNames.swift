// Writes the names of all types that Keyline's modules export, from their symbol graphs, as a source of the adapter: no stub has one of them.
import Foundation

struct Graph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        let kind: Kind
        let pathComponents: [String]
    }
    let symbols: [Symbol]
}

let kinds: Set = [
    "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias", "swift.associatedtype",
]
var names: Set<String> = []
for path in CommandLine.arguments.dropFirst() {
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    for symbol in graph.symbols where kinds.contains(symbol.kind.identifier) {
        if let name = symbol.pathComponents.last, name.first?.isUppercase == true,
            name.allSatisfy({ $0.isLetter || $0.isNumber })
        {
            names.insert(name)
        }
    }
}
print(
    "/// The names of all types that Keyline's modules export. Generated from their symbol graphs by `make coverage`.")
print("enum ExportedNames {\n    static let text = \"\"\"")
var line = "       "
for name in names.sorted() {
    if line.count + name.count + 1 > 120 {
        print(line)
        line = "       "
    }
    line += " " + name
}
print(line + "\n        \"\"\"\n}")
