import KeylineByteText
import KeylineGraphics
import KeylineScenes

extension Report {
    /// The problems in the format of static analysis, for code scanning.
    ///
    /// Source: OASIS, Static Analysis Results Interchange Format (SARIF) 2.1.0.
    ///
    /// - Parameter version: The version of the program that says so.
    /// - Returns: The document, in UTF-8.
    /// - Throws: Never for texts and whole numbers, of which it consists.
    func sarif(version: String) throws -> [UInt8] {
        let driver = SARIF.Driver(version: version, rules: Set(problems.map(\.rule)).sorted().map { SARIF.Rule($0) })
        let run = SARIF.Run(tool: .init(driver: driver), results: problems.map { SARIF.Result($0) })
        return try JSONForm.document.bytes(of: SARIF(runs: [run]))
    }
}

/// The parts of the format that are used, under its own names.
private struct SARIF: Encodable {
    struct Text: Encodable {
        let text: String
    }

    struct Rule: Encodable {
        let id: String
        let shortDescription: Text

        init(_ id: String) {
            self.id = id
            shortDescription = Text(text: id.inWords)
        }
    }

    struct Driver: Encodable {
        let name = "Keyline"
        let version: String
        let rules: [Rule]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Run: Encodable {
        let tool: Tool
        let columnKind = "unicodeCodePoints"
        let results: [Result]
    }

    struct Place: Encodable {
        struct Artifact: Encodable {
            let uri: String
        }

        struct Region: Encodable {
            let startLine: Int
            let startColumn: Int?
        }

        let artifactLocation: Artifact
        let region: Region?

        init(_ location: SourceLocation) {
            artifactLocation = Artifact(uri: HTML.link(location.file))
            region = location.line.map { Region(startLine: $0, startColumn: location.column) }
        }
    }

    struct Location: Encodable {
        struct Logical: Encodable {
            let fullyQualifiedName: String
        }

        let physicalLocation: Place
        let logicalLocations: [Logical]?
    }

    struct Suppression: Encodable {
        let kind = "external"
        let justification: String
    }

    struct Result: Encodable {
        let ruleId: String
        let level: String
        let message: Text
        let locations: [Location]
        let partialFingerprints: [String: String]
        let suppressions: [Suppression]?
        let baselineState: String?

        init(_ problem: Report.Problem) {
            ruleId = problem.rule
            level = problem.severity.rawValue
            message = Text(text: problem.message)
            let names = problem.subject.map { [Location.Logical(fullyQualifiedName: $0)] }
            locations = [Location(physicalLocation: Place(problem.location), logicalLocations: names)]
            // The line moves with every edit above it, so it has no part in what a result is recognised by.
            let identity = [problem.rule, problem.location.file, problem.subject ?? ""].joined(separator: "\n")
            partialFingerprints = ["keyline/v1": SHA256Digest(of: identity).hexadecimal]
            baselineState = problem.baseline?.rawValue
            suppressions = problem.suppression.map { [Suppression(justification: $0)] }
        }
    }

    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version
        case runs
    }
}

extension String {
    /// `missingGlyph` in words.
    fileprivate var inWords: String {
        reduce(into: "") { text, letter in text += letter.isUppercase ? " " + letter.lowercased() : String(letter) }
    }
}
