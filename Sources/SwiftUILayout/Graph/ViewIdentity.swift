/// The place of a view in the tree: where properties such as `@State` keep their values from one pass to the next.
final class ViewIdentity {
    /// What tells a view from its siblings.
    enum Component: Hashable {
        case body
        case content
        case modifier
        case secondary
        case index(Int)
        case branch(Bool)
        case id(AnyHashable)
        case type(ObjectIdentifier)
    }

    private var children: [Component: ViewIdentity] = [:]
    /// Whether a view stood here in the present pass.
    private var isInUse = true

    /// What the view's properties keep.
    private(set) lazy var storage = PropertyStorage()

    func child(_ component: Component) -> ViewIdentity {
        if let known = children[component] {
            known.isInUse = true
            return known
        }
        let made = ViewIdentity()
        children[component] = made
        return made
    }

    /// Forgets what belonged to views that are gone since the last call, so that they begin anew when they come back.
    func forgetUnused() {
        children = children.filter { $0.value.isInUse }
        for child in children.values {
            child.isInUse = false
            child.forgetUnused()
        }
    }
}
