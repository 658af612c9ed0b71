import Foundation
import KeylineGraphics
import Testing

@Suite struct PathUnionTests {
    private func covers(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Bool {
        FlatPath(path).contains(CGPoint(x: x, y: y), evenOdd: false)
    }

    private func area(_ path: Path) -> CGFloat {
        FlatPath(path).subpaths.reduce(0) { sum, subpath in
            let points = subpath.points
            return sum
                + zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
                    $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
                }
        }
    }

    @Test func `two crossing bars are one outline without the crossing`() throws {
        let level = Path(CGRect(x: 0, y: 4, width: 10, height: 2))
        let upright = Path(CGRect(x: 4, y: 0, width: 2, height: 10)).reversed()
        let cross = try #require(Path.union(of: [level, upright]))
        #expect(FlatPath(cross).subpaths.count == 1)
        #expect(abs(area(cross) - 36) < 1e-9)
    }

    @Test func `areas apart are loops of their own, and a hole runs the other way round`() throws {
        var ring = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        ring.addPath(Path(CGRect(x: 3, y: 3, width: 4, height: 4)).reversed())
        let both = try #require(Path.union(of: [ring, Path(CGRect(x: 20, y: 0, width: 1, height: 1))]))
        #expect(FlatPath(both).subpaths.count == 3)
        #expect(abs(area(both) - 85) < 1e-9)
        #expect(!covers(both, 5, 5) && covers(both, 1, 1) && covers(both, 20.5, 0.5))
    }

    @Test func `a rectangle without the area is the loops reversed inside it`() throws {
        let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        let tick = Path(points: [CGPoint(x: 2, y: 6), CGPoint(x: 5, y: 9), CGPoint(x: 10, y: 2)], closed: false)
        let hole = try #require(Path.union(of: [tick.outlined(by: style)]))
        var paper = Path(CGRect(x: 0, y: 0, width: 12, height: 12))
        paper.addPath(hole.reversed())
        for x in stride(from: 0.13, to: 12, by: 0.5) {
            for y in stride(from: 0.17, to: 12, by: 0.5) {
                #expect(covers(paper, x, y) != covers(tick.outlined(by: style), x, y), "at \(x), \(y)")
            }
        }
    }

    @Test func `areas on the same edges are joined`() throws {
        let union = try #require(
            Path.union(of: [
                Path(CGRect(x: 0, y: 0, width: 4, height: 4)), Path(CGRect(x: 4, y: 0, width: 4, height: 4)),
                Path(CGRect(x: 0, y: 0, width: 4, height: 4)),
            ]))
        #expect(abs(area(union) - 32) < 1e-9)
        #expect(FlatPath(union).subpaths.count == 1)
    }
}
