import Foundation

// Lists the public names of UIKitLayout, and of the modules that stand for Apple's others, from their symbol graphs: `make coverage`
// writes UIKit-coverage.md with it.

/// What a symbol graph says about a declaration.
struct Symbol: Decodable {
    struct Kind: Decodable {
        let identifier: String
    }

    struct Identifier: Decodable {
        let precise: String
    }

    /// A piece of a declaration, such as the name of a type.
    struct Fragment: Decodable {
        let preciseIdentifier: String?
    }

    struct Comment: Decodable {
        struct Line: Decodable {
            let text: String
        }

        let lines: [Line]
    }

    let docComment: Comment?
    let declarationFragments: [Fragment]?
    let kind: Kind
    let identifier: Identifier
    var pathComponents: [String]

    /// The type that a type alias is another name of; nil for anything else.
    var target: String? {
        kind.identifier == "swift.typealias" ? declarationFragments?.last?.preciseIdentifier : nil
    }

    var isType: Bool {
        ["class", "struct", "enum", "protocol", "typealias"].contains { kind.identifier == "swift.\($0)" }
    }

    /// Whether its comment says that no picture shows what it does.
    var changesNoPicture: Bool {
        docComment?.lines.contains { $0.text.contains("Changes no picture") } ?? false
    }

    /// Whether the compiler, rather than a person, declared it.
    var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") }
}

/// A symbol graph as the compiler writes it.
struct SymbolGraph: Decodable {
    struct Module: Decodable {
        let name: String
    }

    let module: Module
    let symbols: [Symbol]

    init(contentsOf path: String) throws {
        self = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
}

/// The types of some graphs with the names of their members.
struct Coverage {
    private var members: [String: Set<String>] = [:]
    private var functions: Set<String> = []
    /// The names that are accepted and change no picture; a type stands for all of its members.
    private var accepted: [String: Set<String>] = [:]
    private var acceptedTypes: Set<String> = []

    init(_ graphs: [SymbolGraph]) {
        let symbols = Self.named(graphs.flatMap(\.symbols).filter { !$0.isSynthesized })
        acceptedTypes = Set(
            symbols.filter { $0.isType && $0.changesNoPicture }.map { $0.pathComponents.joined(separator: ".") })
        symbols.forEach { add($0) }
    }

    /// The symbols with those of Auto Layout's own types under UIKit's names for them.
    private static func named(_ symbols: [Symbol]) -> [Symbol] {
        var aliases: [String: [String]] = [:]
        for symbol in symbols { if let target = symbol.target { aliases[target] = symbol.pathComponents } }
        var names: [[String]: [String]] = [:]
        for symbol in symbols where symbol.pathComponents.first == "LayoutConstraint" {
            names[symbol.pathComponents] = aliases[symbol.identifier.precise]
        }
        return symbols.compactMap { symbol in
            guard symbol.pathComponents.first == "LayoutConstraint" else { return symbol }
            var symbol = symbol
            guard let name = names[Array(symbol.pathComponents.prefix(2))] else { return nil }
            symbol.pathComponents.replaceSubrange(..<2, with: name)
            return symbol
        }
    }

    private mutating func add(_ symbol: Symbol) {
        if isAccepted(symbol) { return accept(symbol) }
        if symbol.isType {
            members[symbol.pathComponents.joined(separator: "."), default: []] =
                members[symbol.pathComponents.joined(separator: ".")] ?? []
        } else if symbol.pathComponents.count > 1 {
            members[symbol.pathComponents.dropLast().joined(separator: "."), default: []].insert(
                symbol.pathComponents.last ?? "")
        } else {
            functions.insert(symbol.pathComponents[0])
        }
    }

    /// Whether a name, or a type around it, says that it changes no picture.
    private func isAccepted(_ symbol: Symbol) -> Bool {
        symbol.changesNoPicture
            || symbol.pathComponents.indices.contains { index in
                acceptedTypes.contains(symbol.pathComponents.prefix(index + 1).joined(separator: "."))
            }
    }

    private mutating func accept(_ symbol: Symbol) {
        let path = symbol.isType ? symbol.pathComponents[...] : symbol.pathComponents.dropLast()
        let type = path.isEmpty ? "Functions" : path.joined(separator: ".")
        accepted[type, default: []].formUnion(symbol.isType ? [] : [symbol.pathComponents.last ?? ""])
    }

    /// Whether a name is one of Apple's, by its prefix, rather than one of Keyline's own.
    private static func isApples(_ name: String) -> Bool {
        ["UI", "NS", "CA", "CG", "objc_", "String", "IndexPath", "LocalizedString"].contains { name.hasPrefix($0) }
    }

