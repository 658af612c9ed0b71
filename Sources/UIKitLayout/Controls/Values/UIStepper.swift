public import Foundation
import KeylineGraphics

/// Two buttons that change a number.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    /// The number.
    open var value: Double = 0 {
        didSet { value = max(minimumValue, min(value, maximumValue)) }
    }

    /// The least number; the button that would go below it cannot be used.
    open var minimumValue: Double = 0 {
        didSet { if minimumValue > value { value = minimumValue } }
    }

    /// The greatest number; the button that would go above it cannot be used.
    open var maximumValue: Double = 100 {
        didSet { if maximumValue < value { value = maximumValue } }
    }

    /// Whether the number goes round at its limits, so that both buttons can always be used.
    open var wraps = false

    /// Source: frames of steppers in Interface Builder files.
    private static let size = CGSize(width: 94, height: 32)

    /// Creates a stepper whose frame has a place in points; the size is always the stepper's own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        hugContent()
    }

    /// Creates a stepper from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugContent()
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// Minus at the left and plus at the right in every language, as numbers are written.
    override func drawContent(in canvas: inout Canvas) {
        let rect = bounds
        canvas.fill(Path(roundedRect: rect, cornerRadius: 8), .tertiarySystemFill)
        canvas.fill(CGRect(x: rect.midX - 0.5, y: rect.midY - 8, width: 1, height: 16), .separator)
        let canLower = isEnabled && (wraps || value > minimumValue)
        let canRaise = isEnabled && (wraps || value < maximumValue)
        let style = StrokeStyle(lineWidth: 2, lineCap: .round)
        let arm: CGFloat = 6.5
        let left = CGPoint(x: rect.minX + rect.width / 4, y: rect.midY)
        let right = CGPoint(x: rect.maxX - rect.width / 4, y: rect.midY)
        canvas.stroke(.horizontal(at: left, arm: arm), canLower ? .label : .tertiaryLabel, style: style)
        var plus = Path.horizontal(at: right, arm: arm)
        plus.addPath(
            Path(from: CGPoint(x: right.x, y: right.y - arm), to: CGPoint(x: right.x, y: right.y + arm)))
        canvas.stroke(plus, canRaise ? .label : .tertiaryLabel, style: style)
    }
}

extension Path {
    /// A level line about a point.
    fileprivate static func horizontal(at center: CGPoint, arm: CGFloat) -> Path {
        Path(from: CGPoint(x: center.x - arm, y: center.y), to: CGPoint(x: center.x + arm, y: center.y))
    }
}
