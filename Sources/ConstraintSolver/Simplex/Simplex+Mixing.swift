/// Mixing: how coordinates move along all open edges at once.
extension Simplex {
    /// Adds up the directions upwards along all open lines, in which none cancels another but by accident.
    ///
    /// The weights are numbers without a pattern: coefficients are small fractions, and weights that have such ratios themselves
    /// would cancel all too often.
    ///
    /// - Parameters:
    ///   - component: The component that the lines were left open of.
    ///   - motions: How fast each coordinate moves; zeros before.
    mutating func mixOpenEdges(of component: Component, into motions: inout Store<Double>) {
        var weights = MixingWeights()
        if component.kernel.isIllConditioned {
            for line in pricing.openLines.map({ Int($0) }) {
                setDirection(of: Edge(line: line, sign: 1, level: .lowest, rate: 0), in: component)
                addDirection(times: weights.next(), to: &motions)
                direction.clear()
            }
        } else {
            setMixedDirection(&weights, in: component)
            addDirection(times: 1, to: &motions)
            direction.clear()
        }
    }

    private mutating func addDirection(times weight: Double, to motions: inout Store<Double>) {
        for place in direction.movedCoordinates.indices {
            let coordinate = direction.movedCoordinates[place]
            motions[coordinate] += weight * direction.coordinateRates[coordinate]
        }
    }

    /// One product with the kernel, however many edges there are.
    private mutating func setMixedDirection(_ weights: inout MixingWeights, in component: Component) {
        let size = component.kernel.size
        for place in 0..<size { kernelColumn[place] = 0 }
        for place in pricing.openLines.indices {
            let line = Int(pricing.openLines[place])
            let weight = weights.next()
            guard line < component.coordinateCount else {
                kernelColumn[component.position[line]] += weight
                continue
            }
            direction.move(line, by: weight)
            for entryPlace in component.column(line) {
                let entry = component.columnEntries[entryPlace]
                let column = component.position[component.line(ofForm: entry.index)]
                if column >= 0 { kernelColumn[column] -= weight * entry.coefficient }
            }
        }
        for place in 0..<size {
            let amount = component.kernel.product(ofRow: place, with: kernelColumn)
            direction.move(component.kernel.displaced(place), by: amount)
        }
    }
}

/// Numbers between ½ and 1½, of a linear congruential sequence.
struct MixingWeights {
    private var state: UInt64 = 0x9e37_79b9_7f4a_7c15

    mutating func next() -> Double {
        state = state &* 0x5851_f42d_4c95_7f2d &+ 0x1405_7b7e_f767_814f
        return 0.5 + Double(state >> 11) * 0x1p-53
    }
}
