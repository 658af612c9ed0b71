import Foundation

/// The classes and files that a collection makes its cells, heads and feet of.
struct CollectionRegistrations {
    var cells = Registrations()
    /// Those of heads, feet and the like, by kind.
    var supplements: [String: Registrations] = [:]
}
