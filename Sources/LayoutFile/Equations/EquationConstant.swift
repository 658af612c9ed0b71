import Foundation

/// The number in an equation of a layout file.
package enum EquationConstant {
    /// The sum of an equation's numbers; nil for a text that is no equation.
    ///
    /// - Parameters:
    ///   - text: The equation, such as `a.top == b.bottom + 2 * gap`.
    ///   - metrics: Numbers by name.
    /// - Returns: The constant, in points.
    package static func value(of text: String, metrics: [String: Double]) -> Double? {
        let equation = try? EquationParser.parse(text, metrics: metrics.mapValues { CGFloat($0) })
        return equation.map { Double($0.constant) }
    }
}
