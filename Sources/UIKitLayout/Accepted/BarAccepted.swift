public import Foundation

/// Something that lies where bars do. Changes no picture.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where it lies.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar lies. Changes no picture.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// At its usual place.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UISearchBar: UIBarPositioning {
    /// Where the bar lies. Changes no picture.
    public var barPosition: UIBarPosition { .any }
}

extension UINavigationBar: UIBarPositioning {}

extension UIToolbar: UIBarPositioning {
    /// Where the bar lies. Changes no picture.
    public var barPosition: UIBarPosition { .bottom }
}

/// Hears of a bar at the bottom. Changes no picture.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Hears of a bar at the top. Changes no picture.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether an item may be put on.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called when an item was put on.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether an item may be taken off.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called when an item was taken off.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Yes.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Yes.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationController {
    /// The gesture that hides bars. Changes no picture.
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
    /// The gesture that hides bars. Changes no picture.
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { UITapGestureRecognizer() }
}
