public import Foundation

/// Shows a controller on an iPad beside what it belongs to: a box with an arrow that points there. Phones show a sheet, or what the
/// delegate asks for.
///
/// It points at `sourceRect` of `sourceView`, or else at a button of a bar. UIKit raises an exception where neither is given; Keyline
/// draws the box in the middle of the screen and reports a misuse.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover belongs to.
    open var sourceView: UIView?
    /// The part of that view that the arrow points at, in points of the view; null for all of it.
    open var sourceRect = CGRect.null
    /// The button of a bar that the popover belongs to.
    open var barButtonItem: UIBarButtonItem?
    /// The view or the button of a bar that the popover belongs to.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// The directions in which the arrow may point. Of those in which there is room for the whole box the first one of up, down, left
    /// and right is taken. Without any the box has no arrow and stands over what it belongs to.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The direction in which the arrow points; unknown until the popover is shown.
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// The colour of box and arrow; nil for the system's material.
    open var backgroundColor: UIColor?
    /// What can be used beside it. Changes no picture.
    open var passthroughViews: [UIView]?
    /// Whether the box may cover what it belongs to where there is too little room beside it.
    open var canOverlapSourceViewRect = false
    /// The least distances from the edges of the safe area, in points.
    ///
    /// Source: Apple's documentation of `UIPopoverController`, where they are 10 points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// How the popover looks where it is shown as a sheet.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)
}

/// What a popover can belong to: a view, or a button of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it lies in a view, in points of that view.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Where the view lies in another one, in points of that; nil where they are not in the same window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        return referenceView.convert(bounds, from: self)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Where the button lies in a view, in points of that; nil while no bar in its window shows it.
    public func frame(in referenceView: UIView) -> CGRect? { barView.frame(in: referenceView) }
}

/// The direction in which a popover's arrow points; raw values are Apple's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Wraps bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
    /// Up: the box is below.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Down: the box is above.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// Left: the box is to the right.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// Right: the box is to the left.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any direction.
    public static let any = UIPopoverArrowDirection(rawValue: 15)
    /// Not known yet.
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
