extension InterfaceDocument {
    /// The bytes with the sides of some constraints exchanged: the frames stay as they are.
    ///
    /// Source: the guide's rules for inverting an equation; see `InterfaceConstraint.inverted`.
    ///
    /// - Parameter ids: The constraints' object ids.
    /// - Returns: The new bytes.
    public func exchangingSides(of ids: Set<String>) -> [UInt8] {
        var editor = InterfaceEditor(self)
        for constraint in constraints where ids.contains(constraint.id) {
            guard let inverted = constraint.inverted, let element = constraint.element else { continue }
            editor.rewrite(element, as: inverted)
        }
        return editor.bytes()
    }
}
