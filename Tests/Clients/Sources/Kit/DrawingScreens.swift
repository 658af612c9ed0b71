import UIKit

/// A view in the middle of a screen.
final class CanvasViewController: UIViewController {
    private let content: () -> UIView
    private let size: CGSize

    init(_ size: CGSize, _ content: @escaping () -> UIView) {
        self.size = size
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let content = content()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            content.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            content.widthAnchor.constraint(equalToConstant: size.width),
            content.heightAnchor.constraint(equalToConstant: size.height),
        ])
    }
}

/// A clock that Core Graphics draws.
final class ClockView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.secondarySystemBackground.cgColor)
        context.fillEllipse(in: bounds)
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.setLineCap(.round)
        let radius = bounds.width / 2
        for tick in 0..<60 {
            context.saveGState()
            context.rotate(by: CGFloat(tick) * .pi / 30)
            context.setLineWidth(tick % 5 == 0 ? 3 : 1)
            context.setStrokeColor((tick % 5 == 0 ? UIColor.label : .tertiaryLabel).cgColor)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 6 - radius), CGPoint(x: 0, y: 16 - radius)])
            context.restoreGState()
        }
        hand(context, angle: 2 * .pi * 10.15 / 12, length: radius * 0.5, width: 6, .label)
        hand(context, angle: 2 * .pi * 9 / 60, length: radius * 0.75, width: 4, .label)
        context.setShadow(
            offset: CGSize(width: 0, height: 2), blur: 3, color: UIColor.black.withAlphaComponent(0.4).cgColor)
        context.setFillColor(UIColor.systemRed.cgColor)
        context.addArc(center: .zero, radius: 6, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        context.fillPath()
    }

    private func hand(_ context: CGContext, angle: CGFloat, length: CGFloat, width: CGFloat, _ color: UIColor) {
        context.setStrokeColor(color.cgColor)
        context.setLineWidth(width)
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: sin(angle) * length, y: -cos(angle) * length))
        context.strokePath()
    }
}

/// Bars with their values above.
final class BarsView: UIView {
    var values: [CGFloat] = [] { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        let width = bounds.width / CGFloat(max(values.count, 1))
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .medium),
            .foregroundColor: UIColor.secondaryLabel,
        ]
        for (index, value) in values.enumerated() {
            let height = (bounds.height - 24) * value
            let bar = CGRect(
                x: CGFloat(index) * width + 4, y: bounds.height - height, width: width - 8, height: height)
            (index == 2 ? UIColor.systemOrange : .systemBlue).setFill()
            UIBezierPath(
                roundedRect: bar, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 6, height: 6)
            ).fill()
            let text = "\(Int(value * 100))" as NSString
            let size = text.size(withAttributes: attributes)
            text.draw(
                at: CGPoint(x: bar.midX - size.width / 2, y: bar.minY - size.height - 2), withAttributes: attributes)
        }
    }
}

/// A line over a gradient, masked by the area below it.
final class TrendView: UIView {
    private let line = CAShapeLayer()
    private let area = CAGradientLayer()
    private let areaMask = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        area.colors = [
            UIColor.systemGreen.withAlphaComponent(0.6).cgColor, UIColor.systemGreen.withAlphaComponent(0).cgColor,
        ]
        area.mask = areaMask
        layer.addSublayer(area)
        line.fillColor = nil
        line.strokeColor = UIColor.systemGreen.cgColor
        line.lineWidth = 3
        line.lineJoin = .round
        layer.insertSublayer(line, above: area)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let heights: [CGFloat] = [0.2, 0.35, 0.3, 0.6, 0.5, 0.85, 0.8]
        let path = UIBezierPath()
        for (index, height) in heights.enumerated() {
            let point = CGPoint(
                x: bounds.width * CGFloat(index) / CGFloat(heights.count - 1), y: bounds.height * (1 - height))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        line.path = path.cgPath
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        path.addLine(to: CGPoint(x: 0, y: bounds.maxY))
        path.close()
        area.frame = bounds
        areaMask.path = path.cgPath
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.duration = 0.6
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        line.add(animation, forKey: "draw")
    }
}

/// Rings that are partly drawn.
final class RingsView: UIView {
    private var rings: [(CAShapeLayer, CAShapeLayer)] = []

    convenience init(_ shares: [CGFloat]) {
        self.init(frame: .zero)
        let colors: [UIColor] = [.systemPink, .systemGreen, .systemCyan]
        for (share, color) in zip(shares, colors) {
            let track = CAShapeLayer()
            let ring = CAShapeLayer()
            for layer in [track, ring] {
                layer.fillColor = UIColor.clear.cgColor
                layer.lineWidth = 16
                layer.lineCap = .round
                self.layer.addSublayer(layer)
            }
            track.strokeColor = color.withAlphaComponent(0.2).cgColor
            ring.strokeColor = color.cgColor
            ring.strokeEnd = share
            rings.append((track, ring))
        }
    }

    override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        for (index, (track, ring)) in rings.enumerated() {
            let path = UIBezierPath(
                arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 10 - CGFloat(index) * 22,
                startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
            for layer in [track, ring] { layer.path = path.cgPath }
        }
    }
}

/// A name in a dashed box, signed by hand.
final class SignatureView: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.tertiaryLabel.setStroke()
        let box = UIBezierPath(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerRadius: 8)
        box.setLineDash([6, 4], count: 2, phase: 0)
        box.stroke()
        UIColor.systemBlue.setStroke()
        let pen = UIBezierPath()
        pen.lineWidth = 3
        pen.lineCapStyle = .round
        pen.move(to: CGPoint(x: 30, y: 90))
        pen.addCurve(
            to: CGPoint(x: 120, y: 50), controlPoint1: CGPoint(x: 50, y: 0), controlPoint2: CGPoint(x: 80, y: 130))
        pen.addQuadCurve(to: CGPoint(x: 220, y: 70), controlPoint: CGPoint(x: 170, y: 10))
        pen.stroke()
    }
}
