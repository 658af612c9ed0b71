/// Refactorization: the kernel anew, from the coefficients.
///
/// Each exchange changes the inverse by what it was, with its rounding. In layouts exchanges are few; but where many sums
/// follow one another, what has added up lets edges look descending that are not, and the method goes in circles.
extension Simplex {
    /// Computes the kernel anew if it has seen as many exchanges as make that cheap, or a division by next to nothing.
    @inline(__always)
    mutating func refactorizeIfNeeded(_ component: Component) {
        if component.kernel.isWorn { refactorize(component) }
    }

    @inline(never)
    private mutating func refactorize(_ component: Component) {
        while let (coordinate, form) = invert(component) { letGo(form: form, holding: coordinate, in: component) }
    }

    /// Inverts the active forms' coefficients at the displaced coordinates (Gauss and Jordan, with the largest pivot there is).
    ///
    /// - Returns: A coordinate and a form that are left when nothing but rounding is, because the forms depend on one another;
    ///   nil if the inverse was found.
    private mutating func invert(_ component: Component) -> (coordinate: Int, form: Int)? {
        let size = component.kernel.size
        work += size * size * size
        fillMatrix(component)
        inversion.pivotRows.removeAll()
        inversion.pivotRows.resize(to: size, filling: -1)
        inversion.isPivotRow.removeAll()
        inversion.isPivotRow.resize(to: size, filling: false)
        for _ in 0..<size {
            let (row, column) = largestOpenEntry(size)
            guard abs(inversion.matrix[row * 2 * size + column]) > Tolerances.singularEntry else {
                return (component.kernel.displaced(column), component.kernel.form(row))
            }
            eliminate(row, column, size)
            inversion.pivotRows[column] = Int32(row)
            inversion.isPivotRow[row] = true
        }
        for place in 0..<size {
            let source = inversion.matrix.base + Int(inversion.pivotRows[place]) * 2 * size + size
            component.kernel.row(place).update(from: source, count: size)
        }
        component.kernel.renew()
        return nil
    }

    /// The matrix, row by row one per form, and the unit matrix beside it.
    private mutating func fillMatrix(_ component: Component) {
        let size = component.kernel.size
        inversion.matrix.removeAll()
        inversion.matrix.resize(to: 2 * size * size, filling: 0)
        for row in 0..<size {
            for place in component.row(component.kernel.form(row)) {
                let entry = component.rowEntries[place]
                let column = Int(component.position[Int(entry.index)])
                if column >= 0 { inversion.matrix[row * 2 * size + column] = entry.coefficient }
            }
            inversion.matrix[row * 2 * size + size + row] = 1
        }
    }

    private func largestOpenEntry(_ size: Int) -> (row: Int, column: Int) {
        var best = (row: -1, column: -1)
        var largest = -1.0
        for row in 0..<size where !inversion.isPivotRow[row] {
            for column in 0..<size where inversion.pivotRows[column] < 0 {
                let entry = abs(inversion.matrix[row * 2 * size + column])
                if entry > largest {
                    best = (row, column)
                    largest = entry
                }
            }
        }
        return best
    }

    private mutating func eliminate(_ row: Int, _ column: Int, _ size: Int) {
        let source = inversion.matrix.mutableBase + row * 2 * size
        let pivot = source[column]
        for place in 0..<2 * size { source[place] /= pivot }
        for other in 0..<size where other != row {
            let target = inversion.matrix.mutableBase + other * 2 * size
            let factor = target[column]
            guard factor != 0 else { continue }
            for place in 0..<2 * size { target[place] -= factor * source[place] }
        }
    }

    /// Takes a form out of the vertex, and holds a coordinate where it is in its place.
    private mutating func letGo(form: Int, holding coordinate: Int, in component: Component) {
        let line = component.line(ofForm: Int32(form))
        removeFromKernel(coordinate, form: line, in: component)
        component.active[line] = Component.inactive
        takeASide(line, in: component)
        component.active[coordinate] = Component.held
        for place in component.breakpoints(on: coordinate) { component.breakpoints[place].takeSide() }
        component.state.hasCosts = false
    }
}
