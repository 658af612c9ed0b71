import Foundation
import KeylineByteText
import KeylineProcesses

/// The repository around the current folder. Nothing in it or in the user's files changes: trees are written aside, through an index of
/// their own.
struct GitRepository {
    /// The full path of the folder of the files.
    let root: String
    /// The current folder in it, with a slash at the end; empty for the root itself.
    let prefix: String
    private let gitFolder: String

    /// Finds the repository.
    ///
    /// - Throws: `ReviewError` where there is none, or no git.
    init() throws(ReviewError) {
        let status = try Self.run(["--version"]).status
        guard status == 0 else { throw .noGit }
        func line(_ arguments: String...) throws(ReviewError) -> String {
            let result = try Self.run(["rev-parse"] + arguments)
            guard result.status == 0 else {
                // A repository that another user owns, such as the one of a container's host.
                throw result.errors.contains("dubious ownership") ? .foreignRepository : .noRepository
            }
            var text = result.output
            if text.hasSuffix("\n") { text.removeLast() }
            return text
        }
        root = try line("--show-toplevel")
        prefix = try line("--show-prefix")
        gitFolder = try line("--absolute-git-dir")
        guard !root.isEmpty else { throw .noRepository }
    }

    /// The commit of a revision.
    func commit(_ name: String) throws(ReviewError) -> String {
        if let commit = try resolved(name) { return commit }
        let shallow = try Self.run(["rev-parse", "--is-shallow-repository"]).output
        throw shallow.hasPrefix("true") ? .shallow(name) : .unknownRevision(name)
    }

    /// The commit of a revision; nil where there is no such one.
    func resolved(_ name: String) throws(ReviewError) -> String? {
        // A revision is never an option.
        let result = try Self.run(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
        let line = result.output.split(separator: "\n").last.map(String.init)
        return result.status == 0 ? line : nil
    }

    /// The last commit that two have in common.
    func mergeBase(_ base: String, _ head: String) throws(ReviewError) -> String {
        let result = try Self.run(["merge-base", base, head])
        guard result.status == 0, let line = result.output.split(separator: "\n").first else {
            throw .unrelated(base, head)
        }
        return String(line)
    }

    /// Writes the files of a commit into a folder; of a folder that has another commit already, only those that differ.
    ///
    /// - Parameters:
    ///   - commit: The commit.
    ///   - folder: The folder, made where it is not there.
    ///   - index: The path of an index for the folder.
    /// - Returns: The files that this clone does not have, as a partial one may lack large ones. They are left out.
    /// - Throws: `ReviewError` where git ends badly.
    func write(_ commit: String, to folder: String, index: String) throws -> [String] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        func checkOut(_ tree: String, _ variables: [String: String] = [:]) throws(ReviewError) -> ChildProcess.Result {
            try Self.run(
                ["--git-dir=\(gitFolder)", "--work-tree=\(folder)", "read-tree", "--reset", "-u", tree],
                variables: variables.merging(["GIT_INDEX_FILE": index]) { $1 }, in: folder)
        }
        let result = try checkOut(commit)
        if result.status == 0 { return [] }
        let missing = try missingFiles(of: commit)
        if !missing.isEmpty {
            // Trees are objects, which must not come into the repository.
            let objects = index + ".objects"
            try FileManager.default.createDirectory(atPath: objects, withIntermediateDirectories: true)
            let variables = [
                "GIT_OBJECT_DIRECTORY": objects, "GIT_ALTERNATE_OBJECT_DIRECTORIES": try pathOfObjects(),
            ]
            if let tree = try tree(of: commit, without: missing, index: index + ".part", variables),
                try checkOut(tree, variables).status == 0
            {
                return missing
            }
        }
        throw ReviewError.notCheckedOut(
            commit, reason: result.errors.textLines.first ?? "git ended with \(result.status)")
    }

