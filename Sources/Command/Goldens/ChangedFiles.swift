import Foundation
import KeylineByteText

/// The files that differ from a revision of git's, those that nobody added yet among them.
struct ChangedFiles {
    private let paths: [String]

    /// Asks git.
    ///
    /// - Throws: `CommandError` where there is no such revision, or no repository.
    init(since revision: String) throws {
        let root = try Self.lines(of: ["rev-parse", "--show-toplevel"], revision).first ?? "."
        let changed = try Self.lines(of: ["diff", "--name-only", "-z", revision, "--"], revision, separator: 0)
        let new = try Self.lines(
            of: ["-C", root, "ls-files", "--others", "--exclude-standard", "-z"], revision, separator: 0)
        paths = (changed + new).map { Self.standard(root + "/" + $0) }
    }

    /// Whether one of some files changed, or something in one of some folders.
    func touch(_ inputs: [String]) -> Bool {
        let wanted = inputs.map(Self.standard)
        return paths.contains { path in wanted.contains { path == $0 || path.hasPrefix($0 + "/") } }
    }

    private static func standard(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }

    private static func lines(
        of arguments: [String], _ revision: String, separator: UInt8 = UInt8(ascii: "\n")
    ) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { throw CommandError.unknownRevision(revision) }
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CommandError.unknownRevision(revision) }
        return bytes.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
    }
}
