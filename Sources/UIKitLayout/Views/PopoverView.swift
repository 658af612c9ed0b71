import Foundation
import KeylineAppearance
import KeylineGraphics

/// A popover as iOS 13 to 18 draw it: a box with round corners and an arrow, of the system's material, that casts a wide, soft shadow.
/// What is inside also lies under the arrow, and keeps clear of it by its safe area.
///
/// The material and the shadow are approximated.
final class PopoverView: UIView {
    private let body = UIView()
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let shape = CAShapeLayer()
    private weak var content: UIView?
    private var boxFrame = CGRect.zero

    /// - Parameters:
    ///   - content: What is shown.
    ///   - color: The colour of box and arrow; nil for the system's material.
    init(content: UIView, color: UIColor?) {
        self.content = content
        super.init(frame: .zero)
        body.layer.mask = shape
        body.backgroundColor = color
        material.isHidden = color != nil
        addSubview(body)
        body.addSubview(material)
        body.addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes a place in the coordinates of the view around.
    func take(_ place: PopoverArrangement.Place) {
        frame = place.frame
        body.frame = bounds
        material.frame = bounds
        content?.frame = bounds
        boxFrame = place.box.offsetBy(dx: -frame.minX, dy: -frame.minY)
        shape.path = CGPath(PopoverOutline(box: boxFrame, place.direction, place.arrowOffset).path)
    }

    override func drawContent(in canvas: inout ViewCanvas) {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let shadow = ViewShadow(
            color: .black, opacity: isDark ? 0.45 : 0.2, offset: CGSize(width: 0, height: 6), radius: 22)
        shadow.draw(
            under: .rectangle(boxFrame, cornerRadius: PopoverArrangement.cornerRadius, curve: .continuous), in: &canvas)
    }
}

/// The outline of a box with an arrow.
struct PopoverOutline {
    let path: Path

    /// - Parameters:
    ///   - box: The box, in points.
    ///   - direction: Where the arrow points; anything else than one direction for none.
    ///   - offset: The middle of the arrow along the box's edge, from the left or from the top of the box.
    init(box: CGRect, _ direction: UIPopoverArrowDirection, _ offset: CGFloat) {
        var path = Path(roundedRect: box, cornerRadius: PopoverArrangement.cornerRadius, curve: .continuous)
        if let transform = Self.toArrow(box, direction, offset) { path.addPath(Self.arrow.applying(transform)) }
        self.path = path
    }

    /// An arrow that points up, with the middle of its base at the origin: it leaves the box in a curve and has a round tip. It turns
    /// the same way round as the box, and begins half a point inside, so that no seam shows between them.
    private static let arrow: Path = {
        let half = PopoverArrangement.arrowHalfBase
        let height = PopoverArrangement.arrowHeight
        var path = Path()
        path.move(to: CGPoint(x: -half, y: 0.5))
        path.addLine(to: CGPoint(x: -half, y: 0))
        path.addCurve(
            to: CGPoint(x: -half * 0.48, y: -height * 0.42), control1: CGPoint(x: -half * 0.76, y: 0),
            control2: CGPoint(x: -half * 0.64, y: -height * 0.22))
        path.addLine(to: CGPoint(x: -half * 0.2, y: -height * 0.85))
        path.addCurve(
            to: CGPoint(x: half * 0.2, y: -height * 0.85), control1: CGPoint(x: -half * 0.08, y: -height * 1.05),
            control2: CGPoint(x: half * 0.08, y: -height * 1.05))
        path.addLine(to: CGPoint(x: half * 0.48, y: -height * 0.42))
        path.addCurve(
            to: CGPoint(x: half, y: 0), control1: CGPoint(x: half * 0.64, y: -height * 0.22),
            control2: CGPoint(x: half * 0.76, y: 0))
        path.addLine(to: CGPoint(x: half, y: 0.5))
        path.closeSubpath()
        return path
    }()

    private static func toArrow(
        _ box: CGRect, _ direction: UIPopoverArrowDirection, _ offset: CGFloat
    ) -> CGAffineTransform? {
        switch direction {
        case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: box.minX + offset, ty: box.minY)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: box.minX + offset, ty: box.maxY)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: box.minX, ty: box.minY + offset)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: box.maxX, ty: box.minY + offset)
        default: nil
        }
    }
}
