public import Foundation

/// Shows a controller beside a view. Changes no picture.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view.
    open var sourceView: UIView?
    /// The part of it, in points.
    open var sourceRect = CGRect.null
    /// The button.
    open var barButtonItem: UIBarButtonItem?
    /// Where it may stand.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Where it stands.
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    /// The colour.
    open var backgroundColor: UIColor?
    /// What can be used beside it.
    open var passthroughViews: [UIView]?
    /// Whether it may cover the view.
    open var canOverlapSourceViewRect = false
    /// The distance from the edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets.zero
}

/// Where a popover stands; raw values are Apple's. Changes no picture.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Wraps bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
    /// Below.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Above.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the right.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the left.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Anywhere.
    public static let any = UIPopoverArrowDirection(rawValue: 15)
    /// Nowhere yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Hears of a popover. Changes no picture.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before it comes.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
