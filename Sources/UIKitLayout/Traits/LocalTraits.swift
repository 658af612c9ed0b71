/// What a view or controller changes about the traits of its place, and who is told of their changes.
@MainActor
final class LocalTraits {
    /// The traits that are replaced.
    var overrides = UITraitOverrides()
    /// The text size below which the view's does not fall.
    var minimumCategory: UIContentSizeCategory?
    /// The text size beyond which the view's does not rise.
    var maximumCategory: UIContentSizeCategory?
    /// Who is told of changes, in the order of registration.
    var observers: [TraitObserver] = []

    /// The traits that result in a place with others.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        var values = traits.values.overridden(by: overrides.values)
        let category = values.preferredContentSizeCategory
        if let minimumCategory, category < minimumCategory { values.preferredContentSizeCategory = minimumCategory }
        if let maximumCategory, maximumCategory < category { values.preferredContentSizeCategory = maximumCategory }
        return values == traits.values ? traits : UITraitCollection(values)
    }

    /// Tells those who asked for traits that are no longer what they were.
    func announce(_ traits: UITraitCollection, previous: UITraitCollection) {
        for observer in observers
        where observer.traits.contains(where: { traits.values.differ(from: previous.values, in: $0) }) {
            observer.tell(previous)
        }
    }
}

/// Somebody who is told when some traits changed.
@MainActor
struct TraitObserver {
    let registration: UITraitChangeRegistrationToken
    let traits: [UITrait]
    /// Tells, with the previous traits.
    let tell: (UITraitCollection) -> Void
}

/// The name of a registration for changes of traits, by which it is taken back.
public protocol UITraitChangeRegistration: AnyObject {}

final class UITraitChangeRegistrationToken: UITraitChangeRegistration {}
