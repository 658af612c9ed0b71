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

    @Test(arguments: ["L10n.Home.title", "R.string.localizable.homeTitle()", "Text(.homeTitle)"])
    func `generated names stand for their keys`(code: String) throws {
        #expect(try place(of: "home.title", in: code) == 1)
        #expect(try place(of: "home.subtitle", in: code) == nil)
    }

    @Test func `escapes in literals are read`() throws {
        #expect(try place(of: "say \"hi\"\n", in: #"Text("say \"hi\"\n")"#) == 1)
    }
}
