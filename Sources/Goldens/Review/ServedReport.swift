import Foundation
import KeylineByteText
import KeylineReports

/// A page on which people decide: the report of goldens or of a review, what can be decided there, and the files that it shows.
public struct ServedReport: Sendable {
    /// The page.
    public let html: String
    /// The decisions can be about these pictures, each with the digests that it has now.
    public let subjects: [String: GoldenDigests?]
    /// The files that the page shows, relative to the folder of results.
    public let files: Set<String>
    /// The decisions so far.
    public let decisions: ReviewDecisions

    /// Shows the results of a test.
    ///
    /// - Parameters:
    ///   - results: The results.
    ///   - commands: The commands that the page names.
    ///   - origin: When and of what they were made.
    ///   - decisions: Earlier decisions; those about other versions are left out.
    ///   - file: Where decisions are kept.
    /// - Throws: Never for texts and numbers, of which its data consists.
    public init(
        _ results: GoldenResults, commands: GoldenCommands, origin: ReportOrigin, decisions: ReviewDecisions?,
        file: String
    ) throws {
        let failures = results.results.filter { $0.state != .same }
        var data = GoldenReportData(results, commands: commands, pictures: .beside)
        data.words.subtitle = origin.text
        let files = failures.flatMap { result in
            result.files?.all ?? []
        }
        try self.init(
            data, title: "Keyline goldens", subjects: failures.map { ($0.name, $0.digests) }, files: files, decisions,
            file)
    }

    /// Shows a review.
    ///
    /// - Parameters:
    ///   - review: The review.
    ///   - command: The command that records the goldens among what was approved.
    ///   - origin: When and of what it was made.
    ///   - decisions: Earlier decisions; those about other versions are left out.
    ///   - file: Where decisions are kept.
    /// - Throws: Never for texts and numbers, of which its data consists.
    public init(
        _ review: ReviewResults, command: String, origin: ReportOrigin, decisions: ReviewDecisions?, file: String
    ) throws {
        var data = GoldenReportData(review, origin: origin, pictures: .beside)
        if review.changes.contains(where: { $0.name.hasPrefix(ReviewDecisions.goldenPrefix) }) {
            data.acceptApproved = command
        }
        try self.init(
            data, title: "Keyline review", subjects: review.changes.map { ($0.name, $0.digests) },
            files: review.changes.flatMap { [$0.files.before, $0.files.after, $0.files.difference] }, decisions, file)
    }

    private init(
        _ data: GoldenReportData, title: String, subjects: [(String, GoldenDigests?)], files: [String?],
        _ earlier: ReviewDecisions?, _ file: String
    ) throws {
        self.subjects = Dictionary(subjects) { first, _ in first }
        self.files = Set(files.compactMap { $0 })
        var decisions = data.decisions
        if let earlier, earlier.page == decisions.page {
            let subjects = self.subjects
            decisions.decisions = earlier.decisions.filter { name, decision in subjects[name] == .some(decision.digests)
            }
        }
        self.decisions = decisions
        var data = data
        data.decisions = decisions
        data.decisionsFile = file
        var page = PageDocument(
            .goldens, title: title, data: Data(try JSONForm.line.bytes(of: data)), fallback: "<noscript></noscript>")
        page.isLive = true
        html = page.html
    }
}
