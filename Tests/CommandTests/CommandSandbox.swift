import Foundation
import Testing

/// A new folder in which the built command is run; removed with the object.
final class CommandSandbox: Sendable {
    /// What a run of the command gave.
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    private let root: String

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("command-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// The full path of a file in the folder.
    func path(_ name: String) -> String { "\(root)/\(name)" }

    /// Writes a file, with the folders around it.
    func write(_ text: String, _ name: String) throws {
        let folder = (path(name) as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try text.write(toFile: path(name), atomically: false, encoding: .utf8)
    }

    /// Writes bytes, with the folders around the file.
    func write(_ data: Data, _ name: String) throws {
        try write("", name)
        try data.write(to: URL(fileURLWithPath: path(name)))
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    /// The bytes of a file; nil where there is none.
    func bytes(_ name: String) -> Data? { FileManager.default.contents(atPath: path(name)) }

    /// The names of all files in the folder, sorted.
    var names: [String] {
        let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return all.filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }

    /// Makes a file or folder from elsewhere seem to be in the folder.
    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    /// Where the built command lies: beside the tests.
    static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()

    /// Where the command keeps what outlasts its runs, in place of the user's folder.
    private static let state = FileManager.default.temporaryDirectory.appendingPathComponent("command-state").path

    /// Runs the command that was built beside the tests.
    func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

    /// Runs the command that was built beside the tests.
    func run(_ arguments: [String]) throws -> Outcome {
        try run(Self.products.appendingPathComponent("keyline"), arguments)
    }

    /// Runs another program that was built beside the tests.
    func run(program name: String, _ arguments: [String]) throws -> Outcome {
        try run(Self.products.appendingPathComponent(name), arguments)
    }

    /// Runs a line of shell that finds the built command by its name.
    func runShell(_ line: String) throws -> Outcome {
        let script = "PATH='\(Self.products.path)':$PATH; \(line)"
        return try run(URL(fileURLWithPath: "/bin/sh"), ["-c", script])
    }

    private func run(_ program: URL, _ arguments: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: root)
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_STATE_HOME": Self.state]) { $1 }
        let output = path(".output")
        let errors = path(".errors")
        for file in [output, errors] { _ = FileManager.default.createFile(atPath: file, contents: nil) }
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
        try process.run()
        process.waitUntilExit()
        let texts = try [output, errors].map { file in
            defer { try? FileManager.default.removeItem(atPath: file) }
            return try String(contentsOfFile: file, encoding: .utf8)
        }
        return Outcome(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }
}
