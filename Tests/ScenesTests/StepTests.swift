import KeylineScenes
import Testing

/// Steps as text.
@Suite struct StepTests {
    private func actions(_ text: String) throws -> [Step.Action] { try Step.read(text).map(\.action) }

    @Test func `each verb has its own form`() throws {
        #expect(
            try actions("tap Next; select \"Second tab\"; toggle Remember; type \"ada\" in Email") == [
                .tap("Next"), .select("Second tab"), .toggle("Remember"), .type("ada", in: "Email"),
            ])
        #expect(
            try actions("scroll List to 400; scroll My list to end\nscroll x to start") == [
                .scroll("List", to: .offset(400)), .scroll("My list", to: .end), .scroll("x", to: .start),
            ])
        #expect(try actions("wait 0.3 s; wait 250 ms; wait 2s") == [.wait(0.3), .wait(0.25), .wait(2)])
    }

    @Test func `words without quotation marks belong together, and marks keep what ends a step`() throws {
        #expect(try actions("tap Sign in") == [.tap("Sign in")])
        #expect(try actions(#"tap "a; \"b\" \\ in c""#) == [.tap(#"a; "b" \ in c"#)])
        #expect(try actions(#"type two words in First name"#) == [.type("two words", in: "First name")])
        #expect(try actions(#"type "" in Email"#) == [.type("", in: "Email")])
        #expect(try actions(" ;;\n ; ") == [])
    }

    @Test func `a step remembers how it was written`() throws {
        #expect(try Step.read(" tap  \"Next\" ;wait 1 s").map(\.text) == ["tap  \"Next\"", "wait 1 s"])
    }

    @Test(arguments: [
        ("tap Next; tpa Back", 1, 11), ("tap", 1, 1), ("tap Next\ntype ada", 2, 6), ("scroll List 400", 1, 8),
        ("scroll List to far", 1, 16), ("scroll List to", 1, 13), ("wait", 1, 1), ("wait 20 s", 1, 6),
        ("tap \"Next", 1, 5), ("tap the \"Next\"", 1, 9),
    ])
    func `a mistake has its line and column`(_ text: String, _ line: Int, _ column: Int) {
        #expect { try Step.read(text) } throws: { error in
            (error as? StepSyntaxError).map { [$0.line, $0.column] } == [line, column]
        }
    }

    @Test func `a verb that is nearly one is named`() {
        #expect { try Step.read("tpa Next") } throws: { "\($0)".hasSuffix("did you mean tap?") }
    }

    @Test func `an environment names its steps`() throws {
        var environment = SceneEnvironment(size: .init(width: 10, height: 10))
        let before = environment.description
        environment.steps = try Step.read("tap Next; wait 1 s")
        #expect(environment.description == before + " after tap Next; wait 1 s")
    }
}
