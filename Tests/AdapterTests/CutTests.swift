import Testing

@testable import KeylineAdapter

/// The parts of a file that are cut for mistakes of the compiler.
@Suite struct CutTests {
    private static let screen = """
        import SwiftUI

        struct Screen: View {
            let count: Int = missing()
            var body: some View {
                VStack {
                    Text("1")
                    Text("2").unknown(3).bold()
                    Unknown(name: "3")
                    Text("4")
                }
            }
            func total() -> Int { missing.count }
            func other(_ value: Unknown) {}
        }

        """

    /// The file after cuts for mistakes at places, each found by the text that begins there.
    private func cut(
        _ text: String, _ errors: [(at: String, message: String)], scope: CutScope = .part
    ) throws -> (text: String, parts: [String?]) {
        var source = CutSource(path: "/App/Screen.swift", text: text, earlier: nil)
        let places = try errors.map { error in
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let line = try #require(lines.firstIndex { $0.contains(error.at) })
            let column = try #require(lines[line].range(of: error.at)?.lowerBound).utf16Offset(in: lines[line])
            return CompilerError(file: source.path, line: line + 1, column: column + 1, message: error.message)
        }
        let hasCut = source.cut(places, scope: scope)
        #expect(hasCut)
        return (source.text, source.cuts.map(\.part))
    }

    @Test func `one bad view among several leaves the others, and lines stay where they are`() throws {
        let result = try cut(Self.screen, [("Unknown(name", "cannot find 'Unknown' in scope")])
        #expect(result.parts == ["statement"])
        #expect(result.text.contains("keylineCut(\"Screen.swift:9: cannot find 'Unknown' in scope\")"))
        #expect(!result.text.contains("Unknown(name"))
        for kept in ["Text(\"1\")", "Text(\"2\").unknown(3).bold()", "Text(\"4\")"] {
            #expect(result.text.contains(kept))
        }
        #expect(result.text.count { $0 == "\n" } == Self.screen.count { $0 == "\n" })
    }

    @Test func `a modifier that a view does not have goes, and the view and its other modifiers stay`() throws {
        let result = try cut(Self.screen, [("unknown(3)", "value of type 'Text' has no member 'unknown'")])
        #expect(result.parts == ["modifier"])
        #expect(result.text.contains("Text(\"2\")           .bold()"))
    }

    @Test func `a value whose type is written is replaced, a member with a wrong signature goes`() throws {
        let result = try cut(
            Self.screen,
            [("missing()", "cannot find 'missing' in scope"), ("Unknown) {}", "cannot find type 'Unknown' in scope")])
        #expect(result.parts == ["value", "member"])
        #expect(result.text.contains("let count: Int = keylineCut("))
        #expect(!result.text.contains("func other"))
    }

    @Test func `what was cut is not cut again but with what is around it`() throws {
        let first = try cut(Self.screen, [("missing.count", "cannot find 'missing' in scope")])
        #expect(first.text.contains("func total() -> Int { keylineCut("))
        let second = try cut(first.text, [("keylineCut(", "ambiguous use of 'keylineCut'")])
        #expect(second.parts == ["member"])
        #expect(!second.text.contains("func total"))
    }

    @Test func `an initializer's body ends the program, and one that ended it by itself is cut like any other`() throws
    {
        let text = "class A {\n    init() { fatalError(\"none\"); unknown() }\n}\n"
        let result = try cut(text, [("unknown()", "cannot find 'unknown' in scope")], scope: .body)
        #expect(result.parts == ["body"])
        #expect(result.text.contains("init() { keylineCutInitializer(\"Screen.swift:2: "))
        #expect(!result.text.contains("unknown()"))
    }

