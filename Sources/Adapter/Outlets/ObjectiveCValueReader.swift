import KeylineOutletValues

/// Reads Objective-C's expressions as values, without running anything.
struct ObjectiveCValueReader {
    typealias Words = ArraySlice<ObjectiveCToken>
    /// A value, and whether it has samples in it or comes from one of several branches.
    typealias Reading = CodeValueReader.Reading

    let code: ObjectiveCCode
    private static let depthLimit = 12

    /// The value of an expression; nil where only running the code would tell it.
    func read(_ words: Words, depth: Int = 0) -> Reading? {
        guard depth < Self.depthLimit, let first = words.first else { return nil }
        if words.count == 1 { return single(first, depth) }
        if first.isSign("("), words.closing(words.startIndex) == words.endIndex - 1 {
            return read(words.dropFirst().dropLast(), depth: depth + 1)
        }
        let branches = words.split(atTop: "?")
        if branches.count == 2 {
            let parts = branches[1].split(atTop: ":")
            return parts.first.flatMap { read($0, depth: depth + 1) }.map { ($0.value, false) }
        }
        if let call = call(words, depth) { return call }
        if first.isSign("["), words.closing(words.startIndex) == words.endIndex - 1 { return message(words, depth) }
        return member(words)
    }

    private func single(_ word: ObjectiveCToken, _ depth: Int) -> Reading? {
        if word.kind == .text { return (.text(word.text), true) }
        switch word.text {
        case "YES", "true", "TRUE": return (.flag(true), true)
        case "NO", "false", "FALSE": return (.flag(false), true)
        case "nil": return (.nothing, true)
        default:
            if let number = Self.number(word.text) { return (.number(number), true) }
            return code.constants[word.text].flatMap { read($0[...], depth: depth + 1) }
        }
    }

    /// The value of a literal such as `8`, `0.5f` or `10.0`; nil for other words.
    private static func number(_ word: String) -> Double? {
        guard word.first?.isNumber ?? false else { return nil }
        return Double(word.last == "f" || word.last == "F" ? String(word.dropLast()) : word)
    }

    /// `UIColor.redColor`.
    private func member(_ words: Words) -> Reading? {
        let parts = words.split(atTop: ".")
        guard parts.count == 2, parts.allSatisfy({ $0.count == 1 }), parts[0].first?.text == "UIColor",
            let name = parts[1].first?.text
        else { return nil }
        return (.systemColor(name), true)
    }

    // MARK: Calls of functions

    private func call(_ words: Words, _ depth: Int) -> Reading? {
        let start = words.startIndex
        guard words.count > 2, words[start].kind == .word, words[start + 1].isSign("("),
            words.closing(start + 1) == words.endIndex - 1
        else { return nil }
        if let lookup = Self.lookup(in: words, keyed: { key($0, depth) }) { return (lookup, true) }
        guard let table = code.lookups[words[start].text],
            let argument = words.dropFirst(2).dropLast().split(atTop: ",").first, let key = key(argument, depth)
        else { return nil }
        return (.lookup(key: key, table: table, fallback: nil), true)
    }

    private func key(_ words: Words, _ depth: Int) -> String? {
        guard case .text(let text)? = read(words, depth: depth + 1)?.value else { return nil }
        return text
    }

    /// The lookup in a call of one of Foundation's macros, or of the message behind them, wherever it is among words; nil where none is.
    ///
    /// - Parameters:
    ///   - words: The words.
    ///   - key: The key that an argument's words give; nil where they give none.
    /// - Returns: The lookup.
    static func lookup(in words: Words, keyed key: (Words) -> String?) -> CodeValue? {
        for index in words.indices where words[index].kind == .word {
            let arguments: [Words]
            switch words[index].text {
            case "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
                "NSLocalizedStringWithDefaultValue":
                guard index + 1 < words.endIndex, words[index + 1].isSign("("), let close = words.closing(index + 1)
                else { continue }
                arguments = words[(index + 2)..<close].split(atTop: ",")
            case "localizedStringForKey": arguments = messageArguments(words[index...])
            default: continue
            }
            guard let name = arguments.first.flatMap(key) else { continue }
            return lookup(words[index].text, name, arguments)
        }
        return nil
    }

