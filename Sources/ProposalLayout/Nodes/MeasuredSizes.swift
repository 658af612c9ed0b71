/// Sizes by proposal: a few side by side, more in a table.
struct MeasuredSizes {
    private static let tableThreshold = 8

    private var few: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var many: [ProposedViewSize: CGSize] = [:]

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get {
            if !many.isEmpty { return many[proposal] }
            return few.first { $0.proposal == proposal }?.size
        }
        set {
            guard let size = newValue else { return }
            if many.isEmpty {
                few.append((proposal, size))
                guard few.count > Self.tableThreshold else { return }
                for (proposal, size) in few { many[proposal] = size }
                few = []
            } else {
                many[proposal] = size
            }
        }
    }
}
