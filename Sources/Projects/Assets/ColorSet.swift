import Foundation
import KeylineGraphics
import KeylineInterfaceBuilder
import UIKitLayout

/// What a `.colorset` holds: one colour in variants.
struct ColorSet: Sendable, Decodable {
    /// One variant.
    struct Entry: Sendable, Decodable {
        let color: Value?
        let conditions: AssetConditions

        enum CodingKeys: String, CodingKey { case color }

        init(from decoder: any Decoder) throws {
            color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Value.self, forKey: .color)
            conditions = try AssetConditions(from: decoder)
        }
    }

    /// Components, or the name of a colour of the system's.
    struct Value: Sendable, Decodable {
        let colorSpace: String?
        let components: [String: String]?
        let reference: String?

        enum CodingKeys: String, CodingKey {
            case components, reference
            case colorSpace = "color-space"
        }
    }

    let colors: [Entry]?

    /// The colour, which follows the traits of the view that shows it; nil where the set says none.
    var color: UIColor? {
        let entries = colors ?? []
        guard entries.contains(where: { $0.color?.uiColor != nil }) else { return nil }
        return UIColor(dynamicProvider: { traits in
            let suitable = entries.compactMap { entry in
                entry.conditions.suitability(for: traits).flatMap { rank in entry.color?.uiColor.map { ($0, rank) } }
            }
            let best = suitable.max { $0.1.lexicographicallyPrecedes($1.1) }
            return best?.0 ?? entries.lazy.compactMap { $0.color?.uiColor }.first ?? .clear
        })
    }
}

extension ColorSet {
    /// The colours with what they are meant for, such as `#FFFFFF, dark #1C1C1E`.
    fileprivate var words: String {
        (colors ?? []).compactMap { entry in
            entry.color.flatMap { $0.reference ?? $0.color?.description }.map { color in
                (entry.conditions.words + [color]).joined(separator: " ")
            }
        }.joined(separator: ", ")
    }
}

/// The colours of a `.colorset` in words.
package enum ColorSetWords {
    /// Reads a colour set's `Contents.json`.
    ///
    /// - Parameter contents: The bytes.
    /// - Returns: The colours with what they are meant for, such as `#FFFFFF, dark #1C1C1E`; nil where they cannot be read.
    package static func words(of contents: [UInt8]) -> String? {
        (try? JSONDecoder().decode(ColorSet.self, from: Data(contents)))?.words
    }
}

extension AssetConditions {
    /// The appearances, the idiom and the language that an entry is meant for: `dark`, `ipad`.
    fileprivate var words: [String] {
        (appearances ?? []).map(\.value) + [idiom == "universal" ? nil : idiom, locale].compactMap { $0 }
    }
}

extension ColorSet.Value {
    var uiColor: UIColor? {
        if let reference { return UIColor.system(named: reference) }
        return color.map { UIColor($0) }
    }

    /// The colour of components in sRGB; nil for a system's colour, and for components that are none.
    fileprivate var color: Color? {
        func part(_ name: String) -> Double? { components?[name].flatMap(Self.component) }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return Color(white: white, alpha: alpha) }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        let color = Color(red: red, green: green, blue: blue, alpha: alpha)
        return colorSpace == "display-p3" ? DisplayP3.inSRGB(color) : color
    }

    /// A component from 0 to 1: written as a decimal number, from 0 to 255, or in hexadecimal digits.
    private static func component(_ text: String) -> Double? {
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
    }
}
