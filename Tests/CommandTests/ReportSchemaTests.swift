import Foundation
import FoundationXML
import Testing

/// What a JSON value has to be.
private indirect enum Shape: Sendable {
    case text
    /// A text that is a reference to a resource.
    case reference
    /// A number that counts from 1.
    case ordinal
    case word([String])
    case list(Shape)
    /// Texts by any name.
    case texts
    case object([String: Shape], optional: [String: Shape] = [:])

    /// What is wrong with a value, with the path to it.
    func faults(of value: Any?, at path: String) -> [String] {
        switch self {
        case .text: return value is String ? [] : ["\(path) is no text"]
        case .reference: return Self.isReference(value) ? [] : ["\(path) is no reference: \(value ?? "nothing")"]
        case .ordinal: return ((value as? NSNumber)?.intValue ?? 0) >= 1 ? [] : ["\(path) does not count from 1"]
        case .word(let words): return (value as? String).map(words.contains) ?? false ? [] : ["\(path) is no \(words)"]
        case .list(let item):
            guard let items = value as? [Any] else { return ["\(path) is no list"] }
            return items.enumerated().flatMap { item.faults(of: $1, at: "\(path)[\($0)]") }
        case .texts:
            guard let texts = value as? [String: Any] else { return ["\(path) is no object"] }
            return texts.values.allSatisfy { $0 is String } ? [] : ["\(path) has something else than texts"]
        case .object(let required, let optional): return Self.faults(of: value, required, optional, path)
        }
    }

    private static func faults(
        of value: Any?, _ required: [String: Shape], _ optional: [String: Shape], _ path: String
    ) -> [String] {
        guard let object = value as? [String: Any] else { return ["\(path) is no object"] }
        let known = required.merging(optional) { first, _ in first }
        let unknown = object.keys.filter { known[$0] == nil }.map { "\(path).\($0) is unknown" }
        let missing = required.keys.filter { object[$0] == nil }.map { "\(path).\($0) is missing" }
        return (unknown + missing).sorted()
            + object.keys.sorted().flatMap { key in known[key]?.faults(of: object[key], at: "\(path).\(key)") ?? [] }
    }

    /// Source: RFC 3986, the characters of a reference, with percent signs before two hexadecimal digits.
    private static func isReference(_ value: Any?) -> Bool {
        guard let text = value as? String, !text.isEmpty else { return false }
        return text.wholeMatch(of: /(?:[A-Za-z0-9\-._~:\/?#\[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+/) != nil
    }
}

/// Reports have the form that their formats require, with hostile names too.
@Suite struct ReportSchemaTests {
    /// The parts of SARIF 2.1.0 that may stand in a log, without any other: its schema allows no further properties.
    /// Source: OASIS, SARIF 2.1.0, sections 3.13 to 3.35.
    private static let sarif: Shape = {
        let message = Shape.object(["text": .text])
        let region = Shape.object(["startLine": .ordinal], optional: ["startColumn": .ordinal])
        let place = Shape.object(
            ["artifactLocation": .object(["uri": .reference])], optional: ["region": region])
        let location = Shape.object(
            ["physicalLocation": place],
            optional: ["logicalLocations": .list(.object(["fullyQualifiedName": .text]))])
        let result = Shape.object(
            [
                "ruleId": .text, "level": .word(["none", "note", "warning", "error"]), "message": message,
                "locations": .list(location), "partialFingerprints": .texts,
            ],
            optional: [
                "baselineState": .word(["new", "unchanged", "updated", "absent"]),
                "suppressions": .list(
                    .object(["kind": .word(["inSource", "external"]), "justification": .text])),
            ])
        let driver = Shape.object([
            "name": .text, "version": .text, "rules": .list(.object(["id": .text, "shortDescription": message])),
        ])
        let run = Shape.object([
            "tool": .object(["driver": driver]), "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]),
            "results": .list(result),
        ])
        return .object(["$schema": .reference, "version": .word(["2.1.0"]), "runs": .list(run)])
    }()

    private let room: CommandSandbox
    private static let name = "card & ü%20 #1.xib"

    init() throws {
        room = try CommandSandbox()
        try room.write(Fixtures.conflict, Self.name)
    }

    @Test(arguments: ["check", "lint"])
    func `a SARIF log has what its schema requires and nothing else`(_ command: String) throws {
        let output = try room.run(command, Self.name, "--format", "sarif").output
        let log = try JSONSerialization.jsonObject(with: Data(output.utf8))
        #expect(Self.sarif.faults(of: log, at: "log") == [])
        let run = try #require(((log as? [String: Any])?["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = (driver["rules"] as? [[String: Any]])?.compactMap { $0["id"] as? String } ?? []
        #expect(!results.isEmpty)
        #expect(Set(rules) == Set(results.compactMap { $0["ruleId"] as? String }))
        #expect(Set(rules).count == rules.count)
        #expect(output.contains("card%20%26%20%C3%BC%2520%20%231.xib"))
    }

    @Test func `a shape finds what a schema would`() {
        let wrong: [String: Any] = ["version": "2.0.0", "runs": [["columnKind": "bytes", "results": []]], "extra": 1]
        let faults = Self.sarif.faults(of: wrong, at: "log")
        #expect(faults.contains("log.extra is unknown"))
        #expect(faults.contains("log.$schema is missing"))
        #expect(faults.contains("log.runs[0].tool is missing"))
        #expect(faults.contains { $0.hasPrefix("log.version") })
        #expect(Shape.reference.faults(of: "a b", at: "uri") != [])
        #expect(Shape.ordinal.faults(of: 0, at: "line") != [])
    }

    /// Source: the schema by which Jenkins reads reports, `junit-10.xsd`.
    @Test(arguments: ["check", "lint"])
    func `JUnit's elements and attributes are those of its schema, and its counts are right`(_ command: String) throws {
        let output = try room.run(command, Self.name, "--format", "junit").output
        let reader = JUnitReader()
        let parser = XMLParser(data: Data(output.utf8))
        parser.delegate = reader
        #expect(parser.parse())
        #expect(reader.faults == [])
        #expect(reader.cases > 0)
        // What the linter finds here are notes, which fail nothing.
        #expect((reader.failures > 0) == (command == "check"))
    }
}

/// Compares a report with what its schema allows.
private final class JUnitReader: NSObject, XMLParserDelegate {
    private static let insides: [String: [String]] = [
        "": ["testsuites"], "testsuites": ["testsuite"], "testsuite": ["testcase", "system-out"],
        "testcase": ["skipped", "error", "failure", "system-out", "system-err"],
    ]
    private static let attributes: [String: (required: Set<String>, all: Set<String>)] = [
        "testsuites": ([], ["name", "time", "tests", "failures", "disabled", "errors"]),
        "testsuite": (
            ["name", "tests", "failures", "errors"], ["name", "tests", "failures", "errors", "skipped", "time"]
        ),
        "testcase": (["name", "classname"], ["name", "classname", "time", "assertions", "status"]),
        "failure": (["type", "message"], ["type", "message"]),
    ]

    private(set) var faults: [String] = []
    private(set) var cases = 0
    /// The cases that failed.
    private(set) var failures = 0
    private var path: [String] = []
    private var expected = (cases: 0, failures: 0)
    private var hasFailed = false

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes found: [String: String]
    ) {
        let around = path.last ?? ""
        if !(Self.insides[around] ?? []).contains(name) { faults.append("\(name) in \(around)") }
        let known = Self.attributes[name] ?? ([], [])
        faults += known.required.subtracting(found.keys).map { "\(name) lacks \($0)" }
        faults += Set(found.keys).subtracting(known.all).map { "\(name) has \($0)" }
        path.append(name)
        switch name {
        case "testsuites": expected = (Int(found["tests"] ?? "") ?? -1, Int(found["failures"] ?? "") ?? -1)
        case "testcase":
            cases += 1
            hasFailed = false
        case "failure":
            failures += hasFailed ? 0 : 1
            hasFailed = true
        default: break
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        path.removeLast()
        guard name == "testsuites" else { return }
        if expected != (cases, failures) { faults.append("counts \(expected) are \((cases, failures))") }
    }
}
