extension NSLayoutConstraint {
    /// The constraint in the visual format, or as an equation where the format cannot say it.
    ///
    /// - Parameter names: What to call items; others are called by class and address.
    /// - Returns: Such as `H:[label(<=100@250)]`.
    public func visualFormat(naming names: [(name: String, object: AnyObject)]) -> String {
        ConstraintDescription(.iOS9, addresses: .named(names)).content(of: self)
    }
}
