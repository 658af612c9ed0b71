import Foundation
import Testing

@testable import KeylineCommand

/// `keyline --version`, in packages and in checkouts.
@Suite struct VersionTests {
    private let prefix: URL

    init() throws {
        prefix = FileManager.default.temporaryDirectory.appendingPathComponent("version-\(UUID().uuidString)")
        let file = prefix.appendingPathComponent(Versions.buildFile)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("0123abcd 2026-01-31\n".utf8).write(to: file)
    }

    @Test func `a package names its build`() throws {
        defer { try? FileManager.default.removeItem(at: prefix) }
        #expect(Versions.build(under: prefix) == "0123abcd 2026-01-31")
    }

    @Test func `a program that comes from no package names none`() throws {
        try FileManager.default.removeItem(at: prefix)
        #expect(Versions.build(under: prefix) == nil)
    }
}
