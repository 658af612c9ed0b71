import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylinePictureComparison
import KeylineScenes
import Testing
@testable import KeylineGoldens

@Suite struct PNGTextTests {
    @Test func `a text is found again and the pixels stay`() throws {
        let bitmap = Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 255, 4, 5, 6, 255])
        let file = try PNGEncoder().encode(bitmap)
        let marked = PNGText.adding("one; two", keyword: "Libraries", to: file)
        #expect(PNGText.text(for: "Libraries", in: marked) == "one; two")
        #expect(PNGText.text(for: "Title", in: marked) == nil)
        #expect(PNGText.text(for: "Libraries", in: file) == nil)
        #expect(try PNGDecoder().decode(marked) == bitmap)
    }

    @Test(arguments: ["", "Zeile \"ü\"\n└─ UILabel 日本語\n", String(repeating: "line of a layout\n", count: 20_000)])
    func `a long text is compressed, found again and leaves the pixels alone`(text: String) throws {
        let bitmap = Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 255, 4, 5, 6, 255])
        let file = PNGText.adding("one", keyword: "Libraries", to: try PNGEncoder().encode(bitmap))
        let marked = try PNGText.addingCompressed(text, keyword: "Layout", to: file)
        #expect(PNGText.compressedText(for: "Layout", in: marked) == text)
        #expect(PNGText.compressedText(for: "Libraries", in: marked) == nil)
        #expect(PNGText.text(for: "Libraries", in: marked) == "one")
        #expect(PNGText.text(for: "Layout", in: marked) == nil)
        #expect(marked.count < file.count + 100 + text.utf8.count / 4)
        #expect(try PNGDecoder().decode(marked) == bitmap)
        #expect(PNGDecoder().isKnown(marked, toShow: bitmap))
    }

    @Test func `a text that is damaged or longer than any layout is not read`() throws {
        let bitmap = Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255])
        let file = try PNGEncoder().encode(bitmap)
        let long = try PNGText.addingCompressed(String(repeating: "a", count: 1 << 20 + 1), keyword: "Layout", to: file)
        #expect(PNGText.compressedText(for: "Layout", in: long) == nil)
        var damaged = try PNGText.addingCompressed("layout", keyword: "Layout", to: file)
        damaged[8 + 25 + 8 + 12 + 2] ^= 0xFF
        #expect(PNGText.compressedText(for: "Layout", in: damaged) == nil)
    }

    @Test func `bytes that are no picture have no text`() {
        #expect(PNGText.text(for: "Libraries", in: []) == nil)
        #expect(
            PNGText.text(for: "Libraries", in: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 255, 255, 255, 255])
                == nil)
    }
}
