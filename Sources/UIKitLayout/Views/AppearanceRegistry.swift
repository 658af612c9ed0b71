import Foundation
import KeylineScenes

/// What views that share a look may be inside of.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIViewController: UIAppearanceContainer {}

/// The look of one class at one place.
@MainActor
struct AppearanceRecord {
    /// Which views of a class it is for.
    struct Place {
        var containers: [any UIAppearanceContainer.Type] = []
        var traits: UITraitCollection?

        static func == (left: Place, right: Place) -> Bool {
            left.containers.map(ObjectIdentifier.init) == right.containers.map(ObjectIdentifier.init)
                && left.traits == right.traits
        }
    }

    let type: UIView.Type
    let place: Place
    /// What code sets values on.
    let prototype: UIView
    /// What a view of the class is like that nothing was set on.
    let usual: UIView
    /// Gives a view what the prototype has and the view has nothing of its own for.
    let give: @MainActor (AppearanceRecord, UIView) -> Void

    /// Whether the look is for a view.
    func applies(to view: UIView) -> Bool {
        guard isInstance(view, of: type), view !== prototype, view !== usual else { return false }
        if let traits = place.traits, !view.traitCollection.containsTraits(in: traits) { return false }
        var containers = place.containers[...]
        var responder = view.next
        while let container = containers.first, let present = responder {
            if isInstance(present, of: container) { containers.removeFirst() }
            responder = present.next
        }
        return containers.isEmpty
    }

    /// How much is asked of a view: of two looks the one that asks more goes first.
    var rank: (depth: Int, containers: Int, traits: Int) {
        var depth = 0
        var parent: AnyClass? = type
        while let present = parent {
            depth += 1
            parent = _getSuperclass(present)
        }
        return (depth, place.containers.count, place.traits == nil ? 0 : 1)
    }
}

/// All looks that are shared.
@MainActor
enum AppearanceRegistry {
    private static var looks: [AppearanceRecord] = []
    private static var isMaking = false

    /// The object on which code sets the values of a look.
    static func prototype<View: UIView>(
        of type: View.Type, _ place: AppearanceRecord.Place,
        give: @escaping @MainActor (AppearanceRecord, UIView) -> Void
    ) -> View {
        if let known = looks.first(where: { $0.type == type && $0.place == place }), let view = known.prototype as? View
        {
            return view
        }
        isMaking = true
        defer { isMaking = false }
        let prototype = type.ofDynamicClass(frame: .zero)
        let usual = type.ofDynamicClass(frame: .zero)
        looks.append(AppearanceRecord(type: type, place: place, prototype: prototype, usual: usual, give: give))
        looks.sort { $0.rank > $1.rank }
        return prototype
    }

    /// Forgets every look; tests of one leave nothing to the next.
    static func removeAll() { looks = [] }

    /// Gives a view that came into a window what it has nothing of its own for.
    static func apply(to view: UIView) {
        guard !looks.isEmpty, !isMaking else { return }
        for look in looks where look.applies(to: view) {
            look.give(look, view)
            reportOwnProperties(of: look)
        }
    }

    /// Says which properties of somebody's own class are left out.
    private static func reportOwnProperties(of look: AppearanceRecord) {
        for (given, usual) in zip(Mirror(reflecting: look.prototype).children, Mirror(reflecting: look.usual).children)
        {
            guard let name = given.label, let value = given.value as? AnyHashable, value != usual.value as? AnyHashable,
                !String(reflecting: look.type).hasPrefix("UIKitLayout.")
            else { continue }
            SceneContext.current.report(
                Diagnostic(
                    .warning, .ignored,
                    message:
                        "the appearance of \(look.type) sets \(name), a property of the class itself, which is not applied",
                    hints: ["set it where the view is created"]))
        }
    }
}

/// Whether an object is of a class, or of one that is derived from it.
func isInstance(_ object: AnyObject, of type: any AnyObject.Type) -> Bool {
    var present: AnyClass? = Swift.type(of: object)
    while let candidate = present {
        if ObjectIdentifier(candidate) == ObjectIdentifier(type) { return true }
        present = _getSuperclass(candidate)
    }
    return false
}
