import Foundation
import KeylineByteText
import KeylineGoldens
import KeylinePreviews
import KeylineScenes

/// The order to the process that draws one revision, from the one that compares two. It comes in a file that a variable of the
/// environment names; the words of the call are those that a person gave.
struct ReviewRequest: Codable {
    /// A revision of the two.
    enum Side: String, Codable {
        case base
        case head
    }

    var side: Side
    /// The folder of this revision's files, around the current one.
    var root: String
    /// The current folder in it, with a slash at the end; empty for the root.
    var prefix: String
    /// The same folder of the older revision.
    var oldRoot: String
    /// The same folder of the newer revision.
    var newRoot: String
    /// The files and folders that are to be drawn; none for the package alone.
    var paths: [String]
    /// Whether the review is about these files alone, because the call names them: other goldens are left out.
    var isNarrowed: Bool
    /// The folder for the older revision's pictures and for what both processes find.
    var folder: String
    /// The folder of the review.
    var output: String
    /// The differences between the files of both revisions.
    var changes: RevisionChanges
    /// The program that draws the older revision and its words; none in that revision.
    var olderCall: [String] = []
    /// The pictures that are drawn; nil for a choice of those that may differ.
    var names: Set<String>?

    /// The name of what the newer revision's process finds.
    static let resultName = "head.json"
    private static let variable = "KEYLINE_REVIEW_REQUEST"

    /// The request that this program was started with; nil where a person started it.
    static var current: ReviewRequest? {
        guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty,
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        return try? JSONDecoder().decode(ReviewRequest.self, from: data)
    }

    /// A path of the repository from the current folder.
    func relative(_ path: String) -> String {
        if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
        return String(repeating: "../", count: prefix.count { $0 == "/" }) + path
    }

    /// Writes the request and returns the variables that say where it is.
    func variables() throws -> [String: String] {
        let name = names == nil ? "\(side.rawValue)-request.json" : "pictures-request.json"
        try OutputFolder(folder).write(try JSONForm.line.bytes(of: self), to: name)
        return [Self.variable: "\(folder)/\(name)"]
    }
}

/// The differences between the files of two revisions, as paths in the repository.
struct RevisionChanges: Codable, Equatable {
    /// Files whose content is another, that are new or that are gone.
    var files: Set<String> = []
    /// Files and folders that are new or gone.
    var entries: Set<String> = []
    /// The newer names of files that were renamed, by the older ones.
    var renames: [String: String] = [:]
    /// Folders that no commit has the files of.
    var submodules: [String] = []

    /// Asks git.
    ///
    /// - Parameters:
    ///   - repository: The repository.
    ///   - base: The older commit.
    ///   - head: The newer commit; nil for the files as they are.
    ///   - output: Where the review is written, which is no change.
    /// - Throws: `ReviewError` where git ends badly.
    init(_ repository: GitRepository, from base: String, to head: String?, except output: String) throws {
        let revisions = [base] + (head.map { [$0] } ?? [])
        let changed = try Self.texts(
            ["-C", repository.root, "diff", "--name-status", "--find-renames", "--diff-filter=ADMTRC", "-z"] + revisions
                + ["--"])
        var added: [String] = []
        var removed: [String] = []
        var index = 0
        while index + 1 < changed.count {
            let isPair = changed[index].hasPrefix("R") || changed[index].hasPrefix("C")
            guard !isPair || index + 2 < changed.count else { break }
            let path = changed[index + 1]
            let newPath = isPair ? changed[index + 2] : path
            switch changed[index].prefix(1) {
            case "A", "C": added.append(newPath)
            case "D": removed.append(path)
            case "R":
                removed.append(path)
                added.append(newPath)
                renames[path] = newPath
            default: files.insert(path)
            }
            index += isPair ? 3 : 2
        }
        if head == nil {
            added += try Self.texts(
                ["-C", repository.root, "ls-files", "--others", "--exclude-standard", "-z"])
        }
        added.removeAll { !output.isEmpty && $0.hasPrefix(output + "/") }
        files.formUnion(added + removed)
        let old = try Self.folders(in: base, repository)
        let newFolders = ChangedFiles.folders(around: added).filter { !old.contains($0) }
        let kept: (String) -> Bool
        if let head {
            let folders = try Self.folders(in: head, repository)
            kept = folders.contains
        } else {
            kept = { FileManager.default.fileExists(atPath: repository.root + "/" + $0) }
        }
        entries = Set(added + removed + newFolders + ChangedFiles.folders(around: removed).filter { !kept($0) })
        submodules = try repository.submodules(of: base) + (head.map(repository.submodules) ?? [])
    }

    private static func folders(in commit: String, _ repository: GitRepository) throws(ReviewError) -> Set<String> {
        Set(try texts(["-C", repository.root, "ls-tree", "-r", "-d", "--name-only", "-z", commit]))
    }

    private static func texts(_ arguments: [String]) throws(ReviewError) -> [String] {
        let result = try GitRepository.run(arguments)
        guard result.status == 0 else {
            throw .notCheckedOut(arguments.last ?? "", reason: result.errors.textLines.first ?? "git failed")
        }
        return result.bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
}
