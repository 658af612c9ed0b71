import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineImageCoding
import KeylineRendering
import Testing

/// Colours that paint all of a picture before anything else are its ground; what else there is is drawn as ever.
@Suite struct PaintedGroundTests {
    private static let all = CGRect(x: 0, y: 0, width: 4, height: 3)
    private static let teal = Color(hexadecimal: 0x0B7E8C)

    /// The first pixel, the last one, and the number of different ones.
    private static func look(
        _ scale: CGFloat = 1, background: Color? = .white, _ draw: (inout DisplayListBuilder) -> Void
    ) throws -> (first: [UInt8], last: [UInt8], count: Int) {
        let list = Sample.list(width: all.width, height: all.height, draw)
        let fonts = try Sample.fonts.get()
        let bitmap = try BitmapRenderer(fonts: fonts).render(list, scale: scale, background: background)
        // The file is written from the pixels as Cairo leaves them.
        let file = try PNGRenderer(fonts: fonts).render(list, scale: scale, background: background)
        #expect(try PNGDecoder().decode(file) == bitmap)
        let pixels = (0..<bitmap.width * bitmap.height).map { Array(bitmap.pixels[4 * $0..<4 * $0 + 4]) }
        return (pixels[0], pixels[pixels.count - 1], Set(pixels).count)
    }

    @Test func `the last colour that covers everything shows`() throws {
        let seen = try Self.look { builder in
            builder.fill(Self.all, color: .red)
            builder.group { $0.fill(Self.all.insetBy(dx: -1, dy: -1), color: Self.teal) }
        }
        #expect(seen.first == [0x0B, 0x7E, 0x8C, 255] && seen.count == 1)
    }

    @Test func `what covers a part, lets something through or comes later is drawn over it`() throws {
        let part = CGRect(x: 0, y: 0, width: 4, height: 2)
        let partly = try Self.look { $0.fill(part, color: Self.teal) }
        #expect(partly.first == [0x0B, 0x7E, 0x8C, 255] && partly.last == [255, 255, 255, 255])
        let translucent = try Self.look { $0.fill(Self.all, color: Color.black.multiplyingAlpha(by: 0.5)) }
        #expect(translucent.first[0] == 127 || translucent.first[0] == 128)
        let later = try Self.look { builder in
            builder.fill(Self.all, color: .red)
            builder.fill(part, color: Self.teal)
            builder.fill(Self.all.offsetBy(dx: 0, dy: 2), color: .black)
        }
        #expect(later.first == [0x0B, 0x7E, 0x8C, 255] && later.last == [0, 0, 0, 255])
    }

    @Test func `groups that are clipped, faded or blended are left alone`() throws {
        let half = Path(CGRect(x: 0, y: 0, width: 2, height: 3))
        let clipped = try Self.look { builder in builder.group(clip: half) { $0.fill(Self.all, color: Self.teal) } }
        #expect(clipped.last == [255, 255, 255, 255])
        let faded = try Self.look { builder in builder.group(opacity: 0.5) { $0.fill(Self.all, color: .black) } }
        #expect(faded.first[0] == 127 || faded.first[0] == 128)
    }

    @Test func `a picture without ground stays transparent`() throws {
        #expect(try Self.look(background: nil) { _ in }.first == [0, 0, 0, 0])
        #expect(try Self.look(background: nil) { $0.fill(Self.all, color: Self.teal) }.last == [0x0B, 0x7E, 0x8C, 255])
        let pale = Color.white.multiplyingAlpha(by: 0.5)
        #expect(try Self.look(background: pale) { _ in }.first == [255, 255, 255, 128])
    }

    @Test(arguments: [1.1, 1.5, 2.7])
    func `a part of a pixel at the edge is no more covered than it was`(scale: CGFloat) throws {
        // The last column and row of pixels reach beyond the paper.
        let seen = try Self.look(scale, background: .red) { $0.fill(Self.all, color: Self.teal) }
        #expect(seen.first == [0x0B, 0x7E, 0x8C, 255])
        #expect(
            (seen.last == seen.first)
                == ((scale * 4).rounded(.up) == scale * 4 && (scale * 3).rounded(.up) == scale * 3))
    }
}
