import Foundation
import KeylineScenes

/// Builds the tree of elements from XML.
final class IBElementReader {
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
        let bytes = [UInt8](data)
        let reader = IBElementReader(file: file, positions: TagLocator.positions(in: bytes))
        do throws(XMLEventParser.Failure) {
            try XMLEventParser.parse(bytes, receiver: reader)
        } catch {
            let reason = reader.open.last.map { "it ends inside <\($0.name)>, which begins on line \($0.line)" }
            throw .malformed(
                reason: error.isTooShort ? reason ?? error.reason : error.reason,
                location: SourceLocation(file: file, line: error.line, column: error.column))
        }
        if let failure = reader.failure { throw failure }
        guard let root = reader.root else {
            throw .malformed(reason: "it has no element", location: SourceLocation(file: file, line: 1, column: 1))
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
}

extension IBElementReader: XMLEventReceiver {
    func start(_ name: String, attributes: [String: String], line: Int) -> Bool {
        let position = count < positions.count ? positions[count] : nil
        count += 1
        let location = SourceLocation(file: file, line: position?.line ?? line, column: position?.column)
        guard open.count < Self.depthLimit else {
            failure = .tooDeep(limit: Self.depthLimit, location: location)
            return false
        }
        open.append(OpenElement(name: name, attributes: attributes, location: location))
        return true
    }

    func characters(_ text: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += text
    }

    func end() {
        guard let ended = open.popLast() else { return }
        let text = ended.children.isEmpty ? ended.text : ended.text.trimmingCharacters(in: .whitespacesAndNewlines)
        let element = IBElement(
            name: ended.name, attributes: ended.attributes, children: ended.children, text: text,
            location: ended.location)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
}
