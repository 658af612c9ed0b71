import Foundation
import KeylineGoldens
import KeylineScenes
import Testing
import KeylineTypesetting

@testable import KeylineCommand

@MainActor
@Suite struct CaseFileTests {
    private let room = try? CommandSandbox()

    /// The names that a list gives.
    private func names(_ list: String) throws -> [String] {
        let room = try #require(room)
        try room.write(Fixtures.card, "Samples/Card.xib")
        try room.write(list, "golden/cases.txt")
        return try CaseFile(folder: room.path("golden")).cases(SceneFiles(fontFolders: [])).map(\.name)
    }

    /// What is wrong with a list.
    private func error(_ list: String) throws -> CaseFileError? {
        do {
            _ = try names(list)
            return nil
        } catch let error as CaseFileError {
            return error
        }
    }

    @Test func `a line is a name, a file and options; the file is found from the folder around`() throws {
        let list = """
            # Goldens of the card

            card.png  Samples/Card.xib  # as it is
            in/arabic.layout.txt 'Samples/Card.xib' --locale ar
            """
        #expect(try names(list) == ["card.png", "in/arabic.layout.txt"])
    }

    @Test func `lines share what a list, a group and a set of environments say`() throws {
        let list = """
            @environments few locales=en,ar
            @defaults --scale 1
            @group cards/ --text-size XL
            @group dark/ --appearance dark
            card.png Samples/Card.xib --across few
            @end
            plain.png Samples/Card.xib
            @end
            *.layout.txt Samples --across few,text-sizes=L,XL --pairwise
            """
        #expect(
            try names(list) == [
                "cards/dark/card-en.png", "cards/dark/card-ar.png", "cards/plain.png", "Card-en-L.layout.txt",
                "Card-en-XL.layout.txt", "Card-ar-L.layout.txt", "Card-ar-XL.layout.txt",
            ])
    }

    @Test func `a matrix makes a golden of every combination`() throws {
        #expect(
            try names("card.png Samples/Card.xib --across locales=en,ar,text-sizes=L,AX3")
                == ["card-en-L.png", "card-en-AX3.png", "card-ar-L.png", "card-ar-AX3.png"])
    }

    @Test func `what is wrong is told with its line and column`() throws {
        func place(_ list: String) throws -> String? {
            try error(list)?.location.map { "\($0.line ?? 0):\($0.column ?? 0)" }
        }
        #expect(try place("\ncard.gif Samples/Card.xib") == "2:1")
        #expect(try place("card.png Samples/Card.xib --locale ar\n  card.png Samples/Card.xib") == "2:3")
        #expect(try place("card.png Samples/Card.xib --local ar") == "1:27")
        #expect(try place("card.png Samples/Card.xib --text-size huge") == "1:39")
        #expect(try place("card.png Samples/Card.xib 'open") == "1:27")
        #expect(try place("card.png") == "1:1")
        #expect(try place("@defaults --scale 99\ncard.png Samples/Card.xib") == "1:19")
        #expect(try place("@group in/ --loc ar\ncard.png Samples/Card.xib\n@end") == "1:12")
        #expect(try place("@group in/\ncard.png Samples/Card.xib") == "1:1")
        #expect(try place("card.png Samples/Card.xib\n@end") == "2:1")
        #expect(try place("@default --scale 2") == "1:1")
        #expect(try place("@environments few locales=en,xx-xx-xx-xx-123456789") == "1:19")
    }

    @Test func `all mistakes of a list are told at once, without those that follow from others`() throws {
        let list = """
            @environments few locale=en
            @group in/ --loc ar
            card.gif Samples/Card.xib
            *.png Samples/Card.xib --across few
            @end
            *.png Samples/Card.xib --scene Nothing
            card.png Samples/Card.xib "open
            """
        let error = try #require(throws: CaseFileErrors.self) { try names(list) }
        #expect(error.mistakes.map { $0.location?.line } == [1, 2, 3, 6, 7], "\(error)")
        #expect(error.description.components(separatedBy: "cases.txt:").count == 6)
    }

    @Test(arguments: ["../a.png", "a//b.png", "/a.png", ".png", ".hidden.png", "a b.png", "ä.png"])
    func `a name is a plain path inside the folder`(name: String) throws {
        #expect(try error("'\(name)' Samples/Card.xib")?.problem == .notAName(name))
    }

    @Test func `where the picture goes is not the case's to say`() throws {
        guard
            case .usage(.misplacedOption("-o", .goldenCase, _)) = try error("a.png Samples/Card.xib -o x.png")?.problem
        else {
            Issue.record("a case has no output")
            return
        }
    }

    @Test func `a folder without a list is an error with the next step`() throws {
        let room = try #require(room)
        let error = #expect(throws: CaseFileError.self) {
            try CaseFile(folder: room.path("nowhere")).cases(SceneFiles(fontFolders: []))
        }
        #expect(error?.problem == .missing)
        #expect(error?.hint != nil)
    }

    @Test func `a damaged list gives cases or an error with its place`() throws {
        let list =
            "card.png Samples/Card.xib # as it is\r\nin/ar.layout.txt 'Samples/Card.xib' --locale ar --size \"300x200\"\n"
        let faults: [[UInt8]] = [
            [0], [0xFF], [0x22], [0x27], [0x5C], [0x0D, 0x0A], [0xD8, 0x80], [0x23], [0x20], Array("--across".utf8),
            Array("=".utf8), Array("../".utf8),
        ]
        for place in stride(from: 0, to: list.utf8.count, by: 7) {
            for fault in faults {
                var bytes = [UInt8](list.utf8)
                bytes.insert(contentsOf: fault, at: place)
                do { _ = try names(String(decoding: bytes, as: UTF8.self)) } catch {
                    #expect(error is any InputError, "\(error)")
                }
            }
        }
    }
}

