import Foundation
import KeylinePreviews
import KeylineScenes
import Testing

@testable import KeylineCommand

/// What a program that follows a package reads from compilers, and tells the page and the program with the previews.
@Suite struct PackageSessionTests {
    @Test func `mistakes are read from a build with their places, each once, and what follows from them is not`() {
        let output = """
            [3/9] Compiling Cards A.swift
            /room/Sources/A.swift:3:14: error: cannot convert value of type 'String' to specified type 'Int'
            1 | let a
              |      `- error: cannot convert value of type 'String' to specified type 'Int'
            /room/Sources/A.swift:3:14: error: cannot convert value of type 'String' to specified type 'Int'
            /room/Sources/B.swift:8:1: warning: unused
            /room/a:b/C.swift:1:2: error: one: error: two
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            """
        let found = CompilerMessage.all(in: output) { $0.replacing("/room", with: "P") }
        #expect(
            found.map(\.description) == [
                "P/Sources/A.swift:3:14: error: cannot convert value of type 'String' to specified type 'Int'",
                "P/a:b/C.swift:1:2: error: one: error: two",
            ])
    }

    @Test func `a mistake without a place counts where nothing else does`() {
        let found = CompilerMessage.all(in: "error: 'p': unknown target\n") { $0 }
        #expect(found.map(\.message) == ["'p': unknown target"])
        #expect(found.first?.location == nil)
        #expect(CompilerMessage.all(in: "Build complete!") { $0 }.isEmpty)
    }

    @Test func `a mistake is shown over the pictures that were there`() throws {
        let state = PreviewState(
            data: Data(#"{"cells":[{"file":"a.png"}],"problems":[],"version":4}"#.utf8), files: ["a.png"])
        let problem = PreviewProblem(PackageError.unbuildable("P"))
        let shown = try state.showing([problem], version: 5)
        let page = try #require(try JSONSerialization.jsonObject(with: shown.data) as? [String: Any])
        #expect(page["version"] as? Int == 5)
        #expect((page["cells"] as? [[String: String]]) == [["file": "a.png"]])
        #expect((page["problems"] as? [[String: Any]])?.first?["message"] as? String == "the package cannot be built")
        #expect(shown.files == ["a.png"])
    }

    @Test func `a state is read as it was left`() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID().uuidString)").path
        let state = PreviewState(data: Data([1, 2]), files: ["a.png", "b.png"])
        try state.write(to: path)
        #expect(try PreviewState(contentsOf: path) == state)
    }

    @Test func `what is drawn ahead takes the places of its pictures, with its findings behind the others`() throws {
        let state = PreviewState(
            data: Data(
                #"{"cells":[{"command":"a"},{"command":"b","file":"b.png"},{"command":"c","same":1}],"findings":["one"],"problems":["old"],"version":4}"#
                    .utf8), files: ["b.png"])
        let part = PreviewState(
            data: Data(
                #"{"cells":[{"command":"b","file":"b.png?v=5","marks":[{"finding":0}]},{"command":"c","same":0}],"findings":["two"],"problems":[]}"#
                    .utf8), files: ["b.png", "d.png"])
        let shown = try #require(try state.replacing(part, version: 5))
        #expect(
            String(decoding: shown.data, as: UTF8.self).replacing("\\/", with: "/")
                == #"{"cells":[{"command":"a"},{"command":"b","file":"b.png?v=5","marks":[{"finding":1}]},{"command":"c","same":1}],"findings":["one","two"],"isAhead":true,"problems":[],"version":5}"#
        )
        #expect(shown.files == ["b.png", "d.png"])
    }

    @Test(arguments: [
        #"{"cells":[{"command":"x"}],"findings":[],"problems":[]}"#, #"{"cells":[],"findings":[],"problems":[]}"#,
    ])
    func `a picture that was not there before is not shown ahead`(part: String) throws {
        let state = PreviewState(data: Data(#"{"cells":[{"command":"a"}],"findings":[]}"#.utf8), files: [])
        #expect(try state.replacing(PreviewState(data: Data(part.utf8), files: []), version: 2) == nil)
    }

    @Test(arguments: [
        PreviewRequest.draw(state: "/a b", version: 7),
        .draw(state: "/a", version: 1, files: ["P/A b.swift", "P/C.swift"]),
        .inspect(cell: 3),
    ])
    func `a request is what its variables say`(request: PreviewRequest) {
        #expect(PreviewRequest(request.variables) == request)
        #expect(PreviewRequest([:]) == nil)
    }

    @Test func `a package's sources are those that people see`() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)").path
        for folder in ["Sources/A", ".build"] {
            try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
        }
        for file in ["Package.swift", "Sources/A/A.swift", "Sources/A/.B.swift", "Sources/A/a.png", ".build/C.swift"] {
            try Data().write(to: URL(fileURLWithPath: "\(root)/\(file)"))
        }
        #expect(try PreviewedPackage(root).sources() == ["Package.swift", "Sources/A/A.swift"])
    }
}
