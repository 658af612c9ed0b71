/// What can be asked to tell when traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
    /// The traits.
    var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIView {
    /// Calls a closure with the previous traits whenever one of some traits changed.
    ///
    /// - Parameters:
    ///   - traits: The traits, such as `[UITraitHorizontalSizeClass.self]`.
    ///   - handler: Called with the view and its previous traits.
    /// - Returns: The registration's name.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        ownTraits.register(self, traits, handler)
    }

    /// Takes a registration back.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        ownTraits.observers.removeAll { $0.registration === registration }
    }
}

extension UITraitChangeObservable where Self: UIViewController {
    /// Calls a closure with the previous traits whenever one of some traits changed.
    ///
    /// - Parameters:
    ///   - traits: The traits, such as `[UITraitHorizontalSizeClass.self]`.
    ///   - handler: Called with the controller and its previous traits.
    /// - Returns: The registration's name.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let own = ownTraits ?? LocalTraits()
        ownTraits = own
        return own.register(self, traits, handler)
    }

    /// Takes a registration back.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        ownTraits?.observers.removeAll { $0.registration === registration }
    }
}

extension LocalTraits {
    fileprivate func register<Object: AnyObject>(
        _ object: Object,
        _ traits: [UITrait],
        _ handler: @escaping (Object, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = UITraitChangeRegistrationToken()
        let observer = TraitObserver(registration: registration, traits: traits) { [weak object] previous in
            if let object { handler(object, previous) }
        }
        observers.append(observer)
        return registration
    }
}
