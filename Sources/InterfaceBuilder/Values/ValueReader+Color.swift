import Foundation
import KeylineByteText
package import KeylineGraphics
import KeylineScenes
import UIKitLayout

extension ValueReader {
    /// The colour that is the value of a property; nil where there is none.
    func color(_ key: String, of element: IBElement) -> UIColor? {
        element.child("color", key: key).flatMap(color)
    }

    /// The colour of a `color` element.
    func color(_ element: IBElement) -> UIColor? {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            return systemColor(name, element)
        }
        if let name = element["name"] {
            return element["catalog"] == "System" ? catalogColor(name, element) : namedColor(name, element)
        }
        return components(of: element).map { UIColor($0) }
    }

    /// A colour of the catalog that AppKit calls `System`, which Xcode names in texts that were pasted or written on a Mac. Names that UIKit
    /// has too mean its own; the others say by their names which texts and backgrounds have them.
    private func catalogColor(_ name: String, _ element: IBElement) -> UIColor? {
        Self.colorsOfAppKit[name] ?? systemColor(name, element)
    }

    /// Source: the uses that Apple's documentation of `NSColor` gives ("UI element colors").
    private static let colorsOfAppKit: [String: UIColor] = [
        "textColor": .label, "controlTextColor": .label, "headerTextColor": .label, "windowFrameTextColor": .label,
        "selectedTextColor": .label, "selectedControlTextColor": .label, "unemphasizedSelectedTextColor": .label,
        "disabledControlTextColor": .tertiaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
        "textBackgroundColor": .systemBackground, "controlBackgroundColor": .systemBackground,
        "windowBackgroundColor": .systemBackground, "underPageBackgroundColor": .secondarySystemBackground,
        "gridColor": .separator, "controlColor": .systemFill, "controlAccentColor": .systemBlue,
        "selectedMenuItemTextColor": .white, "alternateSelectedControlTextColor": .white,
    ]

    private func systemColor(_ name: String, _ element: IBElement) -> UIColor? {
        if let known = UIColor.system(named: name) { return known }
        let recorded = components(of: document.resources.systemColors[name] ?? element)
        if recorded == nil { noteMissing("the system has no colour named \(name.quoted)", element, []) }
        return recorded.map { UIColor($0) }
    }

    private func namedColor(_ name: String, _ element: IBElement) -> UIColor? {
        if let found = surroundings.color(named: name) { return found }
        let recorded = document.resources.namedColors[name].flatMap(components) ?? components(of: element)
        let message = "there is no colour named \(name.quoted)"
        if recorded == nil {
            noteMissing(message, element, ["add it to an asset catalog next to the document"])
        } else if surroundings.hasColors {
            // An app with no colours at all has them in a package or framework.
            noteMissing(
                message + " in the app's catalogs; the value that the document recorded is shown in every appearance",
                element, ["choose one of the catalogs' colours, or add it to them"], .note)
        }
        return recorded.map { UIColor($0) }
    }

    private func noteMissing(
        _ message: String, _ element: IBElement, _ hints: [String], _ severity: Diagnostic.Severity = .warning
    ) {
        context.report(
            Diagnostic(severity, .missingColor, location: element.location, message: message, hints: hints))
    }

    /// The components that an element stores; a colour in another space is brought into sRGB.
    private func components(of element: IBElement) -> Color? {
        func part(_ name: String) -> Double? { element.number(name).map(Double.init) }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return Color(white: white, alpha: alpha) }
        if let red = part("red"), let green = part("green"), let blue = part("blue") {
            let color = Color(red: red, green: green, blue: blue, alpha: alpha)
            return element["customColorSpace"] == "displayP3" ? DisplayP3.inSRGB(color) : color
        }
        guard let cyan = part("cyan"), let magenta = part("magenta"), let yellow = part("yellow") else { return nil }
        let key = 1 - (part("black") ?? 0)
        return Color(red: (1 - cyan) * key, green: (1 - magenta) * key, blue: (1 - yellow) * key, alpha: alpha)
    }
}

/// The colour space of wide screens.
package enum DisplayP3 {
    /// The nearest colour of sRGB. The matrix joins the two spaces' primaries (SMPTE EG 432-1, IEC 61966-2-1), white D65.
    package static func inSRGB(_ color: Color) -> Color {
        let red = linear(color.red)
        let green = linear(color.green)
        let blue = linear(color.blue)
        return Color(
            red: encoded(1.2249402 * red - 0.2249402 * green),
            green: encoded(-0.0420570 * red + 1.0420570 * green),
            blue: encoded(-0.0196376 * red - 0.0786361 * green + 1.0982735 * blue),
            alpha: color.alpha)
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// Eight bits are enough for a display list, and keep the last digits of a machine's `pow` out of it.
    private static func encoded(_ value: Double) -> Double {
        let clamped = min(max(value, 0), 1)
        let curved = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * pow(clamped, 1 / 2.4) - 0.055
        return (curved * 255).rounded() / 255
    }
}
