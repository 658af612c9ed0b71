// What matters only in a running app. A still picture shows the first frame, in which nothing was touched, moved or presented.
extension View {
    /// What is read out.
    public func accessibilityLabel(_ label: Text) -> some View { self }

    /// What is read out.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    /// What is read out.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// The value that is read out.
    public func accessibilityValue(_ value: Text) -> some View { self }

    /// The value that is read out.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

    /// The value that is read out.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

    /// The hint that is read out.
    public func accessibilityHint(_ hint: Text) -> some View { self }

    /// The hint that is read out.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

    /// The hint that is read out.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

    /// Words that the view is called by.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

    /// Whether screen readers pass over the view.
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }

    /// Whether the views inside are read out as one.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

    /// What the view is, for screen readers. A PDF has headers as headings; no picture changes.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(NodeModifier { if traits.contains(.isHeader) { $0.semantics.isHeading = true } })
    }

    /// What the view is not, for screen readers.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// What can be done to the view.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// What can be done to the view.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }

    /// What can be done to the view.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// What can be done to the view.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }

    /// What turning a value does.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }

    /// When the view is read out among others.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// The level of a heading. A PDF has the view as a heading, of the first level; no picture changes.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        modifier(NodeModifier { $0.semantics.isHeading = true })
    }

    /// What shows of the view in its place.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }

    /// Children for screen readers.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

    /// Whether colours may be inverted.
    public func accessibilityIgnoresSmartInvertColors(_ active: Bool = true) -> some View { self }

    /// Whether a long press shows the view large.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Whether touches are the view’s own.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

    /// Where the reader’s focus is.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }

    /// Where the reader’s focus is.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// How text is spoken.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
