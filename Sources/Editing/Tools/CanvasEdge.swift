/// A side of a view as people speak of it.
public enum CanvasEdge: String, CaseIterable, Sendable {
    /// Where lines start.
    case leading
    /// Where lines end.
    case trailing
    /// The top.
    case top
    /// The bottom.
    case bottom

    var isVertical: Bool { self == .top || self == .bottom }
    var isEnd: Bool { self == .trailing || self == .bottom }

    var opposite: CanvasEdge {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .top: .bottom
        case .bottom: .top
        }
    }
}
