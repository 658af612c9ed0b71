import Foundation
import KeylineByteText
import KeylinePreviews
import KeylineReports

/// One page about what failed, which works without a network: a list of failures by cause, and six ways to look at each.
struct GoldenReport {
    private let results: GoldenResults
    private let commands: GoldenCommands

    private let origin: ReportOrigin
    private let pictures: ReportPictures

    init(
        _ results: GoldenResults, commands: GoldenCommands, origin: ReportOrigin = ReportOrigin(),
        pictures: ReportPictures = .beside
    ) {
        self.origin = origin
        self.results = results
        self.commands = commands
        self.pictures = pictures
    }

    /// The document.
    ///
    /// - Throws: Never for texts and numbers, of which its data consists.
    func html() throws -> String {
        var data = GoldenReportData(results, commands: commands, pictures: pictures)
        data.words.subtitle = origin.text
        let bytes = Data(try JSONForm.line.bytes(of: data))
        return PageDocument(.goldens, title: "Keyline goldens", data: bytes, fallback: fallback).html
    }

    /// What failed and what to do, for who reads the page without its script.
    private var fallback: HTML {
        let failures = results.results.filter { $0.state != .same }.map { result -> HTML in
            let words = result.words(commands).map { "<div>\($0.withOrderedArrows)</div>" as HTML }
            return "<li><strong>\(result.name)</strong> \(result.state.rawValue)\(words)</li>\n"
        }
        let heading = origin.text.map { "<p>\($0)</p>" as HTML } ?? ""
        return "<noscript>\(heading)<p>\(GoldenCounts(results).text)</p><ul>\(failures)</ul></noscript>"
    }
}

/// What the script of the page shows.
struct GoldenReportData: Encodable {
    /// A golden that differs. What it tells stands side by side in the page's data.
    struct Failure: Encodable {
        /// The golden that failed.
        struct Heading: Encodable {
            /// The name that decisions are kept by.
            let key: String
            let name: String
            let origin: String
            let state: String
            let summary: String
            let group: Int
            /// Whether the cause of its group is all that brought it about, so that a decision about the group can be one about it.
            let isWhole: Bool
            let size: [Int]
        }

        /// Why it failed.
        struct Evidence: Encodable {
            let causes: [String]
            let regions: [GoldenResult.Region]
            let lines: [GoldenResult.Line]
            let library: String?
            /// The source of the difference, in words.
            var source: String?
            /// The versions that a decision is about.
            let digests: GoldenDigests?
        }

        /// Paths of pictures, texts and pages as links, relative to the page.
        struct Links: Encodable {
            let expected: String?
            let actual: String?
            let difference: String?
            /// The picture of a scene whose text differs.
            var picture: String?
            /// The inspector's page of the scene.
            let inspector: String?

            init(_ files: GoldenResult.Files?, _ pictures: ReportPictures) {
                expected = (files?.expected).map(pictures.address)
                actual = files.map { pictures.address($0.actual) }
                difference = files?.difference.map(pictures.address)
                picture = files?.picture.map(pictures.address)
                inspector = files?.inspector.map(HTML.link)
            }
        }

        /// The next steps.
        struct Commands: Encodable {
            /// The command that takes the scene apart.
            let inspection: String?
            /// The command that accepts the new picture; nil where nothing is recorded.
            let command: String?
        }

        let heading: Heading
        let evidence: Evidence
        let links: Links
        let commands: Commands

        func encode(to encoder: any Encoder) throws {
            try heading.encode(to: encoder)
            try evidence.encode(to: encoder)
            try links.encode(to: encoder)
            try commands.encode(to: encoder)
        }
    }

    struct Group: Encodable {
        let title: String
        /// The command that accepts all of the group; nil where nothing is recorded.
        let command: String?
    }

    let counts: String
    let failures: [Failure]
    let groups: [Group]
    var words = Words.goldens
    var unclaimed: [String] = []
    var oversized: [String] = []
    var renames: [String] = []
    /// The changes that no picture shows, in words.
    var unseen: [String] = []
    var findings: [Finding] = []
    var acceptAll: String?
    /// The decisions so far.
    var decisions: ReviewDecisions
    /// The file of decisions; nil where the page exports them.
    var decisionsFile: String?
    /// The command that records approved goldens.
    var acceptApproved: String?
    var prune: String?

    init(counts: String, failures: [Failure], groups: [Group], decisions: ReviewDecisions) {
        self.decisions = decisions
        self.counts = counts
        self.failures = failures
        self.groups = groups
    }

    init(_ results: GoldenResults, commands: GoldenCommands, pictures: ReportPictures) {
        let known = results.groups
        let titles = results.groupTitles
        let places = Dictionary(known.indices.map { (known[$0].title, $0) }) { first, _ in first }
        let failures = results.results.filter { $0.state != .same }.map { result in
            Failure(
                heading: .init(
                    key: result.name, name: result.name, origin: result.origin, state: result.state.rawValue,
                    summary: result.summary.withOrderedArrows,
                    group: titles[result.name].flatMap { places[$0] } ?? 0,
                    isWhole: result.state != .different
                        || result.isBroughtAboutOnly(by: [titles[result.name] ?? ""]), size: result.pixelSize),
                evidence: .init(
                    causes: result.causes.map(\.words.withOrderedArrows), regions: result.regions,
                    lines: result.lines,
                    library: result.libraryChange, source: result.source?.words, digests: result.digests),
                links: .init(result.files, pictures),
                commands: .init(inspection: result.inspection, command: commands.accept(result.name)))
        }
        self.init(
            counts: GoldenCounts(results).text, failures: failures,
            groups: known.map { group in
                Group(
                    title: group.title.withOrderedArrows,
                    command: results.acceptance(of: group, commands).joined(separator: "\n"))
            },
            decisions: ReviewDecisions(on: .goldens, revision: results.revision))
        unclaimed = results.unclaimed
        oversized = results.oversized.sorted { $0.key < $1.key }.map { "\($0.key), \($0.value) bytes" }
        acceptAll = commands.acceptAll
        acceptApproved = commands.acceptApproved
        prune = commands.prune
    }
}
