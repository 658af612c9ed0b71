public import Foundation
import KeylineScenes

extension View {
    /// The label for assistive technologies: of the view, or of each element inside. Changes no picture.
    public func accessibilityLabel(_ label: Text) -> some View {
        changingAccessibility { $0.changes.label = $0.changes.label ?? label.string(in: $1) }
    }

    /// The label for assistive technologies. Changes no picture.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

    /// The label for assistive technologies. Changes no picture.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    /// The value for assistive technologies. Changes no picture.
    public func accessibilityValue(_ value: Text) -> some View {
        changingAccessibility { $0.changes.value = $0.changes.value ?? value.string(in: $1) }
    }

    /// The value for assistive technologies. Changes no picture.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

    /// The value for assistive technologies. Changes no picture.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    /// The result of using the view, for assistive technologies. Changes no picture.
    public func accessibilityHint(_ hint: Text) -> some View {
        changingAccessibility { $0.changes.hint = $0.changes.hint ?? hint.string(in: $1) }
    }

    /// The result of using the view, for assistive technologies. Changes no picture.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

    /// The result of using the view, for assistive technologies. Changes no picture.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    /// Names that Voice Control understands. Changes no picture.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        changingAccessibility { accessibility, environment in
            accessibility.changes.inputLabels = inputLabels.map { $0.string(in: environment) }
        }
    }

    /// Names that Voice Control understands. Changes no picture.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Names that Voice Control understands. Changes no picture.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Whether assistive technologies pass over the view. Changes no picture.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        changingAccessibility { accessibility, _ in if hidden { accessibility.isHidden = true } }
    }

    /// An element of the view and those inside. Changes no picture.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(
            NodeModifier { node in
                switch children {
                case .combine: node.semantics.accessibility.children = .combined
                case .contain:
                    node.semantics.accessibility.children = .grouped
                    node.semantics.accessibility.container = .semanticGroup
                default:
                    node.semantics.accessibility.isElement = true
                    node.semantics.accessibility.content = .init()
                    node.semantics.readsText = false
                }
            })
    }

    /// The role and the states of the view, for assistive technologies. A PDF has headers as headings; no picture changes.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        changingAccessibility { accessibility, _ in
            accessibility.changes.addedTraits.formUnion(traits.neutral)
            if traits.contains(.isModal) { accessibility.isModal = true }
        }
    }

    /// Roles and states that the view does not have, for assistive technologies. Changes no picture.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        changingAccessibility { accessibility, _ in accessibility.changes.removedTraits.formUnion(traits.neutral) }
    }

    /// An action without a name. Changes no picture.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// An action that a rotor offers. Changes no picture.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        changingAccessibility { $0.changes.customActions.append(name.string(in: $1)) }
    }

    /// An action that a rotor offers. Changes no picture.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(nameKey), handler) }

    /// An action that a rotor offers. Changes no picture.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Actions that a rotor offers: buttons by their labels. Changes no picture.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(AccessibilityActionsModifier(actions: content()))
    }

    /// A value that can be changed step by step. Changes no picture.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        changingAccessibility { accessibility, _ in accessibility.changes.addedTraits.insert(.adjustable) }
    }

    /// The place among the elements of the container: higher ones are read first. Changes no picture.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        changingAccessibility { accessibility, _ in accessibility.changes.sortPriority = sortPriority }
    }

    /// Content that assistive technologies read on request. Changes no picture.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContentImportance = .default
    ) -> some View {
        changingAccessibility { accessibility, environment in
            accessibility.changes.customContent.append(
                .init(
                    label: label.string(in: environment), value: value.string(in: environment),
                    isImportant: importance == .high))
        }
    }

    /// Content that assistive technologies read on request. Changes no picture.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContentImportance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }

    /// Content that assistive technologies read on request. Changes no picture.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContentImportance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance) }

    /// Content that assistive technologies read on request. Changes no picture.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContentImportance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value), importance: importance) }

    /// The point that a double tap touches, in points of the view's coordinates. Changes no picture.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        changingAccessibility { accessibility, _ in accessibility.changes.activationPoint = activationPoint }
    }

    /// The level of a heading. A PDF has the view as a heading, of the first level; no picture changes.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        changingAccessibility { accessibility, _ in accessibility.changes.addedTraits.insert(.header) }
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

extension View {
    /// Changes the view as assistive technologies find it; nothing changes in layout or drawing.
    nonisolated func changingAccessibility(
        _ change: @escaping (inout ViewSnapshot.Accessibility, EnvironmentValues) -> Void
    ) -> some View {
        modifier(NodeModifier { change(&$0.semantics.accessibility, $0.environment) })
    }

    /// Makes the view, with everything inside, one element that is a control.
    ///
    /// - Parameters:
    ///   - traits: Its role.
    ///   - value: Its value; nil where the texts inside are all that there is.
    ///   - label: The text that names it; nil where the texts inside do.
    /// - Returns: The view.
    nonisolated func accessibilityControl(
        _ traits: AccessibilityContent.Traits, value: String? = nil, label: Text? = nil
    ) -> some View {
        modifier(
            NodeModifier { node in
                var accessibility = node.semantics.accessibility
                if accessibility.isElement {
                    accessibility.content.traits.subtract([.staticText, .image])
                } else if label != nil {
                    accessibility.isElement = true
                } else {
                    accessibility.children = .combined
                }
                accessibility.content.traits.formUnion(traits)
                if !node.environment.isEnabled { accessibility.content.traits.insert(.notEnabled) }
                if let value { accessibility.content.value = value }
                if let label { accessibility.content.label = label.string(in: node.environment) }
                node.semantics.accessibility = accessibility
            })
    }
}

/// Names the actions of a view by the texts of a view builder. iOS 26 lists them from the last to the first.
private struct AccessibilityActionsModifier<Actions: View>: ViewModifier {
    typealias Body = Never
    let actions: Actions

    @MainActor func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        let names = context.child(.secondary).nodes(of: actions).compactMap(\.firstText)
        let start = list.count
        content._makeNodes(into: &list, in: context.child(.content))
        list.wrap(from: start) { node in
            node.semantics.accessibility.changes.customActions += names.reversed()
            return node
        }
    }
}

extension ViewNode {
    /// The first text inside.
    fileprivate var firstText: String? {
        if let text = semantics.textState?(CGSize(width: 1000, height: 1000))?.text { return text }
        for view in views {
            if let text = view.firstText { return text }
        }
        return nil
    }
}

extension Text {
    /// The text in the language of an environment.
    func string(in environment: EnvironmentValues) -> String { ResolvedText(self, in: environment).text.string }
}
