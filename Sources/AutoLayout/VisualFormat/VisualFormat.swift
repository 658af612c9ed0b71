import Foundation

/// A visual format after reading: a row or a column of views and the connections between them.
struct VisualFormat: Equatable {
    /// The part of a predicate after its relation: a number or another view's size.
    enum Object: Equatable {
        case number(CGFloat)
        case view(String)
    }

    /// A wish about a size or a distance.
    struct Predicate: Equatable {
        var relation: LayoutConstraint.Relation
        var object: Object
        var priority: Float
        /// Its position, in characters from the beginning.
        var position: Int
    }

    /// The connection between two neighbours.
    enum Connection: Equatable {
        /// They touch.
        case flush
        /// The standard distance.
        case standard
        /// Distances of one's own.
        case predicates([Predicate])
    }

    /// A view of the row.
    struct Element: Equatable {
        var name: String
        var sizes: [Predicate]
        /// The position of its name, in characters from the beginning.
        var position: Int
    }

    var axis = LayoutConstraint.Axis.horizontal
    /// The connection between the superview's first edge and the first view; nil where the format does not begin with `|`.
    var leading: Connection?
    var elements: [Element] = []
    /// The connections between each view and the next.
    var connections: [Connection] = []
    /// The connection between the last view and the superview's last edge; nil where the format does not end with `|`.
    var trailing: Connection?
}
