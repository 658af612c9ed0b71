import UIKit

@IBDesignable
class BadgeView: UIView {
    @IBInspectable var ringColor: UIColor = .systemGray { didSet { setNeedsDisplay() } }
    @IBInspectable var ringWidth: CGFloat = 1 { didSet { setNeedsDisplay() } }
    @IBInspectable var isFilled: Bool = false

    override func draw(_ rect: CGRect) {
        let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: ringWidth / 2, dy: ringWidth / 2))
        circle.lineWidth = ringWidth
        ringColor.setStroke()
        circle.stroke()
        guard isFilled else { return }
        ringColor.setFill()
        circle.fill()
    }
}
