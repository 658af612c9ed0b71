import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineImageCoding
import KeylineRendering
import Testing

/// A list that begins by filling all of the paper needs no paper; any other shows it.
@Suite struct OpaqueGroundTests {
    private static let paper = CGRect(x: 0, y: 0, width: 40, height: 30)

    /// How lists begin, and whether something of the paper shows.
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
