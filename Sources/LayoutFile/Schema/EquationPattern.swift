/// The form of equations as a regular expression, for editors that check with a schema; the reader checks more.
enum EquationPattern {
    /// The sentence that editors show.
    static let summary = "A constraint such as title.leading == screen.margins.leading + 8 @750."

    /// The expression, in the dialect of JSON Schema.
    static let pattern: String = {
        let attributes = EquationAttribute.allCases.map(\.rawValue).joined(separator: "|")
        let name = "[A-Za-z_][A-Za-z0-9_]*"
        let member = "(\\.\(name))?\\.(\(attributes))"
        let number = "[0-9][0-9.]*"
        let factor = "(\(number)|\(name)(\(member))?)"
        let product = "\(factor)(\\s*[*/]\\s*\(factor))*"
        let sum = "(-\\s*)?\(product)(\\s*[+-]\\s*\(product))*"
        return "^\\s*\(name)\(member)\\s*(==|<=|>=|≤|≥)\\s*\(sum)\\s*(@\\s*(\(number)|\(name))\\s*)?$"
    }()
}
