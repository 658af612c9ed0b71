import Foundation
import KeylineGraphics
import Testing

/// Source: control points of `RoundedRectangle(cornerRadius:style: .continuous).path(in:)` on macOS, as a public project printed them, to a
/// thousandth of a point.
@Suite struct ContinuousCornerTests {
    private struct Curve {
        let start: CGPoint
        let end: CGPoint
        let controls: [CGPoint]
    }

    /// The curves of the corner at the top left, from the left side to the top.
    private func topLeft(_ path: Path) -> [Curve] {
        var last = CGPoint.zero
        var curves: [Curve] = []
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): last = point
            case .curve(let end, let first, let second):
                curves.append(Curve(start: last, end: end, controls: [first, second]))
                last = end
            case .close: break
            }
        }
        return Array(curves.suffix(3))
    }

    private func corner(_ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> [Curve] {
        topLeft(
            Path(
                roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: radius, curve: .continuous)
        )
    }

    private func isNear(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
        abs(point.x - x) < 0.001 && abs(point.y - y) < 0.001
    }

    @Test func `a corner with long sides has Apple's control points`() {
        let curves = corner(1000, 1000, 100)
        #expect(curves.count == 3)
        #expect(isNear(curves[0].start, 0, 152.8665))
        #expect(isNear(curves[0].controls[0], 0, 108.849) && isNear(curves[0].controls[1], 0, 86.8407))
        #expect(isNear(curves[0].end, 7.4911, 63.1494))
        #expect(isNear(curves[1].controls[0], 16.906, 37.2824) && isNear(curves[1].controls[1], 37.2824, 16.906))
        #expect(isNear(curves[1].end, 63.1494, 7.4911))
        #expect(isNear(curves[2].controls[0], 86.8407, 0) && isNear(curves[2].controls[1], 108.849, 0))
        #expect(isNear(curves[2].end, 152.8665, 0))
    }

    @Test(
        arguments: [
            (90, 137.58, 97.964, 78.157), (105, 150, 111.737, 90.22), (120, 150, 122.491, 101.147),
            (135, 150, 133.246, 112.073), (150, 150, 144, 123),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func `a corner keeps its radius and flattens where the side is short`(
        radius: CGFloat, start: CGFloat, outer: CGFloat, inner: CGFloat
    ) {
        let curves = corner(300, 300, radius)
        #expect(isNear(curves[0].start, 0, start))
        #expect(isNear(curves[0].controls[0], 0, outer) && isNear(curves[0].controls[1], 0, inner))
        #expect(isNear(curves[0].end, 0.074911 * radius, 0.631494 * radius))
    }

    @Test func `each side decides for itself`() {
        let curves = corner(400, 200, 80)
        #expect(isNear(curves[0].start, 0, 100))
        #expect(isNear(curves[0].controls[0], 0, 81.661) && isNear(curves[0].controls[1], 0, 67.431))
        #expect(isNear(curves[2].controls[0], 69.473, 0) && isNear(curves[2].controls[1], 87.079, 0))
        #expect(isNear(curves[2].end, 122.293, 0))
        let narrow = corner(300, 120, 55)
        #expect(isNear(narrow[0].controls[0], 0, 54.015) && isNear(narrow[0].controls[1], 0, 45.558))
        #expect(isNear(narrow[2].end, 84.077, 0))
    }

    @Test func `a radius beyond half of the shorter side is that half`() {
        let rect = CGRect(x: 0, y: 0, width: 400, height: 200)
        #expect(
            Path(roundedRect: rect, cornerRadius: 10_000, curve: .continuous)
                == Path(roundedRect: rect, cornerRadius: 100, curve: .continuous))
    }

    @Test(arguments: [CornerCurve.circular, .continuous])
    func `a path stays within its rectangle and begins at the top`(curve: CornerCurve) {
        let rect = CGRect(x: 10, y: 20, width: 40, height: 30)
        for radius in [1, 5, 10, 15, 500] as [CGFloat] {
            let path = Path(roundedRect: rect, cornerRadius: radius, curve: curve)
            #expect(path.controlPointBounds == rect)
            guard case .move(let start) = path.elements[0] else {
                Issue.record("the path does not begin")
                return
            }
            #expect(start.y == rect.minY)
        }
    }

    @Test func `corners of several radii are continuous or sharp one by one`() {
        let rect = CGRect(x: 0, y: 0, width: 400, height: 400)
        let path = Path(rect: rect, topLeft: 96, topRight: 0, bottomRight: 64, bottomLeft: 0, curve: .continuous)
        #expect(isNear(topLeft(path)[2].end, 1.528665 * 96, 0))
        #expect(path.elements.contains(.line(to: CGPoint(x: 400, y: 0))))
        #expect(path.elements.contains(.line(to: CGPoint(x: 400, y: 400 - 1.528665 * 64))))
    }

    @Test func `a corner wider than high is an ellipse's, and shrinks in proportion`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let circular = topLeft(Path(roundedRect: rect, cornerSize: CGSize(width: 20, height: 10)))
        #expect(circular.last?.end == CGPoint(x: 20, y: 0))
        let wide = Path(roundedRect: rect, cornerSize: CGSize(width: 200, height: 100))
        #expect(wide == Path(roundedRect: rect, cornerSize: CGSize(width: 50, height: 25)))
    }

    /// The point at the corner of the box of a quarter circle is outside of both; between them there is a place that only one has.
    @Test func `a hit in a continuous corner follows the curve`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let circular = FlatPath(Path(roundedRect: rect, cornerRadius: 30))
        let continuous = FlatPath(Path(roundedRect: rect, cornerRadius: 30, curve: .continuous))
        let shoulder = CGPoint(x: 33, y: 0.08)
        #expect(circular.contains(shoulder, evenOdd: false))
        #expect(!continuous.contains(shoulder, evenOdd: false))
        #expect(continuous.contains(CGPoint(x: 46, y: 0.08), evenOdd: false))
    }
}
