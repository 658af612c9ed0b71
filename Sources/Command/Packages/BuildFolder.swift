import Foundation
import KeylineByteText
import KeylineScenes

/// A folder in which SwiftPM built Keyline, from which an SDK is made.
struct BuildFolder {
    private let folder: String
    private let plan: RecordedBuild

    /// Recognises a folder such as `.build/release`; nil where it is no build of Keyline.
    init?(_ folder: String) {
        let url = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
        self.folder = url.path
        // The plan is beside the folder of the system: `.build/release.yaml` for `.build/x86_64-unknown-linux-gnu/release`.
        let places = [url.deletingLastPathComponent(), url.deletingLastPathComponent().deletingLastPathComponent()]
        let plans = places.map { $0.appendingPathComponent(url.lastPathComponent + ".yaml").path }
        guard FileManager.default.fileExists(atPath: url.path + "/Modules/KeylineHosting.swiftmodule"),
            let path = plans.first(where: FileManager.default.fileExists(atPath:)),
            let text = try? String(contentsOfFile: path, encoding: .utf8),
            let plan = RecordedBuild(text, of: "keyline")
        else { return nil }
        self.plan = plan
    }

    /// Modules of Keyline's own that the program `keyline` lacks.
    private static let others: Set<String> = [
        "KeylineCombine", "KeylineEquations", "KeylineHosting", "KeylineNetworkingSupplement", "KeylineObjectiveC",
    ]

    /// The modules that the plan compiles, but for tests. The folder may hold more, from packages that were built beside Keyline and from
    /// targets that are gone.
    var modules: [String] {
        plan.modules.filter { name in
            !name.hasSuffix("Tests") && FileManager.default.fileExists(atPath: "\(folder)/Modules/\(name).swiftmodule")
        }.sorted()
    }

    /// The modules that the program lacks: all with Apple's names, and some of Keyline's own.
    private var lackingModules: [String] {
        let apples = modules.filter { name in
            // A program's module has a start of its own.
            !name.lowercased().hasPrefix("keyline") && !FileManager.default.fileExists(atPath: "\(folder)/\(name)")
        }
        return Self.others.union(apples).sorted()
    }

    /// The folder that SwiftPM lays beside programs for the fonts.
    private static let fonts = "Keyline_KeylineFonts.resources"