@Suite struct CaseWordsTests {
    private func texts(_ line: String) -> [String]? { (try? CaseTokenizer.words(in: line))?.map(\.text) }

    @Test func `spaces divide, quotes and backslashes keep together`() {
        #expect(texts("a  'b c' d\\ e \"f 'g' \\\" h\"") == ["a", "b c", "d e", "f 'g' \" h"])
        #expect(texts("--device=\"iPhone 15\"") == ["--device=iPhone 15"])
        #expect(texts("''") == [""])
    }

    @Test func `a comment begins where a word would`() {
        #expect(texts("a#b # c") == ["a#b"])
        #expect(texts("# all") == [])
    }

    @Test func `a quote without an end is told`() {
        #expect(throws: CaseTokenizer.OpenQuote(column: 3)) { try CaseTokenizer.words(in: "b 'a") }
    }

    @Test func `words know their columns`() throws {
        #expect(try CaseTokenizer.words(in: "  a 'b'").map(\.column) == [3, 5])
    }
}

@Suite struct NamePatternTests {
    @Test(arguments: [
        ("a.png", "a.png", true), ("a.png", "b.png", false), ("*", "a.png", true), ("a*", "ab.png", true),
        ("*.png", "a.png", true), ("a*b*c", "a-b-c", true), ("a*b*c", "a-c-b", false), ("aa*aa", "aaa", false),
        ("", "a", false),
    ])
    func `an asterisk stands for any characters`(pattern: String, name: String, matches: Bool) {
        #expect(NamePattern(pattern).matches(name) == matches)
    }
}

extension CaseFileTests {
    // MARK: Previews of a package. This program holds some, so that any package's folder will do.

    private func write(package: String) throws {
        try #require(room).write("// swift-tools-version: 6.2", "\(package)/Package.swift")
    }

    @Test func `a line names a package's preview in place of a file`() throws {
        try write(package: "Kit")
        #expect(try names("lying.png --package Kit --scene Lying --scale 1\n") == ["lying.png"])
        let list = "@group kit/ --package Kit --target KeylineTests\n*.png --across locales=en,ar --scene Lying\n@end\n"
        let found = try names(list)
        #expect(found == ["kit/PreviewDeclarations-Lying-en.png", "kit/PreviewDeclarations-Lying-ar.png"])
    }

    @Test func `a preview or a package that is not there is an error with the line`() throws {
        try write(package: "Kit")
        let unknown = try #require(try error("\nlying.png --package Kit --scene Laying\n"))
        #expect(unknown.location?.line == 2)
        #expect(unknown.message == "no scene is called \"Laying\"")
        #expect(unknown.hint?.contains("Lying") == true)
        let target = try #require(try error("lying.png --package Kit --target Nothing --scene Lying\n"))
        #expect((target.problem, target.location?.line) == (.package(.noPreviews(room?.path("Kit") ?? "")), 1))
        let package = try #require(try error("\n\na.png --package Nowhere\n"))
        #expect((package.location?.line, package.location?.column) == (3, 7))
        #expect(package.message == "this folder has neither a Swift package nor an Xcode project")
    }

    @Test func `the list tells which package a program must hold, and refuses a second one`() throws {
        let room = try #require(room)
        try room.write(
            "a.png Card.xib\nb.png --package Kit --target B\nc.png --package Kit --target A\n", "golden/cases.txt")
        let list = CaseFile(folder: room.path("golden"))
        let wanted = try #require(try list.package(settings: CommandSettings()))
        #expect((wanted.path, wanted.targets, wanted.place.line) == (room.path("Kit"), ["A", "B"], 2))
        try room.write("a.png --package Kit --target A\nb.png --package Kit\n", "golden/cases.txt")
        #expect(try list.package(settings: CommandSettings())?.targets == [])
        try room.write("a.png Card.xib\n", "golden/cases.txt")
        #expect(try list.package(settings: CommandSettings()) == nil)
        try room.write("a.png --package Kit\nb.png --package Other\n", "golden/cases.txt")
        let second = try #require(throws: CaseFileError.self) { try list.package(settings: CommandSettings()) }
        #expect((second.problem, second.location?.line) == (.secondPackage("Kit"), 2))
    }

    // MARK: Parts

    @Test func `a part of a text is an error with the line`() throws {
        let wrong = try #require(try error("\ncard.layout.txt Samples/Card.xib --part 0,0,10x10\n"))
        #expect((wrong.problem, wrong.location?.line) == (.partOfText, 2))
        #expect(try names("card.png Samples/Card.xib --part title\n") == ["card.png"])
    }
}
