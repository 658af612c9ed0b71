/// The common ancestor of views and view controllers.
@preconcurrency @MainActor
open class UIResponder: MainActorObject {
    /// Creates a responder.
    public init() {
        super.init(onMainActor: ())
    }

    /// The responder that comes after this one: for a view its controller or superview; nil at the end of the chain.
    open var next: UIResponder? { nil }

    /// Called once the object was made from a storyboard or XIB and its outlets were connected, if a `ClassTable` names its class.
    open func awakeFromNib() {}
}
