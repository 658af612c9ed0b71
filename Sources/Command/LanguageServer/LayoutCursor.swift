import Foundation
import KeylineByteText
import KeylineLayoutFile

/// The place of a cursor in a YAML file that is being typed, and so is not whole.
///
/// A mark is put where the cursor is, as a key and as a value, and whatever then can be read tells what the cursor is inside of.
struct LayoutCursor {
    /// One step from the document to the cursor.
    enum Step: Hashable {
        /// The value of a key.
        case key(String)
        /// An item of a list.
        case item
    }

    /// A mapping or list around the cursor.
    struct Level: Hashable {
        /// The step into it; nil for the document itself.
        let step: Step?
        /// The scalars of a mapping, by key: some, such as `type`, decide what else it may hold.
        var scalars: [String: String] = [:]
        /// The keys of a mapping without the one that is being typed.
        var keys: Set<String> = []
    }

    /// One way to understand the text at the cursor.
    struct Reading: Hashable {
        /// The mappings and lists around it, the document first.
        let levels: [Level]
        /// Whether a key of the last level is typed, or else a value.
        let isKey: Bool
        /// The step to a value; nil for a key.
        let step: Step?
        /// The part of the key or value before the cursor.
        let prefix: String
    }

    /// The ways to understand it, each once; none where the file cannot be read up to the cursor.
    let readings: [Reading]
    /// The document with the mark in it; nil where nothing can be read.
    let root: YAMLNode?

    /// Letters that no file has.
    private static let mark = "xKeylineCursorx"

    /// Finds out where a position is.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - position: The cursor.
    init(in text: EditedText, at position: EditedText.Position) {
        var readings: [Reading] = []
        var root: YAMLNode?
        for texts in Self.markedTexts(text, position) {
            let nodes = texts.lazy.compactMap { try? YAMLComposer.compose(Data($0.utf8), file: "") }
            guard let node = nodes.first else { continue }
            root = root ?? node
            guard let reading = Self.reading(node, [], nil), !readings.contains(reading) else { continue }
            readings.append(reading)
        }
        self.readings = readings
        self.root = root
    }

    /// The text with the mark as a key, and as a value: each whole, and cut off after the cursor's line.
    private static func markedTexts(_ text: EditedText, _ position: EditedText.Position) -> [[String]] {
        let before = text.prefix(of: position)
        let after = text.suffix(of: position).drop { $0.isLetter || $0.isNumber || $0 == "_" }
        let above = text.lines.prefix(position.line).map { $0 + "\n" }.joined()
        let below = text.lines.dropFirst(position.line + 1).map { "\n" + $0 }.joined()
        return [": ~", ""].map { ending in
            let line = before + mark + ending
            return [above + line + after + below, above + line + closing(of: before)]
        }
    }

    /// The brackets that close those that a line leaves open.
    private static func closing(of line: Substring) -> String {
        var open: [Character] = []
        var quote: Character?
        for character in line {
            switch character {
            case "\"" where quote != "'", "'" where quote != "\"": quote = quote == nil ? character : nil
            case _ where quote != nil: break
            case "{": open.append("}")
            case "[": open.append("]")
            case "}", "]": _ = open.popLast()
            default: break
            }
        }
        return String(open.reversed())
    }

    private static func reading(_ node: YAMLNode, _ levels: [Level], _ step: Step?) -> Reading? {
        switch node.content {
        case .scalar(let text, _):
            guard let mark = text.firstRange(of: mark) else { return nil }
            return Reading(levels: levels, isKey: false, step: step, prefix: String(text[..<mark.lowerBound]))
        case .sequence(let items):
            let level = Level(step: step)
            return items.lazy.compactMap { reading($0, levels + [level], .item) }.first
        case .mapping(let entries):
            let level = level(of: entries, step)
            for entry in entries {
                if let mark = entry.key.firstRange(of: mark) {
                    let prefix = String(entry.key[..<mark.lowerBound])
                    return Reading(levels: levels + [level], isKey: true, step: nil, prefix: prefix)
                }
                if let reading = reading(entry.value, levels + [level], .key(entry.key)) { return reading }
            }
            return nil
        }
    }

    private static func level(of entries: [YAMLEntry], _ step: Step?) -> Level {
        var level = Level(step: step)
        for entry in entries where !entry.key.contains(mark) {
            level.keys.insert(entry.key)
            if case .scalar(let text, _) = entry.value.content, !text.contains(mark) { level.scalars[entry.key] = text }
        }
        return level
    }
}
