import Foundation
import KeylineScenes
import Testing

@Suite struct OutputFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keyline-\(UUID())").path

    private func inFolder(_ body: () throws -> Void) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body()
    }

    private func content(_ name: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }

    @Test func `a file is written and leaves nothing else behind`() throws {
        try inFolder {
            try OutputFile.write("first", to: "\(folder)/a.txt")
            try OutputFile.write("second", to: "\(folder)/a.txt")
            #expect(try content("a.txt") == "second")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.txt"])
        }
    }

    @Test func `a symbolic link stays and what it points to is replaced`() throws {
        try inFolder {
            try OutputFile.write("old", to: "\(folder)/target")
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder)/link", withDestinationPath: "\(folder)/target")
            try OutputFile.write("new", to: "\(folder)/link")
            #expect(try content("target") == "new")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link") == "\(folder)/target")
        }
    }

    @Test func `a device is written to and stays a device`() throws {
        try OutputFile.write("gone", to: "/dev/null")
        let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
        #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
    }

    @Test func `a missing folder is named with the command that makes it`() {
        let error = #expect(throws: OutputError.self) { try OutputFile.write("x", to: "/nowhere/at all/a.png") }
        #expect(error == .missingFolder(file: "/nowhere/at all/a.png", folder: "/nowhere/at all"))
        #expect(error?.hint == "create it with: mkdir -p '/nowhere/at all'")
        #expect(error?.location == SourceLocation(file: "/nowhere/at all/a.png"))
    }

    @Test func `a folder is not written over`() {
        #expect(throws: OutputError.isFolder(file: "/tmp")) { try OutputFile.write("x", to: "/tmp") }
    }

    @Test func `what the system refuses leaves the old file and no part of a new one`() throws {
        // A full device refuses everyone, root included; /proc refuses new files.
        let error = #expect(throws: OutputError.self) { try OutputFile.write("x", to: "/dev/full") }
        #expect(error == .refused(file: "/dev/full", reason: "No space left on device"))
        #expect(throws: OutputError.self) { try OutputFile.write("x", to: "/proc/keyline.png") }
    }
}
