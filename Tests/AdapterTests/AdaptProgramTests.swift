import Foundation
import Testing

@testable import KeylineAdapter

/// Files in, files out.
@Suite struct AdaptProgramTests {
    private let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("adapt-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder + "/App/Views", withIntermediateDirectories: true)
    }

    private func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/App/\(name)"))
    }

    @Test func `files of a folder keep their places, and what did not change is not written again`() throws {
        try write("@objc class A {}", "A.swift")
        try write("class B {}", "Views/B.swift")
        #expect(AdaptProgram.run([folder + "/App", "-o", folder + "/Out"]) == 0)
        let paths = ["A", "Views/B"].map { "\(folder)/Out/\($0).adapted.swift" }
        let dates = try paths.map(modified)
        try write("@objc class A { }", "A.swift")
        #expect(AdaptProgram.run([folder + "/App/", "-o", folder + "/Out"]) == 0)
        #expect(try zip(paths.map(modified), dates).map { $0 == $1 } == [false, true])
        #expect(try String(contentsOfFile: paths[0], encoding: .utf8).hasSuffix("      class A { }"))
    }

    @Test(arguments: ["../Elsewhere", "/tmp"])
    func `a link in the output that leads out of it is refused`(target: String) throws {
        let manager = FileManager.default
        for name in ["Out", "Elsewhere"] {
            try manager.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        try write("class B {}", "Views/B.swift")
        try manager.createSymbolicLink(atPath: folder + "/Out/Views", withDestinationPath: target)
        let call = try AdaptCall([folder + "/App", "-o", folder + "/Out"])
        let path = folder + "/Out/Views/B.adapted.swift"
        let reason = "a symbolic link leads out of \"\(folder)/Out\""
        #expect(throws: AdaptError.unwritable(path, reason: reason)) { try call.write() }
        #expect(try manager.contentsOfDirectory(atPath: folder + "/Elsewhere").isEmpty)
        #expect(!manager.fileExists(atPath: "/tmp/B.adapted.swift"))
    }

    @Test func `an adapted file that is a link is not written through`() throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder + "/Out", withIntermediateDirectories: true)
        try write("class A {}", "A.swift")
        try Data("theirs".utf8).write(to: URL(fileURLWithPath: folder + "/secret"))
        let path = folder + "/Out/A.adapted.swift"
        try manager.createSymbolicLink(atPath: path, withDestinationPath: "../secret")
        let call = try AdaptCall([folder + "/App", "-o", folder + "/Out"])
        #expect(throws: AdaptError.unwritable(path, reason: "a symbolic link has that name")) { try call.write() }
        #expect(try String(contentsOfFile: folder + "/secret", encoding: .utf8) == "theirs")
    }

    private func modified(_ path: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    @Test func `bytes that are no text are an error with line and column, and nothing is written`() throws {
        try write("class A {}", "A.swift")
        try Data("let a = 1\nlet ü = \u{22}".utf8 + [0xFF, 0x22]).write(
            to: URL(fileURLWithPath: folder + "/App/B.swift"))
        let call = try AdaptCall([folder + "/App", "-o", folder + "/Out"])
        #expect(throws: AdaptError.notText(folder + "/App/B.swift", line: 2, column: 11)) { try call.write() }
        #expect(!FileManager.default.fileExists(atPath: folder + "/Out"))
        #expect(AdaptProgram.run([folder + "/App", "-o", folder + "/Out"]) == 2)
    }

    @Test(arguments: ["-h", "--help"])
    func `help is no error, and names every option`(word: String) throws {
        #expect(AdaptProgram.run([word]) == 0)
        for option in ["-o", "--output", "--available"] { #expect(AdaptProgram.help.contains(option)) }
    }

    @Test func `files of equal names in several folders get names of their own`() throws {
        for name in ["A", "A.2", "Views/A"] { try write("class A {}", name + ".swift") }
        let call = try AdaptCall([folder + "/App", "-o", folder + "/Out"])
        #expect(try call.files().map(\.place) == ["A.2.swift", "A.swift", "Views/A.3.swift"])
        _ = try call.write()
        let text = try String(contentsOfFile: folder + "/Out/Views/A.3.adapted.swift", encoding: .utf8)
        #expect(text.contains("#sourceLocation(file: \"\(folder)/App/Views/A.swift\", line: 1)"))
    }

    @Test func `a file that is named twice is adapted once`() throws {
        try write("class A {}", "A.swift")
        let path = folder + "/App/A.swift"
        #expect(try AdaptCall([path, path, "-o", folder + "/Out"]).files().map(\.place) == ["A.swift"])
    }

    @Test func `a folder without sources and a file that is not there are errors`() throws {
        let empty = try AdaptCall([folder + "/App", "-o", "Out"])
        #expect(throws: AdaptError.noSources(folder + "/App")) { try empty.files() }
        let missing = try AdaptCall([folder + "/no.swift", "-o", "Out"])
        #expect(throws: AdaptError.self) { try missing.write() }
    }

    @Test(arguments: [[], ["A.swift"], ["-o"], ["-o", "Out"], ["A.swift", "-x", "-o", "Out"]])
    func `a call without files or a place for them is refused`(words: [String]) {
        #expect(throws: AdaptError.self) { try AdaptCall(words) }
    }

    @Test func `chains as long as nobody writes them are adapted`() throws {
        try write("let a = b" + String(repeating: ".c()", count: 20_000) + "\n", "A.swift")
        #expect(AdaptProgram.run([folder + "/App", "-o", folder + "/Out"]) == 0)
    }
}
