import KeylineMarkup
import Testing

/// A document is read once for all who read the same bytes, and anew for other bytes and other files.
@Suite struct MarkupMemoryTests {
    private func names(_ text: String, file: String) throws -> [String] {
        try Markup(Array(text.utf8), file: file).elements.map(\.name)
    }

    @Test func `a memory has the last contents of its file alone`() throws {
        let memory = MarkupMemory(of: "a.xib")
        try MarkupMemory.$current.withValue(memory) { () throws in
            #expect(try names("<a><b/></a>", file: "a.xib") == ["a", "b"])
            #expect(try names("<c/>", file: "b.xib") == ["c"])
            #expect(try names("<a><b/></a>", file: "a.xib") == ["a", "b"])
            #expect(try names("<a/>", file: "a.xib") == ["a"])
            #expect(throws: MarkupError.self) { try names("<a>", file: "a.xib") }
            #expect(try names("<a/>", file: "a.xib") == ["a"])
        }
        #expect(try names("<d/>", file: "a.xib") == ["d"])
    }
}
