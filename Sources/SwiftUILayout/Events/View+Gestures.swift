public import Foundation

// What matters only in a running app. A still picture shows the first frame, in which nothing was touched, moved or presented.
extension View {
    /// What a tap does.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        control().onStepTap { if count == 1 { action() } }
    }

    /// What a tap does, told where it was.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        control().modifier(
            NodeModifier { node in
                guard count == 1, node.responses.tap == nil else { return }
                node.responses.tap = { [weak node] in
                    guard let frame = node?.frame else { return }
                    action(CGPoint(x: frame.width / 2, y: frame.height / 2))
                }
            })
    }

    /// What a long press does.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { control() }

    /// What a gesture does.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }

    /// What a gesture does beside others.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }

    /// What a gesture does before others.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }

    /// Where touches count; checks take the rectangle around the shape.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// Where touches of a kind count; checks take the rectangle around the shape.
    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(
            NodeModifier { node in
                if kind.contains(.interaction) { node.semantics.touchShape = { shape.path(in: $0).boundingRect } }
            })
    }

    /// Whether touches count.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        changing { $0.takesTouches = $0.takesTouches && enabled }
    }

    /// What a pointer above the view does.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    /// What happens to the view under a pointer.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// What dragging the view gives.
    public func onDrag(_ data: @escaping () -> NSObject) -> some View { self }

    /// What dropping something does.
    public func onDrop(
        of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSObject]) -> Bool
    ) -> some View { self }

    /// What moving rows does.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }

    /// What deleting rows does.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }

    /// Whether a row can be deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

    /// Whether a row can be moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }

    /// Whether a row can be chosen.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        layoutValue(key: SelectionDisabledKey.self, value: isDisabled)
    }

    /// A key that does what the control does.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }

    /// A key that does what the control does.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

    /// Feedback that is felt.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// What pulling down does.
    public func refreshable(action: @escaping () async -> Void) -> some View { self }
}
