public import Foundation

/// The bubble of commands over a view: never in a picture. Changes no picture.
@preconcurrency @MainActor
open class UIEditMenuInteraction: UIViewInteraction {
    /// Asks what is offered.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// Shows a bubble.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }
    /// Shows the bubble: a picture does not.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    /// Hides the bubble.
    open func dismissMenu() {}
    /// Asks again.
    open func reloadVisibleMenu() {}
    /// Asks again where the bubble is.
    open func updateVisibleMenuPosition(animated: Bool) {}
    /// Where the finger is, in a view.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Where a bubble is shown. Changes no picture.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// Tells the bubble from others.
    public let identifier: AnyHashable
    /// The point, in the view's coordinates.
    public let sourcePoint: CGPoint
    /// On which side of it the bubble lies; raw values are Apple's.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
    /// Names a place.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(NSUUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Says what a bubble offers. Changes no picture.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// What it offers.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// What it points at.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
    /// The usual.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// The point.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
}
