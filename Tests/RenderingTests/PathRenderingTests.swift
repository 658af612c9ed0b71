import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineRendering
import Testing

@Suite struct PathRenderingTests {
    @Test func `a rectangle on whole pixels has no soft edge`() throws {
        let bitmap = try Sample.bitmap(width: 4, height: 3) {
            $0.fill(CGRect(x: 1, y: 1, width: 2, height: 1), color: .red)
        }
        #expect(bitmap == Bitmap(letters: "....", ".rr.", "...."))
    }

    @Test func `a third of a point is a pixel at scale three`() throws {
        let bitmap = try Sample.bitmap(width: 2, height: 2, scale: 3) {
            $0.fill(CGRect(x: 0, y: 2.0 / 3, width: 2, height: 1.0 / 3), color: .red)
        }
        #expect(bitmap == Bitmap(letters: "......", "......", "rrrrrr", "......", "......", "......"))
    }

    @Test func `a rectangle between pixels covers them in part`() throws {
        let bitmap = try Sample.bitmap(width: 3, height: 1) {
            $0.fill(CGRect(x: 0.5, y: 0, width: 2, height: 1), color: .black)
        }
        #expect(bitmap.pixels.enumerated().filter { $0.offset % 4 == 3 }.map(\.element) == [128, 255, 128])
    }

    @Test func `a colour keeps its eight bits`() throws {
        let color = Color(hexadecimal: 0x1C7AFE)
        let bitmap = try Sample.bitmap { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: color) }
        #expect(bitmap[7, 7] == [0x1C, 0x7A, 0xFE, 255])
    }

    @Test func `a transparent colour lets the background through`() throws {
        let bitmap = try Sample.bitmap(background: .white) {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: Color(white: 0, alpha: 0.5))
        }
        #expect(bitmap[7, 7] == [127, 127, 127, 255] || bitmap[7, 7] == [128, 128, 128, 255])
    }

    @Test func `the fill rules differ where a path winds twice`() throws {
        var path = Path(CGRect(x: 2, y: 2, width: 16, height: 16))
        path.addPath(Path(CGRect(x: 6, y: 6, width: 8, height: 8)))
        func alpha(_ style: DisplayItem.PathItem.Style) throws -> UInt8 {
            let item = DisplayItem(view: nil, content: .path(.init(path: path, style: style, color: .black)))
            return try Sample.bitmap(of: DisplayList(size: CGSize(width: 20, height: 20), items: [item]))[10, 10][3]
        }
        #expect(try alpha(.fill) == 255)
        #expect(try alpha(.evenOddFill) == 0)
    }

    @Test func `a line lies on both sides of its path`() throws {
        let bitmap = try Sample.bitmap(width: 4, height: 4) {
            $0.stroke(Path(from: CGPoint(x: 0, y: 2), to: CGPoint(x: 4, y: 2)), color: .red, lineWidth: 2)
        }
        #expect(bitmap == Bitmap(letters: "....", "rrrr", "rrrr", "...."))
    }

    @Test(arguments: [(.butt, 10), (.square, 14), (.round, 10 + .pi)] as [(StrokeStyle.LineCap, Double)])
    func `caps lengthen a line`(cap: StrokeStyle.LineCap, area: Double) throws {
        let bitmap = try Sample.bitmap {
            $0.stroke(
                Path(from: CGPoint(x: 5, y: 10), to: CGPoint(x: 10, y: 10)), color: .black,
                style: StrokeStyle(lineWidth: 2, lineCap: cap))
        }
        #expect(abs(bitmap.coverage - area) < 0.2)
    }

    @Test(
        arguments: [(.bevel, 19.5), (.round, 19.0 + .pi / 4), (.miter, 20)] as [(StrokeStyle.LineJoin, Double)])
    func `joins fill the outside of a corner`(join: StrokeStyle.LineJoin, area: Double) throws {
        let corner = Path(points: [CGPoint(x: 4, y: 9), CGPoint(x: 9, y: 9), CGPoint(x: 9, y: 14)], closed: false)
        let bitmap = try Sample.bitmap {
            $0.stroke(corner, color: .black, style: StrokeStyle(lineWidth: 2, lineJoin: join))
        }
        #expect(abs(bitmap.coverage - area) < 0.2)
    }

    @Test func `dashes and gaps take turns`() throws {
        let bitmap = try Sample.bitmap(width: 8, height: 1) {
            $0.stroke(
                Path(from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 8, y: 0.5)), color: .red,
                style: StrokeStyle(lineWidth: 1, dash: [2, 1]))
        }
        #expect(bitmap == Bitmap(letters: "rr.rr.rr"))
    }

    @Test func `dashes of no length make a solid line`() throws {
        func line(_ dash: [CGFloat]) throws -> Bitmap {
            try Sample.bitmap {
                $0.stroke(
                    Path(from: .zero, to: CGPoint(x: 20, y: 15)), color: .red,
                    style: StrokeStyle(lineWidth: 2, dash: dash))
            }
        }
        #expect(try line([0, 0]) == line([]))
    }

    @Test func `a circle has a circle's area`() throws {
        let bitmap = try Sample.bitmap(scale: 4) {
            $0.fill(Path(circleAt: CGPoint(x: 10, y: 10), radius: 8), color: .black)
        }
        #expect(abs(bitmap.coverage / 16 - 64 * .pi) < 0.3)
    }

    @Test func `a path that begins without a move begins at its first point`() throws {
        var moved = Path()
        moved.move(to: CGPoint(x: 2, y: 2))
        var unmoved = Path()
        unmoved.closeSubpath()
        unmoved.addLine(to: CGPoint(x: 2, y: 2))
        for point in [CGPoint(x: 15, y: 3), CGPoint(x: 9, y: 16)] {
            moved.addLine(to: point)
            unmoved.addLine(to: point)
        }
        #expect(
            try Sample.bitmap { $0.fill(moved, color: .red) } == Sample.bitmap { $0.fill(unmoved, color: .red) })
    }

    @Test func `a line beyond every border is drawn where it can be seen`() throws {
        let bitmap = try Sample.bitmap(width: 3, height: 3) {
            $0.fill(CGRect(x: -1e12, y: 1, width: 2e12, height: 1), color: .red)
            $0.stroke(Path(from: CGPoint(x: 1.5, y: -1e12), to: CGPoint(x: 1.5, y: 1e12)), color: .blue, lineWidth: 1)
        }
        #expect(bitmap == Bitmap(letters: ".b.", "rbr", ".b."))
    }
}
