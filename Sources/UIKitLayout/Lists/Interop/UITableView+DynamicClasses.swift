// The initializers by which tables create cells, headers and footers; `UIView+DynamicClass` says how this works.
// An initializer consumes its parameters, so the methods do too.

extension UITableViewCell {
    @_silgen_name("keyline_UITableViewCell_init_style")
    convenience init(dynamicClassStyle style: CellStyle, reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Creates a cell of this class, which may be a subclass that is only known at run time.
    @_silgen_name("keyline_UITableViewCell_init_style")
    static func ofDynamicClass(style: CellStyle, reuseIdentifier: consuming String?) -> Self
}

extension UITableViewHeaderFooterView {
    @_silgen_name("keyline_UITableViewHeaderFooterView_init")
    convenience init(dynamicClassReuseIdentifier reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// Creates a header or footer of this class, which may be a subclass that is only known at run time.
    @_silgen_name("keyline_UITableViewHeaderFooterView_init")
    static func ofDynamicClass(reuseIdentifier: consuming String?) -> Self
}
