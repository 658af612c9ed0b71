import Foundation

/// The next steps for values as other languages write them.
package enum ValueHint {
    /// For a number that has a unit, a decimal comma or quotation marks.
    static func number(_ text: String, in range: ClosedRange<Double>, isPlain: Bool) -> String? {
        if !isPlain { return Double(text) == nil ? nil : "remove the quotation marks" }
        guard let (number, unit) = quantity(text) else { return nil }
        switch unit {
        case "": return "write \(format(number))"
        case "%" where range.upperBound <= 1: return "write \(format(number / 100))"
        case "%": return "a share of another view is a constraint: view.width == \(format(number / 100)) * other.width"
        case "px": return "write \(format(number)): lengths are in points, each of as many pixels as \"scale\" says"
        default: return "write \(format(number)): lengths are in points and have no unit"
        }
    }

    /// For other words than `true` and `false`.
    package static func flag(_ text: String) -> String? {
        switch text.lowercased() {
        case "true", "yes", "on", "y", "1": "write true"
        case "false", "no", "off", "n", "0": "write false"
        default: nil
        }
    }

    /// For colours in CSS's forms.
    static func color(_ text: String) -> String? {
        digits(of: text).map { "write \"#\($0)\" in quotation marks" }
    }

    /// For a value that begins a comment because it lacks quotation marks.
    ///
    /// - Parameter comment: The comment, with its number sign.
    /// - Returns: The hint.
    static func comment(_ comment: String) -> String {
        let word = String(comment.prefix { !$0.isWhitespace && !",]}".contains($0) })
        let value = digits(of: word).map { "#" + $0 } ?? comment
        return "\"#\" begins a comment here: write \"\(value)\" in quotation marks"
    }

    /// The six or eight digits of a colour in any notation.
    private static func digits(of text: String) -> String? {
        if text.hasPrefix("rgb") { return components(of: text) }
        var digits = text[...]
        for prefix in ["#", "0x"] where digits.lowercased().hasPrefix(prefix) {
            digits = digits.dropFirst(prefix.count)
        }
        guard digits.allSatisfy(\.isHexDigit) else { return nil }
        switch digits.count {
        case 3, 4: return digits.map { "\($0)\($0)" }.joined().uppercased()
        case 6, 8: return digits.uppercased()
        default: return nil
        }
    }

    /// The digits of `rgb(255, 136, 0)`.
    private static func components(of text: String) -> String? {
        let numbers = text.split { !$0.isNumber && $0 != "." }.compactMap { UInt8($0) }
        guard numbers.count == 3 else { return nil }
        return numbers.map { String(format: "%02X", $0) }.joined()
    }

    /// A number and the unit behind it, or a number with a decimal comma.
    private static func quantity(_ text: String) -> (number: Double, unit: String)? {
        if let number = Double(text.replacing(",", with: ".")) { return (number, "") }
        let digits = text.prefix { $0.isNumber || "+-.".contains($0) }
        let unit = text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces).lowercased()
        guard let number = Double(digits), units.contains(unit) else { return nil }
        return (number, unit)
    }

    /// The units of CSS and Android.
    static let units: Set = ["pt", "px", "dp", "dip", "sp", "em", "rem", "%", "vw", "vh"]

    private static func format(_ number: Double) -> String { String(format: "%g", number) }
}