    private static func lookup(_ function: String, _ key: String, _ arguments: [Words]) -> CodeValue {
        func text(_ index: Int) -> String? {
            guard arguments.indices.contains(index), arguments[index].count == 1, arguments[index].first?.kind == .text
            else {
                return nil
            }
            return arguments[index].first?.text
        }
        return switch function {
        case "NSLocalizedString": .lookup(key: key, table: nil, fallback: nil)
        case "NSLocalizedStringWithDefaultValue": .lookup(key: key, table: text(1), fallback: text(3))
        case "localizedStringForKey":
            .lookup(key: key, table: text(2), fallback: text(1).flatMap { $0.isEmpty ? nil : $0 })
        default: .lookup(key: key, table: text(1), fallback: nil)
        }
    }

    // MARK: Messages

    /// The arguments of a message from its selector on.
    private static func messageArguments(_ words: Words) -> [Words] {
        var arguments: [Words] = []
        var index = words.startIndex
        var start: Int?
        while index < words.endIndex, !words[index].isSign("]") {
            if words[index].isSign(":") {
                start = index + 1
            } else if index + 1 < words.endIndex, words[index].kind == .word, words[index + 1].isSign(":"),
                let from = start
            {
                arguments.append(words[from..<index])
                start = nil
            } else if ["(", "["].contains(words[index].text), let close = words.closing(index) {
                index = close
            }
            index += 1
        }
        if let start, start <= index { arguments.append(words[start..<min(index, words.endIndex)]) }
        return arguments
    }

    private func message(_ words: Words, _ depth: Int) -> Reading? {
        guard let message = ObjectiveCMessage(words) else { return nil }
        let receiver = message.receiver.first?.text ?? ""
        let argument = message.arguments.first
        switch (receiver, message.selector) {
        case ("UIImage", "imageNamed:"): return argument.flatMap { key($0, depth) }.map { (.namedImage($0), true) }
        case ("UIImage", "systemImageNamed:"):
            return argument.flatMap { key($0, depth) }.map { (.systemImage($0), true) }
        case ("UIColor", "colorNamed:"): return argument.flatMap { key($0, depth) }.map { (.namedColor($0), true) }
        case ("UIColor", let name) where message.arguments.isEmpty: return (.systemColor(name), true)
        case ("UIColor", _): return color(message)
        case ("NSString", "stringWithFormat:"), ("NSString", "localizedStringWithFormat:"):
            return format(message, depth)
        default: break
        }
        if let changed = changed(message, depth) { return changed }
        // Around a lookup, another message may change its text.
        return Self.lookup(in: words, keyed: { key($0, depth) }).map {
            ($0, message.selector.hasPrefix("localizedStringForKey:"))
        }
    }

    private static let letterCases: [String: CodeValue.LetterCase] = [
        "uppercaseString": .uppercased, "lowercaseString": .lowercased, "capitalizedString": .capitalized,
        "localizedUppercaseString": .uppercased, "localizedLowercaseString": .lowercased,
        "localizedCapitalizedString": .capitalized,
    ]

    private func changed(_ message: ObjectiveCMessage, _ depth: Int) -> Reading? {
        guard let change = Self.letterCases[message.selector], let base = read(message.receiver, depth: depth + 1)
        else {
            return nil
        }
        return (.changed(base.value, change), base.isCertain)
    }

    private func format(_ message: ObjectiveCMessage, _ depth: Int) -> Reading? {
        let arguments = message.arguments.first?.split(atTop: ",") ?? []
        guard let first = arguments.first, let format = read(first, depth: depth + 1) else { return nil }
        let values = arguments.dropFirst().map { words -> Reading in
            if let reading = read(words, depth: depth + 1), reading.isCertain, reading.value.isText { return reading }
            return (.text(words.last { $0.kind == .word }?.text ?? "…"), false)
        }
        return (.formatted(format.value, values.map(\.value)), format.isCertain && values.allSatisfy(\.isCertain))
    }

