import Foundation

/// A constraint as a layout file writes it: `title.leading == screen.readable.leading + 8 @750`.
struct LayoutEquation: Hashable, Sendable {
    /// An attribute of a view or of one of its guides.
    struct Place: Hashable, Sendable {
        /// The view's id; `screen` is the view of the whole screen.
        var view: String
        /// The guide's name, where one is meant.
        var guide: String?
        /// The attribute's name.
        var attribute: String
        /// Where it stands, in characters from the beginning of the text.
        var offset: Int
    }

    /// How the sides compare.
    enum Relation: String, Hashable, Sendable, CaseIterable {
        case equal = "=="
        case lessThanOrEqual = "<="
        case greaterThanOrEqual = ">="
    }

    var first: Place
    var relation: Relation
    var second: Place?
    var multiplier: CGFloat
    var constant: CGFloat
    /// Whether the constant is the standard distance.
    var isStandardSpacing: Bool
    var priority: Float
}

/// Why an equation cannot be read, and where in its text.
struct EquationError: Error, Equatable {
    var message: String
    var hint: String?
    /// In characters from the beginning of the text.
    var offset: Int
}
