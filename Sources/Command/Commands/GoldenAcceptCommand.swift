import KeylineByteText
import KeylineGoldens
import KeylinePreviews
import KeylineScenes

/// Records goldens: of cases that are named, or of those that failed. A golden is replaced only by what the last test showed.
@MainActor
struct GoldenAcceptCommand {
    /// What is recorded.
    private struct Selection {
        var cases: [GoldenCase]
        /// The results that were shown; nil to record whatever is drawn now.
        var review: GoldenReview?
        /// The git revision that was shown.
        var revision: String?
        /// Goldens that have other causes than those that are accepted, and these.
        var left: [(name: String, others: [String])] = []
        /// Goldens that a person rejected, with notes.
        var rejected: [(name: String, note: String?)] = []

        /// Whether a person has more to do.
        var leavesSome: Bool { !left.isEmpty || !rejected.isEmpty }
    }

    private let session: GoldenSession
    private let names: [String]

    init(_ settings: CommandSettings, names: [String]) throws {
        session = try GoldenSession(settings)
        self.names = names
    }

    func run() async throws -> ExitStatus {
        let selection = try selection()
        // Before anything is looked for: cases may depend on which folders there are.
        try OutputFolder.make(session.output)
        let progress = ProgressLine("recording", total: selection.cases.count, counting: "failure")
        let results = await session.recorder.record(
            selection.cases, review: selection.review, finished: progress.advance)
        let (recorded, status) = present(selection, results)
        if let failure = session.files.fonts.failures.first {
            try session.recordInputs(of: selection.cases, same: [])
            throw failure
        }
        let same = zip(selection.cases, results).filter { (try? $1.get()) != nil }.map(\.0.name)
        try session.recordInputs(of: selection.cases, same: Set(same), isRecording: true)
        for (old, new) in try session.folder.renames(to: recorded, cases: session.cases) {
            try session.folder.remove(old)
            Console.write("renamed    \(session.folder.file(old)) to \(new)\n")
        }
        return status
    }

    /// Prints what was recorded and what was not.
    ///
    /// - Returns: The names of the goldens that changed, and how the command ends.
    private func present(
        _ selection: Selection, _ results: [Result<Bool, any Error>]
    ) -> (recorded: [String], status: ExitStatus) {
        var recorded: [String] = []
        var hasFailed = false
        var isRefused = false
        for (golden, result) in zip(selection.cases, results) {
            do {
                let isNew = try result.get()
                if isNew { recorded.append(golden.name) }
                Console.write("\(isNew ? "recorded " : "unchanged")  \(session.folder.file(golden.name))\n")
            } catch let error as GoldenError where error.isRefusal {
                Console.report(error)
                isRefused = true
            } catch {
                // The error is about the scene's file, which may have many cases.
                Console.write("failed     \(session.folder.file(golden.name))\n")
                Console.report(error)
                hasFailed = true
            }
        }
        for (name, others) in selection.left {
            let words =
                others.isEmpty ? "it has more causes than the report names" : "also: " + others.joined(separator: "; ")
            Console.write("left       \(session.folder.file(name)): \(words)\n")
        }
        for (name, note) in selection.rejected {
            Console.write("rejected   \(session.folder.file(name))\(note.map { ": " + $0 } ?? "")\n")
        }
        let revision = isRefused ? CheckedOutRevision.current : nil
        if let then = selection.revision, let now = revision, then != now {
            Console.note("note: the last test was of revision \(then.prefix(12)); this is \(now.prefix(12))\n")
        }
        return (recorded, hasFailed ? .failure : isRefused || selection.leavesSome ? .findings : .success)
    }

    /// The cases that are named, or those that the last test found to fail.
    private func selection() throws -> Selection {
        let settings = session.settings.golden
        if settings.decisionsFile != nil, !settings.acceptsApproved { throw UsageError.decisionsWithoutApproval }
        if settings.acceptsApproved, settings.acceptsFailed || settings.acceptsUpgrade || !settings.groups.isEmpty {
            throw UsageError.approvalWithOthers
        }
        let named = names.isEmpty ? nil : Set(try session.cases(matching: names).map(\.name))
        if settings.acceptsApproved { return try approved(among: named) }
        guard settings.acceptsFailed || settings.acceptsUpgrade || !settings.groups.isEmpty else {
            if named == nil, settings.revision == nil { throw UsageError.missingOperand(.command(.goldenAccept)) }
            return try selection(
                of: session.selectedCases().filter { named?.contains($0.name) ?? true }, shownBy: resultsIfAny(),
                admitsNew: true)
        }
        let last = try GoldenResults(file: resultsFile)
        let titles = Set(settings.groups)
        for title in settings.groups where !last.hasCause(title) {
            throw CommandError.unknownCause(title, known: last.groups.map(\.title))
        }
        func isMeant(_ name: String) -> Bool { named?.contains(name) ?? true }
        let failed = last.results.filter {
            $0.state != .same && (!settings.acceptsUpgrade || settings.acceptsFailed || $0.source == .upgrade)
        }
        let split = last.failures(broughtAboutBy: titles)
        // Of a group, what comes from a new version alone, where both are asked for.
        let isGroup = !settings.acceptsFailed && !settings.groups.isEmpty
        let wanted = Set(failed.map(\.name)).intersection(isGroup ? split.whole : failed.map(\.name)).filter(isMeant)
        var selection = selection(
            of: session.cases.filter { wanted.contains($0.name) }, shownBy: last, admitsNew: false)
        selection.left = isGroup ? split.partly.filter { isMeant($0.name) } : []
        return selection
    }

    private func selection(of cases: [GoldenCase], shownBy last: GoldenResults?, admitsNew: Bool) -> Selection {
        Selection(
            cases: cases,
            review: session.settings.golden.acceptsUnreviewed ? nil : GoldenReview(last, admitsNew: admitsNew),
            revision: last?.revision)
    }

    /// The cases that a person approved, of those that are named.
    private func approved(among named: Set<String>?) throws -> Selection {
        let file =
            session.settings.golden.decisionsFile ?? session.output.appendingPathComponent(ReviewDecisions.fileName)
        let decisions = try ReviewDecisions(file: file)
        func isMeant(_ name: String) -> Bool { named?.contains(name) ?? true }
        let approved = decisions.goldens(.approved).keys.filter(isMeant)
        let names = Set(session.cases.map(\.name))
        for name in approved.sorted() where !names.contains(name) {
            throw CommandError.unknownGolden(name, known: session.cases.map(\.name))
        }
        let review = GoldenReview(approvedIn: decisions)
        var selection = Selection(
            cases: session.cases.filter { approved.contains($0.name) }, review: review, revision: decisions.revision)
        selection.rejected = decisions.goldens(.rejected).filter { isMeant($0.key) }
            .map { (name: $0.key, note: $0.value.note) }.sorted { $0.name < $1.name }
        return selection
    }

    private var resultsFile: String { session.output.appendingPathComponent(GoldenResults.fileName) }

    /// The results of the last test; nil where there was none.
    private func resultsIfAny() throws(GoldenError) -> GoldenResults? {
        do throws(GoldenError) { return try GoldenResults(file: resultsFile) } catch {
            if case .missingResults = error { return nil }
            throw error
        }
    }
}

extension GoldenError {
    /// Whether nothing is wrong but that nobody looked.
    fileprivate var isRefusal: Bool { if case .notReviewed = self { true } else { false } }
}
