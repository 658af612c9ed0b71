import Foundation

/// In which order documents write the attributes of a tag and the elements inside an element.
///
/// Learned from documents that Xcode wrote; tags and places that an edit made are then compared with it.
struct MarkupOrder {
    /// Two names, in the order in which they stand in something.
    private struct Pair: Hashable {
        var place: String
        var first: String
        var second: String

        var turned: Pair { Pair(place: place, first: second, second: first) }
    }

    /// A tag with its attributes and its children.
    struct Tag {
        var name: String
        var attributes: [String] = []
        var text: String
        var children: [String] = []
    }

    private var attributes: [Pair: Int] = [:]
    private var elements: [Pair: Int] = [:]

    /// The comparison of pairs of tags with the learned order.
    struct Agreement {
        var agreeing = 0
        var turned = 0
        /// Never seen together.
        var unknown = 0
        var examples: [String] = []

        mutating func add(_ other: Agreement) {
            agreeing += other.agreeing
            turned += other.turned
            unknown += other.unknown
            examples += other.examples
        }
    }

    mutating func learn(_ bytes: [UInt8]) {
        for tag in Self.tags(bytes) {
            for pair in Self.pairs(tag.attributes, in: tag.name) { attributes[pair, default: 0] += 1 }
            for pair in Self.pairs(tag.children, in: tag.name) { elements[pair, default: 0] += 1 }
        }
    }

    /// Compares the tags that a document did not have before.
    func agreement(of bytes: [UInt8], besides old: [UInt8]) -> Agreement {
        var present: [String: Int] = [:]
        for tag in Self.tags(old) { present[tag.text, default: 0] += 1 }
        let hadList = Set(Self.tags(old).filter { $0.children.contains("constraints") }.map(\.text))
        var result = Agreement()
        for tag in Self.tags(bytes) {
            if present[tag.text, default: 0] > 0 {
                present[tag.text, default: 0] -= 1
            } else {
                result.add(compare(Self.pairs(tag.attributes, in: tag.name), attributes))
            }
            // A new list of constraints has to find its place among the elements that were there.
            if tag.children.contains("constraints"), !hadList.contains(tag.text) {
                let pairs = Self.pairs(tag.children, in: tag.name)
                result.add(compare(pairs.filter { $0.first == "constraints" || $0.second == "constraints" }, elements))
            }
        }
        return result
    }

    private func compare(_ pairs: [Pair], _ known: [Pair: Int]) -> Agreement {
        var result = Agreement()
        for pair in pairs {
            let same = known[pair, default: 0]
            let turned = known[pair.turned, default: 0]
            if same == 0, turned == 0 {
                result.unknown += 1
            } else if same >= turned {
                result.agreeing += 1
            } else {
                result.turned += 1
                result.examples.append("\(pair.place): \(pair.first) before \(pair.second)")
            }
        }
        return result
    }

    private static func pairs(_ names: [String], in place: String) -> [Pair] {
        names.indices.flatMap { index in
            names[(index + 1)...].filter { $0 != names[index] }.map {
                Pair(place: place, first: names[index], second: $0)
            }
        }
    }

    /// The tags of an XML text that its reader has accepted.
    private static func tags(_ bytes: [UInt8]) -> [Tag] {
        var tags: [Tag] = []
        var open: [Int] = []
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            let kind = start + 1 < bytes.count ? bytes[start + 1] : 0
            guard let end = self.end(of: start, in: bytes) else { break }
            index = end
            if kind == UInt8(ascii: "/") {
                _ = open.popLast()
            } else if kind != UInt8(ascii: "!"), kind != UInt8(ascii: "?") {
                let tag = tag(String(decoding: bytes[(start + 1)..<(end - 1)], as: UTF8.self))
                if let parent = open.last { tags[parent].children.append(label(tag)) }
                tags.append(tag)
                if bytes[end - 2] != UInt8(ascii: "/") { open.append(tags.count - 1) }
            }
        }
        return tags
    }

    /// The name of an element among its siblings, with its key if it has one.
    private static func label(_ tag: Tag) -> String {
        guard let range = tag.text.range(of: " key=\"") else { return tag.name }
        return tag.name + " " + tag.text[range.upperBound...].prefix { $0 != "\"" }
    }

    private static func end(of start: Int, in bytes: [UInt8]) -> Int? {
        if bytes[start...].starts(with: Array("<!--".utf8)) {
            var index = start + 4
            while index + 2 < bytes.count {
                if bytes[index...].starts(with: Array("-->".utf8)) { return index + 3 }
                index += 1
            }
            return nil
        }
        var quote: UInt8?
        for index in start..<bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return index + 1
            }
        }
        return nil
    }

    private static func tag(_ text: String) -> Tag {
        var parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        let name = String(text.prefix { !$0.isWhitespace && $0 != "/" })
        if let first = parts.first { parts[0] = first.dropFirst(name.count) }
        // Names stand before the quotes of even number.
        let names = stride(from: 0, to: parts.count - 1, by: 2).map { index in
            parts[index].filter { !$0.isWhitespace && $0 != "=" }
        }
        return Tag(name: name, attributes: names, text: text)
    }
}
