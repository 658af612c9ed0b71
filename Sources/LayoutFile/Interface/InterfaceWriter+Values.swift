import Foundation
import KeylineVocabulary
import UIKitLayout

/// Values as documents write them, wherever they are.
extension InterfaceWriter {
    /// The attribute's value for a property; nil where it says no more than the attribute's absence, or where no attribute says it.
    static func word(_ row: InterfaceProperty, _ value: PropertyValue, isExplicit: Bool = false) -> String? {
        let word: String? =
            switch value {
            case .flag(let flag): flag ? "YES" : "NO"
            case .number(let number): InterfaceElement.number(number)
            case .integer(let number): "\(number)"
            case .choice(let word): row.spellings.first { $0.layout == word || $0.name == word }?.documents[0]
            case .text(let text): text.text
            default: nil
            }
        return isExplicit ? word : spoken(word, row)
    }

    /// A word, unless the attribute's absence says the same.
    static func spoken(_ word: String?, _ row: InterfaceProperty) -> String? {
        row.written == nil && word.map(row.silence.contains) == true ? nil : word
    }

    /// A colour's element with what it does not say.
    static func colorElement(_ color: LayoutColor, key: String) -> (element: InterfaceElement, loss: String?) {
        switch color {
        case .named(let name):
            (InterfaceElement("color", [("key", key), ("systemColor", name + "Color")]), nil)
        case .value: (components(of: color.uiColor, key: key), nil)
        case .pair(let light, _): (components(of: light.uiColor, key: key), "the dark one of two colours")
        }
    }

    /// A font's element with what it does not say.
    static func fontElement(_ font: LayoutFont, key: String) -> (element: InterfaceElement, loss: String?) {
        if let style = font.style.flatMap({ name in WordTables.textStyles.all.first { $0.layout == name }?.documents[0]
        }) {
            let changes = font.size != nil || font.weight != nil || font.isItalic || font.family != nil
            return (
                InterfaceElement("fontDescription", [("key", key), ("style", style)]),
                changes ? "what a font changes of its text style" : nil
            )
        }
        let size = InterfaceElement.number(font.size ?? 17)
        if let family = font.family {
            let attributes = [
                ("key", key), ("name", font.uiFont.fontName), ("family", family), ("pointSize", size),
            ]
            return (InterfaceElement("fontDescription", attributes), nil)
        }
        let isBold = font.weight == "bold"
        let attributes = [
            ("key", key), ("type", font.isItalic ? "italicSystem" : isBold ? "boldSystem" : "system"),
            ("weight", isBold ? nil : font.weight), ("pointSize", size),
        ]
        return (InterfaceElement("fontDescription", attributes), nil)
    }

    /// A colour in sRGB.
    static func components(of color: UIColor, key: String?) -> InterfaceElement {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return InterfaceElement(
            "color",
            [
                ("key", key), ("red", "\(red)"), ("green", "\(green)"), ("blue", "\(blue)"), ("alpha", "\(alpha)"),
                ("colorSpace", "custom"), ("customColorSpace", "sRGB"),
            ])
    }

    /// The resource that records the components of a system colour.
    static func systemColorResource(_ name: String) -> InterfaceElement {
        let color = UIColor.system(named: name) ?? .clear
        return InterfaceElement("systemColor", [("name", name)], [components(of: color, key: nil)])
    }
}
