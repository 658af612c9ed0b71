import Foundation

/// The views above, below and behind the rows of a table.
struct TableAccessoryViews {
    var header: UIView?
    var footer: UIView?
    var background: UIView?
}

/// The classes and files that a table makes its cells, heads and feet of.
struct TableRegistrations {
    var cells = Registrations()
    var titles = Registrations()
}
