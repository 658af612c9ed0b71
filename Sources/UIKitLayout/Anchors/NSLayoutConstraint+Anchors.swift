extension NSLayoutConstraint {
    /// The anchor of the first attribute.
    public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The anchor of the second attribute; nil where there is no second item.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }
}
