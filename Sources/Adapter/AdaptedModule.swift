import SwiftSyntax

/// The files of a module while they are rewritten.
struct AdaptedModule {
    private let sources: [AppSource]
    private let index: ModuleIndex
    private var edits: [SourceEdits] = []
    private var imports: [Set<String>] = []
    private var additions: [[String]] = []
    private(set) var notes: [AdaptationNote] = []
    private(set) var missing: [String: String] = [:]
    /// What comes before the closing brace of a type, by file and place.
    private var endings: [[Int: String]]

    init(_ sources: [AppSource], _ index: ModuleIndex, _ modules: ModuleNames) {
        self.sources = sources
        self.index = index
        endings = sources.map { _ in [:] }
        var missingOfFiles: [[String]] = []
        for source in sources {
            let rewriter = FileRewriter(source, index, modules)
            edits.append(rewriter.edits)
            imports.append(rewriter.imports)
            additions.append(rewriter.additions)
            notes += rewriter.notes
            missingOfFiles.append(rewriter.missing.map(\.module))
            for (module, offset) in rewriter.missing {
                missing[module] = missing[module] ?? source.path
                notes.append(source.note("there is no replacement for module \"\(module)\"", at: offset))
            }
        }
        addStubs(missingOfFiles, modules)
    }

    private mutating func addStubs(_ missing: [[String]], _ modules: ModuleNames) {
        let stubs = MissingStubs(sources, missing: missing) { file in
            modules.available.subtracting(Self.applesModules).isDisjoint(with: Self.imports(of: sources[file]))
        }
        notes += stubs.notes
        for (file, declarations) in stubs.declarations {
            additions[file] += declarations
            imports[file].insert("KeylineObjectiveC")
        }
    }

    /// Modules of Apple's that have their own names here.
    static let applesModules: Set<String> = [
        "AVFoundation", "AVKit", "ActivityKit", "AppIntents", "AudioToolbox", "AuthenticationServices",
        "BackgroundTasks", "CallKit", "Charts", "CloudKit", "CommonCrypto", "Contacts", "ContactsUI",
        "CoreBluetooth", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion",
        "CoreSpotlight", "CoreTelephony", "CoreText", "CryptoKit", "EventKit", "EventKitUI", "ImageIO",
        "Intents", "IntentsUI", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
        "MobileCoreServices", "NaturalLanguage", "Network", "PDFKit", "Photos", "PhotosUI", "PushKit",
        "QuartzCore", "QuickLook", "SafariServices", "Security", "Social", "Speech", "StoreKit", "SwiftData",
        "SystemConfiguration", "TipKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
        "Vision", "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit",
    ]

