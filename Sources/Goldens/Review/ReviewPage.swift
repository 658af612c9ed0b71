import Foundation
import KeylineByteText
import KeylinePreviews
import KeylineReports

extension ReviewResults {
    /// Writes the page: the report of goldens, with the words of a review.
    ///
    /// - Parameters:
    ///   - output: The folder of the review, which has the files of the changes.
    ///   - origin: When and of what it was made.
    ///   - isSingleFile: Whether the page has its pictures in itself.
    /// - Returns: The page's path.
    /// - Throws: An `InputError` where it cannot be written.
    public func writePage(
        to output: String, origin: ReportOrigin = ReportOrigin(), isSingleFile: Bool = false
    ) throws -> String {
        let file = "report.html"
        let pictures = isSingleFile ? ReportPictures.inside(folder: output) : .beside
        let report = GoldenReportData(self, origin: origin, pictures: pictures)
        let data = Data(try JSONForm.line.bytes(of: report))
        let page = PageDocument(
            .goldens, title: "Keyline review", data: data, fallback: fallback(report.words.subtitle ?? ""))
        try OutputFolder(output).write(page.html, to: file)
        return "\(output)/\(file)"
    }

    /// The changes, for readers without scripts.
    private func fallback(_ subtitle: String) -> HTML {
        let items = changes.map { change -> HTML in
            let words = change.words.map { "<div>\($0.withOrderedArrows)</div>" as HTML }
            return "<li><strong>\(change.title)</strong> \(change.kind.rawValue)\(words)</li>\n"
        }
        let findings = newFindings.map { "<li>\($0.text.withOrderedArrows)</li>\n" as HTML }
        return "<noscript><p>\(subtitle)</p><p>\(counts)</p><ul>\(items)\(findings)</ul></noscript>"
    }
}

extension GoldenReportData {
    /// The words by which a page calls its content.
    struct Words: Encodable {
        var title = "Goldens"
        var none = "All goldens are unchanged."
        var before = "expected"
        var after = "actual"
        var states = ["different", "missing", "failed"]
        /// The revisions that were compared; nil where they are not known.
        var subtitle: String?

        static let goldens = Words()
    }

    /// A finding that only one revision has.
    struct Finding: Encodable {
        let isNew: Bool
        let severity: String
        let location: String
        let text: String
        /// Apple's whole message, where the text is a sentence of it.
        let log: String?

        init(_ finding: ReviewFinding, isNew: Bool) {
            self.isNew = isNew
            severity = finding.severity.rawValue
            location = "\(finding.location)"
            text = finding.words.withOrderedArrows
            log = finding.log
        }
    }

    init(_ review: ReviewResults, origin: ReportOrigin, pictures: ReportPictures) {
        let groups = review.groups
        var places: [Int: Int] = [:]
        for (place, group) in groups.enumerated() { for index in group.indices { places[index] = place } }
        self.init(
            counts: review.counts,
            failures: review.changes.enumerated().map { index, change in
                let group = places[index] ?? 0
                return Failure(
                    change, group: group, isWhole: change.isBroughtAboutOnly(by: groups[group].cause), pictures)
            },
            groups: groups.map { Group(title: $0.title.withOrderedArrows, command: nil) },
            decisions: ReviewDecisions(on: .review, revision: review.head.commit))
        words = Words(
            title: "Review", none: "\(review.unchangedSubject) changed.", before: "before", after: "after",
            states: ReviewChange.Kind.allCases.map(\.rawValue),
            subtitle: ["\(review.base.text) → \(review.head.text)".withOrderedArrows, origin.text]
                .compactMap { $0 }.joined(separator: "; "))
        renames = review.renames.map { "\($0.from) → \($0.to)".withOrderedArrows }
        unseen = review.unseen.map(\.withOrderedArrows)
        findings =
            review.newFindings.map { Finding($0, isNew: true) } + review.goneFindings.map { Finding($0, isNew: false) }
    }
}

extension GoldenReportData.Failure {
    fileprivate init(_ change: ReviewChange, group: Int, isWhole: Bool, _ pictures: ReportPictures) {
        self.init(
            heading: .init(
                key: change.name, name: change.title, origin: change.file, state: change.kind.rawValue,
                summary: change.summary.withOrderedArrows,
                group: group, isWhole: isWhole, size: change.pixelSize),
            evidence: .init(
                causes: change.causes.map(\.words.withOrderedArrows), regions: change.regions,
                lines: change.lines, library: nil,
                digests: change.digests),
            links: .init(change.files, pictures), commands: .init(inspection: nil, command: nil))
    }
}

extension GoldenReportData.Failure.Links {
    fileprivate init(_ files: ReviewChange.Files, _ pictures: ReportPictures) {
        expected = files.before.map(pictures.address)
        actual = files.after.map(pictures.address)
        difference = files.difference.map(pictures.address)
        inspector = nil
    }
}
