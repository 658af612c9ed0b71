import Foundation

/// Markdown within a line as `Text` reads it: emphasis, strong emphasis, code, strike-through and links. Other signs stay as they are.
///
/// Source: CommonMark 0.31, "Inlines"; GitHub Flavored Markdown, "Strikethrough".
struct Markdown {
    /// A run of text that looks alike.
    struct Run: Equatable {
        var text: String
        var isEmphasized = false
        var isStrong = false
        var isCode = false
        var isStruck = false
        var link: String?
    }

    /// The runs of a text.
    static func runs(of text: String) -> [Run] {
        guard text.contains(where: { "*_`~[\\<".contains($0) }) else { return text.isEmpty ? [] : [Run(text: text)] }
        var parser = Markdown(Array(text))
        return parser.parse()
    }

    private let characters: [Character]
    private var position = 0
    private var runs: [Run] = []

    private init(_ characters: [Character]) {
        self.characters = characters
    }

    private mutating func parse() -> [Run] {
        parse(until: characters.count, style: Run(text: ""), depth: 0)
        return runs
    }

    private static let depthLimit = 16

    private mutating func parse(until end: Int, style: Run, depth: Int) {
        while position < end {
            if depth < Self.depthLimit, readMarkup(until: end, style, depth) { continue }
            append(String(characters[position]), style)
            position += 1
        }
    }

    private mutating func append(_ text: String, _ style: Run) {
        var run = style
        run.text = ""
        if var last = runs.last {
            let known = last.text
            last.text = ""
            if last == run {
                runs[runs.count - 1].text = known + text
                return
            }
        }
        run.text = text
        runs.append(run)
    }

    /// Reads what begins at the position, if it is markup.
    private mutating func readMarkup(until end: Int, _ style: Run, _ depth: Int) -> Bool {
        switch characters[position] {
        case "\\": return readEscape(until: end, style)
        case "`": return readCode(until: end, style)
        case "[": return readLink(until: end, style, depth)
        case "<": return readAutolink(until: end, style)
        case "*", "_": return readEmphasis(until: end, style, depth)
        case "~": return readStrike(until: end, style, depth)
        default: return false
        }
    }

    private mutating func readEscape(until end: Int, _ style: Run) -> Bool {
        guard position + 1 < end, characters[position + 1].isASCII, characters[position + 1].isPunctuationOrSymbol
        else {
            return false
        }
        append(String(characters[position + 1]), style)
        position += 2
        return true
    }

    private func count(of sign: Character, at start: Int, until end: Int) -> Int {
        var count = 0
        while start + count < end, characters[start + count] == sign { count += 1 }
        return count
    }

    private mutating func readCode(until end: Int, _ style: Run) -> Bool {
        let length = count(of: "`", at: position, until: end)
        var index = position + length
        while index < end {
            let found = count(of: "`", at: index, until: end)
            if found == length {
                var run = style
                run.isCode = true
                append(String(characters[position + length..<index]), run)
                position = index + length
                return true
            }
            index += max(found, 1)
        }
        append(String(repeating: "`", count: length), style)
        position += length
        return true
    }

    private mutating func readLink(until end: Int, _ style: Run, _ depth: Int) -> Bool {
        guard style.link == nil, let close = closing("[", "]", from: position, until: end), close + 1 < end,
            characters[close + 1] == "(", let last = closing("(", ")", from: close + 1, until: end)
        else { return false }
        var run = style
        let target = String(characters[close + 2..<last])
        run.link = target.split(separator: " ").first.map(String.init) ?? ""
        position += 1
        parse(until: close, style: run, depth: depth + 1)
        position = last + 1
        return true
    }

    private func closing(_ open: Character, _ close: Character, from start: Int, until end: Int) -> Int? {
        var depth = 0
        var index = start
        while index < end {
            let character = characters[index]
            if character == "\\" {
                index += 1
            } else if character == open {
                depth += 1
            } else if character == close {
                depth -= 1
                if depth == 0 { return index }
            }
            index += 1
        }
        return nil
    }

    private mutating func readAutolink(until end: Int, _ style: Run) -> Bool {
        guard let close = characters[position..<end].firstIndex(of: ">") else { return false }
        let target = String(characters[position + 1..<close])
        guard !target.contains(" "), target.contains("://") || target.hasPrefix("mailto:") || target.contains("@")
        else {
            return false
        }
        var run = style
        run.link = target
        append(target, run)
        position = close + 1
        return true
    }

    private mutating func readStrike(until end: Int, _ style: Run, _ depth: Int) -> Bool {
        let length = count(of: "~", at: position, until: end)
        guard length <= 2, let close = closing(sign: "~", length, from: position + length, until: end) else {
            return false
        }
        var run = style
        run.isStruck = true
        position += length
        parse(until: close, style: run, depth: depth + 1)
        position = close + length
        return true
    }

    private mutating func readEmphasis(until end: Int, _ style: Run, _ depth: Int) -> Bool {
        let sign = characters[position]
        let length = min(count(of: sign, at: position, until: end), 3)
        guard opens(sign, at: position, length, until: end) else {
            append(String(repeating: sign, count: length), style)
            position += length
            return true
        }
        for wanted in [length, length - 1, length - 2] where wanted > 0 {
            let start = position + length
            guard let close = closing(sign: sign, wanted, from: start, until: end) else { continue }
            append(String(repeating: sign, count: length - wanted), style)
            var run = style
            if wanted != 2 { run.isEmphasized = true }
            if wanted != 1 { run.isStrong = true }
            position = start
            parse(until: close, style: run, depth: depth + 1)
            position = close + wanted
            return true
        }
        append(String(repeating: sign, count: length), style)
        position += length
        return true
    }

    /// Whether signs can begin emphasis: no white space follows, and an underscore does not stand within a word.
    private func opens(_ sign: Character, at start: Int, _ length: Int, until end: Int) -> Bool {
        guard start + length < end, !characters[start + length].isWhitespace else { return false }
        return sign != "_" || start == 0 || !characters[start - 1].isWordCharacter
    }

    /// Where signs end emphasis: no white space stands before, and an underscore not within a word.
    private func closing(sign: Character, _ length: Int, from start: Int, until end: Int) -> Int? {
        var index = start
        while index < end {
            if characters[index] == "\\" {
                index += 2
                continue
            }
            let found = count(of: sign, at: index, until: end)
            guard found > 0 else {
                index += 1
                continue
            }
            let isAtEnd = index > start && !characters[index - 1].isWhitespace
            let after = index + found
            let isFree = sign != "_" || after >= end || !characters[after].isWordCharacter
            if found == length || found == 3 && length < 3, isAtEnd, isFree { return index + (found - length) }
            index += found
        }
        return nil
    }
}

extension Character {
    fileprivate var isPunctuationOrSymbol: Bool { isPunctuation || isSymbol }
    fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}
