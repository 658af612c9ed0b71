import Foundation
import KeylineEditing
import KeylineProjects
import KeylineScenes
import KeylineTypesetting

/// `keyline-bench editing FOLDER…`: how well documents are edited, over all storyboards and XIBs of some folders.
///
/// Round trips, constraints suggested anew for every document, and one random constraint removed and added again.
struct EditingCommand {
    private static let usage = BenchmarkError.usage(
        """
        usage: keyline-bench editing [--removals N] [--edits N] [--seed N] [--list] [--swift FOLDER [--visual-format]] \
        [--swiftui FOLDER] [--conversions] [--only-removals] [--only-suggestions] [--findings N] FOLDER…
        """)

    private var removals = 500
    private var edits = 2000
    private var seed: UInt64 = 7
    /// The number of the linter's findings to show, chosen at random.
    private var sample = 0
    private var lists = false
    private var swiftFolder: String?
    private var viewsFolder: String?
    private var style = ConstraintStyle.anchors
    private var onlyConversions = false
    private var onlyRemovals = false
    private var onlySuggestions = false
    private var paths: [String] = []

    /// Reads the arguments.
    ///
    /// - Throws: `BenchmarkError.usage` if they make no sense.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case "--list": lists = true
            case "--conversions": onlyConversions = true
            case "--only-removals": onlyRemovals = true
            case "--only-suggestions": onlySuggestions = true
            case "--findings": sample = try Self.number(rest.popFirst())
            case "--visual-format": style = .visualFormat
            case "--swift": swiftFolder = rest.popFirst()
            case "--swiftui": viewsFolder = rest.popFirst()
            case "--removals": removals = try Self.number(rest.popFirst())
            case "--edits": edits = try Self.number(rest.popFirst())
            case "--seed": seed = UInt64(try Self.number(rest.popFirst()))
            case _ where word.hasPrefix("-"): throw Self.usage
            default: paths.append(word)
            }
        }
        guard !paths.isEmpty else { throw Self.usage }
    }

    private static func number(_ word: String?) throws -> Int {
        guard let number = word.flatMap({ Int($0) }), number >= 0 else { throw usage }
        return number
    }

    /// Measures and prints.
    @MainActor func run() throws {
        let fonts = try FontCollection.bundled()
        let files = try paths.flatMap(Self.documents).sorted()
        guard !files.isEmpty else { throw BenchmarkError.unreadable(path: paths.joined(separator: " ")) }
        let documents = files.compactMap { EditedDocument($0, fonts: fonts) }
        print("\(documents.count) of \(files.count) documents can be laid out")
        guard sample == 0 else { return try reportFindings(documents) }
        guard !onlyConversions else { return try reportConversions(documents) }
        guard !onlyRemovals else { return try reportRemovals(documents) }
        guard !onlySuggestions else { return reportResets(documents) }
        let equal = documents.count { $0.bytes == $0.written }
        print("round trip: \(equal) of \(documents.count) with equal bytes")
        report(documents.compactMap { $0.suggestion() })
        reportResets(documents)
        try reportConversions(documents)
        try reportRemovals(documents)
        reportEdits(documents)
    }

    /// Findings of the linter to judge by hand, the same for the same seed.
    @MainActor private func reportFindings(_ documents: [EditedDocument]) throws {
        var findings = try documents.flatMap { try Linter($0.source, document: $0.document).findings() }
        let count = findings.count
        var generator = SplitMix(state: seed)
        for _ in 0..<min(sample, count) {
            let finding = findings.remove(at: Int(generator.next() % UInt64(findings.count)))
            print("\(finding.location): \(finding.rule.rawValue): \(finding.message)")
        }
        print("\(min(sample, count)) of \(count) findings")
    }

    @MainActor private func reportEdits(_ documents: [EditedDocument]) {
        guard !documents.isEmpty, edits > 0 else { return }
        var order = MarkupOrder()
        for document in documents { order.learn(document.bytes) }
        var random = RandomEdits(seed: seed, order: order)
        for index in 0..<edits { random.edit(documents[index % documents.count]) }
        let verdict = random.verdict
        print(
            "random edits: \(verdict.edits), of which \(verdict.changed) changed something and \(verdict.refused) were refused"
        )
        print("  \(verdict.unreadable.count) results cannot be read, \(verdict.untidy.count) changed something else")
        let pairs = verdict.order
        print(
            "  order of new attributes and lists: \(pairs.agreeing) pairs as in the corpus, \(pairs.turned) turned, "
                + "\(pairs.unknown) never seen there")
        let examples = verdict.unreadable + verdict.untidy + Set(pairs.examples).sorted()
        if lists { examples.forEach { print("    \($0)") } }
    }

    private func report(_ verdicts: [SuggestionVerdict]) {
        let right = verdicts.count { $0.causes.isEmpty }
        print("reset-suggested: \(right) of \(verdicts.count) documents with constraints pass")
        let causes = Dictionary(grouping: verdicts.flatMap { verdict in verdict.causes.map { ($0, verdict.file) } }) {
            $0.0.kind
        }
        for kind in causes.keys.sorted() {
            let found = causes[kind] ?? []
            print("  \(kind): \(Set(found.map(\.1)).count) documents")
            guard lists else { continue }
            for (cause, file) in found { print("    \((file as NSString).lastPathComponent): \(cause.words)") }
        }
    }

    /// Replaces constraints in place, and counts the views that move or stay open.
    @MainActor private func reportResets(_ documents: [EditedDocument]) {
        var total = EditedDocument.ResetVerdict()
        var count = 0
        var errors = 0
        for document in documents {
            guard let verdict = document.reset() else { continue }
            count += 1
            errors += verdict.error == nil ? 0 : 1
            total.views += verdict.views
            total.moved += verdict.moved
            total.open += verdict.open
            total.newConflicts += verdict.newConflicts
            guard lists else { continue }
            let name = (document.file as NSString).lastPathComponent
            let words =
                verdict.moved.map { "moved \($0)" } + verdict.open.map { "open \($0)" }
                + (verdict.newConflicts > 0 ? ["\(verdict.newConflicts) new conflicts"] : [])
                + [verdict.error].compactMap { $0 }
            words.forEach { print("    \(name): \($0)") }
        }
        print(
            "reset-suggested in place: of \(total.views) views in \(count) documents \(total.moved.count) moved, "
                + "\(total.open.count) open, \(total.newConflicts) new conflicts, \(errors) errors")
    }

    @MainActor private func reportConversions(_ documents: [EditedDocument]) throws {
        var views = 0
        var right = 0
        var failures: [String] = []
        for document in documents {
            let outcome = document.conversion()
            views += outcome.views
            right += outcome.right
            failures += outcome.failures
            if let folder = swiftFolder { try document.writeCode(into: folder, style) }
            if let folder = viewsFolder { try document.writeViews(into: folder) }
        }
        print(
            "convert to layout files: \(right) of \(views) views within half a point"
        )
        if lists { failures.forEach { print("    \($0)") } }
    }

    @MainActor private func reportRemovals(_ documents: [EditedDocument]) throws {
        var generator = SplitMix(state: seed)
        let usable = documents.filter { $0.document.constraintIDs.count > 0 }
        guard !usable.isEmpty else { return }
        var totals: [String: Int] = [:]
        for index in 0..<removals {
            let document = usable[index % usable.count]
            let ids = document.document.constraintIDs
            let id = ids[Int(generator.next() % UInt64(ids.count))]
            let verdict = document.removal(of: id)
            for word in verdict.words { totals[word, default: 0] += 1 }
            guard lists else { continue }
            print("    \((document.file as NSString).lastPathComponent) \(id): \(verdict.words.sorted())")
            verdict.moves.forEach { print("      \($0)") }
        }
        print("add-missing after \(removals) removals:")
        for key in totals.keys.sorted() { print("  \(key): \(totals[key] ?? 0)") }
    }

    private static func documents(in path: String) throws -> [String] {
        guard let all = FileManager.default.enumerator(atPath: path) else {
            throw BenchmarkError.unreadable(path: path)
        }
        return all.compactMap { $0 as? String }.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
            .map { path + "/" + $0 }
    }
}

/// A small random generator that gives the same numbers everywhere.
struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
