extension UITableViewCell {
    /// The labels of a cell; raw values are Apple's.
    public enum CellStyle: Int, Hashable, Sendable {
        /// A text.
        case `default` = 0
        /// A text, and one at the end of the line.
        case value1
        /// A short text in the tint colour, and one beside it.
        case value2
        /// A text, and a smaller one below.
        case subtitle
    }

    /// How a chosen row looks; raw values are Apple's.
    public enum SelectionStyle: Int, Hashable, Sendable {
        /// As any other.
        case none = 0
        /// As `default` nowadays.
        case blue
        /// As `default` nowadays.
        case gray
        /// On gray.
        case `default`
    }

    /// The mark at the end of a row; raw values are Apple's.
    public enum AccessoryType: Int, Hashable, Sendable {
        /// None.
        case none = 0
        /// An arrowhead: the row leads further.
        case disclosureIndicator
        /// A button that leads to details, and an arrowhead.
        case detailDisclosureButton
        /// A tick.
        case checkmark
        /// A button that leads to details.
        case detailButton
    }
}

extension UITableViewCell.AccessoryType {
    /// The room that the mark takes from the content, in points before it is rounded to pixels. Source: content views in public Interface
    /// Builder files, which leave 30.5 points to a disclosure indicator at two pixels a point and 30.333 at three.
    var room: Double {
        switch self {
        case .none: 0
        case .disclosureIndicator: 30.4
        case .detailDisclosureButton: 67
        case .checkmark, .detailButton: 44
        }
    }
}
