import KeylineObjectiveC

extension LinkedClasses {
    /// Calls a method with its sender and, as there are no touches, no event.
    ///
    /// - Returns: Whether the target's class, or one that it derives from, has a method of this name.
    static func send(_ action: Selector, to target: AnyObject, from sender: Any?) -> Bool {
        guard has(action, target) else { return false }
        call(action, of: target, [sender, nil])
        return true
    }
}
