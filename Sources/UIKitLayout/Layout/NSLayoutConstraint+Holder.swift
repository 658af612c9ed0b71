import KeylineAutoLayout

extension NSLayoutConstraint {
    /// The view that holds the constraint while it is active.
    var holder: UIView? {
        get { model.holder as? UIView }
        set { model.holder = newValue }
    }
}

extension UIView {
    /// The inequalities that tie the view's size to its content's, as constraints: hugging before compression resistance, the
    /// horizontal axis first.
    package var contentSizeConstraints: [NSLayoutConstraint] {
        engine?.engineItem(of: self)?.contentSizeConstraints.map(\.named) ?? []
    }
}
