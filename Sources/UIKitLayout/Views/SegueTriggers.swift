import Foundation

/// The segues that a touch of an object of a document follows, besides the object's actions.
@MainActor
package final class SegueTriggers: SceneContextKey {
    package static var usual: SegueTriggers? { nil }

    /// The objects are kept, so that no other one is taken for them.
    private var followed: [ObjectIdentifier: (object: AnyObject, segues: [@MainActor () -> Void])] = [:]

    /// The makers of the destinations; kept as long as the steps of a scene are done.
    private var makers: [AnyObject] = []

    /// Keeps what makes the destinations of segues.
    package static func keep(_ maker: AnyObject) { current.makers.append(maker) }

    /// Lets everything go, once the steps of a scene are done.
    func forget() {
        followed = [:]
        makers = []
    }

    /// The triggers of the scene in which code runs.
    private static var current: SegueTriggers {
        if let current = SceneContext.inherited(SegueTriggers.self) { return current }
        let triggers = SegueTriggers()
        SceneContext.current[SegueTriggers.self] = triggers
        return triggers
    }

    /// Follows a segue when an object is touched: a control, a cell, an item of a bar or a gesture.
    package static func add(to object: AnyObject, _ follow: @escaping @MainActor () -> Void) {
        current.followed[ObjectIdentifier(object), default: (object, [])].segues.append(follow)
    }

    /// Follows the segues of an object.
    ///
    /// - Returns: Whether there are any.
    static func follow(_ object: AnyObject) -> Bool {
        guard let entry = SceneContext.inherited(SegueTriggers.self)?.followed[ObjectIdentifier(object)] else {
            return false
        }
        for segue in entry.segues { segue() }
        return true
    }
}
