/// Finds, by halving, where something begins or ends among whole numbers.
package enum Threshold {
    /// The number that holds nearest to one that does not.
    ///
    /// - Parameters:
    ///   - outside: A number that does not hold.
    ///   - inside: A number that holds, above or below it.
    ///   - holds: Whether a number between them holds.
    /// - Returns: The number, whose neighbour towards `outside` does not hold.
    /// - Throws: What `holds` throws.
    package static func edge(outside: Int, inside: Int, holds: (Int) throws -> Bool) rethrows -> Int {
        var outside = outside
        var inside = inside
        while abs(outside - inside) > 1 {
            let middle = (outside + inside) / 2
            if try holds(middle) { inside = middle } else { outside = middle }
        }
        return inside
    }
}
