import Foundation
import KeylineGraphics
import KeylineTypesetting

/// A text in an environment: what is measured and what is painted.
struct ResolvedText {
    private(set) var text = AttributedText()
    /// The pictures that stand in it, by the names of their attachments.
    private(set) var images: [String: ResolvedImage] = [:]
    /// The font of the whole text, which decides how far apart its lines are and its distances to other views.
    let font: ResolvedTextFont
    /// The style of the whole text; nil to inherit the foreground style.
    let ownStyle: AnyShapeStyle?
    /// The text that assistive technologies read in its place; nil for itself.
    let accessibilityLabel: String?
    /// Whether a part of the text has a shadow that the whole has not.
    private(set) var hasPartialShadow = false

    init(_ text: Text, in environment: EnvironmentValues) {
        var style = TextRunStyle(environment)
        for change in environment.textChanges { style.apply(change) }
        var whole = style
        for change in text.changes { whole.apply(change) }
        font = whole.font(in: environment)
        ownStyle = whole.style
        accessibilityLabel = text.accessibilityText.map { ResolvedText($0, in: environment).text.string }
        add(text, style, environment)
    }

    private mutating func add(_ text: Text, _ style: TextRunStyle, _ environment: EnvironmentValues) {
        var style = style
        for change in text.changes { style.apply(change) }
        if style.style?.shadow(in: environment) != nil, ownStyle?.shadow(in: environment) == nil {
            hasPartialShadow = true
        }
        switch text.content {
        case .verbatim(let string): append(string, style, environment)
        case .formatted(let value): append(value.text(environment), style, environment)
        case .localized(let key, let table):
            add(LocalizedKeyText(key, table: table, in: environment), style, environment)
        case .attributed(let string): add(string, style, environment)
        case .image(let image): add(image, style, environment)
        case .joined(let first, let second):
            add(first, style, environment)
            add(second, style, environment)
        }
    }

    private mutating func append(_ string: String, _ style: TextRunStyle, _ environment: EnvironmentValues) {
        guard !string.isEmpty else { return }
        text.append(AttributedText(environment.cased(string), attributes: style.attributes(in: environment)))
    }

    private mutating func add(_ localized: LocalizedKeyText, _ style: TextRunStyle, _ environment: EnvironmentValues) {
        for run in Markdown.runs(of: localized.markdown) {
            var style = style
            style.apply(run)
            guard !localized.values.isEmpty else {
                append(run.text, style, environment)
                continue
            }
            var plain = ""
            for scalar in run.text.unicodeScalars {
                guard let value = localized.values[scalar] else {
                    plain.unicodeScalars.append(scalar)
                    continue
                }
                append(plain, style, environment)
                plain = ""
                add(value, style, environment)
            }
            append(plain, style, environment)
        }
    }

    private mutating func add(_ string: AttributedString, _ style: TextRunStyle, _ environment: EnvironmentValues) {
        for run in string.runs {
            var style = style
            style.apply(run.attributes)
            append(String(string[run.range].characters), style, environment)
        }
    }

    private mutating func add(_ image: Image, _ style: TextRunStyle, _ environment: EnvironmentValues) {
        let font = style.font(in: environment).font
        var inside = environment
        inside.font = Font(font)
        var attributes = style.attributes(in: environment)
        let resolved = ResolvedImage(image, in: inside, color: attributes.color)
        let name = "\(images.count)"
        images[name] = resolved
        let capHeight = environment.services.typesetter.metrics(for: font).capHeight
        attributes.attachment = TextAttachment(
            size: resolved.size, baselineOffset: resolved.isSymbol ? (capHeight - resolved.size.height) / 2 : 0,
            name: name)
        text.append(AttributedText("\u{FFFC}", attributes: attributes))
    }
}

extension EnvironmentValues {
    fileprivate func cased(_ text: String) -> String {
        switch textCase {
        case .uppercase: text.uppercased(with: locale)
        case .lowercase: text.lowercased(with: locale)
        case nil: text
        }
    }
}
