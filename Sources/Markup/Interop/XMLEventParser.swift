import CKeylineXML

/// What a parser of XML tells, in the order of the document.
protocol XMLEventReceiver: AnyObject {
    /// An element begins; answers whether parsing goes on.
    ///
    /// `tagEnd` is the place of the tag's `>` or `/>` in the bytes; nil where they are not UTF-8.
    func start(_ name: String, attributes: [XMLAttribute], line: Int, tagEnd: Int?) -> Bool
    /// Character data within the open element, in any number of parts.
    func characters(_ text: String)
    /// The open element ends; the bytes of its closing tag, or of the tag that is all there is, end at `tagEnd`.
    func end(tagEnd: Int?)
}

/// An attribute, its entities resolved.
struct XMLAttribute {
    let name: String
    let value: String
}

/// Parses XML with libxml2: no entities but XML's own five, no document type, no network; the receiver bounds the depth.
enum XMLEventParser {
    /// Why a document is not well-formed.
    struct Failure: Error, Equatable {
        let reason: String
        let line: Int
        let column: Int
        /// Whether the document ends before its elements do.
        var isTooShort = false
    }

    /// Parses a document to its end, or until the receiver stops.
    ///
    /// - Throws: `Failure` where the bytes are no well-formed XML.
    static func parse(_ bytes: [UInt8], receiver: any XMLEventReceiver) throws(Failure) {
        guard bytes.count <= Markup.sizeLimit else {
            throw Failure(reason: "it is longer than \(Markup.sizeLimit >> 20) MiB", line: 1, column: 1)
        }
        guard !bytes.isEmpty else { throw Failure(reason: reason(cxml_empty, ""), line: 1, column: 1) }
        let box = ReceiverBox(receiver)
        var failure = cxml_failure()
        let status = bytes.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { start in
                cxml_parse(start, buffer.count, handlers, Unmanaged.passUnretained(box).toOpaque(), &failure)
            } ?? cxml_empty
        }
        guard status != cxml_ok, status != cxml_stopped else { return }
        throw Failure(
            reason: reason(status, message(of: failure)), line: max(Int(failure.line), 1),
            column: max(Int(failure.column), 1), isTooShort: failure.is_at_end != 0)
    }

    private static func message(of failure: cxml_failure) -> String {
        withUnsafeBytes(of: failure.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    private static func reason(_ status: cxml_status, _ message: String) -> String {
        switch status {
        case cxml_empty: "it is empty or ends too early"
        case cxml_has_document_type: "it has a document type declaration, which interfaces do not have"
        case cxml_tag_mismatch: "a closing tag does not match the opening one"
        case cxml_invalid_character: "it contains a character that XML does not allow"
        case cxml_unknown_entity: "it contains an entity that XML does not define"
        case cxml_repeated_attribute: "an attribute appears twice in one tag"
        case cxml_out_of_memory: "there is not enough memory for it"
        default: message.isEmpty ? "a tag or an attribute is malformed" : message
        }
    }
}

/// Holds a receiver where C can point at it.
private final class ReceiverBox {
    let receiver: any XMLEventReceiver

    init(_ receiver: any XMLEventReceiver) { self.receiver = receiver }

    static func receiver(_ data: UnsafeMutableRawPointer) -> any XMLEventReceiver {
        Unmanaged<ReceiverBox>.fromOpaque(data).takeUnretainedValue().receiver
    }
}

private let handlers = cxml_handlers(
    start: { data, name, prefix, count, values, line, place in
        let goesOn = ReceiverBox.receiver(data).start(
            XMLText.name(name, prefix), attributes: XMLText.attributes(values, count: Int(count)), line: Int(line),
            tagEnd: XMLText.place(place))
        return goesOn ? 1 : 0
    },
    characters: { data, text, count in
        ReceiverBox.receiver(data).characters(XMLText.text(text, count: Int(count)))
    },
    end: { ReceiverBox.receiver($0).end(tagEnd: XMLText.place($1)) })

/// Texts as libxml2 gives them, which are UTF-8.
private enum XMLText {
    static func text(_ start: UnsafePointer<UInt8>, count: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    static func name(_ local: UnsafePointer<CChar>, _ prefix: UnsafePointer<CChar>?) -> String {
        let name = String(cString: local)
        return prefix.map { String(cString: $0) + ":" + name } ?? name
    }

    static func place(_ place: Int) -> Int? { place < 0 ? nil : place }

    /// Five pointers for each attribute: its name, its prefix, its namespace, and where its value begins and ends.
    static func attributes(_ values: UnsafePointer<UnsafePointer<UInt8>?>?, count: Int) -> [XMLAttribute] {
        guard let values else { return [] }
        return (0..<count).compactMap { index in
            let entry = values + index * 5
            guard let local = entry[0], let start = entry[3], let end = entry[4] else { return nil }
            let prefix = entry[1].map { String(cString: $0) + ":" } ?? ""
            return XMLAttribute(name: prefix + String(cString: local), value: text(start, count: end - start))
        }
    }
}
