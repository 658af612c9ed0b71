import Foundation
import KeylineProcesses

/// A module on its way through the front: adapted, compiled, and where the compiler finds mistakes, cut and compiled again.
struct ModuleCompilation {
    private let call: FrontCall
    private let kit: FrontKit
    private let isStrict: Bool
    /// The folder of the adapted sources.
    private let folder: String
    /// The module's files as SwiftPM names them.
    private let files: [String]
    /// Whether the sources use what only Apple's systems have; other modules are adapted once they do not compile.
    private let adaptsModule: Bool
    private var sources: [CutSource] = []
    private var report: ModuleReport
    private var languageMode: String?
    /// Whether the code that Xcode generates for catalogs is there. It is left out where it does not compile beside the app's own.
    private var hasSymbols = true
    /// The notes about the module's Objective-C.
    private var headerNotes: [ModuleReport.Entry] = []
    /// The modules that every file sees without importing them, as the headers of its Objective-C do.
    private var headerModules: [String] = []

    /// The adapted file of each of the module's files, by the path that SwiftPM names.
    private var places: [String: String] = [:]
    /// The app's file of each adapted one, by path.
    private var origins: [String: String] = [:]
    /// The app's files from which something was cut last.
    private var concerned: Set<String> = []
    /// The rounds in which a file had mistakes, by its path.
    private var rounds: [String: Int] = [:]
    /// Whether nothing of the module was compiled before.
    private let isNew: Bool

    /// What Swift 6 mode accepts besides: apps in that mode are compiled in an earlier one, in which isolation is no error.
    private static let latestFeatures = [
        "IsolatedDefaultValues", "InferSendableFromCaptures", "GlobalActorIsolatedTypesUsability",
    ].flatMap { ["-enable-upcoming-feature", $0] }
    /// The number of rounds after which the compiler's mistakes are taken as they are.
    private static let mostRounds = 30
    /// The number of calls that only check a module.
    private static let mostChecks = 60
    /// The number of files from which on a new module is checked before it is compiled for the first time.
    private static let manyFiles = 20

    init(_ call: FrontCall, list: String, _ kit: FrontKit, isStrict: Bool) throws(AdaptError) {
        self.call = call
        self.kit = kit
        self.isStrict = isStrict
        folder = URL(fileURLWithPath: list).deletingLastPathComponent().path + "/adapted"
        files = FrontCall.paths(in: try SourceFolder.text(of: list))
        let module = call.value(of: "-module-name") ?? "module"
        let earlier = ModuleReport(contentsOf: folder + "/report.json")
        report = earlier ?? ModuleReport(module: module)
        isNew = earlier == nil
        var texts: [(path: String, text: String)] = []
        for file in files where !Self.isGenerated(file) {
            var text = try SourceFolder.text(of: file)
            if HeaderList.isList(file) {
                let declarations = try ObjectiveCDeclarations(
                    text, in: folder + "/objective-c", compiler: kit.compiler, front: kit.front)
                text = declarations.text
                headerNotes = declarations.notes
                headerModules = declarations.modules
            }
            texts.append((URL(fileURLWithPath: file).resolvingSymlinksInPath().path, text))
        }
        let available = call.availableModules()
        let digest = ModuleReport.digest(of: available.sorted().joined(separator: " "))
        // What was cut may compile where other modules are there.
        let keepsCuts = !isStrict && report.available == digest
        report.available = digest
        let modules = ModuleNames(
            available: available.union(FrontCall(try kit.compilingWords()).availableModules()))
        adaptsModule =
            !call.renamesModules && texts.contains { Self.needsAdapting($0.text) || Self.lacksModule($0.text, modules) }
        for (path, text) in texts {
            let cut = report.cutFiles[path] ?? report.headerFiles?[path]
            let earlier = cut.flatMap { $0.digest == ModuleReport.digest(of: text) ? $0 : nil }
            sources.append(CutSource(path: path, text: text, earlier: keepsCuts ? earlier : nil))
        }
    }

    /// Whether a text imports a module that is not available.
    private static func lacksModule(_ text: String, _ modules: ModuleNames) -> Bool {
        text.split(separator: "\n").contains { line in
            guard line.contains("import "), let match = line.prefixMatch(of: /\s*(?:@\w+\s+|\w+\s+)*?import\s+(\w+)/)
            else {
                return false
            }
            return modules.rule(of: String(match.1)) == .missing
        }
    }

    /// SwiftPM's own sources, such as accessors of resources, are written for Linux.
    private static func isGenerated(_ file: String) -> Bool {
        // Lists of tests and the program that runs them are in folders of their own.
        file.contains("/DerivedSources/") || file.contains("Tests.derived/")
    }

