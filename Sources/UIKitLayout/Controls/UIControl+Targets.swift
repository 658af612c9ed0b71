extension UIControl {
    /// A method that a control calls, by its selector.
    struct TargetAction {
        weak var target: AnyObject?
        /// Whether the target is the first object of the responder chain that has the method.
        let isChained: Bool
        let action: Selector
        let events: Event

        func isSame(_ target: AnyObject?, _ action: Selector?) -> Bool {
            (target == nil || target === self.target) && (action == nil || action == self.action)
        }
    }

    /// Calls a method whenever events are sent: the one that the target's class has by that name (see `ClassTable`). A method that nobody
    /// has is not called.
    ///
    /// - Parameters:
    ///   - target: The object, which is not held; nil for the first one in the responder chain that has the method.
    ///   - action: The method's name. Its parameters, if any, are the control and, as there are no touches, nil.
    ///   - controlEvents: The events.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        targetActions.removeAll { $0.target === object && $0.action == action && $0.events == controlEvents }
        targetActions.append(
            TargetAction(target: object, isChained: object == nil, action: action, events: controlEvents))
    }

    /// No longer calls methods when events are sent.
    ///
    /// - Parameters:
    ///   - target: Whose methods; nil for everybody's.
    ///   - action: The method's name; nil for all.
    ///   - controlEvents: The events; others go on calling the method.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        targetActions = targetActions.compactMap { entry in
            guard entry.isSame(object, action) else { return entry }
            let events = entry.events.subtracting(controlEvents)
            return events.isEmpty
                ? nil
                : TargetAction(target: entry.target, isChained: entry.isChained, action: entry.action, events: events)
        }
    }

    /// The names of the methods of a target that events call; nil where there are none.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = targetActions.filter { $0.target === object && !$0.events.isDisjoint(with: controlEvent) }
            .map(\.action.description)
        return names.isEmpty ? nil : names
    }

    /// The objects whose methods events call.
    public var allTargets: Set<AnyHashable> {
        Set(targetActions.compactMap { $0.target as? AnyHashable })
    }

    func callTargets(_ events: Event) {
        for entry in targetActions where !entry.events.isDisjoint(with: events) {
            let target = entry.isChained ? firstResponder(to: entry.action) : entry.target
            guard let target else { continue }
            LinkedClasses.call(entry.action, of: target, [self, nil])
        }
    }

    private func firstResponder(to action: Selector) -> UIResponder? {
        var next: UIResponder? = self
        while let current = next, !LinkedClasses.has(action, current) { next = current.next }
        return next
    }
}
