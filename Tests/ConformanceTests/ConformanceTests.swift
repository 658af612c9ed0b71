import Foundation
import Testing

import KeylineConformance
import KeylineScenes
import KeylineTypesetting

/// Unicode's and HarfBuzz's own test data, run as it is.
@Suite struct ConformanceTests {
    private static let unicodeData = "/usr/share/unicode"
    private static let hasUnicodeData = FileManager.default.fileExists(atPath: "\(unicodeData)/BidiTest.txt")

    /// HarfBuzz's shaping tests, which are not part of the project, in a `shared` folder beside the repository or above it.
    private static let shaping: URL? = {
        var place = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while place.path != "/" {
            place.deleteLastPathComponent()
            let found = place.appendingPathComponent("shared/corpus/harfbuzz-shape", isDirectory: true)
            if FileManager.default.fileExists(atPath: found.path) { return found }
        }
        return nil
    }()

    private func report(_ name: String) throws -> ConformanceReport {
        try Conformance.run("\(Self.unicodeData)/\(name)")
    }

    @Test(
        .enabled(if: hasUnicodeData, "the package unicode-data is not installed"),
        arguments: [
            ("auxiliary/GraphemeBreakTest.txt", 602), ("auxiliary/SentenceBreakTest.txt", 502),
            ("BidiTest.txt", 770_241), ("BidiCharacterTest.txt", 91_707),
        ])
    func `every case of Unicode's test file passes`(file: String, cases: Int) throws {
        let report = try report(file)
        #expect(report.failures.isEmpty, "\(report.failures.prefix(5))")
        #expect(report.passed == cases)
    }

    /// CLDR's root locale, which ICU follows, lets a colon part words; Unicode's default does not.
    @Test(.enabled(if: hasUnicodeData, "the package unicode-data is not installed"))
    func `words differ from Unicode's default at colons alone`() throws {
        let report = try report("auxiliary/WordBreakTest.txt")
        #expect(report.failures.count == 15 && report.passed == 1808)
        #expect(report.failures.allSatisfy { $0.message.contains("003A") })
    }

    /// ICU's rules for lines keep together what people read as one: a hyphen with the sign that it stands before, and a full stop or
    /// comma with the digit behind it (as in `§ a.2`), while UAX #14 would let a line end there.
    @Test(.enabled(if: hasUnicodeData, "the package unicode-data is not installed"))
    func `lines differ from Unicode's default where ICU's rules mean to`() throws {
        let report = try report("auxiliary/LineBreakTest.txt")
        #expect(report.passed == 7632 && report.failures.count == 22)
        for failure in report.failures {
            let afterHyphen = failure.message.hasPrefix("expected × 002D")
            let beforeDigit = failure.message.firstMatch(of: /00(2C|2E)( × 0308)? ÷ 003/) != nil
            #expect(afterHyphen || beforeDigit, "\(failure.message)")
        }
    }

    /// The cases that HarfBuzz 6.0's own `hb-shape` fails came with later versions.
    @Test(
        .enabled(if: shaping != nil, "HarfBuzz's shaping tests are not here"),
        .enabled(if: LibraryVersion.harfBuzz.version == "6.0.0", "the numbers are of HarfBuzz 6.0.0"),
        arguments: [("aots", 274, 0), ("text-rendering-tests", 435, 0), ("in-house", 4948, 50)])
    func `HarfBuzz's tests fail where HarfBuzz itself does`(suite: String, passed: Int, failed: Int) throws {
        let folder = try #require(Self.shaping).appendingPathComponent(suite)
        let disabled = (try? String(contentsOf: folder.appendingPathComponent("DISABLED"), encoding: .utf8)) ?? ""
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/tests").sorted()
        let enabled = files.filter {
            $0.hasSuffix(".tests") && !disabled.split(separator: "\n").contains("tests/\($0)")
        }
        let reports = try enabled.map { try Conformance.run("\(folder.path)/tests/\($0)") }
        #expect(reports.reduce(0) { $0 + $1.passed } == passed)
        #expect(reports.reduce(0) { $0 + $1.failures.count } == failed)
    }

    private func run(_ contents: String, named name: String) throws -> ConformanceReport {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        try Data(contents.utf8).write(to: file)
        return try Conformance.run(file.path)
    }

    @Test func `a report lists the failing cases and closes with the counts`() throws {
        let report = try run("# a comment\n÷ 0061 × 0062 ÷\n÷ 0061 ÷ 0062 ÷ # right\n", named: "GraphemeBreakTest.txt")
        let lines = report.description.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasSuffix(":2: expected ÷ 0061 × 0062 ÷, found ÷ 0061 ÷ 0062 ÷"))
        #expect(lines[1] == "1 passed, 1 failed")
    }

    @Test(arguments: [
        ("GraphemeBreakTest.txt", "÷ 0061 0062 ÷"), ("BidiTest.txt", "@Levels: 0\nL Q; 7"),
        ("BidiCharacterTest.txt", "0061;0;0"), ("a.tests", "font;options"), ("a.tests", "f.ttf;;U+XYZ;[a]"),
    ])
    func `a malformed line is named`(name: String, contents: String) throws {
        #expect {
            try run(contents, named: name)
        } throws: { error in
            guard case .malformedLine(_, let line) = error as? ConformanceError else { return false }
            return line == contents.split(separator: "\n").count
        }
    }

    @Test func `files of other kinds and missing files are refused`() {
        #expect(throws: ConformanceError.unreadableFile(path: "/nowhere/BidiTest.txt")) {
            try Conformance.run("/nowhere/BidiTest.txt")
        }
        #expect(throws: ConformanceError.unknownKind(path: "/etc/hostname")) { try Conformance.run("/etc/hostname") }
    }
}
