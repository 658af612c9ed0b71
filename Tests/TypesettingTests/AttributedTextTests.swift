import Foundation
import KeylineGraphics
import Testing
import KeylineTypesetting

@Suite struct AttributedTextTests {
    private let red = Color(hexadecimal: 0xFF0000)

    @Test func `offsets count UTF-16 code units`() {
        #expect(AttributedText("a😀é", font: .system(size: 1)).utf16Count == 4)
    }

    @Test func `changing a range divides runs at its ends`() {
        var text = AttributedText("abcdef", font: .system(size: 1))
        text.modifyAttributes(in: 2..<4) { $0.color = red }
        #expect(text.runs.map(\.range) == [0..<2, 2..<4, 4..<6])
        #expect(text.attributes(at: 3).color == red)
        #expect(text.attributes(at: 4).color == .black)
    }

    @Test func `texts made in different ways are equal where they look alike`() {
        var changed = AttributedText("abcdef", font: .system(size: 1))
        changed.modifyAttributes(in: 0..<3) { $0.color = red }
        changed.modifyAttributes(in: 3..<6) { $0.color = red }
        var appended = AttributedText("abc", font: .system(size: 1), color: red)
        appended.append(AttributedText("def", font: .system(size: 1), color: red))
        #expect(changed == appended)
        #expect(changed.runs.count == 1)
    }

    @Test func `a range outside the text changes nothing`() {
        var text = AttributedText("ab", font: .system(size: 1))
        text.modifyAttributes(in: 5..<9) { $0.color = red }
        #expect(text == AttributedText("ab", font: .system(size: 1)))
    }

    @Test func `no text has no runs`() {
        #expect(AttributedText("", font: .system(size: 1)) == AttributedText())
    }
}
