import Foundation
import KeylineGraphics

extension KeylineGraphics.Path {
    /// How far the handles of a quarter of a circle reach, in radii.
    private static let handle: CGFloat = 0.5522847498307936

    /// An ellipse that begins at its right end and runs downwards, which trimmed circles show. Source: Core Graphics' ellipses.
    static func ellipse(in rect: CGRect) -> KeylineGraphics.Path {
        var path = KeylineGraphics.Path()
        guard !rect.isNull, rect.width > 0 || rect.height > 0 else { return path }
        let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.midX + x * radii.width, y: rect.midY + y * radii.height)
        }
        let handle = Self.handle
        path.move(to: point(1, 0))
        path.addCurve(to: point(0, 1), control1: point(1, handle), control2: point(handle, 1))
        path.addCurve(to: point(-1, 0), control1: point(-handle, 1), control2: point(-1, handle))
        path.addCurve(to: point(0, -1), control1: point(-1, -handle), control2: point(-handle, -1))
        path.addCurve(to: point(1, 0), control1: point(handle, -1), control2: point(1, -handle))
        path.closeSubpath()
        return path
    }
}
