import KeylineScenes
import Testing

@testable import KeylineLocalization

/// A language's table that has the texts of another one is known for a copy.
@Suite struct CopiedTableTests {
    private func table(_ language: String, _ texts: [String]) -> StringTable {
        let location = SourceLocation(file: "\(language).strings", line: 1)
        let entries = texts.enumerated().map { ("key\($0)", StringTable.Entry(value: $1, location: location)) }
        return StringTable(file: location.file, entries: Dictionary(uniqueKeysWithValues: entries))
    }

    @Test func `nine of ten texts with words make a copy`() {
        let words = (0..<20).map { "Tree of kind \($0)" }
        let copy = CopiedTable(table("he", words), of: table("en", words))
        #expect(copy?.file == "he.strings" && copy?.count == 20 && copy?.sameCount == 20)
        #expect(CopiedTable(table("he", words.dropLast(3) + ["יער", "עצים", "פרחים"]), of: table("en", words)) == nil)
        #expect(CopiedTable(table("he", Array(words.prefix(9))), of: table("en", words)) == nil)
        #expect(CopiedTable(table("en", words), of: table("en", words)) == nil, "it is the same table")
    }

    @Test func `texts without words are no sign of a copy`() {
        let signs = (0..<20).map { "\($0) %" }
        #expect(CopiedTable(table("he", signs), of: table("en", signs)) == nil)
    }
}
