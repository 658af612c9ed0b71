extension UITableView {
    /// The look of sections; raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Rows from edge to edge, one section below the other.
        case plain = 0
        /// Sections apart from each other.
        case grouped
        /// Sections apart from each other, in rounded boxes.
        case insetGrouped
    }

    /// The lines between rows; raw values are Apple's.
    public enum SeparatorStyle: Int, Hashable, Sendable {
        /// None.
        case none = 0
        /// A line.
        case singleLine
        /// As `singleLine` nowadays.
        case singleLineEtched
    }

    /// Where a chosen row is moved to; a picture does not scroll to it. Raw values are Apple's.
    public enum ScrollPosition: Int, Hashable, Sendable {
        /// Nowhere.
        case none = 0
        /// To the top.
        case top
        /// To the middle.
        case middle
        /// To the bottom.
        case bottom
    }
}