    /// Whether one of some commits has storyboards or XIBs below the current folder.
    func hasDocuments(in commits: [String]) throws(ReviewError) -> Bool {
        for commit in commits {
            let paths = try entries(of: commit).lazy.map(\.path)
            if paths.contains(where: { $0.hasPrefix(prefix) && ($0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")) })
            {
                return true
            }
        }
        return false
    }

    /// The paths of files whose contents this clone does not have.
    private func missingFiles(of commit: String) throws(ReviewError) -> [String] {
        let objects = try Self.run(["-C", root, "rev-list", "--objects", "--missing=print", "--no-walk", commit])
        let missing = Set(objects.output.textLines.filter { $0.hasPrefix("?") }.map { String($0.dropFirst()) })
        guard !missing.isEmpty else { return [] }
        return try entries(of: commit).filter { missing.contains($0.object) }.map(\.path)
    }

    private func pathOfObjects() throws(ReviewError) -> String {
        let line = try Self.run(["-C", root, "rev-parse", "--git-path", "objects"]).output.textLines.first ?? ""
        return line.hasPrefix("/") ? line : root + "/" + line
    }

    /// A tree with the files of a commit but some; nil where git cannot make it.
    private func tree(
        of commit: String, without paths: [String], index: String, _ variables: [String: String]
    ) throws(ReviewError) -> String? {
        let variables = variables.merging(["GIT_INDEX_FILE": index]) { $1 }
        func run(_ arguments: [String]) throws(ReviewError) -> ChildProcess.Result {
            try Self.run(["--git-dir=\(gitFolder)"] + arguments, variables: variables)
        }
        guard try run(["read-tree", commit]).status == 0 else { return nil }
        // A command line has a bounded length.
        for start in stride(from: 0, to: paths.count, by: 200) {
            let some = Array(paths[start..<min(start + 200, paths.count)])
            guard try run(["update-index", "--force-remove", "--"] + some).status == 0 else { return nil }
        }
        let result = try run(["write-tree", "--missing-ok"])
        return result.status == 0 ? result.output.textLines.first : nil
    }

    /// The files of a commit, and the other repositories in it.
    private func entries(of commit: String) throws(ReviewError) -> [(mode: String, object: String, path: String)] {
        let lines = try Self.run(["-C", root, "ls-tree", "-r", "-z", "--full-tree", commit]).bytes.split(separator: 0)
        return lines.compactMap { line in
            let text = String(decoding: line, as: UTF8.self)
            guard let tab = text.firstIndex(of: "\t") else { return nil }
            let words = text[..<tab].split(separator: " ")
            guard words.count == 3 else { return nil }
            return (String(words[0]), String(words[2]), String(text[text.index(after: tab)...]))
        }
    }

    /// The paths of other repositories inside this one, whose files no commit of this one has.
    func submodules(of commit: String) throws(ReviewError) -> [String] {
        try entries(of: commit).filter { $0.mode == "160000" }.map(\.path)
    }

    static func run(
        _ arguments: [String], variables: [String: String] = [:], in folder: String? = nil
    ) throws(ReviewError) -> ChildProcess.Result {
        do throws(StartError) {
            return try ChildProcess.run(
                "/usr/bin/env", ["git"] + arguments, variables.merging(["GIT_OPTIONAL_LOCKS": "0"]) { $1 }, in: folder,
                outputs: .separate)
        } catch {
            throw .noGit
        }
    }
}

/// The two sides of a review.
struct ReviewRange: Equatable {
    /// The words for the older side.
    var base: String
    /// The commit of the older side.
    var baseCommit: String
    /// The words for the newer side.
    var head: String
    /// The commit of the newer side; nil for the files as they are.
    var headCommit: String?

    /// The main branch's usual names, the most certain first.
    private static let mainBranches = ["origin/HEAD", "origin/main", "origin/master", "main", "master"]
    /// The words for files that are not committed.
    static let workingTree = "working tree"

    /// Reads BASE, BASE..HEAD or BASE...HEAD, as git does: three full stops compare with the last common commit.
    ///
    /// - Parameters:
    ///   - words: The operand; nil for the last common commit with the main branch.
    ///   - repository: The repository.
    /// - Throws: `ReviewError` for a revision that is not there.
    init(_ words: String?, in repository: GitRepository) throws(ReviewError) {
        guard let words else {
            let main = try Self.mainBranch(repository)
            try self.init(base: main, head: nil, isMerge: true, repository)
            return
        }
        let isMerge = words.contains("...")
        let sign = isMerge ? "..." : ".."
        guard let range = words.firstRange(of: sign) else {
            try self.init(base: words, head: nil, isMerge: false, repository)
            return
        }
        let base = String(words[..<range.lowerBound])
        let head = String(words[range.upperBound...])
        try self.init(
            base: base.isEmpty ? "HEAD" : base, head: head.isEmpty ? (isMerge ? nil : "HEAD") : head,
            isMerge: isMerge, repository)
    }

    private init(base: String, head: String?, isMerge: Bool, _ repository: GitRepository) throws(ReviewError) {
        let first = try repository.commit(base)
        headCommit = if let head { try repository.commit(head) } else { nil }
        self.head = head ?? Self.workingTree
        guard isMerge else {
            self.base = base
            baseCommit = first
            return
        }
        baseCommit = try repository.mergeBase(base, head ?? "HEAD")
        self.base = base
    }

    private static func mainBranch(_ repository: GitRepository) throws(ReviewError) -> String {
        for name in mainBranches where try repository.resolved(name) != nil { return name }
        throw .noBase
    }
}
