import Foundation
import KeylineMarkup

extension IBElement {
    /// Reads a document.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - file: The name that locations give.
    /// - Returns: The root element.
    /// - Throws: `InterfaceBuilderError` where the bytes are no well-formed XML.
    static func read(_ data: Data, file: String) throws(InterfaceBuilderError) -> IBElement {
        do throws(MarkupError) {
            return IBElement(root: try Markup([UInt8](data), file: file))
        } catch {
            switch error {
            case .malformed(let reason, let location): throw .malformed(reason: reason, location: location)
            case .tooDeep(let limit, let location): throw .tooDeep(limit: limit, location: location)
            }
        }
    }

    /// The root element of a document. An element's content follows it, so the last ones are made first.
    private convenience init(root markup: Markup) {
        var inside: [Int: IBElement] = [:]
        for index in markup.elements.indices.dropFirst().reversed() {
            inside[index] = IBElement(
                markup, index, children: markup[index].children.compactMap { inside.removeValue(forKey: $0) })
        }
        self.init(markup, 0, children: markup[0].children.compactMap { inside[$0] })
    }

    private convenience init(_ markup: Markup, _ index: Int, children: [IBElement]) {
        let element = markup[index]
        var attributes = [String: String](minimumCapacity: element.attributes.count)
        for attribute in element.attributes where attributes[attribute.name] == nil {
            attributes[attribute.name] = attribute.value
        }
        self.init(
            name: element.name, attributes: attributes, children: children,
            text: children.isEmpty ? element.text : element.text.trimmingCharacters(in: .whitespacesAndNewlines),
            location: markup.location(of: index))
    }
}
