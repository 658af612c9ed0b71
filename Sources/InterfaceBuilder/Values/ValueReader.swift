import Foundation
import KeylineScenes
import UIKitLayout

/// Reads the values that elements hold: colours, fonts, images and localised texts.
@MainActor
struct ValueReader {
    let document: IBDocument
    let context: SceneContext
    let strings: DocumentStrings
    let surroundings: any DocumentResources

    /// The text of a property in the language of the scene; the document's own where the language has none.
    ///
    /// - Parameters:
    ///   - property: The property's name in string tables, such as `normalTitle`.
    ///   - alternative: Another name of the property in tables.
    ///   - attribute: The attribute's name, where it is another.
    ///   - element: The element that has the attribute.
    ///   - owner: The object that tables name, where it is another element.
    /// - Returns: The text; nil where the document has none.
    func text(
        _ property: String,
        or alternative: String? = nil,
        attribute: String? = nil,
        of element: IBElement,
        owner: IBElement? = nil
    ) -> String? {
        let attribute = attribute ?? property
        let own = element[attribute] ?? longText(attribute, of: element)
        return own.map {
            strings.text($0, property: property, or: alternative, of: owner ?? element, context: context)
        }
    }

    /// Texts with line breaks stand in an element instead of an attribute.
    func longText(_ key: String, of element: IBElement) -> String? {
        guard let child = element.child("string", key: key) ?? element.child("mutableString", key: key) else {
            return nil
        }
        guard child.isYes("base64-UTF8") else { return child.text }
        // Documents leave out the padding.
        let digits = child.text.filter { !$0.isWhitespace }
        let padded = digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
        let text = Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
        if text == nil {
            UnreadableValues.report("the \(key) of the \(element.name)", digits, at: child, expected: "text in base 64")
        }
        return text
    }

    /// A number that a property has as an element of its own.
    func real(_ key: String, of element: IBElement) -> CGFloat? {
        element.child("real", key: key)?.number("value") ?? element.child("integer", key: key)?.number("value")
    }
}
