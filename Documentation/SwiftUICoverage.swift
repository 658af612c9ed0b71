import Foundation

// Lists the public names of SwiftUILayout from its symbol graph and says what each does in a picture: `make coverage` writes
// SwiftUI-coverage.md with it. What a name does is said by the folder that declares it.

/// What a symbol graph says about a declaration.
struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Location: Decodable { let uri: String }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let location: Location?

    /// Whether the compiler, rather than a person, declared it.
    var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") }

    /// The folder of the module that declares it.
    var folder: String {
        let parts = location?.uri.components(separatedBy: "/") ?? []
        guard let module = parts.lastIndex(of: "Sources"), module + 2 < parts.count else { return "" }
        return parts[module + 1] == "ProposalLayout" ? "ProposalLayout" : parts[module + 2]
    }

    var isType: Bool {
        ["class", "struct", "enum", "protocol", "typealias"].contains { kind.identifier == "swift.\($0)" }
    }

    /// The name as people write it.
    var name: String { pathComponents.joined(separator: ".") }

    /// The name without its arguments.
    var plainName: String { (pathComponents.last ?? "").components(separatedBy: "(")[0] }
}

struct SymbolGraph: Decodable {
    let symbols: [Symbol]
}

/// What a name does in a picture.
enum Effect: String, CaseIterable {
    case lays = "Lays out"
    case draws = "Draws, or decides how something is drawn"
    case value = "Values and properties, as far as the first frame needs them"
    case frame = "Has only its effect on the first frame"

    init(folder: String) {
        switch folder {
        case "Layout", "ProposalLayout", "Modifiers", "Views", "Graph", "Scene", "Lists", "Navigation", "Explain":
            self = .lays
        case "Text", "Images", "Shapes", "Canvas", "Styles", "Controls", "Drawing": self = .draws
        case "Events": self = .frame
        default: self = .value
        }
    }

    var explanation: String {
        switch self {
        case .lays: "Measured and placed by SwiftUI’s rules."
        case .draws:
            """
            Leaves, styles and controls are measured and drawn. Materials and glass are pale grounds: nothing behind them is blurred. \
            Rounded and serif designs are drawn in the system font, and symbols are stand-ins. Blurs, blend modes, shadows and masks \
            act on pixels, in PDF and SVG as in PNG; `plusDarker` multiplies.
            """
        case .value:
            """
            State has its initial value, `AppStorage` and `SceneStorage` read no defaults, and dates that depend on now count from a \
            fixed moment, so that a picture is the same every day.
            """
        case .frame:
            """
            Compiles and changes nothing but what `onAppear`, `task`, `onReceive` and `onChange(initial:)` do: gestures, \
            presentations, transitions, accessibility and input wait for a person. Checks know which views a finger can use, and \
            where.
            """
        }
    }
}

/// A name of the table of those that people use most.
struct UsedName {
    let rank: Int
    let written: String

    /// The names in a file, most used first.
    static func all(in path: String) throws -> [UsedName] {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count >= 3, let rank = Int(cells[0]) else { return nil }
            return UsedName(rank: rank, written: cells[1])
        }
    }

    /// The name without what tells its kind.
    var plain: String {
        written.replacingOccurrences(of: "some ", with: "").trimmingCharacters(in: CharacterSet(charactersIn: ".@#("))
    }

    /// Where a name comes from that is not SwiftUI's own.
    private static let others = [
        "@MainActor": "Swift", "@available": "Swift", "@Observable": "Observation", "@Published": "Combine",
    ]

    var otherModule: String? { Self.others[written] }
}

/// Which of the names that people use most there are.
struct UsageReport {
    let names: [UsedName]
    let known: Set<String>

    var text: String {
        let own = names.filter { $0.otherModule == nil }
        let missing = own.filter { !known.contains($0.plain) }
        let others = names.compactMap { name in name.otherModule.map { "`\(name.written)` (\($0))" } }
        return """
            ## The names that people use most

            Of the \(names.count) names that 3,935 public files use most (`SwiftUI-names.tsv`) \(own.count) are SwiftUI’s own; \
            \(own.count - missing.count) of them are here. Not in this module: \
            \(missing.map { "`\($0.written)`" }.joined(separator: ", ")). From elsewhere: \(others.joined(separator: ", ")).

            """
    }
}

func list(_ names: Set<String>) -> String { names.sorted().map { "`\($0)`" }.joined(separator: ", ") }

let paths = CommandLine.arguments.dropFirst().filter { $0.hasSuffix(".json") }
let symbols = try paths.flatMap { path in
    try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: path))).symbols
}.filter { !$0.isSynthesized && !$0.plainName.hasPrefix("_") && !($0.pathComponents.first ?? "").hasPrefix("_") }

var types: [Effect: Set<String>] = [:]
var modifiers: [Effect: Set<String>] = [:]
var all: Set<String> = []
for symbol in symbols {
    all.insert(symbol.plainName)
    let effect = Effect(folder: symbol.folder)
    if symbol.isType, symbol.pathComponents.count <= 2 {
        types[effect, default: []].insert(symbol.name)
    } else if symbol.pathComponents.first == "View", symbol.kind.identifier == "swift.method" {
        modifiers[effect, default: []].insert(symbol.plainName)
    }
}

print("# Which of SwiftUI’s names Keyline has\n")
print(
    "Written by `make coverage` from the symbol graph of `SwiftUILayout`. \(types.values.map(\.count).reduce(0, +)) types and "
        + "\(Set(modifiers.values.flatMap { $0 }).count) modifiers of views.\n")
if let table = CommandLine.arguments.dropFirst().first(where: { $0.hasSuffix(".tsv") }) {
    print(UsageReport(names: try UsedName.all(in: table), known: all).text)
}
for effect in Effect.allCases {
    print("## \(effect.rawValue)\n\n\(effect.explanation)\n")
    print("Types: \(list(types[effect] ?? []))\n")
    if let names = modifiers[effect], !names.isEmpty { print("Modifiers: \(list(names))\n") }
}
