import Foundation
import KeylinePreviews
import KeylineScenes
import Testing

/// Results stay in the folder that was named; what other machines wrote is read in its folder alone.
@Suite final class OutputFolderTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID())").path

    init() throws {
        for folder in ["results", "elsewhere"] {
            try FileManager.default.createDirectory(atPath: path(folder), withIntermediateDirectories: true)
        }
        try "theirs".write(toFile: path("elsewhere/a.png"), atomically: false, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private func path(_ name: String) -> String { "\(root)/\(name)" }
    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }
    private func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }
    private var folder: OutputFolder { OutputFolder(path("results")) }

    @Test func `a file is written with the folders around it`() throws {
        try folder.write("new", to: "a/b/c.txt")
        #expect(try text("results/a/b/c.txt") == "new")
        #expect(try FileManager.default.contentsOfDirectory(atPath: path("results/a/b")) == ["c.txt"])
    }

    @Test(arguments: ["../elsewhere", "ABSOLUTE"])
    func `a link that leads out of the folder is refused, whatever is behind it`(target: String) throws {
        try link("results/images", to: target == "ABSOLUTE" ? path("elsewhere") : target)
        let file = path("results/images/a.png")
        #expect(throws: OutputError.leadsOut(file: file, folder: path("results"))) {
            try folder.write("ours", to: "images/a.png")
        }
        #expect(throws: OutputError.self) { try folder.write("ours", to: "images/new/b.png") }
        #expect(throws: OutputError.self) { try folder.makeFolder("images/new") }
        #expect(throws: OutputError.self) { try folder.remove("images/a.png") }
        #expect(try text("elsewhere/a.png") == "theirs")
        #expect(try FileManager.default.contentsOfDirectory(atPath: path("elsewhere")) == ["a.png"])
    }

    @Test func `a link to another folder inside is followed`() throws {
        try FileManager.default.createDirectory(atPath: path("results/real"), withIntermediateDirectories: true)
        try link("results/images", to: "real")
        try folder.write("ours", to: "images/deep/a.png")
        #expect(try text("results/real/deep/a.png") == "ours")
    }

    @Test func `a file that is a link is neither written through nor replaced`() throws {
        try link("results/a.png", to: path("elsewhere/a.png"))
        #expect(throws: OutputError.link(file: path("results/a.png"))) { try folder.write("ours", to: "a.png") }
        #expect(try text("elsewhere/a.png") == "theirs")
        try folder.remove("a.png")
        #expect(try text("elsewhere/a.png") == "theirs")
    }

    @Test func `a folder may be named by a link`() throws {
        try link("named", to: "results")
        try OutputFolder(path("named")).write("ours", to: "a.png")
        #expect(try text("results/a.png") == "ours")
    }

    @Test(arguments: ["../elsewhere/a.png", "x/../../elsewhere/a.png"])
    func `a path leads out of no folder`(file: String) throws {
        try folder.makeFolder("x")
        #expect(throws: OutputError.self) { try folder.write("ours", to: file) }
        #expect(folder.leadsOut(file))
        #expect(try text("elsewhere/a.png") == "theirs")
    }

    @Test func `what the system refuses is told with the file's own name`() throws {
        try folder.write("x", to: "file")
        try folder.makeFolder("taken")
        #expect(throws: OutputError.isFolder(file: path("results/taken"))) { try folder.write("x", to: "taken") }
        let refusal = #expect(throws: OutputError.self) { try folder.write("x", to: "file/inside") }
        #expect(refusal?.location?.file == path("results/file/inside"))
    }

    @Test func `only regular files inside a folder are read`() throws {
        let input = InputFolder(path("results"))
        try folder.write("data", to: "sub/a.png")
        #expect(try input.contents(of: "sub/a.png") == Array("data".utf8))
        try link("results/b.png", to: "sub/a.png")
        try link("results/c.png", to: "/etc/passwd")
        try link("results/around", to: "../elsewhere")
        for name in ["b.png", "c.png", "around/a.png", "../elsewhere/a.png", path("elsewhere/a.png")] {
            let error = #expect(throws: InputFolderError.self, "\(name)") { try input.contents(of: name) }
            #expect(error == .link(file: path("results") + "/" + name))
        }
        #expect(throws: InputFolderError.missing(file: path("results/none"))) { try input.contents(of: "none") }
        #expect(mkfifo(path("results/pipe"), 0o600) == 0)
        #expect(throws: InputFolderError.self) { try input.contents(of: "pipe") }
        #expect(throws: InputFolderError.self) { try input.contents(of: "sub") }
    }
}