    @Test func `a protocol that a type cannot conform to is left out, with its comma`() throws {
        let text = "import SwiftUI\nstruct A: View, Missing {\n}\nextension A: Codable {}\n"
        let result = try cut(text, [("Missing", "cannot find type 'Missing' in scope")])
        #expect(result.parts == ["inherited type"])
        #expect(result.text.contains("struct A: View          {"))
        let other = try cut(text, [("A: Codable", "type 'A' does not conform to protocol 'Decodable'")])
        #expect(other.text.contains("extension A          {}"))
    }

    @Test func `a word of access goes, and one that overrides comes, before anything else does`() throws {
        let text =
            "class Small {}\npublic class A: B {\n    open func draw(_ small: Small) {}\n    public var size: Int { 0 }\n}\n"
        let seen = try cut(
            text, [("draw", "method cannot be declared open because its parameter uses an internal type")])
        #expect(seen.parts == ["access"])
        #expect(seen.text.contains("         func draw(_ small: Small) {}"))
        let new = try cut(text, [("size", "overriding declaration requires an 'override' keyword")])
        #expect(new.parts == ["new member"])
        #expect(new.text.contains("    override public var size: Int { 0 }"))
    }

    @Test func `the longer mistakes last, the more goes`() throws {
        let scopes: [(CutScope, String)] = [(.body, "body"), (.member, "member"), (.declaration, "declaration")]
        for (scope, part) in scopes {
            let result = try cut(Self.screen, [("missing.count", "cannot find 'missing' in scope")], scope: scope)
            #expect(result.parts == [part])
        }
        let all = try cut(Self.screen, [("missing.count", "cannot find 'missing' in scope")], scope: .file)
        #expect(!all.text.contains { !$0.isNewline })
    }

    @Test func `an earlier cut counts while the file is the same`() throws {
        let first = try cut(Self.screen, [("Unknown(name", "cannot find 'Unknown' in scope")])
        let digest = ModuleReport.digest(of: Self.screen)
        let earlier = ModuleReport.CutFile(digest: digest, text: first.text, cuts: [])
        #expect(CutSource(path: "/A.swift", text: Self.screen, earlier: earlier).text == first.text)
        #expect(CutSource(path: "/A.swift", text: Self.screen, earlier: earlier).digest == digest)
    }

    @Test func `mistakes are read from lines and from messages of JSON`() {
        let line = "/A/B.swift:3:5: error: cannot find 'x' in scope\n"
        let json =
            "171\n{\n  \"kind\": \"finished\",\n  \"output\": \"/A/C.swift:4:6: error: say \\\"no\\\"\\n 4 | x\\n\"\n}\n"
        #expect(
            CompilerError.all(in: line + line + json) == [
                CompilerError(file: "/A/C.swift", line: 4, column: 6, message: "say \"no\""),
                CompilerError(file: "/A/B.swift", line: 3, column: 5, message: "cannot find 'x' in scope"),
            ])
    }

    @Test func `a mistake in a macro's code is one at the place where the file uses it`() {
        let words = """
            macro expansion #Predicate:8:30: error: type 'PredicateExpressions' has no member 'build_missing'
            `- /out/adapted/Shop.adapted.swift:30:14: note: expanded code originates here
             27 |             ? nil
             28 |             : #Predicate<Item> { item in
                |               `- note: in expansion of macro 'Predicate' here
             29 |                 item.name.missing(text)
             30 |             }
                +--- macro expansion #Predicate ------------------------------------
                | 8 |         PredicateExpressions.build_missing(
                |   |                              `- error: type 'PredicateExpressions' has no member 'build_missing'
                +-------------------------------------------------------------------
            /App/Other.swift:3:5: error: cannot find 'other' in scope
            """
        let errors = CompilerError.all(in: words)
        #expect(
            errors == [
                CompilerError(
                    file: "/out/adapted/Shop.adapted.swift", line: 28, column: 15,
                    message: "type 'PredicateExpressions' has no member 'build_missing'", isExpanded: true),
                CompilerError(file: "/App/Other.swift", line: 3, column: 5, message: "cannot find 'other' in scope"),
            ])
    }
}
