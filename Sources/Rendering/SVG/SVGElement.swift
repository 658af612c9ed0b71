internal import Foundation
internal import KeylineGraphics

/// The start of an SVG element: its name and its attributes.
struct SVGElement {
    private var text: String

    init(_ name: String) {
        text = "<\(name)"
    }

    /// The element with an attribute; a value of nil adds none.
    func with(_ name: String, _ value: String?) -> SVGElement {
        guard let value else { return self }
        var element = self
        element.text += " \(name)=\"\(Self.escaped(value))\""
        return element
    }

    /// The element with an attribute whose value is a number.
    func with(_ name: String, _ number: CGFloat) -> SVGElement { with(name, SVGNumber.text(number)) }

    /// The element in a colour: `property` is `fill` or `stroke`. Black, which is the default of a fill, is left out.
    func with(_ property: String, color: Color) -> SVGElement {
        let (red, green, blue, _) = color.bytes
        let opaque = Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
        let alpha = min(max(color.alpha, 0), 1)
        return with(property, property == "fill" && opaque == .black ? nil : opaque.description)
            .with("\(property)-opacity", alpha < 1 ? SVGNumber.text(alpha) : nil)
    }

    /// The element without content.
    var closed: String { text + "/>\n" }
    /// The start tag.
    var opened: String { text + ">" }

    /// A text as XML writes it. Characters that XML cannot hold become the replacement character.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
