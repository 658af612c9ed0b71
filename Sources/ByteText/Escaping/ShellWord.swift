/// Quotes one word of a command as bash and zsh read it.
enum ShellWord {
    static func quoted(_ text: String) -> String {
        if let first = text.utf8.first, isPlain(first), text.utf8.allSatisfy({ isPlain($0) || $0 == equals }) {
            return text
        }
        if text.utf8.contains(where: TextEscaper.isControl) { return "$'" + ansi.escape(text) + "'" }
        return "'" + single.escape(text) + "'"
    }

    /// Zsh takes one at the beginning of a word for a program's path; in an argument it has no meaning elsewhere.
    private static let equals = UInt8(ascii: "=")

    private static let single = TextEscaper(["'": "'\\''"])

    /// The quotes of ANSI C, in which controls have names or numbers, so that a command stays on its line.
    private static let ansi = TextEscaper(["'": "\\'", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"])
        .replacing(where: TextEscaper.isControl) { "\\x" + TextEscaper.hexadecimal(UInt32($0), digits: 2) }

    /// Whether no shell gives a byte a meaning, wherever it stands in a word.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "-._/+:@%,".utf8.contains(byte)
        }
    }
}
