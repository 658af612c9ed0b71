import Foundation
import KeylineGraphics
import Testing

@testable import UIKitLayout

/// Colours in parts, paths backwards, and search bars that apps draw themselves.
@MainActor
@Suite struct ComponentTests {
    @Test(arguments: [(0.0, 1.0, 1.0), (0.25, 0.5, 0.8), (0.75, 1.0, 0.5), (0.9, 0.2, 1.0)])
    func `hue, saturation and brightness come back`(hue: Double, saturation: Double, brightness: Double) {
        var first: CGFloat = 9
        var second: CGFloat = 9
        var third: CGFloat = 9
        var opacity: CGFloat = 9
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
        color.getHue(&first, saturation: &second, brightness: &third, alpha: &opacity)
        for (found, expected) in zip([first, second, third, opacity], [hue, saturation, brightness, 0.5]) {
            #expect(abs(Double(found) - expected) < 1e-9)
        }
    }

    @Test func `only greys have a level`() {
        var level: CGFloat = 9
        #expect(UIColor(white: 0.3, alpha: 1).getWhite(&level, alpha: nil) && level == 0.3)
        #expect(!UIColor.red.getWhite(&level, alpha: nil))
        #expect(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.2).components == [1, 0.5, 0, 0.2])
        #expect(CGColor(gray: 0, alpha: 1).copy(alpha: 0.4)?.alpha == 0.4)
    }

    @Test func `a pattern is the mean of what its picture covers`() {
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255, 9, 9, 9, 0, 9, 9, 9, 0]
        let color = UIColor(patternImage: UIImage(Bitmap(width: 2, height: 2, pixels: pixels), scale: 1))
        #expect(color.cgColor.components == [0.5, 0, 0.5, 0.5])
    }

    @Test func `a path backwards visits the same points in the opposite order`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 12, y: 2), controlPoint2: CGPoint(x: 12, y: 8))
        path.close()
        path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 3, height: 3)))
        let elements = path.reversing().cgPath.path.elements
        #expect(
            elements.prefix(5).map { "\($0)" }
                == UIBezierPath(
                    rect: CGRect(x: 2, y: 2, width: 3, height: 3)
                ).reversing().cgPath.path.elements.prefix(5).map { "\($0)" })
        #expect(
            Array(elements.suffix(4)) == [
                .move(to: CGPoint(x: 10, y: 10)),
                .curve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 12, y: 8), control2: CGPoint(x: 12, y: 2)),
                .line(to: CGPoint(x: 0, y: 0)), .close,
            ])
        #expect(path.reversing().reversing().cgPath.path == path.cgPath.path)
    }

    @Test func `a search bar draws its own sign before the text, and says what it leaves out`() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
        let picture = UIImage(Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255]), scale: 1)
        bar.setImage(picture, for: .search, state: .normal)
        bar.layoutIfNeeded()
        #expect(Recording(bar).images.count == 1)
        #expect(bar.image(for: .search, state: .normal) === picture)
        bar.backgroundImage = UIImage()
        #expect(bar.backgroundImage?.size == .zero)
    }
}
