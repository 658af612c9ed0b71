extension String {
    /// The text between quotation marks, as a Swift literal would have it: what cannot be seen, or would join a quotation mark, by
    /// its number.
    ///
    /// It is `debugDescription` in time in proportion to the length, whatever joins with what.
    package var quoted: String {
        var result = "\""
        var joinsNothing = true
        let scalars = unicodeScalars
        let end = Self.endOfSafeScalars(scalars)
        for index in scalars.indices {
            let scalar = scalars[index]
            let visible = scalar.escaped(asASCII: false)
            let isEscaped = visible.unicodeScalars.count > 1 || index >= end
            if isEscaped || joinsNothing && Self.isOneCharacter("\"", scalar) {
                result += index >= end || visible.unicodeScalars.count == 1 ? scalar.escaped(asASCII: true) : visible
                joinsNothing = true
            } else {
                result.unicodeScalars.append(scalar)
                joinsNothing = false
            }
        }
        return result + "\""
    }

    /// Where the scalars begin that all join with an ASCII character behind them.
    private static func endOfSafeScalars(_ scalars: UnicodeScalarView) -> Index {
        var end = scalars.endIndex
        while end > scalars.startIndex {
            let previous = scalars.index(before: end)
            guard !scalars[previous].isASCII, isOneCharacter(scalars[previous], "\"") else { break }
            end = previous
        }
        return end
    }

    private static func isOneCharacter(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        var pair = String(first)
        pair.unicodeScalars.append(second)
        return !second.isASCII || !first.isASCII ? pair.count == 1 : false
    }
}
