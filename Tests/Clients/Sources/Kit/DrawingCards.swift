import UIKit

/// Warm above, cold below, in a bulb.
final class ThermometerView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let path = UIBezierPath(roundedRect: CGRect(x: 30, y: 0, width: 20, height: 180), cornerRadius: 10)
        path.append(UIBezierPath(ovalIn: CGRect(x: 15, y: 150, width: 50, height: 50)))
        context.saveGState()
        path.addClip()
        let colors = [UIColor.systemRed.cgColor, UIColor.systemYellow.cgColor, UIColor.systemBlue.cgColor]
        if let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 0.4, 1])
        {
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 0, y: 200), options: [.drawsAfterEndLocation])
        }
        context.restoreGState()
        for mark in 0..<8 {
            context.fill(CGRect(x: 60, y: 10 + CGFloat(mark) * 17, width: mark % 2 == 0 ? 12 : 6, height: 1))
        }
    }
}

/// A ticket with holes at its sides.
final class TicketView: UIView {
    private let holes = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemYellow
        holes.fillRule = .evenOdd
        layer.mask = holes
        let label = UILabel()
        label.text = "ADMIT ONE"
        label.font = .systemFont(ofSize: 28, weight: .black)
        label.textColor = .black
        label.frame = CGRect(x: 50, y: 40, width: 200, height: 40)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(roundedRect: bounds, cornerRadius: 12)
        for x in [0, bounds.width] {
            path.append(
                UIBezierPath(
                    arcCenter: CGPoint(x: x, y: bounds.midY), radius: 16, startAngle: 0, endAngle: 2 * .pi,
                    clockwise: true))
        }
        holes.path = path.cgPath
    }
}

/// Pictures that code draws, in image views.
func makeInitials() -> UIView {
    let names = [("AK", UIColor.systemTeal), ("MP", .systemPink), ("JR", .systemOrange)]
    let views = names.map { initials, color in
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64))
        let image = renderer.image { context in
            color.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 64, height: 64))
            let text = NSAttributedString(
                string: initials,
                attributes: [.font: UIFont.systemFont(ofSize: 24, weight: .semibold), .foregroundColor: UIColor.white])
            let size = text.size()
            text.draw(at: CGPoint(x: 32 - size.width / 2, y: 32 - size.height / 2))
        }
        return UIImageView(image: image)
    }
    let faded = UIImageView(image: views[0].image?.withRenderingMode(.alwaysTemplate))
    faded.tintColor = .systemGray3
    let stack = UIStackView(arrangedSubviews: views + [faded])
    stack.spacing = 12
    stack.alignment = .center
    return stack
}

/// Dots in a circle around a text of a layer.
final class SpinnerView: UIView {
    override class var layerClass: AnyClass { CAReplicatorLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let replicator = layer as? CAReplicatorLayer else { return }
        replicator.instanceCount = 12
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        replicator.instanceAlphaOffset = -0.07
        let dot = CALayer()
        dot.frame = CGRect(x: 90, y: 10, width: 20, height: 20)
        dot.cornerRadius = 10
        dot.backgroundColor = UIColor.systemIndigo.cgColor
        replicator.addSublayer(dot)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Cards turned about a corner, with a text of a layer on top.
final class CardsView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange]
        for (index, color) in colors.enumerated() {
            let card = UIView(frame: CGRect(x: 60, y: 30, width: 120, height: 160))
            card.backgroundColor = color
            card.layer.cornerRadius = 12
            card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            card.layer.shadowOpacity = 0.3
            card.layer.shadowOffset = CGSize(width: 0, height: 4)
            card.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
            card.layer.position = CGPoint(x: 120, y: 190)
            card.transform = CGAffineTransform(rotationAngle: CGFloat(index - 1) * 0.3)
            card.layer.zPosition = index == 0 ? 10 : 0
            let text = CATextLayer()
            text.string = "\(index + 1)"
            text.fontSize = 40
            text.alignmentMode = .center
            text.frame = CGRect(x: 0, y: 20, width: 120, height: 60)
            card.layer.addSublayer(text)
            addSubview(card)
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Three circles whose colours multiply.
final class InksView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.white.setFill()
        UIRectFill(bounds)
        context.setBlendMode(.multiply)
        for (index, color) in [UIColor.cyan, .magenta, .yellow].enumerated() {
            context.setFillColor(color.cgColor)
            context.fillEllipse(in: CGRect(x: 20 + 45 * index, y: index == 1 ? 20 : 80, width: 100, height: 100))
        }
    }
}
