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

    private static let signs: Set<Character> = ["=", "<", ">", "≤", "≥", "+", "-", "*", "/", ".", "@", "(", ")"]
    /// The signs that an equals sign may follow as a part of them.
    private static let beginnings: Set<Character> = ["=", "<", ">"]

    static func scan(_ text: String) throws(EquationError) -> [Positioned] {
        let characters = Array(text)
        var tokens: [Positioned] = []
        var index = 0
        while index < characters.count {
            guard !characters[index].isWhitespace else {
                index += 1
                continue
            }
            let (token, length) = try token(in: characters, at: index)
            tokens.append(Positioned(token: token, offset: index))
            index += length
        }
        return tokens + [Positioned(token: .end, offset: characters.count)]
    }

    private static func token(in characters: [Character], at index: Int) throws(EquationError) -> (Token, Int) {
        let rest = characters[index...]
        let first = characters[index]
        if first.isWordStart {
            let word = rest.prefix { $0.isWordStart || $0.isNumber }
            return (.word(String(word)), word.count)
        }
        if first.isDigit {
            let digits = rest.prefix { $0.isDigit || $0 == "." }
            guard let number = Double(String(digits)) else {
                throw EquationError(message: "\"\(String(digits))\" is not a number", offset: index)
            }
            return (.number(number), digits.count)
        }
        if beginnings.contains(first), rest.dropFirst().first == "=" { return (.sign("\(first)="), 2) }
        if signs.contains(first) { return (.sign(String(first)), 1) }
        throw EquationError(
            message: "\"\(first)\" has no meaning in a constraint",
            hint: first == "%" ? "write a share as a factor, such as 0.5 * screen.width" : nil, offset: index)
    }
}

extension Character {
    /// Whether a name may begin with it. The properties of other characters than ASCII's take longer to look up.
    fileprivate var isWordStart: Bool {
        guard let ascii = asciiValue else { return isLetter }
        return ascii | 0x20 >= UInt8(ascii: "a") && ascii | 0x20 <= UInt8(ascii: "z") || self == "_"
    }

    fileprivate var isDigit: Bool { asciiValue.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? false }
}
