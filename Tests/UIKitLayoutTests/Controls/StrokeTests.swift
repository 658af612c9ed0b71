import Foundation
import KeylineGraphics
import KeylineScenes
import Testing
import UIKitLayout

/// Where dashes begin and mitres end, from every name that says so, and images behind fields that cannot be used.
@MainActor
@Suite struct StrokeTests {
    private final class Lines: UIView {
        override func draw(_ rect: CGRect) {
            let path = UIBezierPath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 50, y: 0))
            path.setLineDash([4, 2], count: 2, phase: 3)
            path.miterLimit = 4
            path.stroke()
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.scaleBy(x: 2, y: 2)
            context.setLineDash(phase: 1, lengths: [5, 1])
            context.setMiterLimit(2)
            context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
    }

    private func styles(_ items: [DisplayItem]) -> [StrokeStyle] {
        items.flatMap { item -> [StrokeStyle] in
            switch item.content {
            case .group(let group): return styles(group.items)
            case .path(let path): if case .stroke(let style) = path.style { return [style] } else { return [] }
            default: return []
            }
        }
    }

    @Test func `paths and contexts hand the phase of dashes and the limit of mitres on`() {
        let found = styles(Lines(frame: CGRect(x: 0, y: 0, width: 60, height: 60)).displayList().items)
        #expect(found.map(\.dash) == [[4, 2], [10, 2]])
        #expect(found.map(\.dashPhase) == [3, 2])
        #expect(found.map(\.miterLimit) == [4, 2])
    }

    @Test func `shape layers do so, too`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: CGRect(x: 10, y: 10, width: 30, height: 30), transform: nil)
        layer.strokeColor = CGColor(gray: 0, alpha: 1)
        layer.fillColor = nil
        layer.lineDashPattern = [6, 3]
        layer.lineDashPhase = 4.5
        layer.miterLimit = 1.5
        view.layer.addSublayer(layer)
        let found = styles(view.displayList().items)
        #expect(found.map(\.dashPhase) == [4.5])
        #expect(found.map(\.miterLimit) == [1.5])
    }

    @Test func `a field that cannot be used shows its own image, where it has one for both states`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        func pixels(_ level: UInt8) -> Bitmap { Bitmap(width: 1, height: 1, pixels: [level, level, level, 255]) }
        func picture(_ level: UInt8) -> UIImage { UIImage(pixels(level), scale: 1) }
        func shown() -> [Int] {
            Recording(field).images.map { $0.bitmap == pixels(9).id ? 9 : $0.bitmap == pixels(5).id ? 5 : 0 }
        }
        field.disabledBackground = picture(9)
        field.isEnabled = false
        #expect(shown() == [], "alone it is ignored")
        field.background = picture(5)
        #expect(shown() == [9])
        field.isEnabled = true
        #expect(shown() == [5])
        field.disabledBackground = nil
        field.isEnabled = false
        #expect(shown() == [5])
    }
}
