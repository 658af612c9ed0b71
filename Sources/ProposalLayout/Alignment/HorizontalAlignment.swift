/// A line by which views are aligned across the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// The alignment of a guide.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, along: .horizontal)
    }

    /// Joins the explicit values of several views: missing values are skipped.
    package func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        func combine(_ id: (some AlignmentID).Type) -> CGFloat? { id.combined(values) }
        return combine(key.id)
    }
}

extension HorizontalAlignment {
    private enum LeadingID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private enum CenterID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }

    private enum TrailingID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    private enum ListRowSeparatorLeadingID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private enum ListRowSeparatorTrailingID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// The side on which lines start.
    public static let leading = HorizontalAlignment(LeadingID.self)
    /// The middle.
    public static let center = HorizontalAlignment(CenterID.self)
    /// The side on which lines end.
    public static let trailing = HorizontalAlignment(TrailingID.self)
    /// The start of the line between rows of a list.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeadingID.self)
    /// The end of the line between rows of a list.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailingID.self)
}
