import KeylineScenes

/// The elements of an XML text with the places of everything in its bytes: what edits need, which must leave all other bytes alone.
///
/// It is no validating parser: libxml2 has read the document before. Whatever the bytes are, ranges lie inside them.
public struct Markup: Sendable {
    /// An attribute as it stands in a tag.
    struct Attribute: Hashable, Sendable {
        /// The name.
        var name: String
        /// The value, entities resolved.
        var value: String
        /// The name, the sign and the quoted value.
        var range: Range<Int>
        /// The value between its quotes.
        var valueRange: Range<Int>
    }

    /// An element.
    struct Element: Sendable {
        var name: String
        var attributes: [Attribute]
        var startTag: Range<Int>
        /// The closing tag; nil where the start tag is all there is.
        var endTag: Range<Int>?
        var parent: Int?
        var children: [Int] = []
        /// The place of the start tag, from 1; columns count characters.
        var line: Int
        var column: Int

        /// Everything from the start tag to the end of the closing one.
        var range: Range<Int> { startTag.lowerBound..<(endTag?.upperBound ?? startTag.upperBound) }

        /// The value of an attribute.
        subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

        var id: String? { self["id"] }
        var key: String? { self["key"] }

        func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }
    }

    /// The document's bytes.
    public let bytes: [UInt8]
    /// The file's name, for locations.
    public let file: String
    private(set) var elements: [Element]

    /// Finds the elements of a text.
    ///
    /// - Parameters:
    ///   - bytes: The text, in UTF-8.
    ///   - file: The name that locations give.
    /// - Throws: `EditingError` where tags do not match.
    public init(_ bytes: [UInt8], file: String) throws(EditingError) {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { throw .otherEncoding(file: file) }
        var scanner = MarkupScanner(bytes: bytes, file: file)
        try scanner.scan()
        self.bytes = bytes
        self.file = file
        elements = scanner.elements
    }

    /// Takes elements whose places are known.
    init(_ bytes: [UInt8], file: String, elements: [Element]) {
        self.bytes = bytes
        self.file = file
        self.elements = elements
    }

    subscript(index: Int) -> Element { elements[index] }

    /// The outermost element.
    var root: Int? { elements.isEmpty ? nil : 0 }

    /// The elements inside one, of a name.
    func children(of index: Int, named name: String) -> [Int] {
        elements[index].children.filter { elements[$0].name == name }
    }

    /// The first element inside one, of a name.
    func child(of index: Int, named name: String) -> Int? {
        elements[index].children.first { elements[$0].name == name }
    }

    /// The elements around one, from the nearest outwards.
    func ancestors(of index: Int) -> [Int] {
        Array(
            sequence(state: index) { state in
                guard let parent = elements[state].parent else { return nil }
                state = parent
                return parent
            })
    }

    /// The elements inside some, at any depth.
    func descendants(of indices: Set<Int>) -> Set<Int> {
        var result: Set<Int> = []
        var waiting = indices.flatMap { elements[$0].children }
        while let next = waiting.popLast() {
            if result.insert(next).inserted { waiting += elements[next].children }
        }
        return result
    }

    /// Where an element begins.
    func location(of index: Int) -> SourceLocation {
        SourceLocation(file: file, line: elements[index].line, column: elements[index].column)
    }
}
