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
        guard !hasImages else { return drawImages(&canvas) }
        let colors = StepperDrawing.Colors(
            ground: canvas.color(.tertiarySystemFill), line: canvas.color(.separator),
            minus: canvas.color(canDecrement ? .label : .tertiaryLabel),
            plus: canvas.color(canIncrement ? .label : .tertiaryLabel))
        canvas.paint(in: bounds) { StepperDrawing.draw(in: $1, isLeftToRight: isLeftToRight, colors, into: &$0) }
    }

    /// Whether the button that takes away can be used.
    final var canDecrement: Bool { isEnabled && (wraps || value > minimumValue) }
    /// Whether the button that adds can be used.
    final var canIncrement: Bool { isEnabled && (wraps || value < maximumValue) }

    private var isLeftToRight: Bool { layoutDirection == .leftToRight }

    /// The two buttons, in the stepper's own coordinates.
    final var halves: StepperDrawing.Halves { StepperDrawing.Halves(of: bounds, isLeftToRight: isLeftToRight) }

    // MARK: Accessibility

    override var accessibilityParts: [ViewSnapshot.Accessibility.Item]? {
        halves.elements(in: traitCollection.locale, isEnabled: isEnabled)
    }
}
