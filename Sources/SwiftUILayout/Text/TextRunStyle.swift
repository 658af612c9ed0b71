import Foundation
import KeylineGraphics
import KeylineTypesetting

/// How a run of text looks, while changes are gathered.
struct TextRunStyle {
    private var font: StyledFont
    private(set) var style: AnyShapeStyle?
    private var underline: Line?
    private var strikethrough: Line?
    private var kerning: CGFloat = 0
    private var tracking: CGFloat?
    private var baselineOffset: CGFloat = 0
    private var scale: CGFloat = 1
    private var background: Color?
    private var link: String?

    /// A line under or through a run.
    private struct Line {
        var color: Color?

        func decoration(in environment: EnvironmentValues) -> TextAttributes.Decoration {
            TextAttributes.Decoration(color: color?.neutral(in: environment))
        }
    }

    init(_ environment: EnvironmentValues) {
        font = StyledFont(environment.font ?? .body)
        font.isBold = environment.legibilityWeight == .bold
    }

    mutating func apply(_ change: TextChange) {
        switch change {
        case .font(let new): if let new { font.base = new }
        case .weight(let new): font.weight = new
        case .design(let new): font.design = new
        case .width(let new): font.width = new
        case .bold(let isActive): font.isBold = isActive
        case .italic(let isActive): font.isItalic = isActive
        case .monospaced(let isActive): font.isMonospaced = isActive
        case .monospacedDigit: font.hasMonospacedDigits = true
        case .style(let box): style = box.style
        case .underline(let isActive, _, let color): underline = isActive ? Line(color: color) : nil
        case .strikethrough(let isActive, _, let color): strikethrough = isActive ? Line(color: color) : nil
        case .kerning(let length): kerning = length
        case .tracking(let length): tracking = length
        case .baselineOffset(let length): baselineOffset = length
        case .textScale(let new): scale = new.factor
        }
    }

    mutating func apply(_ run: Markdown.Run) {
        if run.isStrong { font.isBold = true }
        if run.isEmphasized { font.isItalic = true }
        if run.isCode { font.isMonospaced = true }
        if run.isStruck { strikethrough = Line(color: strikethrough?.color) }
        if let link = run.link { self.link = link }
    }

    mutating func apply(_ attributes: AttributeContainer) {
        if let intent = attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] {
            if intent.contains(.stronglyEmphasized) { font.isBold = true }
            if intent.contains(.emphasized) { font.isItalic = true }
            if intent.contains(.code) { font.isMonospaced = true }
            if intent.contains(.strikethrough) { strikethrough = Line(color: strikethrough?.color) }
        }
        if let url = attributes.link { link = url.absoluteString }
        if let own = attributes[AttributeScopes.SwiftUIAttributes.FontAttribute.self] { font.base = own }
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
        var resolved = font.styled.resolved(in: environment)
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
        attributes.underline = underline?.decoration(in: environment)
        attributes.strikethrough = strikethrough?.decoration(in: environment)
        return attributes
    }

    private func color(in environment: EnvironmentValues) -> KeylineGraphics.Color {
        if let style { return style.resolvedPaint(in: environment).representativeColor }
        if link != nil { return environment.tintColor }
        return environment.textColor
    }
}

/// A font with what is asked of it apart from it.
private struct StyledFont {
    var base: Font
    var weight: Font.Weight?
    var design: Font.Design?
    var width: Font.Width?
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false

    init(_ base: Font) { self.base = base }

    var styled: Font {
        var font = base
        if let weight { font = font.weight(weight) }
        if let width { font = font.width(width) }
        if isBold { font = font.bold() }
        if isItalic { font = font.italic() }
        if isMonospaced || design == .monospaced { font = font.monospaced() }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        return font
    }
}
