extension UIView: LayeredView {
    var viewAround: (any LayeredView)? { superview }
    var viewsInside: [any LayeredView] { subviews }

    func insertInside(_ view: any LayeredView, at index: Int) {
        guard let view = view as? UIView else { return }
        insertSubview(view, at: index)
    }
}
