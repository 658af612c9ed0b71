import Foundation
import KeylineByteText
import KeylineGoldens
import KeylinePreviews
import KeylineProcesses
import KeylineScenes

/// Compares the screens of two git revisions: each is drawn by a process of its own, in a folder of its own.
@MainActor
struct ReviewCommand {
    private let settings: CommandSettings
    private let arguments: [String]
    private let range: ReviewRange
    private let repository: GitRepository
    private let paths: [String]
    private let isNarrowed: Bool

    /// Plans it; nil for another call, and for a process that draws one revision.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - arguments: Its words.
    /// - Throws: `ReviewError` for revisions that are not there.
    init?(_ invocation: Invocation, _ arguments: [String]) throws {
        guard ReviewRequest.current == nil, case .run(.review, var settings, let operands) = invocation else {
            return nil
        }
        let repository = try GitRepository()
        var paths = operands
        let words = paths.isEmpty ? nil : paths.removeFirst()
        range = try ReviewRange(words, in: repository)
        // The sources of a package are not among the files that its previews' goldens read.
        isNarrowed = !paths.isEmpty && settings.sources.package == nil
        // The revisions decide, and not the files that are checked out.
        let commits = [range.baseCommit, range.headCommit].compactMap { $0 }
        if paths.isEmpty, settings.sources.package == nil, try !repository.hasDocuments(in: commits) {
            // A folder of code alone is one of previews.
            let search = AppSearch.findingApp(.run(.review, settings, operands: ["."]))
            if case .run(_, let chosen, let rest) = search { (settings, paths) = (chosen, rest) }
        } else if paths.isEmpty, let package = settings.sources.package {
            paths = [package]
        }
        settings.sources.package = settings.sources.package.map { Self.relative($0, in: repository) }
        self.repository = repository
        self.settings = settings
        self.arguments = arguments
        if paths.isEmpty { paths = ["."] }
        self.paths = try paths.map { path in
            guard Self.isInside(path, repository) else { throw ReviewError.outside(path) }
            return Self.relative(path, in: repository)
        }
    }

    /// Whether a path leads to something in the repository: a checked out revision has nothing else.
    private static func isInside(_ path: String, _ repository: GitRepository) -> Bool {
        if path.hasPrefix("/") { return !relative(path, in: repository).hasPrefix("/") }
        let here = repository.root + "/" + repository.prefix
        let full = URL(fileURLWithPath: here + path).standardizedFileURL.path
        return full == repository.root || full.hasPrefix(repository.root + "/")
    }

    /// A path from the current folder, which is another one for each revision.
    private static func relative(_ path: String, in repository: GitRepository) -> String {
        guard path.hasPrefix("/") else { return path }
        let full = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
        let here = repository.root + "/" + repository.prefix
        if full + "/" == here || full == here { return "." }
        if full.hasPrefix(here) { return String(full.dropFirst(here.count)) }
        guard full.hasPrefix(repository.root + "/") else { return path }
        let up = String(repeating: "../", count: repository.prefix.count { $0 == "/" })
        return up + full.dropFirst(repository.root.count + 1)
    }

