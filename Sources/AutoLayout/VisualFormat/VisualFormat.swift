import Foundation

/// A visual format after reading: a row or a column of views with what lies between them.
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
        /// Where it stands, in characters from the beginning.
        var position: Int
    }

    /// What lies between two neighbours.
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
        /// Where its name stands, in characters from the beginning.
        var position: Int
    }

    var axis = LayoutConstraint.Axis.horizontal
    /// What lies between the superview's first edge and the first view; nil where the format does not begin with `|`.
    var leading: Connection?
    var elements: [Element] = []
    /// What lies between each view and the next.
    var connections: [Connection] = []
    /// What lies between the last view and the superview's last edge; nil where the format does not end with `|`.
    var trailing: Connection?
}
