extension UITextField {
    /// The line around a text field; raw values are Apple's.
    public enum BorderStyle: Int, Hashable, Sendable {
        /// None.
        case none = 0
        /// A thin rectangle.
        case line
        /// A rectangle that seems pressed in.
        case bezel
        /// A rounded rectangle.
        case roundedRect
    }

    /// When a part is shown; raw values are Apple's.
    public enum ViewMode: Int, Hashable, Sendable {
        /// Never.
        case never = 0
        /// While somebody types.
        case whileEditing
        /// While nobody types.
        case unlessEditing
        /// Always.
        case always
    }
}

extension UITextField.ViewMode {
    /// Whether the part is shown while nobody types.
    var showsIdle: Bool { self == .always || self == .unlessEditing }
}
