import Foundation
import KeylineGraphics
import KeylineScenes
import Testing
import UIKitLayout

/// Layers of an app's own are drawn where they were put.
@MainActor
@Suite struct LayerTests {
    private func layer(_ color: UIColor, _ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color.cgColor
        return layer
    }

    private func view(_ color: UIColor? = nil) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = color
        return view
    }

    private func colors(_ view: UIView) -> [Color] { Recording(view).shapes.map(\.color) }
    private func color(_ color: UIColor) -> Color { Recording(view(color)).shapes[0].color }

    @Test func `a layer lies in front of the views that were there when it was added`() {
        let view = view()
        view.addSubview(self.view(.red))
        view.layer.addSublayer(layer(.green))
        view.addSubview(self.view(.blue))
        view.layer.insertSublayer(layer(.yellow), at: 0)
        #expect(colors(view) == [.yellow, .red, .green, .blue].map { color($0) })
        #expect(view.layer.sublayers?.count == 4)
    }

    @Test func `depth comes before order`() {
        let view = view()
        let front = layer(.green)
        front.zPosition = 1
        view.layer.addSublayer(front)
        view.layer.addSublayer(layer(.red))
        #expect(colors(view) == [color(.red), color(.green)])
    }

    @Test func `an anchor point moves the frame and stays where it is`() {
        let view = view()
        view.layer.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
        #expect(view.center == CGPoint(x: 50, y: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: 50, y: 50, width: 200, height: 200))
        view.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.center == CGPoint(x: 50, y: 50))
    }

    @Test func `a part of a path is drawn between its ends`() {
        let shape = CAShapeLayer()
        shape.fillColor = nil
        shape.strokeColor = UIColor.red.cgColor
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        shape.path = path.cgPath
        shape.strokeStart = 0.25
        shape.strokeEnd = 0.5
        let view = view()
        view.layer.addSublayer(shape)
        #expect(Recording(view).shapes.map(\.bounds) == [CGRect(x: 25, y: 0, width: 25, height: 0)])
    }

    @Test func `a filled path masks like a clip`() {
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
        let view = view(.red)
        view.layer.mask = mask
        #expect(Recording(view).shapes.map(\.clips) == [1])
    }

    @Test func `a picture that code drew is drawn again, in another colour as a template`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        let shown = UIImageView(image: image)
        shown.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        #expect(Recording(shown).shapes.map(\.bounds) == [CGRect(x: 0, y: 0, width: 20, height: 40)])
        shown.image = image.withRenderingMode(.alwaysTemplate)
        shown.tintColor = .green
        #expect(Recording(shown).shapes.last?.color == color(.green))
    }
}
