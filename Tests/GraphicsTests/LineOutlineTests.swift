import Foundation
import Testing

@testable import KeylineGraphics

/// Outlines of lines, and dashes.
@Suite struct LineOutlineTests {
    private func line(_ points: [CGPoint], closed: Bool = false) -> Path { Path(points: points, closed: closed) }

    private func covers(_ outline: Path, _ x: CGFloat, _ y: CGFloat) -> Bool {
        FlatPath(outline).contains(CGPoint(x: x, y: y), evenOdd: false)
    }

    private let corner = [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)]

    @Test(arguments: [
        (StrokeStyle.LineCap.butt, CGRect(x: 0, y: -2, width: 10, height: 4)),
        (.square, CGRect(x: -2, y: -2, width: 14, height: 4)), (.round, CGRect(x: -2, y: -2, width: 14, height: 4)),
    ])
    func `a line is outlined with its ends`(cap: StrokeStyle.LineCap, bounds: CGRect) {
        let path = line([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        let outline = path.outlined(by: StrokeStyle(lineWidth: 4, lineCap: cap))
        let outlineBounds = outline.controlPointBounds
        #expect(abs(outlineBounds.minX - bounds.minX) < 1e-9 && abs(outlineBounds.maxX - bounds.maxX) < 1e-9)
        #expect(abs(outlineBounds.minY - bounds.minY) < 1e-9 && abs(outlineBounds.maxY - bounds.maxY) < 1e-9)
        #expect(covers(outline, 5, 0))
        #expect(covers(outline, 11.8, 1.8) == (cap == .square))
    }

    @Test func `corners are mitred up to the limit, cut or round`() {
        func covers(_ join: StrokeStyle.LineJoin, limit: CGFloat = 10, _ x: CGFloat, _ y: CGFloat) -> Bool {
            let outline = line(corner).outlined(by: StrokeStyle(lineWidth: 8, lineJoin: join, miterLimit: limit))
            return FlatPath(outline).contains(CGPoint(x: x, y: y), evenOdd: false)
        }
        // The outer corner is at (24, -4); a quarter circle reaches (22.8, -2.8).
        #expect(covers(.miter, 23.8, -3.8) && !covers(.round, 23.8, -3.8) && !covers(.bevel, 23.8, -3.8))
        #expect(covers(.round, 22.6, -2.6) && !covers(.bevel, 22.6, -2.6))
        #expect(!covers(.miter, limit: 1.2, 23.8, -3.8))
        for join in [StrokeStyle.LineJoin.miter, .round, .bevel] {
            #expect(covers(join, 20, 0) && covers(join, 16.5, 3.5) && !covers(join, 15, 5))
        }
    }

    @Test func `a line covers the same whichever way it goes`() {
        for points in [corner, corner.reversed()] {
            let outline = line(points).outlined(by: StrokeStyle(lineWidth: 8))
            #expect(covers(outline, 23.8, -3.8) && covers(outline, 18, 2) && !covers(outline, 10, 5))
        }
    }

    @Test func `a closed path becomes a ring`() {
        let square = [(0, 0), (20, 0), (20, 20), (0, 20)].map { CGPoint(x: $0.0, y: $0.1) }
        for points in [square, square.reversed()] {
            let outline = line(points, closed: true).outlined(by: StrokeStyle(lineWidth: 4))
            #expect(covers(outline, -1.9, -1.9) && covers(outline, 1, 10) && !covers(outline, 10, 10))
            #expect(FlatPath(outline).subpaths.count == 2)
        }
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let ring = circle.outlined(by: StrokeStyle(lineWidth: 10))
        #expect(covers(ring, 2, 50) && covers(ring, -4, 50) && !covers(ring, 50, 50) && !covers(ring, 7, 50))
    }

    @Test func `a line without length leaves a dot by its ends, a lone beginning nothing`() {
        let point = CGPoint(x: 5, y: 5)
        let dot = line([point, point])
        #expect(dot.outlined(by: StrokeStyle(lineWidth: 4)).isEmpty)
        #expect(covers(dot.outlined(by: StrokeStyle(lineWidth: 4, lineCap: .round)), 6.5, 5))
        #expect(covers(dot.outlined(by: StrokeStyle(lineWidth: 4, lineCap: .square)), 6.9, 6.9))
        var beginning = Path()
        beginning.move(to: point)
        #expect(beginning.outlined(by: StrokeStyle(lineWidth: 4, lineCap: .round)).isEmpty)
        #expect(line(corner).outlined(by: StrokeStyle(lineWidth: 0)).isEmpty)
    }

    @Test(
        arguments: [
            (CGFloat(0), [CGFloat(4), 2], [0...4, 6...10, 12...16, 18...20]),
            (5, [4, 2], [1...5, 7...11, 13...17, 19...20]),
            (-1, [4, 2], [1...5, 7...11, 13...17, 19...20]),
            (0, [3], [0...3, 6...9, 12...15, 18...20]),
        ] as [(CGFloat, [CGFloat], [ClosedRange<CGFloat>])])
    func `dashes and gaps follow one another from the phase on`(
        phase: CGFloat, lengths: [CGFloat], dashes: [ClosedRange<CGFloat>]
    ) {
        let cut = FlatPath(line([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0)]).dashed(phase: phase, lengths: lengths))
        let spans = cut.subpaths.map { ($0.points.first?.x ?? 0)...($0.points.last?.x ?? 0) }
        #expect(spans == dashes)
    }

    @Test func `a dash goes around a corner`() {
        let cut = FlatPath(line(corner).dashed(phase: 0, lengths: [30, 5]))
        #expect(
            cut.subpaths.map(\.points) == [
                [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 10)],
                [CGPoint(x: 20, y: 15), CGPoint(x: 20, y: 20)],
            ])
    }

    @Test func `lengths of nothing cut nothing, and much too fine ones end`() {
        let path = line(corner)
        #expect(path.dashed(phase: 0, lengths: []) == path)
        #expect(path.dashed(phase: 0, lengths: [0, 0]) == path)
        #expect(path.dashed(phase: 0, lengths: [-1, 2]) == path)
        #expect(FlatPath(path.dashed(phase: 0, lengths: [1e-9, 1e-9])).subpaths.count == 1)
    }
}
