import KeylineByteText
import Testing

@Suite struct ByteCursorTests {
    private func cursor(_ text: String) -> ByteCursor { ByteCursor(Array(text.utf8)) }

    @Test func `columns count characters and lines start at 1`() {
        var cursor = cursor("äé\n日x")
        cursor.skip(past: "日")
        #expect(cursor.line == 2)
        #expect(cursor.column == 2)
        #expect(cursor.next == UInt8(ascii: "x"))
    }

    @Test func `what is not there is skipped to the end`() {
        var cursor = cursor("<!-- open ->")
        cursor.skip(past: "-->")
        #expect(cursor.isAtEnd)
        #expect(cursor.next == nil)
    }

    @Test func `bytes beyond the end are not there`() {
        var cursor = cursor("ab")
        #expect(cursor.starts(with: "ab"))
        #expect(!cursor.starts(with: "abc"))
        cursor.skip(while: { $0 == UInt8(ascii: "a") })
        #expect(cursor.starts(with: "b"))
    }
}
