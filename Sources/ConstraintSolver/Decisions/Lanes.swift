/// The rates of all variables along several edges at once, each in a lane of its own.
struct Lanes: ~Copyable {
    typealias Rates = SIMD8<Double>
    static let count = Rates.scalarCount

    private var ofVariables = Store<Rates>()
    private var ofCoordinates = Store<Rates>()
    /// By lane, the first variable that changes.
    private var leaders: [Leader] = []

    mutating func begin(variables: Int, coordinates: Int) {
        ofVariables.removeAll()
        ofVariables.resize(to: variables, filling: .zero)
        ofCoordinates.removeAll()
        ofCoordinates.resize(to: coordinates, filling: .zero)
        leaders = Array(repeating: Leader(), count: Self.count)
    }

    /// Takes over how coordinates move along an edge.
    mutating func set(_ lane: Int, _ direction: borrowing EdgeDirection) {
        for place in direction.movedCoordinates.indices {
            let coordinate = direction.movedCoordinates[place]
            ofCoordinates[coordinate][lane] = direction.coordinateRates[coordinate]
        }
    }

    func leader(_ lane: Int) -> Leader { leaders[lane] }

    /// Works out the rates of the variables of a plan, and which undecided one is the first that changes in each lane.
    mutating func run(
        _ plan: EvaluationPlan, of component: Component, number: Int32, _ definitions: borrowing Definitions
    ) {
        for coordinate in 0..<component.coordinateCount {
            let root = definitions.roots[component.coordinates[coordinate]]
            guard root.constraint < 0 else { continue }
            ofVariables[root.variable] = ofCoordinates[coordinate]
            noteLeader(root.variable, in: component, definitions)
        }
        var term = plan.terms
        for place in 0..<plan.stepCount {
            let step = plan.steps + place
            var sum = Rates.zero
            if step.pointee.source < 0 {
                sum += motion(ofRow: ~step.pointee.source, number, definitions) * step.pointee.factor
            }
            for _ in 0..<Int(step.pointee.termCount) {
                sum -= ofVariables[term.pointee.variable] * term.pointee.coefficient
                term += 1
            }
            let divisor = step.pointee.divisor
            let variable = step.pointee.variable
            ofVariables[variable] = divisor == 0 ? derivative(ofDerived: variable, number, definitions) : sum / divisor
            noteLeader(variable, in: component, definitions)
        }
    }

    @inline(__always)
    private mutating func noteLeader(_ variable: Int32, in component: Component, _ definitions: borrowing Definitions) {
        let rates = ofVariables[variable]
        guard rates != .zero, definitions.maySway(variable, in: component) else { return }
        for lane in 0..<Self.count where variable < leaders[lane].variable && abs(rates[lane]) > Tolerances.openRate {
            leaders[lane] = Leader(variable: variable, rate: rates[lane])
        }
    }

    private func derivative(ofDerived variable: Int32, _ number: Int32, _ definitions: borrowing Definitions) -> Rates {
        var sum = Rates.zero
        for place in definitions.derivedTerms(of: definitions.variables[variable]) {
            let term = definitions.derivedTerms[place]
            switch term.kind {
            case .variable: sum += ofVariables[term.index] * term.coefficient
            case .row: sum += motion(ofRow: term.index, number, definitions) * term.coefficient
            case .count, .sum, .constant: break
            }
        }
        return sum
    }

    @inline(__always)
    private func motion(ofRow root: Int32, _ number: Int32, _ definitions: borrowing Definitions) -> Rates {
        definitions.roots[root].component == number ? ofCoordinates[definitions.roots[root].index] : .zero
    }
}
