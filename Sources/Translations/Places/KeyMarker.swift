import KeylineLocalization

/// Invisible signs before a text, from which its key is known wherever the text is shown.
///
/// The signs are invisible operators, U+2061 to U+2064: three of them are digits to the base of three, the last begins and ends a
/// number. They have no width and change no letter, and no app has them in its texts.
struct KeyMarker {
    private static let digits: [Unicode.Scalar] = ["\u{2061}", "\u{2062}", "\u{2064}"]
    private static let end: Unicode.Scalar = "\u{2063}"

    /// The signs for a number, which is at least 0.
    static func signs(for number: Int) -> String {
        var scalars: [Unicode.Scalar] = [end]
        var rest = number
        repeat {
            scalars.append(digits[rest % 3])
            rest /= 3
        } while rest > 0
        scalars.append(end)
        return String(String.UnicodeScalarView(scalars))
    }

    /// The numbers whose signs are in a text, in their order, each once.
    static func numbers(in text: String) -> [Int] {
        var result: [Int] = []
        var number: Int?
        var factor = 1
        for scalar in text.unicodeScalars {
            if scalar == end {
                if let number, factor > 1, !result.contains(number) { result.append(number) }
                number = number == nil || factor == 1 ? 0 : nil
                factor = 1
            } else if let digit = digits.firstIndex(of: scalar), let begun = number {
                number = begun + digit * factor
                factor *= 3
            } else {
                number = nil
                factor = 1
            }
        }
        return result
    }
}
