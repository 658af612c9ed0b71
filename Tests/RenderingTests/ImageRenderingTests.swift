import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineRendering
import Testing

@Suite struct ImageRenderingTests {
    private let square = Bitmap(letters: "rg", "bt")
    private let all = CGRect(x: 0, y: 0, width: 2, height: 2)

    @Test func `a bitmap that fits the pixels is drawn as it is`() throws {
        #expect(try Sample.bitmap(width: 2, height: 2) { $0.draw(square, in: all) } == square)
        let halved = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(try Sample.bitmap(width: 1, height: 1, scale: 2) { $0.draw(square, in: halved) } == square)
    }

    @Test func `a mirrored bitmap shows its right side on the left`() throws {
        let bitmap = try Sample.bitmap(width: 2, height: 2) { $0.draw(square, in: all, isMirrored: true) }
        #expect(bitmap == Bitmap(letters: "gr", "tb"))
    }

    @Test func `mirroring twice changes nothing`() throws {
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2, ty: 0)
        let bitmap = try Sample.bitmap(width: 2, height: 2) { builder in
            builder.group(transform: mirror) { $0.draw(square, in: all, isMirrored: true) }
        }
        #expect(bitmap == square)
    }

    @Test func `a part of a bitmap is stretched, and nothing beside it shows through`() throws {
        let bitmap = try Sample.bitmap(width: 4, height: 4) {
            let part = CGRect(x: 1, y: 0, width: 1, height: 1)
            $0.draw(square, source: part, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(bitmap == Bitmap(letters: "gggg", "gggg", "gggg", "gggg"))
    }

    @Test func `a mirrored part is that part`() throws {
        let strip = Bitmap(letters: "rgbw")
        let bitmap = try Sample.bitmap(width: 2, height: 1) {
            $0.draw(
                strip, source: CGRect(x: 1, y: 0, width: 2, height: 1), in: CGRect(x: 0, y: 0, width: 2, height: 1),
                isMirrored: true)
        }
        #expect(bitmap == Bitmap(letters: "bg"))
    }

    @Test func `a part that reaches beyond the bitmap is drawn as far as there is one`() throws {
        let bitmap = try Sample.bitmap(width: 4, height: 2) {
            $0.draw(
                Bitmap(letters: "rr", "rr"), source: CGRect(x: -1, y: 0, width: 4, height: 2),
                in: CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        #expect(bitmap == Bitmap(letters: ".rr.", ".rr."))
    }

    @Test func `a part between pixels stops at its edges`() throws {
        let strip = Bitmap(letters: "kkrrkk")
        let bitmap = try Sample.bitmap(width: 8, height: 1) {
            $0.draw(
                strip, source: CGRect(x: 2.5, y: 0, width: 1, height: 1), in: CGRect(x: 2, y: 0, width: 4, height: 1))
        }
        #expect(bitmap == Bitmap(letters: "..rrrr.."))
    }

    @Test func `a template gives its opacity to the tint`() throws {
        let bitmap = try Sample.bitmap(width: 2, height: 2) { $0.draw(square, in: all, tint: .blue) }
        #expect(bitmap[0, 0] == [0, 0, 255, 255])
        #expect(bitmap[1, 1] == [0, 0, 255, 128])
        let faint = try Sample.bitmap(width: 2, height: 2) {
            $0.draw(square, in: all, tint: Color.blue.multiplyingAlpha(by: 0.5))
        }
        #expect(faint[0, 0][3] == 128)
        #expect(faint[1, 1][3] == 64)
    }

    @Test func `an enlarged bitmap keeps its edges full`() throws {
        let bitmap = try Sample.bitmap(width: 8, height: 8) {
            $0.draw(Bitmap(letters: "rr", "rr"), in: CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(bitmap.coverage == 64)
    }

    @Test func `a reduced bitmap is an average, not a sample`() throws {
        let stripes = Bitmap(letters: "kwkwkwkw", "kwkwkwkw", "kwkwkwkw", "kwkwkwkw")
        let bitmap = try Sample.bitmap(width: 2, height: 1) {
            $0.draw(stripes, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        for x in 0..<2 { #expect(abs(Int(bitmap[x, 0][0]) - 127) < 12) }
    }

    @Test func `a clip cuts a bitmap`() throws {
        let bitmap = try Sample.bitmap(width: 2, height: 2) { builder in
            builder.group(clip: Path(CGRect(x: 0, y: 0, width: 1, height: 2))) { $0.draw(square, in: all) }
        }
        #expect(bitmap == Bitmap(letters: "r.", "b."))
    }

    @Test func `no pixels and no room draw nothing`() throws {
        let empty = Bitmap(width: 0, height: 5, pixels: [])
        let bitmap = try Sample.bitmap {
            $0.draw(empty, in: all)
            $0.draw(square, in: CGRect(x: 1, y: 1, width: 0, height: 5))
            $0.draw(square, source: CGRect(x: 7, y: 7, width: 3, height: 3), in: all)
            $0.draw(square, source: .zero, in: all)
        }
        #expect(bitmap.coverage == 0)
    }
}
