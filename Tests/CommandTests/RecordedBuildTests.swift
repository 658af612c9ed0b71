import Foundation
import Testing

@testable import KeylineCommand

/// Which of the commands that SwiftPM recorded a changed file concerns.
@Suite struct RecordedBuildTests {
    private static let plan = """
        client:
          name: basic
        targets:
          "main": ["<Cards-debug.module>"]
        commands:
          "/b/Cards.build/sources":
            tool: write-auxiliary-file
            inputs: ["<sources-file-list>","/p/Cards/A.swift"]
            outputs: ["/b/Cards.build/sources"]

          "C.Shop-debug.module":
            tool: shell
            inputs: ["/p/Shop/S.swift","/b/Modules/Cards.swiftmodule"]
            outputs: ["/b/Shop.build/S.swift.o","/b/Modules/Shop.swiftmodule"]
            args: ["swiftc","-module-name","Shop"]

          "C.ShopTests-debug.module":
            tool: shell
            inputs: ["/p/ShopTests/T.swift"]
            outputs: ["/b/ShopTests.build/T.swift.o"]
            args: ["swiftc","-module-name","ShopTests"]

          "C.Cards-debug.module":
            tool: shell
            inputs: ["/p/Cards/A.swift","/o/B.adapted.swift"]
            outputs: ["/b/Cards.build/A.swift.o","/b/Modules/Cards.swiftmodule"]
            description: "Compiling Swift Module 'Cards' (2 sources)"
            args: ["swiftc","-parseable-output","-module-name","Cards","a \\"quoted\\" word"]

          "C.Adapting":
            tool: shell
            inputs: ["/p/App/B.swift"]
            outputs: ["/o/B.adapted.swift"]
            args: ["keyline-adapt"]

          "C.Macros-debug-tool.module":
            tool: shell
            inputs: ["/p/Macros/M.swift"]
            outputs: ["/b/Macros-tool.build/M.swift.o"]
            args: ["swiftc"]

          "/b/Cards_Cards.resources/a.strings":
            tool: copy-tool
            inputs: ["/p/Cards/a.strings"]
            outputs: ["/b/Cards_Cards.resources/a.strings"]

          "C.Program-debug.exe":
            tool: shell
            inputs: ["/b/Cards.build/A.swift.o","/b/Shop.build/S.swift.o"]
            outputs: ["/b/Program"]
            args: ["swiftc","-o","/b/Program","@/b/Objects.LinkFileList"]

        """

    private func names(after changes: String...) throws -> [String] {
        let build = try #require(RecordedBuild(Self.plan, of: "Program"))
        #expect(build.foreignFile(among: Set(changes)) == nil)
        return build.steps(after: Set(changes)).map(\.name)
    }

    @Test func `a module is compiled after what it reads, and those that read it follow`() throws {
        #expect(try names(after: "/p/Shop/S.swift") == ["C.Shop-debug.module"])
        #expect(try names(after: "/p/Cards/A.swift") == ["C.Cards-debug.module", "C.Shop-debug.module"])
        #expect(
            try names(after: "/p/App/B.swift", "/p/Shop/S.swift")
                == ["C.Adapting", "C.Cards-debug.module", "C.Shop-debug.module"])
    }

    @Test(arguments: ["/p/Cards/New.swift", "/p/Cards/a.strings", "/p/Macros/M.swift", "/p/Cards/a.h"])
    func `what other tools read, or nobody, is for SwiftPM to judge`(file: String) throws {
        let build = try #require(RecordedBuild(Self.plan, of: "Program"))
        #expect(build.foreignFile(among: [file, "/p/Cards/A.swift"]) == file)
    }

    @Test func `a plan has the modules that it compiles`() throws {
        #expect(try #require(RecordedBuild(Self.plan, of: "Program")).modules == ["Cards", "Shop", "ShopTests"])
    }

    @Test func `an SDK has the modules of Keyline's plan, and none of a package that was built beside it`() throws {
        let room = try CommandSandbox()
        try room.write(Self.plan.replacing("Program", with: "keyline"), "build/debug.yaml")
        for name in ["KeylineHosting", "Cards", "Kit", "ShopTests"] {
            try room.write("", "build/debug/Modules/\(name).swiftmodule")
        }
        #expect(try #require(BuildFolder(room.path("build/debug"))).modules == ["Cards"])
    }

    @Test func `what no tool reads concerns nothing`() throws {
        #expect(try names(after: "/p/Shop/sedX1Y2", "/p/Shop/S.swift") == ["C.Shop-debug.module"])
        #expect(try names(after: "/p/README.md") == [])
    }

    @Test func `a command has its words and the program its linking`() throws {
        let build = try #require(RecordedBuild(Self.plan, of: "Program"))
        #expect(build.linking.arguments == ["swiftc", "-o", "/b/Program", "@/b/Objects.LinkFileList"])
        #expect(build.steps(after: ["/p/Cards/A.swift"]).first?.arguments.last == "a \"quoted\" word")
        #expect(
            build.steps(after: ["/p/Cards/A.swift"]).first?.wordsForPeople
                == ["-module-name", "Cards", "a \"quoted\" word"])
    }

    @Test(arguments: ["", "commands:\n", "{\"version\": 2}", "  \"C.Other-debug.exe\":\n    tool: shell\n"])
    func `a plan of another form is none`(text: String) {
        #expect(RecordedBuild(text, of: "Program") == nil)
    }
}
