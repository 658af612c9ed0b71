import Foundation
import Testing

@testable import KeylineAdapter

/// SwiftPM's calls of the compiler, as the front reads them.
@Suite struct FrontTests {
    @Test func `calls that compile a module are told from those that link, ask, or make build tools`() {
        #expect(
            FrontCall(["-module-name", "App", "@/b/App.build/sources"]).kind == .compiling(list: "/b/App.build/sources")
        )
        #expect(FrontCall(["-emit-executable", "@/b/App.product/Objects.LinkFileList"]).kind == .linking)
        #expect(FrontCall(["--version"]).kind == .other)
        #expect(FrontCall(["@/b/Tool-tool.build/sources"]).kind == .other)
    }

    @Test func `versions of tools that are no mode of the language are the nearest one`() {
        #expect(FrontCall(["-swift-version", "5.2"]).words == ["-swift-version", "5"])
        #expect(FrontCall(["-swift-version", "4.2"]).words == ["-swift-version", "4.2"])
        #expect(FrontCall(["-swift-version", "6"]).words == ["-swift-version", "6"])
    }

    @Test func `lists of files are read with quotes and spaces, and written so that they can be`() {
        let paths = FrontCall.paths(in: "/a/B.swift\n'/a b/C.swift'\n/d\\ e/F.swift\n")
        #expect(paths == ["/a/B.swift", "/a b/C.swift", "/d e/F.swift"])
        #expect(FrontCall.paths(in: FrontCall.quoted("/it's/A B.swift")) == ["/it's/A B.swift"])
    }

    @Test func `a module that names its own stand-ins for Apple's is not adapted`() {
        #expect(FrontCall(["-module-alias", "SwiftUI=KeylineHosting"]).renamesModules)
        #expect(!FrontCall(["-module-name", "App"]).renamesModules)
    }

    @Test func `a front without an SDK says how to make one`() throws {
        let error = #expect(throws: AdaptError.self) { try FrontKit(besides: "/nowhere/bin/keyline-swiftc", [:]) }
        #expect(error?.description.contains("keyline sdk CHECKOUT") == true)
    }

    @Test func `words that only check a module have nothing that writes, and keep what decides`() {
        let words = CheckingWords([
            "-module-name", "App", "-emit-module", "-emit-module-path", "/out/App.swiftmodule", "-output-file-map",
            "/out/map.json", "-incremental", "-c", "@/out/adapted/sources", "-j2", "-joined", "-swift-version", "5",
            "-enable-batch-mode", "-parseable-output", "-DDEBUG",
        ])
        #expect(
            words.whole == [
                "-module-name", "App", "@/out/adapted/sources", "-joined", "-swift-version", "5", "-DDEBUG",
                "-typecheck", "-whole-module-optimization",
            ])
    }

    @Test func `an expression has twenty seconds, or what the app gives it`() {
        #expect(CheckingWords.bounded(["-c"]) == ["-c", "-Xfrontend", "-solver-expression-time-threshold=20"])
        let chosen = ["-Xfrontend", "-solver-expression-time-threshold=90"]
        #expect(CheckingWords.bounded(chosen) == chosen)
    }

    @Test func `the compiler's own program is asked about some files with all others beside them`() throws {
        let words = CheckingWords(["-module-name", "App", "@/out/adapted/sources", "-swift-version", "5"])
        let files = ["/out/adapted/A B.swift", "/out/adapted/C.swift"]
        let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
        let compiler = try #require(places.first { FileManager.default.isExecutableFile(atPath: $0) })
        let some = try #require(words.some([files[0]], of: files, list: "@/out/adapted/sources", compiler: compiler))
        #expect(some.first == "-frontend" && some.contains("-typecheck") && some.contains("App"))
        #expect(some.suffix(3) == ["-primary-file", "/out/adapted/A B.swift", "/out/adapted/C.swift"])
    }

    @Test func `words of a shell are taken apart with quotes and backslashes`() {
        #expect(CheckingWords.words(in: "a 'b c' d\\ e \"f'g\" ''") == ["a", "b c", "d e", "f'g", ""])
    }
}
