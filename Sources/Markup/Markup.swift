package import KeylineScenes

/// The elements of an XML document with their texts and with the places of everything in its bytes: what readers of interfaces build
/// views from, and what edits need, which must leave all other bytes alone.
///
/// libxml2 reads the document and tells its place at each event; the bytes between two events are a tag's own text.
package struct Markup: Sendable {
    /// Deeper than any interface; what reads trees recursively stays far from the end of the stack.
    package static let depthLimit = 200
    /// The most bytes of a document: more than any interface has.
    package static let sizeLimit = 256 << 20

    /// An attribute as it is in a tag.
    package struct Attribute: Hashable, Sendable {
        /// The name, with its prefix.
        package var name: String
        /// The value, entities resolved.
        package var value: String
        /// The name, the sign and the quoted value.
        package var range: Range<Int>
        /// The value between its quotes.
        package var valueRange: Range<Int>

        package init(name: String, value: String, range: Range<Int>, valueRange: Range<Int>) {
            self.name = name
            self.value = value
            self.range = range
            self.valueRange = valueRange
        }
    }

    /// An element.
    package struct Element: Sendable {
        package var name: String
        package var attributes: [Attribute]
        package var startTag: Range<Int>
        /// The closing tag; nil where the start tag is all there is.
        package var endTag: Range<Int>?
        package var parent: Int?
        package var children: [Int] = []
        /// The character data directly inside, entities resolved.
        package var text = ""
        /// The place of the start tag, from 1; columns count characters, and are unknown in other encodings than UTF-8.
        package var line: Int
        package var column: Int?

        package init(
            name: String, attributes: [Attribute], startTag: Range<Int>, parent: Int? = nil, line: Int, column: Int?
        ) {
            self.name = name
            self.attributes = attributes
            self.startTag = startTag
            self.parent = parent
            self.line = line
            self.column = column
        }

        /// Everything from the start tag to the end of the closing one.
        package var range: Range<Int> { startTag.lowerBound..<(endTag?.upperBound ?? startTag.upperBound) }

        /// The value of an attribute.
        package subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

        package var id: String? { self["id"] }
        package var key: String? { self["key"] }

        package func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }
    }

    /// The document's bytes.
    package let bytes: [UInt8]
    /// The file's name, for locations.
    package let file: String
    /// The elements in the order of their start tags.
    package let elements: [Element]
    /// Whether places in the bytes are known: a document in another encoding than UTF-8 is read, but has none.
    package let hasPlaces: Bool

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - bytes: The document, in any encoding that libxml2 reads.
    ///   - file: The name that locations give.
    /// - Throws: `MarkupError` where the bytes are no well-formed XML.
    package init(_ bytes: [UInt8], file: String) throws(MarkupError) {
        if let read = MarkupMemory.current?.markup(of: bytes, file: file) {
            self = read
            return
        }
        let reader = MarkupReader(bytes, file: file)
        try reader.read()
        self.bytes = bytes
        self.file = file
        elements = reader.elements
        hasPlaces = reader.hasPlaces
        MarkupMemory.current?.remember(self)
    }

    /// Takes elements whose places are known.
    package init(_ bytes: [UInt8], file: String, elements: [Element]) {
        self.bytes = bytes
        self.file = file
        self.elements = elements
        hasPlaces = true
    }

    package subscript(index: Int) -> Element { elements[index] }

    /// The outermost element.
    package var root: Int? { elements.isEmpty ? nil : 0 }

    /// The elements inside one, of a name.
    package func children(of index: Int, named name: String) -> [Int] {
        elements[index].children.filter { elements[$0].name == name }
    }

    /// The first element inside one, of a name.
    package func child(of index: Int, named name: String) -> Int? {
        elements[index].children.first { elements[$0].name == name }
    }

    /// The elements around one, from the nearest outwards.
    package func ancestors(of index: Int) -> [Int] {
        Array(
            sequence(state: index) { state in
                guard let parent = elements[state].parent else { return nil }
                state = parent
                return parent
            })
    }

    /// The elements inside some, at any depth.
    package func descendants(of indices: Set<Int>) -> Set<Int> {
        var result: Set<Int> = []
        var waiting = indices.flatMap { elements[$0].children }
        while let next = waiting.popLast() {
            if result.insert(next).inserted { waiting += elements[next].children }
        }
        return result
    }

    /// Where an element begins.
    package func location(of index: Int) -> SourceLocation {
        SourceLocation(file: file, line: elements[index].line, column: elements[index].column)
    }
}
