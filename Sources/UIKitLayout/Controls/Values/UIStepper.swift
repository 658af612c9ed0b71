public import Foundation
import KeylineScenes
import KeylineAppearance

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
    /// By how much a touch changes the number. Changes no picture.
    open var stepValue: Double = 1
    /// Whether a touch that stays goes on counting. Changes no picture.
    open var autorepeat = true
    /// Whether the number is told at each step. Changes no picture.
    open var isContinuous = true

    /// The pictures of the parts in place of the system's; those between the buttons by the state of the left one.
    final var backgroundImages = StateTable<UIImage>() { didSet { setNeedsLayout() } }
    final var incrementImages = StateTable<UIImage>() { didSet { setNeedsLayout() } }
    final var decrementImages = StateTable<UIImage>() { didSet { setNeedsLayout() } }
    final var dividerImages: [State: StateTable<UIImage>] = [:] { didSet { setNeedsLayout() } }

    /// Creates a stepper whose frame has a place in points; the size is always the stepper's own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: StepperDrawing.size))
        hugContent()
    }

    /// Creates a stepper from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugContent()
    }

    override var systemSize: CGSize? { intrinsicContentSize }
    open override var intrinsicContentSize: CGSize { StepperDrawing.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperDrawing.size }

    override func drawContent(in canvas: inout ViewCanvas) {
        let canLower = isEnabled && (wraps || value > minimumValue)
        let canRaise = isEnabled && (wraps || value < maximumValue)
        guard !hasImages else { return drawImages(canLower: canLower, canRaise: canRaise, &canvas) }
        let colors = StepperDrawing.Colors(
            ground: canvas.color(.tertiarySystemFill), line: canvas.color(.separator),
            minus: canvas.color(canLower ? .label : .tertiaryLabel),
            plus: canvas.color(canRaise ? .label : .tertiaryLabel))
        canvas.paint(in: bounds) { StepperDrawing.draw(in: $1, colors, into: &$0) }
    }

    // MARK: Accessibility

    /// The two buttons, from the side where lines start.
    override var accessibilityParts: [ViewSnapshot.Accessibility.Item]? {
        let half = CGSize(width: bounds.width / 2, height: bounds.height)
        let left = CGRect(origin: bounds.origin, size: half)
        let right = CGRect(origin: CGPoint(x: bounds.midX, y: bounds.minY), size: half)
        let frames = layoutDirection == .leftToRight ? [left, right] : [right, left]
        return zip([VoiceOverPhrase.decrement, .increment], frames).map { phrase, frame in
            var content = AccessibilityContent()
            content.label = phrase.words(in: traitCollection.locale, 0)
            content.traits = isEnabled ? .button : [.button, .notEnabled]
            content.frame = frame
            return .element(content, identifier: nil, inside: nil)
        }
    }
}
