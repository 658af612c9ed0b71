/// An object into which an interface file is loaded: a file's owner, a controller, or a view of a class of one's own.
///
/// Linux has neither `@IBOutlet` nor key-value coding; the outlets that are drawn in Interface Builder arrive here by name instead:
///
///     final class Card: UIView, OutletReceiver {
///         private(set) var titleLabel: UILabel?
///
///         func connect(_ object: AnyObject, toOutlet name: String) {
///             if name == "titleLabel" { titleLabel = object as? UILabel }
///         }
///     }
@preconcurrency @MainActor
public protocol OutletReceiver: AnyObject {
    /// Called once for each outlet, after all objects of the file were made and before `didLoad()`.
    ///
    /// - Parameters:
    ///   - object: The view, guide or constraint to which the outlet leads.
    ///   - name: The outlet's name. An outlet collection calls once for each of its objects, in their order.
    func connect(_ object: AnyObject, toOutlet name: String)

    /// Called once all outlets are connected, as UIKit calls `awakeFromNib()`. The default does nothing.
    func didLoad()
}

extension OutletReceiver {
    /// Does nothing.
    public func didLoad() {}
}
