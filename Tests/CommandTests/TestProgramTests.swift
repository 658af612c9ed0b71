import Foundation
import KeylineByteText
import Testing

@testable import KeylineCommand

/// The output of programs with tests, and the folders whose tests are meant.
@Suite struct TestProgramTests {
    private static let listed = ["M.A/testOne", "M.A/testTwo", "M.B/testThree", "M.B/testFour"]

    @Test func `tests of XCTest pass, fail and are skipped, with the place and words of each failure`() {
        let words = """
            Test Suite 'All tests' started at 2026-11-28 11:00:00.000
            Test Case 'A.testOne' started at 2026-11-28 11:00:00.000
            Test Case 'A.testOne' passed (0.001 seconds)
            Test Case 'A.testTwo' started at 2026-11-28 11:00:00.000
            /p/A.swift:7: error: A.testTwo : XCTAssertEqual failed: ("1") is not equal to ("2") - no
            Test Case 'A.testTwo' failed (0.002 seconds)
            Test Case 'B.testThree' started at 2026-11-28 11:00:00.000
            Test Case 'B.testThree' skipped (0.0 seconds)
            """
        let log = XCTestLog(words, status: 1, listed: Self.listed)
        #expect(log.passed == ["M.A/testOne"] && log.failed == ["M.A/testTwo"] && log.skipped == ["M.B/testThree"])
        #expect(
            log.failures == [
                .init(
                    position: "/p/A.swift:7", test: "A.testTwo",
                    message: "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - no")
            ])
        #expect(log.hasEnded && log.trap == nil)
    }

    @Test func `the test during which the program ended has failed, with the last words`() throws {
        let words = """
            Test Case 'A.testOne' started at 2026-11-28 11:00:00.000
            Test Case 'A.testOne' passed (0.001 seconds)
            Test Case 'B.testFour' started at 2026-11-28 11:00:00.000
            Swift/x.swift:3: Fatal error: Index out of range
            """
        let log = XCTestLog(words, status: 133, listed: Self.listed)
        #expect(log.trap == "M.B/testFour")
        #expect(log.finished == ["M.A/testOne", "M.B/testFour"])
        #expect(log.failures.map(\.test) == ["B.testFour"])
        #expect(
            try #require(log.failures.first).message
                == "ends in a trap: Swift/x.swift:3: Fatal error: Index out of range")
    }

    @Test func `events of Swift Testing are counted by test`() throws {
        let events = """
            {"kind":"test","payload":{"kind":"function","id":"M/a()","name":"a()"},"version":0}
            {"kind":"test","payload":{"kind":"function","id":"M/b()","name":"b()","displayName":"b is right"},"version":0}
            {"kind":"test","payload":{"kind":"suite","id":"M/S","name":"S"},"version":0}
            {"kind":"event","payload":{"kind":"testStarted","testID":"M/S"},"version":0}
            {"kind":"event","payload":{"kind":"testStarted","testID":"M/a()"},"version":0}
            {"kind":"event","payload":{"kind":"testEnded","testID":"M/a()"},"version":0}
            {"kind":"event","payload":{"kind":"testStarted","testID":"M/b()"},"version":0}
            {"kind":"event","payload":{"kind":"issueRecorded","testID":"M/b()","issue":{"isKnown":false,\
            "sourceLocation":{"_filePath":"/p/B.swift","line":9}},"messages":[{"text":"no"}]},"version":0}
            {"kind":"event","payload":{"kind":"testEnded","testID":"M/b()"},"version":0}
            """
        let log = SwiftTestingLog(events, status: 1, lastWords: "")
        #expect(log.passed == 1 && log.failed == 1)
        #expect(log.failures == [.init(position: "/p/B.swift:9", test: "b is right", message: "no")])
        let cut = SwiftTestingLog(
            events.components(separatedBy: "\n").dropLast(2).joined(separator: "\n"), status: 132,
            lastWords: "a.swift:1: Fatal error: no")
        #expect(cut.failed == 1)
        #expect(
            try #require(cut.failures.first).message == "the program ended during this test: a.swift:1: Fatal error: no"
        )
    }

    @Test func `counts are one line`() {
        var results = TestRunResults()
        #expect(results.summary == "no tests")
        results.passed = 1
        #expect(results.summary == "1 test: 1 passed, 0 failed")
        results.failed = 2
        results.skipped = 1
        #expect(results.summary == "3 tests: 1 passed, 2 failed, 1 skipped")
    }

    @Test func `a library's manifest is built although a project beside it has the same sources`() throws {
        let room = try CommandSandbox()
        let object = "{ isa = PBXNativeTarget; productType = \"com.apple.product-type"
        try room.write(
            """
            // !$*UTF8*$!
            { rootObject = P; objects = { P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
              G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
              F = { isa = PBXFileReference; path = "LibTests/A.swift"; sourceTree = "<group>"; };
              B = { isa = PBXSourcesBuildPhase; files = (BF); }; BF = { isa = PBXBuildFile; fileRef = F; };
              T = \(object).framework"; name = Lib; buildPhases = (); };
              U = \(object).bundle.unit-test"; name = LibTests; buildPhases = (B); }; }; }
            """, "Lib.xcodeproj/project.pbxproj")
        try room.write("", "LibTests/A.swift")
        let manifest = "// swift-tools-version: 5.7\nlet package = Package(targets: [.target(name: \"Lib\")])\n"
        try room.write(manifest, "Package.swift")
        let folder = room.path("")
        #expect(try PreviewedPackage(folder).app != nil)
        #expect(try PreviewedPackage(folder, for: .compiling).app == nil)
        let app = try #require(try PreviewedPackage(folder, for: .tests).app, "only the project has tests")
        let tested = try AppManifest(app, in: room.path("room"), targets: [], purpose: .tests)
        #expect(!tested.isEmpty)
        let rooms = DependencyRooms(in: room.path("deps"), root: folder, given: [:])
        try tested.lay(rooms, program: "Program")
        let text = String(decoding: try #require(room.bytes("room/Package.swift")), as: UTF8.self)
        #expect(text.contains(".testTarget(") && text.contains("name: \"LibTests\"") && !text.contains("executable"))
        try room.write(manifest.replacing("[.target", with: "[.testTarget(name: \"T\"), .target"), "Package.swift")
        #expect(try PreviewedPackage(folder, for: .tests).app == nil)
    }
}
