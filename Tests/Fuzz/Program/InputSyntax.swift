import Foundation

/// The syntax of an input, which decides what a change of it can mean.
enum InputSyntax: String {
    case bytes, markup, json, yaml, propertyList
    /// A line with a command's words, and below it the document that they are about.
    case edit

    /// An input with one to four changes of its structure; nil where it has none that can be read.
    func mutated(_ input: [UInt8], using random: inout SplitMix) -> [UInt8]? {
        switch self {
        case .bytes: return nil
        case .markup: return MarkupMutator.mutated(input, using: &random)
        case .json, .yaml, .propertyList:
            guard var tree = Tree(input, as: self) else { return nil }
            for _ in 0..<Int.random(in: 1...4, using: &random) { tree = TreeMutator.mutated(tree, using: &random) }
            return tree.bytes(as: self)
        case .edit:
            let (words, document) = Self.parts(of: input)
            if Bool.random(using: &random) {
                return Array(EditWords.mutated(words, document, using: &random).utf8) + [0x0A] + document
            }
            let syntax: InputSyntax = document.first == UInt8(ascii: "<") ? .markup : .yaml
            return syntax.mutated(document, using: &random).map { Array(words.utf8) + [0x0A] + $0 }
        }
    }

    /// The first line, and what is below it.
    static func parts(of input: [UInt8]) -> (words: String, document: [UInt8]) {
        let end = input.firstIndex(of: 0x0A) ?? input.endIndex
        return (String(decoding: input[..<end], as: UTF8.self), Array(input[end...].dropFirst()))
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same seed, the same changes.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Values that readers are often wrong about.
enum HardValues {
    static let numbers = [
        "0", "-0", "-1", "1", "2", "0.5", "1e-320", "1e308", "-1e308", "1e400", "nan", "-inf", "65536", "2147483647",
        "2147483648",
        "4294967296", "9007199254740993", "9223372036854775807", "9223372036854775808", "99999999999999999999", "0x10",
        "1:2", "1:0",
    ]
    static let texts = [
        "", " ", "\u{0}", "\u{FEFF}", "\u{202E}abc", "e\u{301}", "👩‍👩‍👧‍👦", "لا", "%@", "%1$@ %1$d", "%#@n@", "../../x", "/",
        ".", "NSNull",
        "YES", "null", "~", "\\", "\"", "<", "&amp;", "]]>", "\r\n", "#", "*a", "&a", "!!binary x",
    ]

    static func scalar(using random: inout SplitMix) -> String {
        (Bool.random(using: &random) ? numbers : texts).randomElement(using: &random) ?? ""
    }
}
