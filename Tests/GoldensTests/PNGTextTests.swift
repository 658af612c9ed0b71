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

    @Test func `bytes that are no picture have no text`() {
        #expect(PNGText.text(for: "Libraries", in: []) == nil)
        #expect(
            PNGText.text(for: "Libraries", in: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 255, 255, 255, 255])
                == nil)
    }
}
