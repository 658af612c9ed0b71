/// Linear forms of which none is a sum of the others.
///
/// Whatever equations of these forms say, a form in their span follows from them and must not be asked for again: it would be idle at
/// best and a contradiction at worst. Once every variable is in the span, the equations have one solution.
struct LinearBasis {
    typealias Form = [Int: Double]

    /// What is nothing but rounding.
    private static let tolerance = 1e-7

    /// The forms by the variable that each one eliminates, whose coefficient is 1.
    private var rows: [Int: Form] = [:]

    /// What remains of a form after everything in the span is taken off; empty where nothing does.
    func remainder(of form: Form) -> Form {
        var rest = form
        // A row was reduced by those before it, so that each variable is eliminated for good.
        while let variable = rest.keys.first(where: { rows[$0] != nil }), let row = rows[variable] {
            let factor = rest[variable] ?? 0
            for (other, coefficient) in row {
                let value = (rest[other] ?? 0) - factor * coefficient
                rest[other] = abs(value) > Self.tolerance ? value : nil
            }
            rest[variable] = nil
        }
        return rest
    }

    /// Whether a form follows from those that are here.
    func spans(_ form: Form) -> Bool { remainder(of: form).isEmpty }

    /// Adds a form; answers whether it was not in the span before.
    mutating func insert(_ form: Form) -> Bool {
        let rest = remainder(of: form.filter { abs($0.value) > Self.tolerance })
        // The largest coefficient, of equal ones the first variable, so that the result does not depend on the order of keys.
        guard let pivot = rest.max(by: { (abs($0.value), $1.key) < (abs($1.value), $0.key) }) else { return false }
        rows[pivot.key] = rest.mapValues { $0 / pivot.value }
        return true
    }
}
