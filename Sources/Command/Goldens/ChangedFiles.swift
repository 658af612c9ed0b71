import Foundation
import KeylineByteText
import KeylineProcesses
import KeylineScenes

/// The files that differ from a revision of git's, those that nobody added yet among them.
struct ChangedFiles {
    /// Files whose content is another, that are new or that are gone.
    private let files: Set<String>
    /// Files and folders that are new or gone.
    private let entries: Set<String>

    /// Takes the differences of two revisions.
    ///
    /// - Parameters:
    ///   - changed: Files in a repository whose content is another, that are new or that are gone.
    ///   - entries: Files and folders in it that are new or gone.
    ///   - root: The folder that has the files of one of the revisions.
    init(_ changed: Set<String>, entries: Set<String>, in root: String) {
        files = Set(changed.map { Self.standard(root + "/" + $0) })
        self.entries = Set(entries.map { Self.standard(root + "/" + $0) })
    }

    /// Asks git.
    ///
    /// - Throws: `CommandError` where there is no such revision, or no repository.
    init(since revision: String) throws {
        let root = try Self.lines(of: ["rev-parse", "--show-toplevel"], revision).first ?? "."
        // A revision is never an option: `--output=FILE` would make a file.
        let changed = try Self.lines(
            of: ["diff", "--name-status", "--no-renames", "-z", "--end-of-options", revision, "--"], revision,
            separator: 0)
        let new = try Self.lines(
            of: ["-C", root, "ls-files", "--others", "--exclude-standard", "-z"], revision, separator: 0)
        let folders = try Self.lines(
            of: ["-C", root, "ls-tree", "-r", "-d", "--name-only", "-z", "--end-of-options", revision], revision,
            separator: 0)
        let pairs = stride(from: 0, to: changed.count - 1, by: 2).map { (state: changed[$0], path: changed[$0 + 1]) }
        files = Set((pairs.map(\.path) + new).map { Self.standard(root + "/" + $0) })
        let added = pairs.filter { $0.state == "A" }.map(\.path) + new
        let removed = pairs.filter { $0.state == "D" }.map(\.path)
        let old = Set(folders)
        let newFolders = Self.folders(around: added).filter { !old.contains($0) }
        let lostFolders = Self.folders(around: removed).filter {
            !FileManager.default.fileExists(atPath: root + "/" + $0)
        }
        entries = Set((added + removed + newFolders + lostFolders).map { Self.standard(root + "/" + $0) })
    }

    /// Whether something that decides a scene changed.
    func touches(_ dependency: InputDependency) -> Bool {
        switch dependency {
        case .file(let path):
            let place = Self.standard(path)
            return files.contains(place) || entries.contains(place)
        case .entries(let folder, let names, let isDeep):
            let place = Self.standard(folder)
            return entries.contains { entry in
                let around = entry.deletingLastPathComponent
                return names.matches(entry.lastPathComponent)
                    && (around == place || isDeep && around.hasPrefix(place == "/" ? "/" : place + "/"))
            }
        }
    }

    /// All folders around some paths, up to the repository's own.
    static func folders(around paths: [String]) -> Set<String> {
        var result: Set<String> = []
        for path in paths {
            var folder = path.deletingLastPathComponent
            while !folder.isEmpty, folder != "/", result.insert(folder).inserted {
                folder = folder.deletingLastPathComponent
            }
        }
        return result
    }

    private static func standard(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }

    private static func lines(
        of arguments: [String], _ revision: String, separator: UInt8 = UInt8(ascii: "\n")
    ) throws -> [String] {
        let result: ChildProcess.Result
        do throws(StartError) {
            result = try ChildProcess.run("/usr/bin/env", ["git"] + arguments, outputs: .withoutErrors)
        } catch {
            throw CommandError.unknownRevision(revision)
        }
        guard result.status == 0 else { throw CommandError.unknownRevision(revision) }
        return result.bytes.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
    }
}