    /// The SDK in this folder, which is made where it is missing or older than the build.
    func sdk(_ version: String) throws -> KeylineSDK {
        // Calls at the same time make it once.
        let lock = open(folder + "/keyline-sdk.lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        defer { if lock >= 0 { close(lock) } }
        if lock >= 0 { flock(lock, LOCK_EX) }
        let target = folder + "/keyline-sdk"
        let library = Self.modified(target + "/lib/libKeyline.so")
        let newest = try objects().compactMap(Self.modified).max()
        if let sdk = KeylineSDK(target), sdk.compiler == version, let library, let newest, library >= newest {
            return sdk
        }
        return try make(in: target, version, copying: false)
    }

    /// Makes an SDK.
    ///
    /// - Parameters:
    ///   - place: Its folder.
    ///   - version: The compiler that built this folder.
    ///   - copying: Whether files are copied, so that the SDK can be moved; otherwise they are linked.
    /// - Returns: The SDK.
    /// - Throws: `SDKError`, or where files cannot be written.
    func make(in place: String, _ version: String, copying: Bool) throws -> KeylineSDK {
        Console.note("making Keyline's SDK in \(place)\n")
        let files = FileManager.default
        try? files.removeItem(atPath: place + "/" + KeylineSDK.compilerFile)
        for name in ["modules", "c", "bin", "fonts"] { try? files.removeItem(atPath: "\(place)/\(name)") }
        for name in ["modules", "c", "bin", "lib"] {
            try files.createDirectory(atPath: "\(place)/\(name)", withIntermediateDirectories: true)
        }
        func bring(_ source: String, to target: String) throws {
            if copying {
                try files.copyItem(atPath: source, toPath: target)
            } else {
                try files.createSymbolicLink(atPath: target, withDestinationPath: source)
            }
        }
        for name in modules {
            try bring("\(folder)/Modules/\(name).swiftmodule", to: "\(place)/modules/\(name).swiftmodule")
        }
        for program in ["keyline-swiftc", "KeylineMacros-tool"] {
            guard files.fileExists(atPath: "\(folder)/\(program)") else {
                throw SDKError.incomplete(folder, missing: program)
            }
            try bring("\(folder)/\(program)", to: "\(place)/bin/\(program)")
        }
        try bring(folder + "/" + Self.fonts, to: place + "/fonts")
        try OutputFile.write(try compilingWords(place), to: place + "/compile.txt")
        try OutputFile.write(
            ["-L", "@SDK@/lib", "-Xlinker", "--as-needed", "-lKeyline", "-Xlinker", "-rpath", "-Xlinker", "@SDK@/lib"]
                .joined(separator: "\n"), to: place + "/link.txt")
        try linkLibrary(place + "/lib/libKeyline.so")
        try OutputFile.write(version + "\n", to: place + "/" + KeylineSDK.compilerFile)
        guard let sdk = KeylineSDK(place) else { throw SDKError.noSDK(place) }
        return sdk
    }

    // MARK: Code

    private struct Outputs: Decodable {
        let object: String?
    }

    /// The objects of a module as SwiftPM's map of its files names them: a folder may hold others of files that are gone.
    private func objects(of module: String) throws -> [String] {
        let map = "\(folder)/\(module).build/output-file-map.json"
        guard let data = FileManager.default.contents(atPath: map) else { return [] }
        let outputs = try JSONDecoder().decode([String: Outputs].self, from: data).values.compactMap(\.object)
        // A release build that compiles a module's files side by side names an object of the whole module, and writes none.
        return outputs.filter(FileManager.default.fileExists(atPath:)).sorted()
    }

    /// The objects of the program `keyline` but for its start, and of the modules that it lacks.
    private func objects() throws -> [String] {
        let list = plan.linking.arguments.first { $0.hasPrefix("@") }?.dropFirst() ?? ""
        guard let text = try? String(contentsOfFile: String(list), encoding: .utf8) else {
            throw SDKError.incomplete(folder, missing: "the program `keyline`")
        }
        let linked = text.split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"' ")) }
        let program = linked.filter { !$0.contains("/KeylineProgram.build/") }
        let linkedFolders = Set(program.map { $0.deletingLastPathComponent.lastPathComponent })
        let others = try lackingModules.filter { !linkedFolders.contains($0 + ".build") }.flatMap(objects(of:))
        let present = Set(program)
        return program + others.filter { !present.contains($0) }
    }

    private func linkLibrary(_ path: String) throws {
        let list = path + ".objects"
        try OutputFile.write(
            try objects().map { "'\($0.replacing("'", with: "'\\''"))'\n" }.joined(), to: list)
        let libraries = plan.linking.arguments.filter { $0.hasPrefix("-l") || $0.hasPrefix("-L/usr") }
        let words =
            ["-emit-library", "-o", path, "-module-name", "KeylineLibrary", "@" + list] + libraries
            + ["-lhyphen", "-use-ld=lld", "-Xlinker", "--strip-debug", "-Xlinker", "-soname=libKeyline.so"]
        let result = try Compiler.run(words, as: "swiftc")
        guard result.status == 0 else { throw SDKError.unbuildable(folder, words: result.output) }
        try? FileManager.default.removeItem(atPath: list)
    }

    private static func modified(_ path: String) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    // MARK: Words for the compiler

    /// C modules that only bodies of Keyline's functions use: cmark's names would clash with the newer cmark that apps bring along.
    private static let hiddenModules: Set<String> = ["CKeylineCMark"]

    /// The words that give a module Keyline's: folders of modules and C headers, maps of C modules, the macros.
    private func compilingWords(_ place: String) throws -> String {
        var words = ["-I", "@SDK@/modules", "-load-plugin-executable", "@SDK@/bin/KeylineMacros-tool#KeylineMacros"]
        var seen: Set<String> = []
        for step in plan.steps where step.arguments.first?.hasSuffix("swiftc") == true {
            for word in step.arguments where seen.insert(word).inserted {
                if word.hasPrefix("-fmodule-map-file=") {
                    let map = try ModuleMap(contentsOf: String(word.dropFirst("-fmodule-map-file=".count)))
                    try Self.hiddenModules.contains(map.name)
                        ? map.writeEmpty(to: "\(place)/c/\(map.name)") : map.copy(to: "\(place)/c/\(map.name)")
                    words += ["-Xcc", "-fmodule-map-file=@SDK@/c/\(map.name)/module.modulemap"]
                } else if word.hasPrefix("-I/usr") {
                    words += ["-Xcc", word]
                }
            }
        }
        return words.joined(separator: "\n")
    }
}
