import Foundation
import FoundationXML
import Testing

/// What the tests read of a SARIF log.
private struct SARIFLog: Decodable {
    struct Run: Decodable {
        let results: [Result]
    }
    struct Result: Decodable {
        let ruleId: String, level: String, locations: [Location], partialFingerprints: [String: String]
    }
    struct Location: Decodable {
        let physicalLocation: Physical
    }
    struct Physical: Decodable {
        struct Artifact: Decodable {
            let uri: String
        }
        struct Region: Decodable {
            let startLine: Int
        }
        let artifactLocation: Artifact, region: Region
    }
    let version: String, runs: [Run]
}

/// The formats that CI systems read.
@Suite struct ReportFormatTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(Fixtures.conflict, "card & co.xib")
    }

    @Test func `JUnit's XML is well-formed and counts what failed`() throws {
        let outcome = try room.run("check", "card & co.xib", "--format", "junit")
        #expect(outcome.status == 1)
        let reader = XMLCounter()
        let parser = XMLParser(data: Data(outcome.output.utf8))
        parser.delegate = reader
        #expect(parser.parse())
        #expect(reader.counts["testcase"] == 2)
        #expect(reader.counts["failure"] == 1)
        #expect(reader.attributes["testsuites"]?["failures"] == "1")
        #expect(reader.attributes["testcase"]?["classname"] == "card & co.xib")
        #expect(reader.attributes["failure"]?["type"] == "unsatisfiable")
    }

    @Test func `a page has each finding by kind with its place, words and source, and names escaped`() throws {
        let outcome = try room.run("check", "card & co.xib", "--format", "html")
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("<!doctype html>") && outcome.output.hasSuffix("</html>\n"))
        #expect(outcome.output.contains("card &amp; co.xib"))
        #expect(!outcome.output.contains("card & co.xib"))
        #expect(outcome.output.contains("unsatisfiable"))
        #expect(outcome.output.contains("Unable to simultaneously satisfy constraints."))
        #expect(!outcome.output.contains("<script"))
        try room.write(Fixtures.card, "card.xib")
        let clean = try room.run("check", "card.xib", "--format", "html")
        #expect(clean.status == 0 && !clean.output.contains("unsatisfiable"))
    }

    @Test func `a page lists suppressed findings last, with their reason`() throws {
        try room.write(
            "keyline: 1\nsuppressions:\n  - { kind: unsatisfiable, view: title, reason: known since spring }\n",
            "keyline.yaml")
        let outcome = try room.run("check", "card & co.xib", "--format", "html")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("known since spring"))
    }

    private func sarifResult() throws -> SARIFLog.Result {
        let output = try room.run("check", "card & co.xib", "--format", "sarif").output
        let log = try JSONDecoder().decode(SARIFLog.self, from: Data(output.utf8))
        #expect(log.version == "2.1.0")
        return try #require(log.runs.first?.results.first)
    }

    @Test func `SARIF names rule, level, place and a fingerprint that lines do not change`() throws {
        let first = try sarifResult()
        #expect(first.ruleId == "unsatisfiable" && first.level == "warning")
        #expect(first.locations.first?.physicalLocation.artifactLocation.uri == "card%20%26%20co.xib")
        try room.write(Fixtures.conflict.replacing("<objects>", with: "\n\n<objects>"), "card & co.xib")
        let moved = try sarifResult()
        #expect(
            moved.locations[0].physicalLocation.region.startLine == first.locations[0].physicalLocation.region.startLine
                + 2)
        #expect(moved.partialFingerprints == first.partialFingerprints)
    }

    @Test func `annotations are commands that GitHub's runner obeys`() throws {
        try room.write(Fixtures.conflict, "conflict.xib")
        try room.write("card.png conflict.xib\n", "golden/cases.txt")
        let golden = try room.run("golden", "test", "--format", "github")
        #expect(golden.output.hasPrefix("::error file=golden/card.png,title=missing::"), "\(golden.output)")
        let check = try room.run("check", "conflict.xib", "--format", "github")
        #expect(check.output.hasPrefix("::warning file=conflict.xib,line="), "\(check.output)")
        _ = try room.run("check", "conflict.xib", "--shard", "1/2", "-o", "p1")
        _ = try room.run("check", "conflict.xib", "--shard", "2/2", "-o", "p2")
        let merged = try room.run("check", "merge", "--format", "github", "p1", "p2")
        #expect(merged.output == check.output)
    }

    @Test(arguments: ["junit", "sarif", "json", "github"])
    func `goldens have the same formats`(format: String) throws {
        try room.write(Fixtures.card, "card.xib")
        try room.write("card.png card.xib\n", "golden/cases.txt")
        let missing = try room.run("golden", "test", "--format", format)
        #expect(missing.status == 1)
        #expect(missing.output.contains("card.png"))
        #expect(missing.output.contains("keyline golden accept card.png"))
        _ = try room.run("golden", "accept", "*")
        let recorded = try room.run("golden", "test", "--format", format)
        #expect(recorded.status == 0)
        #expect(!recorded.output.contains("golden accept"))
    }
}

/// Counts elements and keeps the attributes of the last of each kind.
private final class XMLCounter: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]
    var attributes: [String: [String: String]] = [:]

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes found: [String: String]
    ) {
        counts[name, default: 0] += 1
        attributes[name] = found
    }
}
