import Foundation
import FoundationXML
import KeylineScenes

/// Builds the tree of elements from XML.
final class IBElementReader: NSObject {
    /// Deeper than any interface; what reads trees recursively stays far from the end of the stack.
    static let depthLimit = 200

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - file: The name that locations give.
    /// - Returns: The root element.
    /// - Throws: `InterfaceBuilderError` where the bytes are no well-formed XML.
    static func read(_ data: Data, file: String) throws(InterfaceBuilderError) -> IBElement {
        let reader = IBElementReader(file: file, positions: TagLocator.positions(in: [UInt8](data)))
        let parser = XMLParser(data: data)
        parser.delegate = reader
        let isWhole = parser.parse()
        if let failure = reader.failure { throw failure }
        guard isWhole, let root = reader.root else {
            let reason = reader.open.last.map { "it ends inside <\($0.name)>, which begins in line \($0.line)" }
            throw .malformed(reason: reason ?? reader.reason(of: parser), location: reader.location(of: parser))
        }
        return root
    }

    private struct OpenElement {
        let name: String
        let attributes: [String: String]
        let location: SourceLocation
        var children: [IBElement] = []
        var text = ""
        var line: Int { location.line ?? 0 }
    }

    private let file: String
    private let positions: [TagLocator.Position]
    private var count = 0
    private var open: [OpenElement] = []
    private var root: IBElement?
    private var failure: InterfaceBuilderError?

    private init(file: String, positions: [TagLocator.Position]) {
        self.file = file
        self.positions = positions
    }

    private func reason(of parser: XMLParser) -> String {
        switch (parser.parserError as NSError?)?.code {
        case 4?, 5?: "it is empty or ends too early"
        case 76?: "a closing tag does not match the opening one"
        case 111?, 9?: "it has a character that XML does not allow"
        default: "a tag or an attribute is malformed"
        }
    }

    private func location(of parser: XMLParser) -> SourceLocation {
        SourceLocation(file: file, line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
    }
}

extension IBElementReader: XMLParserDelegate {
    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        let position = count < positions.count ? positions[count] : nil
        count += 1
        let location = SourceLocation(
            file: file, line: position?.line ?? parser.lineNumber, column: position?.column)
        guard open.count < Self.depthLimit else {
            failure = failure ?? .tooDeep(limit: Self.depthLimit, location: location)
            parser.abortParsing()
            return
        }
        open.append(OpenElement(name: elementName, attributes: attributes, location: location))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA data: Data) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += String(decoding: data, as: UTF8.self)
    }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        guard let ended = open.popLast() else { return }
        let text = ended.children.isEmpty ? ended.text : ended.text.trimmingCharacters(in: .whitespacesAndNewlines)
        let element = IBElement(
            name: ended.name, attributes: ended.attributes, children: ended.children, text: text,
            location: ended.location)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
}
