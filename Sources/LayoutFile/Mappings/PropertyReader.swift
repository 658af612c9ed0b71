import Foundation
import KeylineScenes
import KeylineVocabulary

/// Reads values by the kinds of their keys.
enum PropertyReader {
    static func value(_ node: YAMLNode, of kind: PropertyKind) throws(LayoutFileError) -> PropertyValue {
        switch kind {
        case .text: .text(try text(node))
        case .number(let range): .number(try number(node, in: range))
        case .integer(let range): .integer(try integer(node, in: range))
        case .flag: .flag(try flag(node))
        case .choice(let words): .choice(try choice(node, among: words))
        case .color: .color(try color(node))
        case .font: .font(try font(node))
        case .image: .image(try image(node))
        case .insets: .insets(try insets(node))
        case .size: .size(try size(node))
        case .frame: .frame(try frame(node))
        case .priorities: .priorities(try priorities(node))
        case .list(let element): .list(try list(node, of: element))
        }
    }

    // MARK: Scalars

    /// Text of any look; a value that was left out is none, since a forgotten quote before `#` looks just so.
    static func plainText(_ node: YAMLNode, expected: String = "text") throws(LayoutFileError) -> String {
        guard case .scalar(let text, let isPlain) = node.content else { throw unexpected(node, expected) }
        guard !(isPlain && text.isEmpty) else { throw unexpected(node, expected) }
        return text
    }

    static func number(_ node: YAMLNode, in range: ClosedRange<Double>) throws(LayoutFileError) -> CGFloat {
        guard case .scalar(let text, isPlain: true) = node.content, let number = Double(text), number.isFinite else {
            throw unexpected(node, "a number", hint: numberHint(node, in: range))
        }
        guard range.contains(number) else { throw outside(node, text, describe(range)) }
        return CGFloat(number)
    }

    static func integer(_ node: YAMLNode, in range: ClosedRange<Int>) throws(LayoutFileError) -> Int {
        guard case .scalar(let text, isPlain: true) = node.content, let number = Int(text) else {
            let limits = Double(range.lowerBound)...Double(range.upperBound)
            throw unexpected(node, "a whole number", hint: numberHint(node, in: limits))
        }
        guard range.contains(number) else {
            throw outside(node, text, describe(Double(range.lowerBound)...Double(range.upperBound)))
        }
        return number
    }

    static func flag(_ node: YAMLNode) throws(LayoutFileError) -> Bool {
        guard case .scalar(let text, isPlain: true) = node.content, text == "true" || text == "false" else {
            throw unexpected(node, "true or false", hint: node.scalar.flatMap(ValueHint.flag))
        }
        return text == "true"
    }

    static func choice(_ node: YAMLNode, among words: [String]) throws(LayoutFileError) -> String {
        let word = try plainText(node, expected: "one of \(words.joined(separator: ", "))")
        guard words.contains(word) else {
            throw .unknown(kind: "value", name: word, known: words, at: node.location)
        }
        return word
    }

    /// `320x480`, as the command's options write it.
    static func size(_ node: YAMLNode) throws(LayoutFileError) -> CGSize {
        let text = try plainText(node, expected: "a size such as 320x480")
        let sides = text.split(whereSeparator: { "x×".contains($0) }).compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= 20_000 }) else {
            throw unexpected(node, "a size such as 320x480")
        }
        return CGSize(width: sides[0], height: sides[1])
    }

    private static func list(_ node: YAMLNode, of kind: PropertyKind) throws(LayoutFileError) -> [PropertyValue] {
        guard case .sequence(let items) = node.content else { throw unexpected(node, "a list") }
        return try items.read { item throws(LayoutFileError) in try value(item, of: kind) }
    }

    // MARK: Errors

    static func unexpected(_ node: YAMLNode, _ expected: String, hint: String? = nil) -> LayoutFileError {
        if case .scalar(let text, let isPlain) = node.content, !(isPlain && text.isEmpty) {
            let value = isPlain ? text : "the text \"\(text)\""
            return .unexpected(found: value, expected: expected, hint: hint, at: node.location)
        }
        let hint = hint ?? node.comment.map(ValueHint.comment)
        return .unexpected(found: node.kindName, expected: expected, hint: hint, at: node.location)
    }

    private static func numberHint(_ node: YAMLNode, in range: ClosedRange<Double>) -> String? {
        guard case .scalar(let text, let isPlain) = node.content else { return nil }
        return ValueHint.number(text, in: range, isPlain: isPlain)
    }

    private static func outside(_ node: YAMLNode, _ text: String, _ range: String) -> LayoutFileError {
        .unexpected(found: text, expected: "a number \(range)", at: node.location)
    }

    private static func describe(_ range: ClosedRange<Double>) -> String {
        func text(_ number: Double) -> String { String(format: "%g", number) }
        if range.upperBound >= 1e6 { return "of at least \(text(range.lowerBound))" }
        return "from \(text(range.lowerBound)) to \(text(range.upperBound))"
    }
}
