import Foundation

/// Divides the text of an equation into words, numbers and signs.
struct EquationScanner {
    enum Token: Equatable {
        case word(String)
        case number(Double)
        case sign(String)
        case end

        var title: String {
            switch self {
            case .word(let word): "\"\(word)\""
            case .number(let number): "\"\(number)\""
            case .sign(let sign): "\"\(sign)\""
            case .end: "the end"
            }
        }
    }

    struct Positioned {
        let token: Token
        /// In characters from the beginning.
        let offset: Int
    }

    static func scan(_ text: String) throws(EquationError) -> [Positioned] { try EquationScanner(text).tokens() }

    /// The characters: ASCII's as they are, others by their kind.
    private let codes: [UInt8]
    /// The characters of a text that is not all ASCII.
    private let characters: [Character]

    private init(_ text: String) {
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        characters = isASCII ? [] : Array(text)
        codes = isASCII ? Array(text.utf8) : characters.map(Self.code)
    }

    private static func code(_ character: Character) -> UInt8 {
        if let ascii = character.asciiValue { return ascii }
        if character.isWhitespace { return UInt8(ascii: " ") }
        return character.isLetter ? .otherLetter : character.isNumber ? .otherNumber : .otherSign
    }

    private func text(_ range: Range<Int>) -> String {
        characters.isEmpty ? String(decoding: codes[range], as: UTF8.self) : String(characters[range])
    }

    private func tokens() throws(EquationError) -> [Positioned] {
        var tokens: [Positioned] = []
        var index = 0
        while index < codes.count {
            guard !codes[index].isWhitespace else {
                index += 1
                continue
            }
            let (token, length) = try token(at: index)
            tokens.append(Positioned(token: token, offset: index))
            index += length
        }
        return tokens + [Positioned(token: .end, offset: codes.count)]
    }

    private func token(at index: Int) throws(EquationError) -> (Token, Int) {
        let first = codes[index]
        if first.isWordStart {
            let end = codes[index...].firstIndex { !($0.isWordStart || $0.isDigit || $0 == .otherNumber) }
            let range = index..<(end ?? codes.count)
            return (.word(text(range)), range.count)
        }
        if first.isDigit {
            let end = codes[index...].firstIndex { !($0.isDigit || $0 == UInt8(ascii: ".")) }
            let digits = text(index..<(end ?? codes.count))
            guard let number = Double(digits) else {
                throw EquationError(message: "\"\(digits)\" is not a number", offset: index)
            }
            return (.number(number), digits.utf8.count)
        }
        let sign = text(index..<index + 1)
        if ["=", "<", ">"].contains(sign), index + 1 < codes.count, codes[index + 1] == UInt8(ascii: "=") {
            return (.sign(sign + "="), 2)
        }
        if Self.signs.contains(sign) { return (.sign(sign), 1) }
        throw EquationError(
            message: "\"\(sign)\" has no meaning in a constraint",
            hint: sign == "%" ? "write a share as a factor, such as 0.5 * screen.width" : nil, offset: index)
    }

    private static let signs: Set = ["=", "<", ">", "≤", "≥", "+", "-", "*", "/", ".", "@", "(", ")"]
}

extension UInt8 {
    /// The codes of characters that are not ASCII's.
    fileprivate static let otherLetter: UInt8 = 0x80
    fileprivate static let otherNumber: UInt8 = 0x81
    fileprivate static let otherSign: UInt8 = 0x82

    fileprivate var isWhitespace: Bool { self == 0x20 || 0x09...0x0D ~= self }
    /// Whether a name may begin with it: a letter of ASCII or of others, or an underscore.
    fileprivate var isWordStart: Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 && self < 0x80 || self == UInt8(ascii: "_")
            || self == .otherLetter
    }

    fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
