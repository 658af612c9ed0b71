extension View {
    /// Says a value upwards.
    nonisolated public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        modifier(PreferenceModifier(change: PreferenceChange(key: ObjectIdentifier(key)) { _, _ in value }))
    }

    /// Changes the value that is said inside the view.
    nonisolated public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier(
                change: PreferenceChange(key: ObjectIdentifier(key)) { _, inside in
                    var value = inside as? Key.Value ?? Key.defaultValue
                    callback(&value)
                    return value
                }))
    }

    /// Says where something of the view lies.
    nonisolated public func anchorPreference<Value, Key: PreferenceKey>(
        key _: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
    ) -> some View {
        modifier(
            PreferenceModifier(
                change: PreferenceChange(key: ObjectIdentifier(Key.self)) { node, _ in
                    transform(Anchor(value: value.place(node.frame)))
                }))
    }

    /// Changes the value that is said inside the view by where something of it lies.
    nonisolated public func transformAnchorPreference<Value, Key: PreferenceKey>(
        key _: Key.Type = Key.self, value: Anchor<Value>.Source,
        transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier(
                change: PreferenceChange(key: ObjectIdentifier(Key.self)) { node, inside in
                    var result = inside as? Key.Value ?? Key.defaultValue
                    transform(&result, Anchor(value: value.place(node.frame)))
                    return result
                }))
    }

    /// Does something when the value that is said inside the view is another than before.
    nonisolated public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        modifier(ChangeModifier(value: { $0.preference(key) ?? Key.defaultValue }, action: action))
    }

    /// Does something when something of the view's geometry is another than before.
    nonisolated public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping @MainActor (Value) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }

    /// Views over this one, made from the value that is said inside it.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier(key: key, isInFront: true, alignment: alignment, transform: transform))
    }

    /// Views behind this one, made from the value that is said inside it.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier(key: key, isInFront: false, alignment: alignment, transform: transform))
    }
}

private nonisolated struct PreferenceModifier: WrappingModifier {
    let change: PreferenceChange

    @MainActor func wrap(_ view: ViewNode, in context: _ViewContext) -> ViewNode {
        let node = ViewNode("preference", around: view, rule: PassThroughRule(), in: context)
        node.preference = change
        return node
    }
}

/// Remembers a value of its view from pass to pass and does something when it changes.
private nonisolated struct ChangeModifier<Value: Equatable>: WrappingModifier {
    let value: (ViewNode) -> Value
    let action: @MainActor (Value) -> Void

    @MainActor func wrap(_ view: ViewNode, in context: _ViewContext) -> ViewNode {
        let memory = context.child(.modifier).identity.storage.cell("change") { ChangeMemory<Value>() }
        context.scene.changes.append { [value, action] in
            let current = value(view)
            guard memory.value != current else { return false }
            memory.value = current
            action(current)
            return true
        }
        return view
    }
}

private nonisolated struct GeometryChangeModifier<Value: Equatable>: WrappingModifier {
    let transform: (GeometryProxy) -> Value
    let action: @MainActor (Value) -> Void

    @MainActor func wrap(_ view: ViewNode, in context: _ViewContext) -> ViewNode {
        let scene = context.scene
        let change = ChangeModifier(value: { transform(GeometryProxy($0, scene: scene)) }, action: action)
        return change.wrap(view, in: context)
    }
}

private final class ChangeMemory<Value> {
    var value: Value?
}

/// Layers that are made once everything inside the view has its place.
private nonisolated struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: WrappingModifier {
    let key: Key.Type
    let isInFront: Bool
    let alignment: Alignment
    let transform: (Key.Value) -> Layer

    @MainActor func wrap(_ view: ViewNode, in context: _ViewContext) -> ViewNode {
        let name = isInFront ? "overlay" : "background"
        let layout = LayeredLayout(primaryIndex: 0, alignment: alignment)
        let node = ViewNode(name, around: view, rule: LayoutRuleBox(layout), in: context)
        let beside = context.child(.secondary)
        node.events.didArrange = { node in
            guard let primary = node.views.first else { return }
            let secondary = transform(primary.preference(key) ?? Key.defaultValue)
            let layer = beside.node(of: secondary) { ViewNode("ZStack", ZStackLayout(), $1, in: $0) }
            node.replaceViews([primary, layer])
            let placements = node.layout.arrangement(in: node.frame.size, proposal: node.proposal)
            guard let placement = placements.last else { return }
            layer.parent = node
            var pass = ArrangementPass(
                root: layer, frame: node.sceneFrame(of: placement), proposal: placement.proposal)
            pass.run()
            if !isInFront { layer.composition.isBehindSiblings = true }
        }
        return node
    }
}
