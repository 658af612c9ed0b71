/// A line by which views are aligned along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// The alignment of a guide.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, along: .vertical)
    }

    /// Joins the explicit values of several views: missing values are skipped.
    package func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        func combine(_ id: (some AlignmentID).Type) -> CGFloat? { id.combined(values) }
        return combine(key.id)
    }
}

extension VerticalAlignment {
    private enum TopID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private enum CenterID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    private enum BottomID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    private enum FirstTextBaselineID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

        static func _combineExplicit(childValue: CGFloat, _ index: Int, into parentValue: inout CGFloat?) {
            parentValue = parentValue.map { min($0, childValue) } ?? childValue
        }
    }

    private enum LastTextBaselineID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

        static func _combineExplicit(childValue: CGFloat, _ index: Int, into parentValue: inout CGFloat?) {
            parentValue = parentValue.map { max($0, childValue) } ?? childValue
        }
    }

    /// The top.
    public static let top = VerticalAlignment(TopID.self)
    /// The middle.
    public static let center = VerticalAlignment(CenterID.self)
    /// The bottom.
    public static let bottom = VerticalAlignment(BottomID.self)
    /// The baseline of the first line of text: the highest one of several views; the bottom of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.self)
    /// The baseline of the last line of text: the lowest one of several views; the bottom of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.self)
}
