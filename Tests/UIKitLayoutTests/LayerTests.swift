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

    // MARK: Corners

    private func card(_ curve: CALayerCornerCurve, _ change: (UIView) -> Void = { _ in }) -> UIView {
        let card = view(.red)
        card.layer.cornerRadius = 20
        card.layer.cornerCurve = curve
        change(card)
        return card
    }

    private func clips(_ items: [DisplayItem]) -> [Path] {
        items.flatMap { item -> [Path] in
            guard case .group(let group) = item.content else { return [] }
            return (group.clip.map { [$0] } ?? []) + clips(group.items)
        }
    }

    @Test func `corners of a layer are circular until its curve is continuous`() {
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(CALayer().cornerCurve == .circular)
        for (curve, neutral) in [(CALayerCornerCurve.circular, CornerCurve.circular), (.continuous, .continuous)] {
            let outline = Path(roundedRect: bounds, cornerRadius: 20, curve: neutral)
            #expect(Recording(card(curve)).shapes[0].path == outline)
            let clipping = card(curve) { $0.clipsToBounds = true }
            #expect(clips(clipping.displayList().items) == [outline])
            let bordered = Recording(card(curve) { $0.layer.borderWidth = 4 }).shapes
            #expect(
                bordered.last?.path
                    == Path(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerRadius: 18, curve: neutral))
            let shaded = Recording(
                card(curve) {
                    $0.layer.shadowOpacity = 1
                    $0.layer.shadowRadius = 0
                    $0.layer.shadowOffset = .zero
                }
            ).shapes
            #expect(shaded.count == 2 && shaded.allSatisfy { $0.path == outline })
        }
    }

    @Test func `a corner that is not masked is sharp and the others stay continuous`() {
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let path = Recording(card(.continuous) { $0.layer.maskedCorners = [.layerMinXMinYCorner] }).shapes[0].path
        #expect(
            path == Path(rect: bounds, topLeft: 20, topRight: 0, bottomRight: 0, bottomLeft: 0, curve: .continuous))
    }

    /// Source: Core Animation's documentation of `cornerCurveExpansionFactor(_:)`.
    @Test func `a curve says how much of a side a corner takes`() {
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    }

    /// Source: PaintCode, "Code for iOS 7 rounded rectangles".
    @Test func `a Bézier path's rounded rectangle is continuous, and a capsule where its corners do not fit`() {
        let bounds = CGRect(x: 0, y: 0, width: 208, height: 50)
        let fits = UIBezierPath(roundedRect: bounds, cornerRadius: 16).cgPath
        #expect(fits.path == Path(roundedRect: bounds, cornerRadius: 16, curve: .continuous))
        let capsule = UIBezierPath(roundedRect: bounds, cornerRadius: 20).cgPath
        #expect(capsule.path == Path(roundedRect: bounds, cornerRadius: 25))
    }
}