    /// The modules that a file imports.
    static func imports(of source: AppSource) -> Set<String> {
        Set(source.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text })
    }

    private struct Place: Hashable {
        let file: Int
        let offset: Int
    }

    /// Moves members from extensions to the ends of their classes.
    mutating func move(_ members: MovedMembers) {
        notes += members.notes
        // A declaration of several properties is one member for each of them, and moves once.
        var seen: Set<Place> = []
        let moves = members.moves.filter { move in
            seen.insert(Place(file: move.from.file, offset: move.member.bytes.lowerBound)).inserted
        }
        for file in Set(moves.map(\.from.file)) { edits[file].sort() }
        var privateNames: [Int: PrivateNames] = [:]
        var moved: [Int: [Range<Int>]] = [:]
        var renamed: [Int: [SourceEdit]] = [:]
        let texts = moves.map { move in
            let file = move.from.file
            if move.to.file != file, let node = sources[file].declaration(at: move.member.bytes) {
                let names = privateNames[file] ?? PrivateNames(sources[file])
                privateNames[file] = names
                if names.areUsed(in: node),
                    let forwarded = ForwardedMember(node, sources[file], signature: { text(of: move, in: $0) })
                {
                    renamed[file, default: []] += forwarded.edits
                    return forwarded.text
                }
            }
            moved[file, default: []].append(move.member.bytes)
            return text(of: move, in: move.member.bytes)
        }
        for (file, parts) in moved {
            edits[file].blank(parts.sorted { $0.lowerBound < $1.lowerBound }, in: sources[file])
        }
        for (file, all) in renamed { all.forEach { edits[file].add($0) } }
        var modules: [Int: Set<String>] = [:]
        for (move, text) in zip(moves, texts) {
            let from = sources[move.from.file]
            let to = move.to.file
            let place = from.place(of: move.member.bytes.lowerBound)
            let indent = String(repeating: " ", count: place.column - 1)
            endings[to][move.to.closingBrace, default: ""] +=
                "\n#sourceLocation(file: \(from.path.quoted), line: \(place.line))\n\(indent)\(text)\n"
            guard to != move.from.file else { continue }
            let imported = modules[move.from.file] ?? importedModules(of: move.from.file)
            modules[move.from.file] = imported
            imports[to].formUnion(imported)
        }
        for (file, places) in endings.enumerated() {
            for (offset, text) in places {
                let place = sources[file].place(of: offset)
                let indent = String(repeating: " ", count: place.column - 1)
                endings[file][offset] =
                    text + "#sourceLocation(file: \(sources[file].path.quoted), line: \(place.line))\n" + indent
            }
        }
    }

    /// A part of a member, from its beginning on, with the access that its extension gave it.
    private func text(of move: MovedMembers.Move, in part: Range<Int>) -> String {
        let source = sources[move.from.file]
        let edits = edits[move.from.file]
        let words: Set = ["open", "public", "package", "internal", "fileprivate", "private"]
        guard let access = move.from.memberAccess, words.isDisjoint(with: move.member.modifiers),
            let word = source.declaration(at: move.member.bytes)?.firstWord
        else { return edits.applied(to: source, in: part, index.steps) }
        return edits.applied(to: source, in: part.lowerBound..<word, index.steps) + access + " "
            + edits.applied(to: source, in: word..<part.upperBound, index.steps)
    }

    /// Writes the table of each class and extension before its closing brace.
    mutating func addTables() {
        var number = 0
        for declaration in index.declarations {
            guard let table = ClassTableText(declaration, index) else { continue }
            number += 1
            let separator = declaration.endsInLine ? "; " : ""
            let text = separator + table.text(number: number) + " "
            endings[declaration.file][declaration.closingBrace] =
                text + (endings[declaration.file][declaration.closingBrace] ?? "")
            imports[declaration.file].insert("KeylineObjectiveC")
        }
    }

    /// Whether a file holds only what starts an app: statements, which a library cannot have.
    func isStart(_ file: Int) -> Bool { sources[file].path.split(separator: "/").last == "main.swift" }

    /// The text of a file with its head.
    func text(_ file: Int) -> String {
        var all = edits[file]
        for (offset, text) in endings[file] { all.add(.insert(text, at: offset)) }
        let head = imports[file].filter { !imports[file].contains("public " + $0) }.sorted().map { name in
            name.hasPrefix("public ") ? "public import \(name.dropFirst(7))" : "import \(name)"
        }.joined(separator: "; ")
        let tail = additions[file].map { "\n" + $0 }.joined() + (additions[file].isEmpty ? "" : "\n")
        return head + "\n#sourceLocation(file: \(sources[file].path.quoted), line: 1)\n"
            + all.applied(to: sources[file], index.steps)
            + tail
    }

    /// The names of what a file imports after it was rewritten.
    private func importedModules(of file: Int) -> Set<String> {
        let lines = edits[file].applied(to: sources[file], index.steps).split(separator: "\n")
        return Set(
            lines.compactMap { line in
                let words = line.split(separator: " ")
                return words.count == 2 && words[0] == "import" ? String(words[1]) : nil
            })
    }
}

extension String {
    /// A literal of Swift.
    var quoted: String {
        let escapes = [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n"), ("\r", "\\r")]
        return "\"" + escapes.reduce(self) { $0.replacing($1.0, with: $1.1) } + "\""
    }
}
