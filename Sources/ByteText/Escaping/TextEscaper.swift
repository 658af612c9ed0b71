/// Replaces single bytes, and the few characters of several bytes that end lines or that XML forbids.
struct TextEscaper: Sendable {
    /// The replacement of each byte; nil for bytes that are copied.
    private var replacements = [String?](repeating: nil, count: 256)
    /// The replacements of characters beyond ASCII; each is looked up only where its first byte occurs.
    private var wide: [Unicode.Scalar: String] = [:]
    private var isSpecial = [Bool](repeating: false, count: 256)

    /// An escaper that replaces some bytes of ASCII.
    init(_ named: [Unicode.Scalar: String]) {
        for (scalar, text) in named { set(scalar, text) }
    }

    /// The escaper with replacements for every byte that a condition holds for.
    func replacing(where condition: (UInt8) -> Bool, with text: (UInt8) -> String) -> TextEscaper {
        var escaper = self
        for byte in UInt8.min ... .max where condition(byte) && escaper.replacements[Int(byte)] == nil {
            escaper.replacements[Int(byte)] = text(byte)
            escaper.isSpecial[Int(byte)] = true
        }
        return escaper
    }

    /// The escaper with replacements for characters beyond ASCII.
    func replacing(_ scalars: some Sequence<Unicode.Scalar>, with text: (Unicode.Scalar) -> String) -> TextEscaper {
        var escaper = self
        for scalar in scalars { escaper.set(scalar, text(scalar)) }
        return escaper
    }

    private mutating func set(_ scalar: Unicode.Scalar, _ text: String) {
        if scalar.isASCII { replacements[Int(scalar.value)] = text } else { wide[scalar] = text }
        isSpecial[Int(UTF8.encode(scalar)?.first ?? 0)] = true
    }

    /// A text with everything replaced that has to be.
    func escape(_ text: String) -> String {
        guard text.utf8.contains(where: { isSpecial[Int($0)] }) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count + 16)
        for scalar in text.unicodeScalars {
            if !scalar.isASCII, let replacement = wide[scalar] {
                result += replacement.utf8
                continue
            }
            for byte in UTF8.encode(scalar) ?? .init() {
                if let replacement = replacements[Int(byte)] { result += replacement.utf8 } else { result.append(byte) }
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension TextEscaper {
    /// Whether a byte is a control character of ASCII.
    static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

    /// A number in hexadecimal digits, at least as many as asked for.
    static func hexadecimal(_ number: UInt32, digits: Int, uppercase: Bool = false) -> String {
        let text = String(number, radix: 16, uppercase: uppercase)
        return String(repeating: "0", count: max(digits - text.utf8.count, 0)) + text
    }
}
