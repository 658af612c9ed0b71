import Foundation
import KeylineByteText
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting
import UIKitLayout

extension ValueReader {
    /// The font that is the value of a property, such as `fontDescription`; nil where there is none.
    func font(_ key: String = "fontDescription", of element: IBElement) -> UIFont? {
        (element.child("fontDescription", key: key) ?? element.child("font", key: key)).map { font($0, of: element.id) }
    }

    /// The font of a `fontDescription` or `font` element, and of the view that it belongs to.
    func font(_ element: IBElement, of view: String? = nil) -> UIFont {
        let size = element.number("pointSize", in: Self.sizes) ?? element.number("size", in: Self.sizes)
        if element["style"] != nil {
            return .preferredFont(forTextStyle: element.word("style", in: Self.textStyles) ?? .body)
        }
        let points = max(size ?? UIFont.defaultSize, 1)
        if let name = element["name"], !isSystem(name) { return named(name, size: points, element, of: view) }
        return systemFont(element, size: points)
    }

    private func systemFont(_ element: IBElement, size: CGFloat) -> UIFont {
        let kind = element.word("type", in: Self.kinds) ?? element.word("metaFont", in: Self.kinds) ?? .plain
        switch kind {
        case .bold: return .boldSystemFont(ofSize: size)
        case .italic: return .italicSystemFont(ofSize: size)
        case .plain:
            let weight = element.word("weight", in: Self.weights) ?? .regular
            return .systemFont(ofSize: size, weight: weight)
        }
    }

    /// Documents write 0 for a size that something else decides.
    static let sizes: ClosedRange<CGFloat> = 0...1000

    private enum SystemFontKind {
        case plain
        case bold
        case italic
    }

    private static let kinds: [String: SystemFontKind] = [
        "system": .plain, "boldSystem": .bold, "systemBold": .bold, "italicSystem": .italic, "systemItalic": .italic,
    ]

    private static let textStyles = Dictionary(
        uniqueKeysWithValues: TextStyle.allCases.map { UIFont.TextStyle($0) }.map { ($0.rawValue, $0) })

    /// Names that begin with a point are the system's own.
    private func isSystem(_ name: String) -> Bool { name.hasPrefix(".") }

    private func named(_ name: String, size: CGFloat, _ element: IBElement, of view: String?) -> UIFont {
        if let font = UIFont(name: name, size: size) { return font }
        context.report(
            Diagnostic(
                .warning, .missingFont, view: view.map { ViewID($0) }, location: element.location,
                message: "there is no font named \(name.quoted); the system font is used instead",
                hints: ["add the font's file, or name a replacement"]))
        return .systemFont(ofSize: size, weight: PostScriptName.weight(in: name))
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}

extension UIFont {
    /// The size of a font that names none. Source: the default of `UIFont.systemFontSize`.
    fileprivate static let defaultSize: CGFloat = 14
}

/// What the name of a font says about its shape.
private enum PostScriptName {
    /// The weight that stands after the hyphen, so that a stand-in is as heavy as what it stands for.
    static func weight(in name: String) -> UIFont.Weight {
        let style = name.split(separator: "-").dropFirst().joined().lowercased()
        return words.first { style.contains($0.0) }?.1 ?? .regular
    }

    /// Words that contain others stand before them.
    private static let words: [(String, UIFont.Weight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
        ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy),
        ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ]
}
