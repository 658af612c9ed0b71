import Foundation
import KeylineByteText
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting
import KeylineVocabulary
import UIKitLayout

extension ValueReader {
    /// The font that is the value of a property, such as `fontDescription`; nil where there is none.
    func font(_ key: String = "fontDescription", of element: IBElement) -> UIFont? {
        (element.child("fontDescription", key: key) ?? element.child("font", key: key)).map { font($0, of: element.id) }
    }

    /// The font of a `fontDescription` or `font` element, and of the view that it belongs to.
    func font(_ element: IBElement, of view: String? = nil) -> UIFont {
        let size = element.number("pointSize", in: Self.sizes) ?? size(of: element)
        if element["style"] != nil {
            return .preferredFont(forTextStyle: element.word("style", in: WordTables.textStyles.byDocument) ?? .body)
        }
        let points = size.map { $0 > 0 ? max($0, 1) : Self.sizeOfZero } ?? UIFont.defaultSize
        if let name = element["name"], !isSystem(name) { return named(name, size: points, element, of: view) }
        return systemFont(element, size: points)
    }

    /// The size that a font of no size has, in points. Source: Apple, `CTFontCreateWithName`.
    private static let sizeOfZero: CGFloat = 12

    /// The size of an attribute that old documents have, by which they may name one of the system's own.
    private func size(of element: IBElement) -> CGFloat? {
        element["size"].flatMap { Self.namedSizes[$0] } ?? element.number("size", in: Self.sizes)
    }

    private static let namedSizes: [String: CGFloat] = [
        "button": UIFont.buttonFontSize, "label": UIFont.labelFontSize, "system": UIFont.systemFontSize,
        "smallSystem": UIFont.smallSystemFontSize,
    ]

    private func systemFont(_ element: IBElement, size: CGFloat) -> UIFont {
        let kind = element.word("type", in: Self.kinds) ?? element.word("metaFont", in: Self.kinds) ?? .plain
        switch kind {
        case .bold: return .boldSystemFont(ofSize: size)
        case .italic: return .italicSystemFont(ofSize: size)
        case .plain:
            let weight = element.word("weight", in: WordTables.fontWeights.byDocument) ?? .regular
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
        // The other fonts of the system's parts, by the names that Interface Builder has for them.
        "label": .plain, "button": .plain, "smallSystem": .plain, "smallSystemBold": .bold, "miniSystem": .plain,
        "miniSystemBold": .bold, "cellTitle": .plain, "controlContent": .plain, "message": .plain, "menu": .plain,
        "menuBar": .plain, "toolTip": .plain, "titleBar": .bold, "palette": .plain, "user": .plain,
    ]

    /// Names that begin with a point are the system's own.
    private func isSystem(_ name: String) -> Bool { name.hasPrefix(".") }

    private func named(_ name: String, size: CGFloat, _ element: IBElement, of view: String?) -> UIFont {
        if let font = UIFont(name: name, size: size) { return font }
        // An app that lists a file which is not here has it where it is built.
        let absent = surroundings.missingFontFiles.first
        context.report(
            Diagnostic(
                absent == nil ? .warning : .note, .missingFont, view: view.map { ViewID($0) },
                location: element.location,
                message: "there is no font named \(name.quoted); the system font is used instead"
                    + (absent.map { "; the app lists fonts whose files are not here, such as \($0)" } ?? ""),
                hints: ["add the font's file, or name a replacement"]))
        let weight = WordTables.weight(inFontName: name).flatMap { WordTables.fontWeights.byLayout[$0] }
        return .systemFont(ofSize: size, weight: weight ?? .regular)
    }
}

extension UIFont {
    /// The size of a font that names none. Source: the default of `UIFont.systemFontSize`.
    fileprivate static let defaultSize: CGFloat = 14
}
