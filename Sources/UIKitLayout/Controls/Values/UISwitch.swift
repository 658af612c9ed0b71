public import Foundation
import KeylineAppearance

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// Whether the switch is on.
    open var isOn = false
    /// The colour of the switch while it is on; nil for the system's green.
    open var onTintColor: UIColor?
    /// The colour of the knob; nil for white.
    open var thumbTintColor: UIColor?

    /// The size of the picture, in points.
    static var pictureSize: CGSize { ControlMetrics(SceneContext.current.environment.system).switchSize }
    /// How the switch looks. Changes no picture: it slides on a phone.
    open var preferredStyle = Style.automatic

    /// Creates a switch whose frame has a place in points; the size is always the switch's own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.pictureSize))
        hugContent()
    }

    /// Creates a switch from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugContent()
    }

    /// Turns the switch on or off.
    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }

    /// Source: files leave two points of the frame out of the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    override var systemSize: CGSize? { intrinsicContentSize }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.pictureSize.width - 2, height: Self.pictureSize.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.pictureSize }

    override func drawContent(in canvas: inout ViewCanvas) {
        SwitchPainting(of: self).draw(&canvas)
    }

    // MARK: Accessibility

    /// Its state, whatever code says. Source: picture testSwitchControls of AccessibilitySnapshot.
    override open var accessibilityValue: String? {
        get { isOn ? "1" : "0" }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(of: self, value: isOn ? "1" : "0", traits: [.button, .toggleButton])
    }
}

extension UIView {
    /// Gives the content's size the priority with which controls of fixed size keep it.
    ///
    /// Source: the defaults that Interface Builder documents for activity indicators, steppers and switches.
    func hugContent() {
        contentSizeState.hugging = ContentPriorities(.defaultHigh)
    }
}
