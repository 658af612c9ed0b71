import Foundation
import KeylineGraphics
import Testing

@Suite struct PathTests {
    private let rect = CGRect(x: 10, y: 20, width: 40, height: 30)

    @Test(arguments: [0, 5, 15, 500] as [CGFloat])
    func `a rounded rectangle stays within its rectangle`(radius: CGFloat) {
        #expect(Path(roundedRect: rect, cornerRadius: radius).controlPointBounds == rect)
    }

    @Test func `an ellipse touches the middle of every side`() {
        let points = Path(ellipseIn: rect).elements.compactMap { element -> CGPoint? in
            if case .curve(let end, _, _) = element { end } else { nil }
        }
        let middles = [
            CGPoint(x: 50, y: 35), CGPoint(x: 30, y: 50), CGPoint(x: 10, y: 35), CGPoint(x: 30, y: 20),
        ]
        #expect(points == middles)
    }

    @Test func `a quadratic segment becomes the cubic one of the same shape`() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 3, y: 3))
        let expected = Path.Element.curve(
            to: CGPoint(x: 6, y: 0), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 4, y: 2))
        #expect(path.elements.last == expected)
    }

    @Test func `closing a subpath returns to its beginning`() {
        #expect(Path(rect).currentPoint == rect.origin)
    }
}
