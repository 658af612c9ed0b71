import Testing

@testable import KeylineTranslations

@Suite struct CodeKeysTests {
    private func place(of key: String, in code: String) throws -> Int? {
        let folder = try TextFolder(["App.swift": code])
        return CodeKeys(["\(folder.path)/App.swift"]).place(of: key)?.line
    }

    @Test func `a literal names its key`() throws {
        let code = "let a = 1\nlabel.text = NSLocalizedString(\"home.title\", comment: \"\")"
        #expect(try place(of: "home.title", in: code) == 2)
        #expect(try place(of: "home.subtitle", in: code) == nil)
    }

    @Test func `a literal with values names the key with their specifiers`() throws {
        #expect(try place(of: "%lld days of %@", in: "Text(\"\\(count) days of \\(name)\")") == 1)
    }

    @Test func `a key that is put together is known by its beginning`() throws {
        let code = "String(localized: \"status_\\(state.rawValue)\")"
        #expect(try place(of: "status_open", in: code) == 1)
        #expect(try place(of: "title_open", in: code) == nil)
    }

    @Test(arguments: [
        (
            "[NSString stringWithFormat:@\"CategoryCode.%@.Name\", code]", "CategoryCode.NEWS.Name",
            "CategoryCode.NEWS.Hint"
        ),
        ("String(format: \"%@.Plural\", name)", "Test.Plural", "Test.Singular"),
        ("String(format: \"step_%1$d_of_%2$@\", 3, kind)", "step_3_of_all", "stage_3_of_all"),
    ])
    func `a key that a format puts together is known by the pieces around its values`(
        code: String, key: String, other: String
    ) throws {
        #expect(try place(of: key, in: code) == 1)
        #expect(try place(of: other, in: code) == nil)
    }

    @Test func `a format that is a key itself names it`() throws {
        #expect(try place(of: "%@ of %@", in: "NSLocalizedString(\"%@ of %@\", comment: \"\")") == 1)
    }

    @Test func `a percent sign is no value`() throws {
        #expect(try place(of: "Width 50 points", in: "\"Width 100%\"") == nil)
        #expect(try place(of: "Width 100%", in: "\"Width 100%\"") == 1)
    }

    @Test(arguments: ["L10n.Home.title", "R.string.localizable.homeTitle()", "Text(.homeTitle)"])
    func `generated names stand for their keys`(code: String) throws {
        #expect(try place(of: "home.title", in: code) == 1)
        #expect(try place(of: "home.subtitle", in: code) == nil)
    }

    @Test func `escapes in literals are read`() throws {
        #expect(try place(of: "say \"hi\"\n", in: #"Text("say \"hi\"\n")"#) == 1)
    }
}
