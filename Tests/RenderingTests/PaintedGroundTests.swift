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

    @Test func `paper that lets something through stays as it is`() throws {
        #expect(try Self.look(background: nil) { _ in }.first == [0, 0, 0, 0])
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

/// A list that begins by filling all of the paper needs no paper; any other shows it.
extension PaintedGroundTests {
    private static let paper = CGRect(x: 0, y: 0, width: 40, height: 30)

    /// The beginnings of lists, and whether something of the paper shows.
    private static let beginnings: [(name: String, shows: Bool, draw: @Sendable (inout DisplayListBuilder) -> Void)] = [
        ("all of it", false, { $0.fill(paper, color: .green) }),
        ("more than it", false, { $0.fill(paper.insetBy(dx: -3, dy: -3), color: .green) }),
        (
            "in moved groups", false,
            { builder in
                builder.group(transform: CGAffineTransform(translationX: 8, y: -2)) {
                    $0.fill(paper.offsetBy(dx: -8, dy: 2), color: .green)
                }
            }
        ),
        ("half a pixel short", true, { $0.fill(CGRect(x: 0, y: 0, width: 39.75, height: 30), color: .green) }),
        ("translucent", true, { $0.fill(paper, color: Color.green.multiplyingAlpha(by: 0.5)) }),
        ("round", true, { $0.fill(Path(roundedRect: paper, cornerRadius: 6), color: .green) }),
        ("an outline", true, { $0.stroke(Path(paper.insetBy(dx: 4, dy: 4)), color: .green, lineWidth: 2) }),
        (
            "clipped", true,
            { builder in
                builder.group(clip: Path(paper.insetBy(dx: 5, dy: 5))) { $0.fill(paper, color: .green) }
            }
        ),
        (
            "in a faint group", true,
            { builder in builder.group(opacity: 0.5) { $0.fill(paper, color: .green) } }
        ),
        (
            "made smaller", true,
            { builder in
                builder.group(transform: CGAffineTransform(scaleX: 0.5, y: 0.5)) { $0.fill(paper, color: .green) }
            }
        ),
        ("second", true, { $0.fill(paper.insetBy(dx: 15, dy: 10), color: .green) }),
        ("nothing", true, { _ in }),
    ]

    @Test(arguments: beginnings.indices, [1, 2] as [CGFloat])
    func `the paper shows where the list does not hide it`(index: Int, scale: CGFloat) throws {
        let beginning = Self.beginnings[index]
        let list = Sample.list(width: 40, height: 30) {
            beginning.draw(&$0)
            $0.fill(CGRect(x: 10, y: 10, width: 4, height: 4), color: Color.blue.multiplyingAlpha(by: 0.3))
        }
        let onRed = try Sample.bitmap(of: list, scale: scale, background: .red)
        let onBlack = try Sample.bitmap(of: list, scale: scale, background: .black)
        let onNothing = try Sample.bitmap(of: list, scale: scale)
        #expect((onRed != onBlack) == beginning.shows, "\(beginning.name)")
        #expect((onNothing != onBlack) == beginning.shows, "\(beginning.name)")
        let underneath = Sample.list(width: 40, height: 30) { $0.fill(Self.paper, color: .red) }
        #expect(try Sample.bitmap(of: underneath.overlaid(with: list), scale: scale) == onRed, "\(beginning.name)")
    }

    @Test(arguments: beginnings.indices, PNGEncoder.Effort.allCases)
    func `a file of painted pixels is that of the bitmap`(index: Int, effort: PNGEncoder.Effort) throws {
        let list = Sample.list(width: 40, height: 30) { Self.beginnings[index].draw(&$0) }
        let fonts = try Sample.fonts.get()
        for background in [nil, .white, .red, Color.red.multiplyingAlpha(by: 0.4)] as [Color?] {
            let bitmap = try Sample.bitmap(of: list, scale: 3, background: background)
            let file = try PNGRenderer(fonts: fonts, effort: effort).render(list, scale: 3, background: background)
            #expect(try file == PNGEncoder(effort: effort).encode(bitmap, scale: 3))
        }
    }
}
