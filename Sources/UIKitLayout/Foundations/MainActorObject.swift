public import Foundation

/// An `NSObject` whose subclasses are made on the main actor.
///
/// Foundation on Linux declares `NSObject.init()` outside every actor, so that a class of the main actor could not offer an
/// `init()` of its own. This class takes it out of the way. It also holds the values associated with the object.
open class MainActorObject: NSObject {
    /// The values that `objc_setAssociatedObject` gave the object; `AssociationTable` guards them.
    nonisolated(unsafe) final var associations: Associations?

    /// Takes the place of `NSObject.init()` for subclasses.
    public nonisolated init(onMainActor: Void) {
        super.init()
    }
}
