public import Foundation
import KeylineScenes

extension CheckPart {
    /// The findings in a compiler's form, then a line that counts them.
    public var text: String {
        let shown = findings.filter { $0.problem.suppression == nil }
        let words = shown.map { CheckReport.text($0.head, alsoAt: $0.otherPlaces, $0.hints) }
        return (words + limits.joined().map { $0 + "\n" }).joined() + summary + "\n"
    }

    private var summary: String {
        let counted = findings.filter { $0.problem.suppression == nil }
        return CheckReport.summary(
            of: counted.map(\.problem.severity), suppressed: findings.count - counted.count, scenes: own.count,
            environments: environments.count)
    }

    /// The findings as one JSON document with sorted keys and a final newline.
    public func json() throws -> Data {
        var members: [String: JSONValue] = [
            "keyline": .integer(1), "failed": .bool(hasFailed), "findings": .array(findings.map(\.json)),
            "environments": .array(environments.map { .string($0) }),
        ]
        if isSwept { members["limits"] = .array(limits.joined().map { .string($0) }) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(JSONValue.object(members)) + Data("\n".utf8)
    }

    /// The check in the terms of CI systems.
    public var testReport: TestReport {
        TestReport(
            "keyline check", cases: cases.map(\.value), problems: findings.map(\.problem.value), summary: summary)
    }
}

/// A problem as a document keeps it.
struct RecordedProblem: Codable, Hashable, Sendable {
    private let level: String
    private let rule: String
    private let message: String
    private let file: String
    private let line: Int?
    private let column: Int?
    private let subject: String?
    let suppression: String?

    init(_ problem: TestReport.Problem) {
        level = problem.severity.rawValue
        rule = problem.rule
        message = problem.message
        file = problem.location.file
        line = problem.location.line
        column = problem.location.column
        subject = problem.subject
        suppression = problem.suppression
    }

    /// How much it matters; a word that nobody knows matters most.
    var severity: Diagnostic.Severity { Diagnostic.Severity(rawValue: level) ?? .error }

    private var location: SourceLocation { SourceLocation(file: file, line: line, column: column) }

    /// What it has in common with itself in another form: the kind, the place and what is wrong, without where else.
    var identity: [String] { [rule, place, message.split(separator: "\n").first.map(String.init) ?? ""] }

    /// The file, line and column.
    var place: String { location.description }

    var value: TestReport.Problem {
        TestReport.Problem(
            severity, rule: rule, message: message, at: location, about: subject, suppression: suppression)
    }
}

/// A case as a document keeps it.
struct RecordedCase: Codable, Sendable {
    let name: String
    let suite: String
    /// The place among all cases.
    let order: Int
    private var failures: [RecordedProblem]
    private var remarks: [RecordedProblem]

    init(_ tried: TestReport.Case, at order: Int) {
        name = tried.name
        suite = tried.suite
        self.order = order
        failures = tried.failures.map(RecordedProblem.init)
        remarks = tried.remarks.map(RecordedProblem.init)
    }

    /// Takes over what another part says of the same.
    mutating func add(_ other: RecordedCase) {
        failures += other.failures.filter { !failures.contains($0) }
        remarks += other.remarks.filter { !remarks.contains($0) }
    }

    /// The case without problems that became part of another one's.
    func without(_ gone: Set<[String]>) -> RecordedCase {
        var result = self
        result.failures.removeAll { gone.contains($0.identity) }
        result.remarks.removeAll { gone.contains($0.identity) }
        return result
    }

    var value: TestReport.Case {
        TestReport.Case(name, in: suite, failures: failures.map(\.value), remarks: remarks.map(\.value))
    }
}
