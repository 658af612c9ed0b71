import Foundation
import Testing

@testable import KeylineCommand

/// On a terminal a package's code runs once a person said so.
@Suite final class PackageTrustTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("trust-\(UUID())").path
    private let package: PreviewedPackage
    private var questions: [String] = []

    init() throws {
        try FileManager.default.createDirectory(atPath: root + "/Kit", withIntermediateDirectories: true)
        try "".write(toFile: root + "/Kit/Package.swift", atomically: false, encoding: .utf8)
        package = try PreviewedPackage(root + "/Kit/")
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private func trust(isTerminal: Bool = true, answering answer: String? = nil) -> PackageTrust {
        PackageTrust(variables: ["XDG_CONFIG_HOME": root + "/config", "HOME": "/nowhere"], isTerminal: isTerminal) {
            self.questions.append($0)
            return answer
        }
    }

    private var kept: [String: Bool]? {
        let data = FileManager.default.contents(atPath: root + "/config/keyline/packages.json")
        let document = data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
        return document?["packages"] as? [String: Bool]
    }

    @Test func `a person is asked once, and the answer is kept`() throws {
        try trust(answering: "y").check(package, isGiven: false)
        #expect(questions.count == 1)
        #expect(questions.first?.contains(package.root) == true)
        #expect(kept == [package.root: true])
        try trust(answering: "n").check(package, isGiven: false)
        #expect(questions.count == 1)
    }

    @Test func `a no is kept until the call says otherwise`() throws {
        #expect(throws: PackageError.untrusted(package.path)) {
            try trust(answering: "n").check(package, isGiven: false)
        }
        #expect(throws: PackageError.untrusted(package.path)) {
            try trust(answering: "y").check(package, isGiven: false)
        }
        #expect(questions.count == 1)
        try trust().check(package, isGiven: true)
        try trust().check(package, isGiven: false)
        #expect(kept == [package.root: true])
    }

    @Test(arguments: ["", "what", nil])
    func `anything but yes is no, and asked again`(answer: String?) {
        for _ in 0..<2 {
            #expect(throws: PackageError.untrusted(package.path)) {
                try trust(answering: answer).check(package, isGiven: false)
            }
        }
        #expect(questions.count == 2)
        #expect(kept == nil)
    }

    @Test func `without a terminal nobody is asked and nothing is kept`() throws {
        try trust(isTerminal: false).check(package, isGiven: false)
        #expect(questions.isEmpty && kept == nil)
        try trust(isTerminal: true, answering: "n").check(package, isGiven: true)
        #expect(questions.isEmpty)
    }

    @Test func `each package is asked for, whatever link leads to it`() throws {
        try trust(answering: "y").check(package, isGiven: false)
        try FileManager.default.createSymbolicLink(atPath: root + "/Link", withDestinationPath: "Kit")
        try trust(answering: "n").check(PreviewedPackage(root + "/Link"), isGiven: false)
        try FileManager.default.createDirectory(atPath: root + "/Other", withIntermediateDirectories: true)
        try "".write(toFile: root + "/Other/Package.swift", atomically: false, encoding: .utf8)
        try trust(answering: "y").check(PreviewedPackage(root + "/Other"), isGiven: false)
        #expect(questions.count == 2)
    }

    @Test func `a damaged file of answers is no answer`() throws {
        try trust(answering: "y").check(package, isGiven: false)
        try "{".write(toFile: root + "/config/keyline/packages.json", atomically: false, encoding: .utf8)
        try trust(answering: "y").check(package, isGiven: false)
        #expect(questions.count == 2)
    }

    /// A person answers in a terminal of its own, which `script` opens. The manifest cannot be compiled, which shows whether it was tried.
    @Test(arguments: [("y", true), ("n", false)])
    func `the answer that is typed in a terminal decides, and is kept`(answer: String, isTrusted: Bool) throws {
        let room = try CommandSandbox()
        try room.write("this is not Swift\n", "Kit/Package.swift")
        let command = "XDG_CONFIG_HOME=\(room.path("config")) keyline check --package Kit"
        let outcome = try room.runShell("echo \(answer) | script -qefc '\(command)' /dev/null")
        #expect(outcome.status == 2)
        #expect(outcome.output.contains("Do you trust it? The answer is kept. [y/n]"), "\(outcome.output)")
        #expect(outcome.output.contains("the package cannot be built") == isTrusted, "\(outcome.output)")
        #expect(outcome.output.contains("--trust") != isTrusted, "\(outcome.output)")
        let answers = String(decoding: try #require(room.bytes("config/keyline/packages.json")), as: UTF8.self)
        #expect(answers.contains(": \(isTrusted)"), "\(answers)")
        let again = try room.runShell("script -qefc '\(command)' /dev/null </dev/null")
        #expect(!again.output.contains("Do you trust it?"), "\(again.output)")
        #expect(again.output.contains("the package cannot be built") == isTrusted, "\(again.output)")
    }
}
