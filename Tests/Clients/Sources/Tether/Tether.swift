#if canImport(UIKit)
    import UIKit
#else
    #error("Tether lays out views of UIKit")
#endif

/// What can be tethered: views and layout guides.
public protocol Tetherable: AnyObject {}

extension UIView: Tetherable {}
extension UILayoutGuide: Tetherable {}

extension Tetherable {
    /// The item's door to Tether.
    public var tether: Tether { Tether(item: self) }
}

private var constraintsKey: UInt8 = 0
private var labelKey: UInt8 = 0

/// Makes, remakes and removes the constraints of one item.
public struct Tether {
    let item: Tetherable

    /// A name that the constraints' descriptions begin with.
    public var label: String? {
        get { objc_getAssociatedObject(item, &labelKey) as? String }
        nonmutating set { objc_setAssociatedObject(item, &labelKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    /// The constraints that Tether made for the item.
    public var constraints: [TetherConstraint] {
        get { objc_getAssociatedObject(item, &constraintsKey) as? [TetherConstraint] ?? [] }
        nonmutating set {
            objc_setAssociatedObject(item, &constraintsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    /// Makes constraints and activates them.
    @discardableResult
    public func make(_ body: (TetherMaker) -> Void) -> [TetherConstraint] {
        (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        let maker = TetherMaker(item: item)
        body(maker)
        let made = maker.rules.flatMap { $0.constraints() }
        made.forEach { $0.identifier = label }
        NSLayoutConstraint.activate(made)
        constraints += made
        return made
    }

    /// Takes away what Tether made for the item, and makes constraints anew.
    public func remake(_ body: (TetherMaker) -> Void) {
        remove()
        make(body)
    }

    /// Takes away what Tether made for the item.
    public func remove() {
        NSLayoutConstraint.deactivate(constraints)
        constraints = []
    }
}

/// A constraint that knows who made it.
public final class TetherConstraint: NSLayoutConstraint {
    /// The line of code that made it.
    public var line: UInt = 0
}
