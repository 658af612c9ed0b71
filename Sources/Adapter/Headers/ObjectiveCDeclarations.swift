import Foundation
import KeylineProcesses

/// The Swift declarations of a module's Objective-C headers, with notes about what they are.
struct ObjectiveCDeclarations: Codable {
    /// The list that they were made of.
    private let list: String
    /// The source; empty where nothing could be read.
    private(set) var text = ""
    /// The modules that the headers include and that every Swift file of the module sees through them, by their names here.
    private(set) var modules: [String] = []
    /// A note for each class, and for each header that is left out.
    private(set) var notes: [ModuleReport.Entry] = []

    /// Makes the declarations, unless an earlier call left them for the same list.
    ///
    /// - Parameters:
    ///   - list: The content of the list, which changes with the headers.
    ///   - folder: The folder for copies of the headers.
    ///   - compiler: The compiler.
    ///   - front: The front's program, which reads headers in a process of its own.
    /// - Throws: `AdaptError` where a file cannot be written or a program cannot be started.
    init(_ list: String, in folder: String, compiler: String, front: String) throws(AdaptError) {
        let record = folder + "/declarations.json"
        if let data = FileManager.default.contents(atPath: record),
            let earlier = try? JSONDecoder().decode(Self.self, from: data), earlier.list == list
        {
            self = earlier
            return
        }
        self.list = list
        let toolchain = try Toolchain(compiler)
        let repair = try HeaderRepair(HeaderCopies(HeaderList(list)), in: folder, clang: toolchain.clang)
        for (name, error) in repair.omitted.sorted(by: { $0.key < $1.key }) {
            note("this header is left out: \(error.message)", repair.copies.originals[name] ?? name, line: error.line)
        }
        modules = Self.modules(repair.copies.modules)
        try read(repair, in: folder, front, toolchain)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        if let data = try? encoder.encode(self) {
            try SourceFolder.write(String(decoding: data, as: UTF8.self), to: "declarations.json", in: folder)
        }
    }

    private static func modules(_ included: Set<String>) -> [String] {
        let names = included.union(["Foundation"])
        return names.compactMap { name in
            switch ModuleNames(available: []).rule(of: name) {
            case .kept: name
            case .renamed(let other): other
            case .missing: nil
            }
        }.sorted()
    }

    private mutating func note(_ message: String, _ file: String, line: Int) {
        notes.append(ModuleReport.Entry(file: file, line: line, column: 1, part: nil, message: message))
    }

    private mutating func read(_ repair: HeaderRepair, in folder: String, _ front: String, _ toolchain: Toolchain)
        throws(AdaptError)
    {
        let result: ChildProcess.Result
        do throws(StartError) {
            result = try ChildProcess.run(
                front, [ModuleInterface.word, toolchain.sourceKit, HeaderRepair.module, folder])
        } catch { throw .unreadable(front, reason: error.reason) }
        let copies = repair.copies
        guard result.status == 0 else {
            let words = result.errors.split(separator: "\n").last.map(String.init) ?? "the compiler ended"
            for path in copies.originals.values.sorted() {
                note("the Objective-C in this header is not read: \(words)", path, line: 1)
            }
            return
        }
        let constants = HeaderConstants(copies.names.compactMap { copies.texts[$0] })
        let declarations = InertDeclarations(result.output, constants: constants, modules: copies.modules)
        text = declarations.text
        for name in copies.names {
            let lines = (copies.texts[name] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                guard let match = line.firstMatch(of: /^\s*@interface\s+(\w+)\s*[:<]/),
                    declarations.classes.contains(String(match.1))
                else { continue }
                let root = declarations.root(of: String(match.1))
                note(
                    "the class \"\(match.1)\" is Objective-C, which is not compiled: it is a \"\(root)\" whose other members do nothing",
                    copies.originals[name] ?? name, line: index + 1)
            }
        }
    }
}

/// The programs and libraries that come with a compiler.
struct Toolchain {
    /// The compiler of C and Objective-C.
    let clang: String
    /// SourceKit's library.
    let sourceKit: String

    private struct Information: Decodable {
        struct Paths: Decodable { let runtimeResourcePath: String }
        let paths: Paths
    }

    /// Asks a compiler where it is.
    ///
    /// - Parameter compiler: `swiftc`.
    /// - Throws: `AdaptError.unreadable` where it does not say.
    init(_ compiler: String) throws(AdaptError) {
        let result: ChildProcess.Result
        do throws(StartError) { result = try ChildProcess.run(compiler, ["-print-target-info"]) } catch {
            throw .unreadable(compiler, reason: error.reason)
        }
        guard let information = try? JSONDecoder().decode(Information.self, from: result.bytes) else {
            throw .unreadable(compiler, reason: "it does not say where its libraries are")
        }
        let libraries = URL(fileURLWithPath: information.paths.runtimeResourcePath).deletingLastPathComponent()
        clang = libraries.deletingLastPathComponent().path + "/bin/clang"
        sourceKit = libraries.path + "/libsourcekitdInProc.so"
    }
}
