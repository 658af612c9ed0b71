import Foundation
import KeylineTypesetting

/// A font in an environment.
struct ResolvedTextFont: Hashable {
    var font: KeylineTypesetting.Font
    /// How much farther apart than their height lines are set, in points.
    var extraLineSpacing: CGFloat = 0
    /// What the text style leads lines apart by, beyond the font's height, in points; 0 for other fonts.
    var leading: CGFloat = 0
    /// The text style that the font was made for; nil for a font of a size of its own.
    var style: KeylineTypesetting.TextStyle?
}

extension Font {
    /// The font at the text size of an environment.
    func resolved(in environment: EnvironmentValues) -> ResolvedTextFont {
        var font = base(in: environment)
        for change in changes { Self.apply(change, to: &font, style: textStyle) }
        let metrics = environment.services.typesetter.metrics(for: font)
        let leading = textStyle.map {
            $0.neutral.leading(for: environment.dynamicTypeSize.neutral) - metrics.lineHeight
        }
        return ResolvedTextFont(
            font: font, extraLineSpacing: extraLineSpacing, leading: max(leading ?? 0, 0), style: textStyle?.neutral)
    }

    private var textStyle: TextStyle? {
        if case .style(let style, _, _) = source { style } else { nil }
    }

    private func base(in environment: EnvironmentValues) -> KeylineTypesetting.Font {
        let size = environment.dynamicTypeSize.neutral
        switch source {
        case .neutral(let font): return font
        case .style(let style, let design, let weight):
            var font = style.neutral.font(for: size)
            if let weight { font.weight = weight.neutral }
            if design == .monospaced { font.family = .monospacedSystem }
            return font
        case .system(let size, let weight, let design):
            return KeylineTypesetting.Font(
                design == .monospaced ? .monospacedSystem : .system, size: size, weight: weight?.neutral ?? .regular)
        case .custom(let name, let pointSize, let style):
            let font = KeylineTypesetting.Font(.named(name), size: pointSize)
            guard let style else { return font }
            return style.neutral.scaledFont(font, for: size, scale: environment.displayScale)
        }
    }

    private static func apply(_ change: Change, to font: inout KeylineTypesetting.Font, style: TextStyle?) {
        switch change {
        case .weight(let weight): font.weight = weight.neutral
        case .bold: font.weight = max(style?.neutral.emphasizedWeight ?? .bold, font.weight)
        case .italic: font.isItalic = true
        case .monospaced: if font.family == .system { font.family = .monospacedSystem }
        case .monospacedDigit: font.features.append(.tabularNumbers)
        case .smallCaps: font.features.append(.smallCapitals)
        case .width(let width): font.width = FontWidth(width)
        case .leading: break
        }
    }

    /// Two points either way, as UIKit's loose and tight leading traits have it for body text.
    private var extraLineSpacing: CGFloat {
        for case .leading(let leading) in changes.reversed() {
            return leading == .loose ? 2 : leading == .tight ? -2 : 0
        }
        return 0
    }
}

extension Font {
    /// The font with what views around do to text.
    func resolved(with changes: [TextChange], in environment: EnvironmentValues) -> KeylineTypesetting.Font {
        var style = TextRunStyle(environment)
        style.apply(.font(self))
        for change in changes { style.apply(change) }
        return style.font(in: environment).font
    }
}
