import Foundation
import Testing

@testable import KeylineCommand

/// How a package is laid for a program that holds its previews, and what is said of calls that cannot work.
@Suite struct PackageTests {
    private let root: String

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("package-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: root + "/Sources/Cards", withIntermediateDirectories: true)
        try "// swift-tools-version: 6.2\nlet package = 1\n".write(
            toFile: root + "/Package.swift", atomically: true, encoding: .utf8)
        try "let a = 1".write(toFile: root + "/Sources/Cards/A.swift", atomically: true, encoding: .utf8)
    }

    private func modified(_ path: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    @Test func `a package is laid beside its build results with its files and a longer manifest`() throws {
        let package = try PreviewedPackage(root + "/")
        try package.lay("// more\n", "// code\n")
        #expect(package.room.hasSuffix("/.build/keyline-previews"))
        let manifest = try String(contentsOfFile: package.room + "/Package.swift", encoding: .utf8)
        #expect(manifest == "// swift-tools-version: 6.2\nlet package = 1\n// more\n")
        #expect(try String(contentsOfFile: package.room + "/Sources/Cards/A.swift", encoding: .utf8) == "let a = 1")
        let code = try String(contentsOfFile: package.room + "/KeylinePreviewProgram/Program.swift", encoding: .utf8)
        #expect(code == "// code\n")
    }

    @Test func `code that did not change is not written again, the manifest is, and what went away goes`() throws {
        let package = try PreviewedPackage(root)
        try "x".write(toFile: root + "/extra.txt", atomically: true, encoding: .utf8)
        try package.lay("// more\n", "// code\n")
        let files = ["/Package.swift", "/KeylinePreviewProgram/Program.swift"].map { package.room + $0 }
        let first = try files.map(modified)
        try FileManager.default.removeItem(atPath: root + "/extra.txt")
        try package.lay("// more\n", "// code\n")
        #expect(try zip(files.map(modified), first).map { $0 == $1 } == [false, true])
        #expect(!(try FileManager.default.contentsOfDirectory(atPath: package.room).contains("extra.txt")))
        #expect(FileManager.default.fileExists(atPath: root + "/Sources/Cards/A.swift"))
    }

    @Test func `paths of the compiler are told as the package was named`() throws {
        let package = try PreviewedPackage(root)
        let compiled = package.room + "/Sources/Cards/A.swift"
        let own = root + "/Sources/Cards/A.swift"
        #expect(package.ownPath(compiled) == own)
        #expect(package.withOwnPaths("\(compiled):3:1: error: no\n") == "\(own):3:1: error: no\n")
        #expect(package.ownPath("/elsewhere/B.swift") == "/elsewhere/B.swift")
        #expect(package.compiledPath(own) == compiled)
        #expect(package.holds(compiled) && package.holds(own))
        #expect(!package.holds(package.room + "/.build/checkouts/B/B.swift") && !package.holds("/elsewhere/B.swift"))
    }

    @Test func `a folder without a manifest is no package`() {
        #expect(throws: PackageError.noPackage(root + "/Sources")) { try PreviewedPackage(root + "/Sources") }
    }

    @Test(arguments: [
        (["inspect", "a.yaml", "b.yaml", "--package", "P"], UsageError.extraOperand("b.yaml", .command(.inspect))),
        (["check", "a.yaml", "--target", "T"], .targetWithoutPackage),
        (["explain", "--package", "P"], .missingOperand(.command(.explain))),
    ])
    func `a call that contradicts itself is refused`(words: [String], error: UsageError) {
        var parser = CommandParser(words)
        #expect(throws: error) { try parser.parse() }
    }

    @Test func `a package stands in place of files`() throws {
        var parser = CommandParser(["check", "--package", "P", "--target", "A", "--target", "B"])
        guard case .run(.check, let settings, let operands) = try parser.parse() else {
            Issue.record("this is a check")
            return
        }
        #expect(
            (settings.sources.package, settings.sources.packageTargets, settings.sources.scratchPath) == (
                "P", ["A", "B"], nil
            ))
        #expect(operands.isEmpty)
    }

    @MainActor
    @Test func `previews of the program are scenes that are chosen by name`() throws {
        let opened = try SceneFiles(fontFolders: [], package: root).open([], scenes: ["Lying"])
        #expect(opened.scenes.map(\.description.id.rawValue) == ["Lying"])
        #expect(opened.isComplete)
    }
}
