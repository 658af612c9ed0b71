public import KeylineObjectiveC

/// An outlined box with the reason why a view is missing.
extension CutPlaceholder: View {
    public var body: some View {
        Text(reason).font(.caption2).foregroundStyle(.secondary).lineLimit(2).padding(4)
            .overlay(RoundedRectangle(cornerRadius: 4).stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [3])))
    }
}
