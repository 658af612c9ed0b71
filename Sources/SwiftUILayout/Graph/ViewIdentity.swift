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

    /// What the view's properties keep.
    private(set) lazy var storage = PropertyStorage()

    func child(_ component: Component) -> ViewIdentity {
        if let known = children[component] { return known }
        let made = ViewIdentity()
        children[component] = made
        return made
    }
}
