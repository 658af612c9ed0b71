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

    private static let signs = ["==", "<=", ">=", "=", "<", ">", "≤", "≥", "+", "-", "*", "/", ".", "@", "(", ")"]

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
        if rest[index].isLetter || rest[index] == "_" {
            let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            return (.word(word), word.count)
        }
        if rest[index].isASCII, rest[index].isNumber {
            let digits = String(rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") })
            guard let number = Double(digits) else {
                throw EquationError(message: "\"\(digits)\" is not a number", offset: index)
            }
            return (.number(number), digits.count)
        }
        for sign in signs where String(rest.prefix(sign.count)) == sign { return (.sign(sign), sign.count) }
        throw EquationError(
            message: "\"\(rest[index])\" has no meaning in a constraint",
            hint: rest[index] == "%" ? "write a share as a factor, such as 0.5 * screen.width" : nil, offset: index)
    }
}
