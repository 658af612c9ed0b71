import Foundation
import KeylineByteText
import KeylineScenes
import KeylineVocabulary
import UIKitLayout

// The reader has checked each value against its key's kind, so that another kind cannot come here; the values below that stand for
// one are never used.

extension PropertyValue {
    var number: CGFloat { if case .number(let number) = self { number } else { 0 } }
    var integer: Int { if case .integer(let integer) = self { integer } else { 0 } }
    var flag: Bool { if case .flag(let flag) = self { flag } else { false } }
    var word: String { if case .choice(let word) = self { word } else { "" } }
    var size: CGSize { if case .size(let size) = self { size } else { .zero } }
    var frame: CGRect { if case .frame(let frame) = self { frame } else { .zero } }
    var insets: NSDirectionalEdgeInsets { if case .insets(let insets) = self { insets } else { .zero } }
    var priorities: LayoutPriorities {
        if case .priorities(let priorities) = self { priorities } else { LayoutPriorities() }
    }
    var text: LayoutText { if case .text(let text) = self { text } else { LayoutText() } }
    var image: LayoutImage? { if case .image(let image) = self { image } else { nil } }
    var list: [PropertyValue] { if case .list(let values) = self { values } else { [] } }
    var isList: Bool { if case .list = self { true } else { false } }
    var color: UIColor? { if case .color(let color) = self { color.uiColor } else { nil } }
    @MainActor var font: UIFont { if case .font(let font) = self { font.uiFont } else { .systemFont(ofSize: 17) } }
}

extension LayoutColor {
    var uiColor: UIColor {
        switch self {
        case .named(let name): return UIColor.system(named: name) ?? .clear
        case .value(let red, let green, let blue, let alpha):
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .pair(let light, let dark):
            let light = light.uiColor
            let dark = dark.uiColor
            return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
        }
    }
}

extension LayoutFont {
    /// A style follows the text size; a size does not.
    @MainActor var uiFont: UIFont {
        let base = style.flatMap { WordTables.textStyles.byLayout[$0] }.map { UIFont.preferredFont(forTextStyle: $0) }
        if let family { Self.noteFont(family) }
        return UIFont.make(
            base: base, size: size ?? base?.pointSize ?? 17,
            weight: weight.flatMap { WordTables.fontWeights.byLayout[$0] },
            family: family,
            isItalic: isItalic)
    }

    /// Says which fonts of devices have stand-ins, and which fonts nobody has.
    @MainActor private static func noteFont(_ family: String) {
        let context = SceneContext.current
        let fonts = context.typesetter.fonts
        guard !fonts.contains(name: family) else { return }
        guard fonts.deviceFamily(named: family) == nil else { return context.noteStandIn(of: family) }
        context.report(
            Diagnostic(
                .warning, .missingFont,
                message: "there is no font named \(family.quoted); the system font is used instead",
                hints: ["add the font's folder with --fonts, or put the font next to the layout"]))
    }
}