    private func color(_ message: ObjectiveCMessage) -> Reading? {
        let numbers = message.arguments.compactMap(Self.number)
        guard numbers.count == message.arguments.count else { return nil }
        switch message.selector {
        case "colorWithRed:green:blue:alpha:":
            return (.color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]), true)
        case "colorWithWhite:alpha:":
            return (.color(red: numbers[0], green: numbers[0], blue: numbers[0], alpha: numbers[1]), true)
        default: return nil
        }
    }

    /// A number, or one divided by another.
    private static func number(_ words: Words) -> Double? {
        let parts = words.split(atTop: "/").map { part -> Double? in
            guard part.count == 1, let text = part.first?.text else { return nil }
            return Double(text.hasSuffix("f") ? String(text.dropLast()) : text)
        }
        switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
        case (1, let value?, _): return value
        case (2, let dividend?, let divisor?) where divisor != 0: return dividend / divisor
        default: return nil
        }
    }
}

/// A message: `[receiver word:argument word:argument]`.
struct ObjectiveCMessage {
    let receiver: ArraySlice<ObjectiveCToken>
    let selector: String
    let arguments: [ArraySlice<ObjectiveCToken>]

    /// Takes the words with the brackets around them; nil where they are no message.
    init?(_ words: ArraySlice<ObjectiveCToken>) {
        guard let first = words.first, first.isSign("["), words.closing(words.startIndex) == words.endIndex - 1 else {
            return nil
        }
        let inner = words.dropFirst().dropLast()
        var index = inner.startIndex
        guard index < inner.endIndex else { return nil }
        // The receiver: a message of its own, a call of a function, or names with points between them.
        if inner[index].isSign("[") || inner[index].isSign("(") {
            index = (inner.closing(index) ?? inner.endIndex) + 1
        } else {
            index += 1
            if index < inner.endIndex, inner[index].isSign("(") { index = (inner.closing(index) ?? inner.endIndex) + 1 }
        }
        while index + 1 < inner.endIndex, inner[index].isSign(".") || inner[index].isSign("->") { index += 2 }
        guard index < inner.endIndex else { return nil }
        receiver = inner[inner.startIndex..<index]
        (selector, arguments) = Self.parts(inner[index...])
        guard !selector.isEmpty else { return nil }
    }

    private static func parts(
        _ words: ArraySlice<ObjectiveCToken>
    ) -> (selector: String, arguments: [ArraySlice<ObjectiveCToken>]) {
        var selector = ""
        var arguments: [ArraySlice<ObjectiveCToken>] = []
        var start: Int?
        var index = words.startIndex
        while index < words.endIndex {
            let token = words[index]
            if token.kind == .sign, ["(", "[", "{"].contains(token.text), let close = words.closing(index) {
                index = close
            } else if token.kind == .word, index + 1 < words.endIndex, words[index + 1].isSign(":"),
                start.map({ $0 < index }) ?? true, !words[..<index].hasOpenQuestion(from: start)
            {
                if let from = start { arguments.append(words[from..<index]) }
                selector += token.text + ":"
                start = index + 2
                index += 1
            } else if start == nil, token.kind == .word {
                selector = token.text
            }
            index += 1
        }
        if let from = start { arguments.append(words[min(from, words.endIndex)...]) }
        return (selector, arguments)
    }
}

extension ArraySlice<ObjectiveCToken> {
    /// Whether a `?` since an index waits for its `:`.
    fileprivate func hasOpenQuestion(from start: Int?) -> Bool {
        guard let start, start < endIndex else { return false }
        let part = self[start...]
        return part.count { $0.isSign("?") } > part.count { $0.isSign(":") }
    }
}
