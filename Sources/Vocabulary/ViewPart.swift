/// A view that is the value of a property of another view, such as the header of a table.
package enum ViewPart: String, CaseIterable, Sendable {
    case tableHeaderView, tableFooterView
    case contentView, textLabel, detailTextLabel, imageView, accessoryView, selectedBackgroundView
    /// Of a table or a row.
    case backgroundView

    /// The parts of a kind of view, by the name of its elements.
    package static func parts(of element: String) -> [ViewPart] {
        switch element {
        case "tableView": [.tableHeaderView, .tableFooterView, .backgroundView]
        case "tableViewCell":
            [
                .contentView, .textLabel, .detailTextLabel, .imageView, .accessoryView, .backgroundView,
                .selectedBackgroundView,
            ]
        default: []
        }
    }

    /// The element of documents for a view that the owner brings along; nil for one that may be of any class.
    package var element: String? {
        switch self {
        case .contentView: "tableViewCellContentView"
        case .textLabel, .detailTextLabel: "label"
        case .imageView: "imageView"
        case .tableHeaderView, .tableFooterView, .accessoryView, .backgroundView, .selectedBackgroundView: nil
        }
    }

    /// UIKit's class of a view that the owner brings along; nil for one that may be of any class.
    package var typeName: String? { element.flatMap { InterfaceClass.named($0)?.name } }

    /// Whether the owner decides all of its frame.
    package var isPlacedByOwner: Bool {
        switch self {
        case .tableHeaderView, .tableFooterView, .accessoryView: false
        default: true
        }
    }

    /// Whether it is one of the views that come with the style of a row. Documents have them in the row's content view.
    package var belongsToStyle: Bool { [.textLabel, .detailTextLabel, .imageView].contains(self) }

    /// One sentence for the schema that editors show.
    package var summary: String {
        switch self {
        case .tableHeaderView: "A view above the first section; its height is its frame's, or else its constraints'."
        case .tableFooterView: "A view below the last section; its height is its frame's, or else its constraints'."
        case .contentView: "The view that holds the row's own views; their constraints decide the height of the row."
        case .textLabel: "The label of the row's text."
        case .detailTextLabel: "The second label of the styles value1, value2 and subtitle."
        case .imageView: "The image before the text."
        case .accessoryView: "A view at the end of the row, in place of a mark."
        case .selectedBackgroundView: "A view behind the content while the row is chosen."
        case .backgroundView: "A view behind everything else."
        }
    }
}