    private static func needsAdapting(_ text: String) -> Bool {
        let words = [
            "SwiftUI", "UIKit", "Combine", "@objc", "os(iOS)", "import OSLog", "import os", "CoreGraphics",
            "QuartzCore",
            "import Core", "import XCTest", "import Observation", "import AV", "import MapKit", "import WebKit",
            "import Darwin",
        ]
        return !text.contains("import Keyline") && words.contains { text.contains($0) }
    }

    /// Compiles the module.
    ///
    /// - Returns: The compiler's exit status.
    mutating func run() throws(AdaptError) -> CInt {
        let keepsSources = !adaptsModule && report.cutFiles.isEmpty
        if keepsSources {
            let result = try compile(call.words + kit.compilingWords())
            let isDone = result.status == 0 || isStrict || call.renamesModules
            if isDone || !result.errors.isEmpty && CompilerError.all(in: result.errors).isEmpty {
                return try finish(result)
            }
        }
        if isNew, !isStrict, !call.renamesModules, sources.count >= Self.manyFiles { try check([]) }
        for round in 0... {
            let result = try compile(try writtenWords())
            if result.status == 0 || round == Self.mostRounds { return try finish(result) }
            guard try takeOut(mistakes(in: result)) else { return try finish(result) }
            if !isStrict, !concerned.isEmpty { try check(concerned) }
        }
        return 1
    }

    /// Takes out what does not compile by calls that only check the module's types, which take a fraction of the time.
    ///
    /// - Parameter changed: The app's files that are checked; with none, the whole module is, until it has no mistakes.
    /// - Throws: `AdaptError` where files cannot be read or written.
    private mutating func check(_ changed: Set<String>) throws(AdaptError) {
        let isWhole = changed.isEmpty
        concerned = changed
        for _ in 0..<Self.mostChecks {
            let words = CheckingWords(try writtenWords())
            let adapted = Set(origins.filter { concerned.contains($0.value) }.keys)
            let some =
                adapted.isEmpty
                ? nil
                : words.some(
                    adapted, of: files.map { places[$0] ?? $0 }, list: "@\(folder)/sources", compiler: kit.compiler)
            let result = try compile(some ?? words.whole)
            if result.status == 0 {
                guard isWhole, some != nil else { return }
                concerned = []
                continue
            }
            guard try takeOut(mistakes(in: result)) else { return }
        }
    }

    /// The compiler's mistakes, those in a macro's code at the place where the app's file uses it.
    private func mistakes(in result: ChildProcess.Result) -> [CompilerError] {
        let all = CompilerError.all(in: result.errors + result.output).map { error in
            CompilerError(
                file: error.isExpanded ? origins[error.file] ?? error.file : error.file, line: error.line,
                column: error.column, message: error.message)
        }
        // The declarations of Objective-C are Keyline's: where they do not compile is no mistake of the app's.
        return isStrict ? all.filter { HeaderList.isList($0.file) } : all
    }

    /// Changes what the compiler's mistakes are about.
    ///
    /// - Returns: False where nothing can be changed.
    private mutating func takeOut(_ errors: [CompilerError]) throws(AdaptError) -> Bool {
        concerned = []
        guard !errors.isEmpty else { return false }
        if hasSymbols, errors.contains(where: { $0.file.hasPrefix(folder + "/") }) {
            hasSymbols = false
            return true
        }
        if languageMode == nil, call.value(of: "-swift-version") == "6" {
            // Isolation to actors changes no picture.
            languageMode = "5"
            return true
        }
        return cut(errors)
    }

    /// Cuts the parts of files that mistakes are about: the longer a file has mistakes, the larger ones.
    private mutating func cut(_ errors: [CompilerError]) -> Bool {
        let byFile = Dictionary(grouping: errors, by: \.file)
        var hasCut = false
        for index in sources.indices {
            let path = sources[index].path
            guard let errors = byFile[path] else { continue }
            concerned.insert(path)
            if sources[index].cut(errors, scope: CutScope(round: rounds[path, default: 0])) { hasCut = true }
            rounds[path, default: 0] += 1
        }
        return hasCut
    }

    private func compile(_ words: [String]) throws(AdaptError) -> ChildProcess.Result {
        do throws(StartError) { return try ChildProcess.run(kit.compiler, words) } catch {
            throw .unreadable(kit.compiler, reason: error.reason)
        }
    }

