extension UIView: LayeredView {
    var viewAround: (any LayeredView)? { superview }
    var viewsInside: [any LayeredView] { subviews }

    func insertInside(_ view: any LayeredView, at index: Int) {
        guard let view = view as? UIView else { return }
        insertSubview(view, at: index)
    }
}

extension UIView {
    /// Whether the class is an app's: a view remembers what is asked of it in every pass.
    var isOfClientClass: Bool {
        if let known = hierarchy.isOfClientClass { return known }
        let answer = ClientClasses.contain(type(of: self))
        hierarchy.isOfClientClass = answer
        return answer
    }
}
