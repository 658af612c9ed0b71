import KeylineByteText
import KeylineMarkup

/// Edits of an XML text that look as if the document's own editor had made them.
struct MarkupEditor {
    let markup: Markup
    private(set) var edits = ByteEdits()
    /// Insertions between the children of an element, by where they stand, so that several in one place keep their order.
    private var removed: Set<Int> = []

    init(_ markup: Markup) { self.markup = markup }

    /// The bytes with the edits made.
    var bytes: [UInt8] { edits.applied(to: markup.bytes) }

    /// How the document ends its lines.
    var newline: String {
        guard let end = markup.bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0,
            markup.bytes[end - 1] == UInt8(ascii: "\r")
        else { return "\n" }
        return "\r\n"
    }

    /// What stands before an element on its line where that is white space alone; nil where other things stand there.
    func indentation(of element: Int) -> String? {
        let start = markup[element].startTag.lowerBound
        let lineStart = markup.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let before = markup.bytes[lineStart..<start]
        guard before.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
        return String(decoding: before, as: UTF8.self)
    }

    /// The indentation of what stands inside an element.
    func childIndentation(of element: Int) -> String {
        if let child = markup[element].children.first, let own = indentation(of: child) { return own }
        return (indentation(of: element) ?? "") + "    "
    }

    /// Sets an attribute; a new one stands before those named, or else after all others.
    mutating func set(_ name: String, to value: String, of element: Int, before others: [String] = []) {
        let attributes = markup[element].attributes
        let text = value.escaped(for: .xml)
        if let own = attributes.first(where: { $0.name == name }) {
            if own.value != value { edits.replace(own.valueRange, with: text) }
        } else if let next = attributes.first(where: { others.contains($0.name) }) {
            edits.insert("\(name)=\"\(text)\" ", at: next.range.lowerBound)
        } else {
            let end = attributes.last?.range.upperBound ?? nameEnd(of: element)
            edits.insert(" \(name)=\"\(text)\"", at: end)
        }
    }

    private func nameEnd(of element: Int) -> Int {
        markup[element].startTag.lowerBound + 1 + markup[element].name.utf8.count
    }

    /// Puts another start tag in the place of an element's own.
    mutating func replaceTag(of element: Int, with tag: String) { edits.replace(markup[element].startTag, with: tag) }

    /// Puts other lines in the place of an element.
    mutating func replace(_ element: Int, with lines: [String]) {
        let indentation = indentation(of: element) ?? ""
        edits.replace(markup[element].range, with: lines.joined(separator: newline + indentation))
    }

    /// Removes an attribute with the space before it.
    mutating func removeAttribute(_ name: String, of element: Int) {
        guard let own = markup[element].attributes.first(where: { $0.name == name }) else { return }
        var start = own.range.lowerBound
        while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(markup.bytes[start - 1]) { start -= 1 }
        edits.remove(start..<own.range.upperBound)
    }

    /// Removes an element with its line, where it stands alone on it.
    mutating func remove(_ element: Int) {
        guard removed.insert(element).inserted else { return }
        edits.remove(lines(of: element))
    }

    /// Removes elements; an element left empty by that goes too, if its name is one of some.
    mutating func remove(_ elements: Set<Int>, emptying names: Set<String>) {
        var gone = elements
        var waiting = elements.sorted()
        while let element = waiting.popLast() {
            guard let parent = markup[element].parent, names.contains(markup[parent].name), !gone.contains(parent),
                markup[parent].children.allSatisfy(gone.contains)
            else { continue }
            gone.insert(parent)
            waiting.append(parent)
        }
        for element in gone.sorted() where markup.ancestors(of: element).allSatisfy({ !gone.contains($0) }) {
            remove(element)
        }
    }

    /// An element's range together with its indentation and the end of its line.
    private func lines(of element: Int) -> Range<Int> {
        let range = markup[element].range
        guard let indentation = indentation(of: element) else { return range }
        var end = range.upperBound
        if end < markup.bytes.count, markup.bytes[end] == UInt8(ascii: "\r") { end += 1 }
        guard end < markup.bytes.count, markup.bytes[end] == UInt8(ascii: "\n") else { return range }
        return range.lowerBound - indentation.utf8.count..<end + 1
    }

    /// Puts elements inside another one.
    ///
    /// - Parameters:
    ///   - lines: The new elements, a line each, indented among themselves.
    ///   - element: The element around.
    ///   - sibling: The element after which they stand; nil for the beginning.
    mutating func insert(_ lines: [String], into element: Int, after sibling: Int?) {
        guard !lines.isEmpty else { return }
        let indentation = childIndentation(of: element)
        let text = lines.map { newline + indentation + $0 }.joined()
        guard markup[element].endTag != nil else { return open(element, with: text) }
        let place = sibling.map { markup[$0].range.upperBound } ?? markup[element].startTag.upperBound
        let closes = markup[element].children.isEmpty
        edits.insert(closes ? text + newline + (self.indentation(of: element) ?? "") : text, at: place)
    }

    /// Gives an element that is a start tag alone a content and a closing tag.
    private mutating func open(_ element: Int, with content: String) {
        let tag = markup[element].startTag
        let slash = markup.bytes[tag].lastIndex(of: UInt8(ascii: "/")) ?? tag.upperBound - 1
        let end = newline + (indentation(of: element) ?? "")
        edits.replace(slash..<tag.upperBound, with: ">\(content)\(end)</\(markup[element].name)>")
    }
}
