extension String {
    /// The text with marks of direction around each arrow: between two texts that are read from the right, an arrow alone would lead from the
    /// new value to the old one.
    ///
    /// Pages and comments show it; data for programs has no marks. Source: UAX #9, rule N1: neutral characters take the direction of equal
    /// neighbours.
    var withOrderedArrows: String { replacing("→", with: "\u{200E}→\u{200E}") }
}
