import Foundation
import Testing

@testable import KeylineProjects

/// A reading of code counts for the same call about the same files, and for nothing else.
@Suite(.serialized) struct CodeReadingsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("code-\(UUID().uuidString)").path

    private func write(_ text: String, _ name: String) throws {
        let path = "\(folder)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private func name(_ words: [String] = ["--outlets", "Card"]) -> String? {
        CodeReadings.file(for: words, of: [folder], endings: ["swift", "h"], in: "/shared")
    }

    @Test func `the bytes and names of code decide it, and no other files`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("class Card {}", "App/Card.swift")
        let first = try #require(name())
        #expect(first.hasPrefix("/shared/code-"))
        #expect(name() == first)
        try write("Walks", "App/README")
        try write("class Other {}", "Pods/Other.swift")
        #expect(name() == first, "folders of dependencies are not read")
        try write("class Card { }", "App/Card.swift")
        let edited = try #require(name())
        #expect(edited != first)
        try write("class Other {}", "App/Other.swift")
        #expect(name() != edited)
        #expect(name(["--outlets", "Other"]) != name())
    }

    @Test func `nothing is kept where no folder is shared`() {
        #expect(CodeReadings.file(for: [], of: [], endings: [], in: nil) == nil)
    }
}
