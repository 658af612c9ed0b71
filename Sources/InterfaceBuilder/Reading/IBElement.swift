import Foundation
import KeylineScenes

/// An element of an Interface Builder document, with everything inside; immutable.
final class IBElement: Sendable {
    /// The element's name, such as `label`.
    let name: String
    /// The attributes by name.
    let attributes: [String: String]
    /// The elements inside, in order.
    let children: [IBElement]
    /// The character data directly inside.
    let text: String
    /// Where the tag begins.
    let location: SourceLocation

    init(
        name: String,
        attributes: [String: String],
        children: [IBElement] = [],
        text: String = "",
        location: SourceLocation
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.location = location
    }

    /// The value of an attribute.
    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The object id.
    var id: String? { attributes["id"] }
    /// The property of the enclosing element that this one is the value of.
    var key: String? { attributes["key"] }

    /// The first element inside that has a name.
    func child(_ name: String) -> IBElement? {
        children.first { $0.name == name }
    }

    /// The element inside that has a name and is the value of a property.
    func child(_ name: String, key: String) -> IBElement? {
        children.first { $0.name == name && $0.key == key }
    }

    /// The element inside, of whatever name, that is the value of a property.
    func value(of key: String) -> IBElement? {
        children.first { $0.key == key }
    }

    /// The element and everything inside, each before what it contains.
    var subtree: [IBElement] {
        var result: [IBElement] = []
        var waiting = [self]
        while let element = waiting.popLast() {
            result.append(element)
            waiting += element.children.reversed()
        }
        return result
    }
}
