/// A piece of a format as `String(format:)` takes it.
package enum FormatPiece: Equatable, Sendable {
    /// Text that stands for itself, with every per cent sign doubled.
    case text(String)
    /// The place of a value.
    case specifier(FormatSpecifier)
    /// A variable of a table, written `%#@name@`, or `%1$#@name@` for the argument that it depends on.
    case variable(name: String, position: Int?)

    /// Takes a format to pieces. A per cent sign that begins nothing is text.
    package static func pieces(of format: String) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var rest = Substring(format)
        let hasVariables = format.contains("#@")
        while let sign = rest.firstIndex(of: "%") {
            append(String(rest[..<sign]), to: &pieces)
            rest = rest[sign...]
            if hasVariables, let match = rest.prefixMatch(of: #/%(?:(\d{1,3})\$)?#@([^@]+)@/#) {
                pieces.append(.variable(name: String(match.2), position: match.1.flatMap { Int($0) }))
                rest = rest[match.range.upperBound...]
            } else if let (specifier, end) = FormatSpecifier.parse(rest) {
                pieces.append(.specifier(specifier))
                rest = rest[end...]
            } else {
                append("%%", to: &pieces)
                rest = rest.dropFirst(rest.hasPrefix("%%") ? 2 : 1)
            }
        }
        append(String(rest), to: &pieces)
        return pieces
    }

    /// The index of the first argument that a format shows as a number.
    static func firstNumber(in format: String) -> Int? {
        var next = 0
        for case .specifier(let specifier) in pieces(of: format) {
            let index = specifier.position.map { $0 - 1 } ?? next
            if specifier.position == nil { next += 1 }
            if specifier.isNumeric { return index }
        }
        return nil
    }

    private static func append(_ text: String, to pieces: inout [FormatPiece]) {
        guard !text.isEmpty else { return }
        if case .text(let before) = pieces.last {
            pieces[pieces.count - 1] = .text(before + text)
        } else {
            pieces.append(.text(text))
        }
    }
}
