internal import Foundation
internal import KeylineByteText
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
        element.text += " \(name)=\"\(value.escaped(for: .xml))\""
        return element
    }

    /// The element with an attribute whose value is a number.
    func with(_ name: String, _ number: CGFloat) -> SVGElement { with(name, SVGNumber.text(number)) }

    /// The element in the place of a rectangle.
    func with(_ rect: CGRect) -> SVGElement {
        with("x", rect.minX).with("y", rect.minY).with("width", rect.width).with("height", rect.height)
    }

    /// The element in a colour: `property` is `fill` or `stroke`. Black, which is the default of a fill, is left out.
    func with(_ property: String, color: Color) -> SVGElement {
        let (red, green, blue, _) = color.bytes
        let opaque = Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
        let alpha = min(max(color.alpha, 0), 1)
        return with(property, property == "fill" && opaque == .black ? nil : opaque.description)
            .with("\(property)-opacity", alpha < 1 ? SVGNumber.text(alpha) : nil)
    }

    /// The element with the colour of a gradient's stop.
    func with(stop color: Color) -> SVGElement {
        let (red, green, blue, _) = color.bytes
        let opaque = Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
        return with("stop-color", opaque.description)
            .with("stop-opacity", color.alpha < 1 ? SVGNumber.text(color.alpha) : nil)
    }

    /// The element without content.
    var closed: String { text + "/>\n" }
    /// The start tag.
    var opened: String { text + ">" }
}
