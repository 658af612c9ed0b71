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
        case "Text", "Images", "Shapes", "Styles", "Controls", "Drawing": self = .draws
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
            Rounded and serif designs are drawn in the system font, symbols are stand-ins, a mask cuts along outlines, and a shadow \
            is as soft as fills can make it.
            """
        case .value:
            """
            State has its initial value, `AppStorage` and `SceneStorage` read no defaults, and dates that depend on now count from a \
            fixed moment, so that a picture is the same every day.
            """
        case .frame:
            """
            Compiles and changes nothing but what `onAppear`, `task`, `onReceive` and `onChange(initial:)` do at once: gestures, \
            presentations, transitions, accessibility and input wait for a person. `blur` and `blendMode` are drawn without their \
            effect.
            """
        }
    }
}

/// The documented rows of the table of names by use, and which of them are there.
struct Usage {
    let rows: [(rank: Int, name: String, kind: String)]

    init(path: String) {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        rows = text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count >= 3, let rank = Int(cells[0]) else { return nil }
            return (rank, cells[1], cells[2])
        }
    }

    /// Names of the first rows that a set of names lacks.
    func missing(among names: Set<String>, first count: Int) -> [String] {
        rows.filter { $0.rank <= count && $0.kind != "attribute" }
            .map { $0.name.hasPrefix(".") ? String($0.name.dropFirst()) : $0.name }
            .filter { !names.contains($0) }
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
for effect in Effect.allCases {
    print("## \(effect.rawValue)\n\n\(effect.explanation)\n")
    print("Types: \(list(types[effect] ?? []))\n")
    if let names = modifiers[effect], !names.isEmpty { print("Modifiers: \(list(names))\n") }
}
if let table = CommandLine.arguments.dropFirst().first(where: { $0.hasSuffix(".tsv") }) {
    let missing = Usage(path: table).missing(among: all, first: 400)
    FileHandle.standardError.write(
        Data("missing among the first 400 names by use: \(missing.joined(separator: ", "))\n".utf8))
}
