import KeylineByteText
import KeylineScenes

/// Builds the elements of a document from the events of its parser, each with its place in the bytes.
final class MarkupReader {
    private let bytes: [UInt8]
    private let file: String
    /// Goes along with the parser, to count lines and columns.
    private var cursor: ByteCursor
    private(set) var elements: [Markup.Element] = []
    private(set) var hasPlaces = true
    private var open: [Int] = []
    private var failure: MarkupError?

    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
        cursor = ByteCursor(bytes)
    }

    func read() throws(MarkupError) {
        do throws(XMLEventParser.Failure) {
            try XMLEventParser.parse(bytes, receiver: self)
        } catch {
            let unclosed = open.last.map {
                "it ends inside <\(elements[$0].name)>, which begins on line \(elements[$0].line)"
            }
            throw .malformed(
                reason: error.isTooShort ? unclosed ?? error.reason : error.reason,
                location: SourceLocation(file: file, line: error.line, column: error.column))
        }
        if let failure { throw failure }
        guard !elements.isEmpty else {
            throw .malformed(reason: "it has no element", location: SourceLocation(file: file, line: 1, column: 1))
        }
    }
}

extension MarkupReader: XMLEventReceiver {
    func start(_ name: String, attributes: [XMLAttribute], line: Int, tagEnd: Int?) -> Bool {
        let tag = tagEnd.map(startTag)
        hasPlaces = hasPlaces && tag != nil
        if let tag { cursor.advance(to: tag.lowerBound) }
        let spans = tag.map { places(of: attributes, in: $0, named: name) } ?? []
        let element = Markup.Element(
            name: name,
            attributes: attributes.enumerated().map { index, attribute in
                let span = index < spans.count ? spans[index] : Span()
                return .init(
                    name: attribute.name, value: attribute.value, range: span.range, valueRange: span.valueRange)
            },
            startTag: tag ?? 0..<0, parent: open.last, line: tag == nil ? line : cursor.line,
            column: tag == nil ? nil : cursor.column)
        guard open.count < Markup.depthLimit else {
            failure = .tooDeep(
                limit: Markup.depthLimit,
                location: SourceLocation(file: file, line: element.line, column: element.column))
            return false
        }
        elements.append(element)
        if let parent = open.last { elements[parent].children.append(elements.count - 1) }
        open.append(elements.count - 1)
        return true
    }

    func characters(_ text: String) {
        guard let element = open.last else { return }
        elements[element].text += text
    }

    func end(tagEnd: Int?) {
        guard let element = open.popLast(), let tagEnd, tagEnd > elements[element].startTag.upperBound else { return }
        elements[element].endTag = tagStart(before: tagEnd)..<tagEnd
    }

    /// The start tag whose `>`, or `/>`, is at a place.
    private func startTag(endingAt end: Int) -> Range<Int> {
        let isEmpty = end < bytes.count && bytes[end] == UInt8(ascii: "/")
        return tagStart(before: end)..<min(end + (isEmpty ? 2 : 1), bytes.count)
    }

    /// Where the tag around a place begins: in a tag of a well-formed document there is no second `<`.
    private func tagStart(before end: Int) -> Int { bytes[..<end].lastIndex(of: UInt8(ascii: "<")) ?? 0 }
}

extension MarkupReader {
    /// The places of an attribute.
    private struct Span {
        var range = 0..<0
        var valueRange = 0..<0
    }

    /// The places of attributes in their tag, which the parser has found well-formed.
    private func places(of attributes: [XMLAttribute], in tag: Range<Int>, named name: String) -> [Span] {
        var spans: [Span] = []
        var rest = bytes[tag].dropFirst(1 + name.utf8.count)
        while let start = rest.firstIndex(where: { !Self.isSpace($0) }),
            let sign = rest[start...].firstIndex(of: UInt8(ascii: "=")),
            let quote = rest[sign...].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
            let end = rest[(quote + 1)...].firstIndex(of: rest[quote])
        {
            // Declarations of namespaces are no attributes to the parser.
            if !rest[start..<sign].starts(with: "xmlns".utf8) {
                spans.append(Span(range: start..<end + 1, valueRange: quote + 1..<end))
            }
            rest = rest[(end + 1)...]
        }
        return spans
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