    /// Passes the compiler's words on and leaves the report.
    private mutating func finish(_ result: ChildProcess.Result) throws(AdaptError) -> CInt {
        FileHandle.standardOutput.write(result.bytes)
        FileHandle.standardError.write(Data(result.errors.utf8))
        report.cutFiles = [:]
        report.headerFiles = nil
        if result.status == 0 {
            for source in sources where !source.cuts.isEmpty {
                let file = ModuleReport.CutFile(digest: source.digest, text: source.text, cuts: source.cuts)
                if HeaderList.isList(source.path) {
                    report.headerFiles = [source.path: file]
                } else {
                    report.cutFiles[source.path] = file
                }
            }
        }
        try SourceFolder.write(report.text(), to: "report.json", in: folder)
        return result.status
    }

    // MARK: The compiler's words

    /// Writes the adapted sources, and returns the compiler's words with their paths.
    private mutating func writtenWords() throws(AdaptError) -> [String] {
        let adaptation = Adaptation(sources.map { ($0.path, $0.text) }, available: call.availableModules())
        let notes = adaptation.notes.filter { !HeaderList.isList($0.file) }.map {
            ModuleReport.Entry(file: $0.file, line: $0.line, column: $0.column, part: nil, message: $0.message)
        }
        report.notes = notes + headerNotes
        var texts = Dictionary(adaptation.files.map { ($0.path, $0.text) }) { first, _ in first }
        if hasSymbols { addSymbols(to: &texts) }
        var names: Set<String> = []
        var places: [String: String] = [:]
        for file in files where !Self.isGenerated(file) {
            let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
            let name = Self.name(of: file, among: &names)
            // A file that only starts the app is empty: its object is expected.
            try SourceFolder.write(texts[path] ?? "\n", to: name, in: folder)
            places[file] = folder + "/" + name
            origins[folder + "/" + name] = path
        }
        self.places = places
        return try words(with: places)
    }

    /// Puts the code that Xcode and other tools generate for resources behind the first source.
    private func addSymbols(to texts: inout [String: String]) {
        let paths = sources.map(\.path)
        let sourceTexts = sources.map(\.text)
        let resources = CatalogSearch.resources(of: files, paths: paths)
        var symbols = GeneratedSymbols(resources, texts: sourceTexts)
        let names = CatalogSearch.commonFolder(paths).map { SwiftGenNames.names(around: $0) } ?? [:]
        symbols.addTables(of: resources, names: names, texts: sourceTexts)
        if !files.contains(where: Self.isGenerated) { symbols.addBundle() }
        guard !symbols.text.isEmpty, let first = sources.map(\.path).first(where: { texts[$0] != nil }),
            let text = texts[first]
        else { return }
        let imports = symbols.imports.sorted().map { "import \($0)" }.joined(separator: "; ")
        texts[first] = "\(imports); \(text)\n#sourceLocation()\n\(symbols.text)"
    }

    private static func name(of file: String, among names: inout Set<String>) -> String {
        let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        // A file called main may hold statements, which a library cannot have.
        let first = stem == "main" ? "start" : stem
        var name = first
        var number = 2
        while !names.insert(name).inserted {
            name = "\(first).\(number)"
            number += 1
        }
        return name + ".adapted.swift"
    }

    private func words(with places: [String: String]) throws(AdaptError) -> [String] {
        let list = files.map { FrontCall.quoted(places[$0] ?? $0) + "\n" }.joined()
        try SourceFolder.write(list, to: "sources", in: folder)
        var words = call.words.map { word in
            word.hasPrefix("@") && word.hasSuffix("/sources") ? "@\(folder)/sources" : word
        }
        if let index = words.firstIndex(of: "-output-file-map"), index + 1 < words.count {
            let map = try outputMap(words[index + 1], with: places)
            try SourceFolder.write(map, to: "output-file-map.json", in: folder)
            words[index + 1] = folder + "/output-file-map.json"
        }
        if let languageMode, let index = words.firstIndex(of: "-swift-version"), index + 1 < words.count {
            words[index + 1] = languageMode
        }
        words.removeAll { $0 == "-warnings-as-errors" }
        if languageMode != nil || call.value(of: "-swift-version") != "6" { words += Self.latestFeatures }
        for module in headerModules { words += ["-Xfrontend", "-import-module", "-Xfrontend", module] }
        return CheckingWords.bounded(words) + ["-continue-building-after-errors"] + (try kit.compilingWords())
    }

    /// The table of outputs by file, with the adapted files in place of the app's.
    private func outputMap(_ path: String, with places: [String: String]) throws(AdaptError) -> String {
        let text = try SourceFolder.text(of: path)
        guard let map = try? JSONDecoder().decode([String: [String: String]].self, from: Data(text.utf8)) else {
            throw .unreadable(path, reason: "it is not a table of outputs")
        }
        let renamed = Dictionary(map.map { (places[$0.key] ?? $0.key, $0.value) }) { first, _ in first }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(renamed) else {
            throw .unreadable(path, reason: "it is not a table of outputs")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
