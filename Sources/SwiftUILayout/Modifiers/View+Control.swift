extension View {
    /// Tells checks that the view is a control, unless it already is one; nothing changes in layout or drawing.
    nonisolated func control(_ name: String? = nil, fillsRow: Bool = false) -> some View {
        modifier(
            NodeModifier { node in
                guard node.semantics.control == nil else { return }
                let environment = node.environment
                let isRow = fillsRow && environment.isInListRow
                node.semantics.control = ControlTraits(
                    name: name, area: environment.isInBar ? .bar : isRow ? .row : .own)
            })
    }

    /// A tap of the view, which something inside takes first.
    nonisolated func onStepTap(_ action: @escaping @MainActor () -> Void) -> some View {
        modifier(NodeModifier { $0.responses.tap = $0.responses.tap ?? action })
    }
}
