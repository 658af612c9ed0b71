import Testing

/// `--scene` by id, by name, by file and by both.
@Suite struct SceneChoiceTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        for name in ["One", "Two"] { try room.write(Fixtures.card, "App/\(name).xib") }
        try room.write(Fixtures.card, "App/Deep/Three#3.xib")
    }

    @Test(arguments: ["One", "One.xib", "App/One.xib", "One#card", "One.xib#card", "App/One.xib#card"])
    func `a file, with its scene or without`(name: String) throws {
        let outcome = try room.run("render", "App", "--scene", name, "-o", "out/")
        #expect(outcome.status == 0)
        #expect(outcome.output == "out/One.png\n")
    }

    @Test func `a file's name may hold the sign`() throws {
        #expect(try room.run("render", "App", "--scene", "Three#3#card", "-o", "out/").output == "out/Three-3.png\n")
        #expect(try room.run("render", "App", "--scene", "Three#3", "-o", "out/").output == "out/Three-3.png\n")
    }

    @Test func `a name that is nearly right is answered with what is near`() throws {
        let outcome = try room.run("render", "App", "--scene", "Onne")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("did you mean \"One\""))
    }

    @Test func `a name that nothing is near never lists an app`() throws {
        for index in 0..<30 { try room.write(Fixtures.card, "App/Screen\(index).xib") }
        let outcome = try room.run("render", "App", "--scene", "zzzzzzzz")
        #expect(outcome.errors.contains("`keyline list`"))
        #expect(!outcome.errors.contains("Screen17"))
    }

    @Test func `a scene of another file is not meant`() throws {
        #expect(try room.run("render", "App", "--scene", "One#gone").status == 2)
    }
}
