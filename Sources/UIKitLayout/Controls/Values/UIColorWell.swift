public import Foundation
import KeylineAppearance
import KeylineScenes

/// A control that shows a colour and opens the system's choice of colours.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    /// The title of the choice of colours, by which assistive technologies call the control too.
    open var title: String?
    /// The colour; nil for none.
    open var selectedColor: UIColor?
    /// Whether the choice has an opacity. Changes no picture.
    open var supportsAlpha = true
    /// Whether the choice can take a colour from the screen. Changes no picture.
    open var supportsEyedropper = true
    /// The greatest exposure of the choice. Changes no picture.
    open var maximumLinearExposure: CGFloat = 1

    /// Creates a color well with a frame in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a color well from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var systemSize: CGSize? { intrinsicContentSize }
    open override var intrinsicContentSize: CGSize { ColorWellDrawing.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ColorWellDrawing.size }

    override func drawContent(in canvas: inout ViewCanvas) {
        let color = selectedColor.map { canvas.color($0) }
        let scale = canvas.traits.displayScale
        canvas.paint(in: bounds) { ColorWellDrawing.draw(in: $1, color: color, scale: scale, into: &$0) }
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(of: self, label: title, traits: .button)
    }
}
