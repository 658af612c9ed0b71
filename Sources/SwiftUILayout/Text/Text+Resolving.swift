import Foundation
import KeylineGraphics
import KeylineTypesetting

/// A text in an environment: what is measured and what is painted.
struct ResolvedText {
    private(set) var text = AttributedText()
    /// The pictures that stand in it, by the names of their attachments.
    private(set) var images: [String: ResolvedImage] = [:]
    /// The font of the whole text, which decides distances to other views.
    let font: ResolvedTextFont

    init(_ text: Text, in environment: EnvironmentValues) {
        var style = TextRunStyle(environment)
        font = style.font(in: environment)
        for change in environment.textChanges { style.apply(change) }
        add(text, style, environment)
    }

    private mutating func add(_ text: Text, _ style: TextRunStyle, _ environment: EnvironmentValues) {
        var style = style
        for change in text.changes { style.apply(change) }
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

/// How a run of text looks, while changes are gathered.
struct TextRunStyle {
    private var font: Font
    private var weight: Font.Weight?
    private var design: Font.Design?
    private var width: Font.Width?
    private var isBold = false
    private var isItalic = false
    private var isMonospaced = false
    private var hasMonospacedDigits = false
    private var style: AnyShapeStyle?
    private var underline: TextAttributes.Decoration?
    private var underlineColor: Color?
    private var strikethrough: TextAttributes.Decoration?
    private var strikethroughColor: Color?
    private var kerning: CGFloat = 0
    private var tracking: CGFloat?
    private var baselineOffset: CGFloat = 0
    private var scale: CGFloat = 1
    private var background: Color?
    private var link: String?

    init(_ environment: EnvironmentValues) {
        font = environment.font ?? .body
        isBold = environment.legibilityWeight == .bold
    }

    mutating func apply(_ change: TextChange) {
        switch change {
        case .font(let new): if let new { font = new }
        case .weight(let new): weight = new
        case .design(let new): design = new
        case .width(let new): width = new
        case .bold(let isActive): isBold = isActive
        case .italic(let isActive): isItalic = isActive
        case .monospaced(let isActive): isMonospaced = isActive
        case .monospacedDigit: hasMonospacedDigits = true
        case .style(let box): style = box.style
        case .underline(let isActive, _, let color):
            underline = isActive ? .init() : nil
            underlineColor = color
        case .strikethrough(let isActive, _, let color):
            strikethrough = isActive ? .init() : nil
            strikethroughColor = color
        case .kerning(let length): kerning = length
        case .tracking(let length): tracking = length
        case .baselineOffset(let length): baselineOffset = length
        case .textScale(let new): scale = new.factor
        }
    }

    mutating func apply(_ run: Markdown.Run) {
        if run.isStrong { isBold = true }
        if run.isEmphasized { isItalic = true }
        if run.isCode { isMonospaced = true }
        if run.isStruck { strikethrough = .init() }
        if let link = run.link { self.link = link }
    }

    mutating func apply(_ attributes: AttributeContainer) {
        if let intent = attributes[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] {
            if intent.contains(.stronglyEmphasized) { isBold = true }
            if intent.contains(.emphasized) { isItalic = true }
            if intent.contains(.code) { isMonospaced = true }
            if intent.contains(.strikethrough) { strikethrough = .init() }
        }
        if let url = attributes.link { link = url.absoluteString }
        if let own = attributes[AttributeScopes.SwiftUIAttributes.FontAttribute.self] { font = own }
        if let own = attributes[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
            style = AnyShapeStyle(own)
        }
        if let own = attributes[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] { background = own }
        if let own = attributes[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] {
            apply(.underline(true, own.pattern, own.color))
        }
        if let own = attributes[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] {
            apply(.strikethrough(true, own.pattern, own.color))
        }
        if let own = attributes[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] { kerning = own }
        if let own = attributes[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] { tracking = own }
        if let own = attributes[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] { baselineOffset = own }
    }

    /// The font with everything that is done to it.
    func font(in environment: EnvironmentValues) -> ResolvedTextFont {
        var font = font
        if let weight { font = font.weight(weight) }
        if let width { font = font.width(width) }
        if isBold { font = font.bold() }
        if isItalic { font = font.italic() }
        if isMonospaced || design == .monospaced { font = font.monospaced() }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        var resolved = font.resolved(in: environment)
        if scale != 1 { resolved.font.size *= scale }
        return resolved
    }

    func attributes(in environment: EnvironmentValues) -> TextAttributes {
        var attributes = TextAttributes(font: font(in: environment).font, color: color(in: environment))
        attributes.kern = kerning
        attributes.tracking = tracking
        attributes.baselineOffset = baselineOffset
        attributes.link = link ?? environment.linkTarget
        attributes.backgroundColor = background?.neutral(in: environment)
        attributes.underline = underline.map { .init($0.style, color: underlineColor?.neutral(in: environment)) }
        attributes.strikethrough = strikethrough.map {
            .init($0.style, color: strikethroughColor?.neutral(in: environment))
        }
        return attributes
    }

    private func color(in environment: EnvironmentValues) -> KeylineGraphics.Color {
        if let style { return style.resolvedPaint(in: environment).representativeColor }
        if link != nil { return environment.tintColor }
        return environment.textColor
    }
}
