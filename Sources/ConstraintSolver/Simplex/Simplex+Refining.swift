/// Refining: where active forms nearly depend on one another, solutions lose as many digits as the kernel's entries are
/// large. One step of iterative refinement, with residuals of twice the precision, brings them back.
extension Simplex {
    /// Corrects the multipliers of active forms, given what they are to add up to at the displaced coordinates.
    @inline(never)
    mutating func refineMultipliers(_ component: Component) {
        let kernel = component.kernel
        residuals.removeAll()
        for place in 0..<kernel.size { residuals.append(PreciseSum(pricing.gradient[kernel.displaced(place)])) }
        for place in 0..<kernel.size {
            for entryPlace in component.row(kernel.form(place)) {
                let entry = component.rowEntries[entryPlace]
                let displaced = component.position[Int(entry.index)]
                if displaced >= 0 {
                    residuals[displaced].subtract(multipliers[place], entry.coefficient)
                }
            }
        }
        for place in 0..<kernel.size {
            let residual = residuals[place].value
            guard residual != 0 else { continue }
            let row = kernel.row(place)
            for other in 0..<kernel.size { multipliers[other] += residual * row[other] }
        }
    }

    /// Corrects how displaced coordinates move along an edge, so that the active forms stay where they are, but for the edge's own.
    @inline(never)
    mutating func refineDirection(of edge: Edge, in component: Component) {
        let kernel = component.kernel
        for place in 0..<kernel.size {
            let form = kernel.form(place)
            var residual = PreciseSum(component.line(ofForm: Int32(form)) == edge.line ? edge.sign : 0)
            for entryPlace in component.row(form) {
                let entry = component.rowEntries[entryPlace]
                residual.subtract(direction.coordinateRates[entry.index], entry.coefficient)
            }
            kernelColumn[place] = residual.value
        }
        for place in 0..<kernel.size {
            let amount = kernel.product(ofRow: place, with: kernelColumn)
            let coordinate = kernel.displaced(place)
            if direction.coordinateRates[coordinate] != 0 {
                direction.coordinateRates[coordinate] += amount
            } else {
                direction.move(coordinate, by: amount)
            }
        }
    }
}

/// A sum of products with twice the digits of a number (Ogita, Rump and Oishi, 2005).
struct PreciseSum: BitwiseCopyable {
    private var high: Double
    private var low = 0.0

    init(_ value: Double) {
        high = value
    }

    var value: Double { high + low }

    mutating func subtract(_ left: Double, _ right: Double) {
        let product = -left * right
        let sum = high + product
        let part = sum - high
        low += (high - (sum - part)) + (product - part) + (-product).addingProduct(-left, right)
        high = sum
    }
}