    func run() async throws -> ExitStatus {
        let start = Date()
        var origin = CheckedOutRevision.origin(of: range)
        let earlier = InputFile.contents(atPath: output.appendingPathComponent(ReviewResults.fileName))
        if let package = settings.sources.package {
            try PackageTrust().check(PreviewedPackage(package), isGiven: settings.sources.trustsPackage)
        }
        let files = FileManager.default
        let folder = files.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("keyline-review-\(UUID().uuidString)").path
        try files.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? files.removeItem(atPath: folder) }
        // Settings of folders around the temporary one do not count.
        _ = files.createFile(atPath: folder + "/.git", contents: nil)
        let request = try prepare(in: folder)
        try draw(.base, request)
        try draw(.head, request)
        let results = try results(request)
        let document = try results.json()
        origin.seconds = origin.time.map { _ in Date().timeIntervalSince(start) }
        if let first = ReportOrigin(folder: output), earlier.map({ [UInt8]($0) }) == document {
            // A review that shows what the one before it did is the same, byte by byte.
            origin.time = origin.time.flatMap { _ in first.time }
            origin.seconds = origin.time.flatMap { _ in first.seconds }
        }
        try OutputFolder(output).write(document, to: ReviewResults.fileName)
        try origin.write(to: output)
        let status = try present(results, origin, costs(request))
        if let socket = settings.preview.socket {
            let report = try ServedReport(
                results,
                command: "keyline golden accept --approved --decisions "
                    + output.appendingPathComponent(ReviewDecisions.fileName).escaped(for: .shellWord),
                origin: origin, decisions: DecisionBoard.earlier(in: output),
                file: output.appendingPathComponent(ReviewDecisions.fileName))
            try await DecisionBoard(report, in: output).serve(on: socket)
        }
        return status
    }

    /// The folder of the review.
    private var output: String { settings.results.path ?? UsualOutputs.folder(of: .review) ?? "" }

    // MARK: The two revisions

    /// Writes the revisions aside.
    private func prepare(in folder: String) throws -> ReviewRequest {
        let base = try placeOfBase() ?? folder + "/base"
        var missing = Set(try repository.write(range.baseCommit, to: base, index: base + ".index"))
        var head = repository.root
        if let commit = range.headCommit {
            head = folder + "/head"
            missing.formUnion(try repository.write(commit, to: head, index: folder + "/head.index"))
        }
        noteMissing(missing.sorted())
        try copyConfiguration(from: head, to: base)
        for path in paths {
            let places = [head, base].map { "\($0)/\(repository.prefix)\(path)" }
            guard places.contains(where: FileManager.default.fileExists) else { throw ReviewError.missing(path) }
        }
        let fullOutput = URL(fileURLWithPath: output).standardizedFileURL.path
        let root = URL(fileURLWithPath: repository.root).standardizedFileURL.path
        let inside = fullOutput.hasPrefix(root + "/") ? String(fullOutput.dropFirst(root.count + 1)) : ""
        return ReviewRequest(
            side: .base, root: head, prefix: repository.prefix, oldRoot: base, newRoot: head, paths: paths,
            isNarrowed: isNarrowed, folder: folder, output: fullOutput,
            changes: try RevisionChanges(repository, from: range.baseCommit, to: range.headCommit, except: inside))
    }

    /// Says which files are left out because the clone does not have them.
    private func noteMissing(_ paths: [String]) {
        guard !paths.isEmpty else { return }
        let names = paths.prefix(3).map { $0.escaped(for: .terminal) }.joined(separator: ", ")
        let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
        Console.note(
            "warning: \(paths.count) \(paths.count == 1 ? "file is" : "files are") left out because this clone does not have "
                + "\(paths.count == 1 ? "it" : "them"): \(names)\(more); git fetch --refetch brings what the remote has\n"
        )
    }

    /// A package's older files keep their place, so that the next review builds only what differs.
    private func placeOfBase() throws -> String? {
        guard let package = settings.sources.package else { return nil }
        let build = URL(fileURLWithPath: package).standardizedFileURL.path + "/.build/keyline-review"
        try FileManager.default.createDirectory(atPath: build, withIntermediateDirectories: true)
        return build + "/base"
    }

    /// Both revisions are drawn with the newer configuration: what its sets add is not what the branch did to a screen.
    private func copyConfiguration(from head: String, to base: String) throws {
        let files = FileManager.default
        var folder = repository.prefix
        while true {
            let name = folder + Configuration.fileName
            if files.fileExists(atPath: "\(base)/\(name)") { try files.removeItem(atPath: "\(base)/\(name)") }
            if files.fileExists(atPath: "\(head)/\(name)") {
                try OutputFolder.make(for: "\(base)/\(name)")
                try files.copyItem(atPath: "\(head)/\(name)", toPath: "\(base)/\(name)")
                return
            }
            guard !folder.isEmpty else { return }
            folder = String(folder.dropLast()).deletingLastPathComponent
            if !folder.isEmpty { folder += "/" }
        }
    }

    private func draw(_ side: ReviewRequest.Side, _ whole: ReviewRequest) throws {
        var request = whole
        request.side = side
        if side == .base { request.root = whole.oldRoot }
        let folder = request.root + "/" + repository.prefix
        // A folder that came with the newer revision.
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if side == .base, let package = settings.sources.package,
            (try? PreviewedPackage(folder.appendingPathComponent(package))) == nil
        {
            return try ReviewRecords().write(to: whole.folder)
        }
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        request.olderCall = side == .head ? [program] + words(for: .base) : []
        let result = try ChildProcess.run(
            program, words(for: side), try request.variables(), in: folder, outputs: .shared)
        guard result.status == 0 else {
            throw ReviewError.undrawn(side == .base ? range.base : range.head)
        }
    }

    /// The words of the call, with those that make it one about a revision before operands that follow `--`.
    private func words(for side: ReviewRequest.Side) -> [String] {
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        var words = arguments[..<end].map { $0 }
        if let index = words.firstIndex(of: "--config"), index + 1 < words.count {
            words[index + 1] = Self.full(words[index + 1])
        }
        if let index = words.firstIndex(where: { $0.hasPrefix("--config=") }) {
            words[index] = "--config=" + Self.full(String(words[index].dropFirst("--config=".count)))
        }
        var more: [String] = []
        if let package = settings.sources.package { more += ["--package=\(package)", "--trust"] }
        if let scratch = settings.sources.scratchPath, side == .base {
            more.append("--scratch-path=\(Self.full(scratch))/review")
        }
        return words + more + Array(arguments[end...])
    }

    private static func full(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    // MARK: Results

    /// The results of the process that drew the newer revision.
    private func results(_ request: ReviewRequest) throws -> ReviewResults {
        let file = request.folder + "/" + ReviewRequest.resultName
        guard let data = InputFile.contents(atPath: file),
            var results = try? JSONDecoder().decode(ReviewResults.self, from: data)
        else { throw ReviewError.undrawn(range.head) }
        results.base = ReviewResults.Revision(name: range.base, commit: range.baseCommit)
        results.head = ReviewResults.Revision(name: range.head, commit: range.headCommit)
        return results
    }

    /// How long both revisions took to draw.
    private func costs(_ request: ReviewRequest) -> ReviewCosts {
        [ReviewRequest.Side.base, .head].reduce(ReviewCosts()) { costs, side in
            costs.adding(ReviewCosts(folder: request.folder, side: side.rawValue))
        }
    }

    private func present(
        _ results: ReviewResults, _ origin: ReportOrigin, _ costs: ReviewCosts
    ) throws -> ExitStatus {
        let page = try results.writePage(
            to: output, origin: origin, isSingleFile: settings.results.isSingleFile)
        let address = settings.reportAddress(of: output)
        let report = results.report(
            failingOn: settings.review.failure, page: page, output: output, costs: costs, address: address)
        try Console.write(report, as: settings.results.reportFormat)
        if let file = settings.golden.summaryFile {
            try OutputFolder.make(for: file)
            try OutputFile.append(results.markdown(address: address), to: file)
        }
        let fails = results.fails(on: settings.review.failure)
        return results.hasErrors ? .failure : fails ? .findings : .success
    }
}
