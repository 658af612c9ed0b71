import Foundation
import KeylineByteText

/// An element of an interface document that is being written, its attributes in Interface Builder's order.
struct InterfaceElement {
    var name: String
    var attributes: [(name: String, value: String)]
    var children: [InterfaceElement]

    init(_ name: String, _ attributes: [(String, String?)] = [], _ children: [InterfaceElement] = []) {
        self.name = name
        self.attributes = attributes.compactMap { name, value in value.map { (name, $0) } }
        self.children = children
    }

    /// The lines, four spaces for each level.
    func lines(_ indentation: String = "") -> [String] {
        let head =
            "<" + ([name] + attributes.map { "\($0.name)=\"\(Self.escaped($0.value))\"" }).joined(separator: " ")
        guard !children.isEmpty else { return [indentation + head + "/>"] }
        return [indentation + head + ">"] + children.flatMap { $0.lines(indentation + "    ") } + [
            "\(indentation)</\(name)>"
        ]
    }

    private static func escaped(_ text: String) -> String {
        text.escaped(for: .xml).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
    }

    /// A number as Interface Builder writes it: whole numbers without a fraction.
    static func number(_ value: CGFloat) -> String {
        let rounded = (value * 10000).rounded() / 10000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    /// A place as Interface Builder writes it: zero with a fraction.
    private static func place(_ value: CGFloat) -> String { value == 0 ? "0.0" : number(value) }

    static func frame(_ rect: CGRect) -> InterfaceElement {
        InterfaceElement(
            "rect",
            [
                ("key", "frame"), ("x", place(rect.minX)), ("y", place(rect.minY)), ("width", number(rect.width)),
                ("height", number(rect.height)),
            ])
    }
}

/// Object ids in Interface Builder's form, such as `q7B-k2-0aX`. They follow from what they are for.
struct InterfaceIDs {
    private var taken: Set<String> = []

    mutating func make(for subject: String) -> String {
        var attempt = 0
        while true {
            let id = Self.id(for: attempt == 0 ? subject : "\(subject)#\(attempt)")
            if taken.insert(id).inserted { return id }
            attempt += 1
        }
    }

    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

    /// FNV-1a with a last mixing step, since its low bits alone are poor.
    private static func id(for text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
        hash ^= hash >> 33
        var id = ""
        for place in 0..<8 {
            if place == 3 || place == 5 { id.append("-") }
            id.append(letters[Int(hash % 62)])
            hash /= 62
        }
        return id
    }
}
