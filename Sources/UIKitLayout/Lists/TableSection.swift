package import Foundation

/// A section of a table as a document describes it.
@MainActor
package struct TableSection {
    /// A row with the height that the document gives it, in points; nil for that of the table or the content.
    package struct Row {
        package var cell: UITableViewCell
        package var height: CGFloat?

        package init(_ cell: UITableViewCell, height: CGFloat? = nil) {
            self.cell = cell
            self.height = height
        }
    }

    /// The title above the rows.
    package var headerTitle: String?
    /// The text below the rows.
    package var footerTitle: String?
    /// The rows from top to bottom.
    package var rows: [Row]

    package init(headerTitle: String? = nil, footerTitle: String? = nil, rows: [Row] = []) {
        self.headerTitle = headerTitle
        self.footerTitle = footerTitle
        self.rows = rows
    }
}