    /// The part of the page about a module of its own.
    func text(of module: String) -> String {
        let drawn = members.keys.filter { !(members[$0] ?? []).isEmpty || accepted[$0] == nil }.sorted()
        let names = sections(drawn, of: members)
        let functions = functions.isEmpty ? "" : "\(functions.sorted().map { "`\($0)`" }.joined(separator: ", "))\n\n"
        let rest =
            accepted.isEmpty
            ? "" : "Accepted, changes no picture:\n\n\(sections(accepted.keys.sorted(), of: accepted))\n"
        return "### \(module)\n\n\(names)\(names.isEmpty ? "" : "\n")\(functions)\(rest)"
    }

    var text: String {
        let apples = members.keys.filter(Self.isApples).sorted()
        let own = members.keys.filter { !Self.isApples($0) }.sorted()
        let count = apples.map { members[$0]?.count ?? 0 }.reduce(0, +)
        return """
            # Which of UIKit’s names Keyline has

            Written by `make coverage` from the symbol graph of `UIKitLayout`; `make test` compares it with the code. \(apples.count) \
            types of UIKit, Core Animation and Core Graphics, with \(count) members. A name that is listed works; one that does \
            not work is not there. Names that do not affect a still picture are listed separately, below.

            \(sections(apples, of: members))
            ## Functions

            \(functions.filter(Self.isApples).sorted().map { "`\($0)`" }.joined(separator: ", "))

            ## Keyline's own

            \(sections(own, of: members))
            ## Accepted, changes no picture

            Touches, speech, presentation, animation and the like: \(accepted.values.map(\.count).reduce(0, +)) members of \
            \(accepted.count) types exist with UIKit's signatures, keep what they are given and can be overridden.

            \(sections(accepted.keys.sorted(), of: accepted))
            """
    }

    private func sections(_ names: [String], of members: [String: Set<String>]) -> String {
        names.map { name in
            let list = (members[name] ?? []).sorted().map { "`\($0)`" }.joined(separator: ", ")
            return "- **\(name)**" + (list.isEmpty ? "" : ": " + list) + "\n"
        }.joined()
    }
}

/// The modules that stand for Apple's others, by Apple's names for them.
let others = [
    "AVFoundation": "AVFoundation", "AVKit": "AVKit", "ActivityKit": "ActivityKit",
    "AudioToolbox":
        "AudioToolbox", "AuthenticationServices": "AuthenticationServices", "BackgroundTasks": "BackgroundTasks",
    "KeylineCombine": "Combine", "CoreMotion": "CoreMotion", "CoreSpotlight": "CoreSpotlight",
    "CryptoKit":
        "CryptoKit", "ImageIO": "ImageIO", "LinkPresentation": "LinkPresentation",
    "LocalAuthentication":
        "LocalAuthentication", "MapKit": "MapKit", "MediaPlayer": "MediaPlayer", "MessageUI": "MessageUI",
    "MobileCoreServices": "MobileCoreServices", "NaturalLanguage": "NaturalLanguage", "Network": "Network",
    "PhotosUI": "PhotosUI", "QuickLook": "QuickLook", "SafariServices": "SafariServices", "Social": "Social",
    "UniformTypeIdentifiers": "UniformTypeIdentifiers", "UserNotificationsUI": "UserNotificationsUI",
    "WatchConnectivity": "WatchConnectivity", "WebKit": "WebKit",
    "CallKit": "CallKit",
    "CloudKit": "CloudKit",
    "CommonCrypto": "CommonCrypto",
    "Contacts": "Contacts",
    "ContactsUI": "ContactsUI",
    "CoreBluetooth": "CoreBluetooth",
    "CoreTelephony": "CoreTelephony",
    "EventKit": "EventKit",
    "EventKitUI": "EventKitUI",
    "Intents": "Intents",
    "IntentsUI": "IntentsUI",
    "PDFKit": "PDFKit",
    "PushKit": "PushKit",
    "Security": "Security",
    "Speech": "Speech",
    "SystemConfiguration": "SystemConfiguration",
    "Vision": "Vision",
    "VisionKit": "VisionKit",
]

let graphs = try CommandLine.arguments.dropFirst().map(SymbolGraph.init(contentsOf:))
print(Coverage(graphs.filter { others[$0.module.name] == nil }).text)
print("## Other modules\n")
for (module, name) in others.sorted(by: { $0.value < $1.value }) {
    print(Coverage(graphs.filter { $0.module.name == module }).text(of: name), terminator: "")
}
