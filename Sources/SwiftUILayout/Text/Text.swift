public import Foundation

/// Text, as tall as its lines and as wide as the widest of them.
@preconcurrency
public struct Text: Equatable {
    /// What the text says.
    indirect enum Content: Equatable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?)
        case attributed(AttributedString)
        case formatted(FormattedValue)
        case image(Image)
        case joined(Text, Text)
    }

    let content: Content
    /// How it looks, later changes last.
    private(set) var changes: [TextChange] = []
    /// The text that assistive technologies read in its place; nil for itself.
    private var label: [Text] = []
    /// The text that assistive technologies read in its place; nil for itself.
    var accessibilityText: Text? { label.first }

    init(_ content: Content) {
        self.content = content
    }

    /// A text as it is.
    public init(verbatim content: String) {
        self.init(.verbatim(content))
    }

    /// A text as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(.verbatim(String(content)))
    }

    /// The text of a key in the scene's language, with Markdown; the key where its tables have none.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.localized(key, table: tableName))
    }

    /// An attributed text.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(.attributed(attributedContent))
    }

    /// A picture that stands in a line.
    public init(_ image: Image) {
        self.init(.image(image))
    }

    /// A value as a format writes it in the environment's language and region.
    public init<F: FormatStyle>(
        _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        let name = "\(input) \(String(describing: format).prefix(200))"
        self.init(.formatted(FormattedValue(name: name) { format.localized(in: $0).format(input) }))
    }

    /// A value as a formatter writes it.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// A value as a formatter writes it.
    public init<Subject: AnyObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    func with(_ change: TextChange) -> Text {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    /// Both texts in a line.
    public static func + (left: Text, right: Text) -> Text { Text(.joined(left, right)) }
}

/// What changes how a text looks.
enum TextChange: Equatable {
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case width(Font.Width?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case style(AnyShapeStyleBox)
    case underline(Bool, Text.LineStyle.Pattern, Color?)
    case strikethrough(Bool, Text.LineStyle.Pattern, Color?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case textScale(Text.Scale)
}

/// A style that compares by being the same one.
final class AnyShapeStyleBox: Equatable, @unchecked Sendable {
    let style: AnyShapeStyle

    init(_ style: AnyShapeStyle) {
        self.style = style
    }

    static func == (left: AnyShapeStyleBox, right: AnyShapeStyleBox) -> Bool { left === right }
}

extension Text {
    /// The size of text relative to that around it.
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat

        /// As large.
        public static let `default` = Scale(factor: 1)
        /// Smaller, as units beside numbers are.
        public static let secondary = Scale(factor: 0.8)
    }

    /// A line along text.
    public struct LineStyle: Hashable, Sendable {
        /// How the line is drawn.
        public enum Pattern: Hashable, Sendable {
            /// Without gaps. Keyline draws every pattern so.
            case solid
            /// In dots.
            case dot
            /// In dashes.
            case dash
            /// In dashes and dots.
            case dashDot
            /// In dashes and pairs of dots.
            case dashDotDot
        }

        /// How the line is drawn.
        public let pattern: Pattern
        /// Its colour; nil for the text's.
        public let color: Color?

        /// Describes a line.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A line in the text's colour.
        public static let single = LineStyle()
    }

    /// Which end of a line gives way to an ellipsis.
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning.
        case head
        /// The end.
        case tail
        /// The middle.
        case middle
    }

    /// Whether letters are changed to capitals or small ones.
    public enum Case: Hashable, Sendable {
        /// To capitals.
        case uppercase
        /// To small letters.
        case lowercase
    }

    /// How a date is written.
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Hashable { case time, date, relative, offset, timer }
        let kind: Kind

        /// The time of day.
        public static let time = DateStyle(kind: .time)
        /// The day.
        public static let date = DateStyle(kind: .date)
        /// The distance from now: from the scene's own moment, so that a picture is the same every day.
        public static let relative = DateStyle(kind: .relative)
        /// The signed distance from now.
        public static let offset = DateStyle(kind: .offset)
        /// A clock that counts from now.
        public static let timer = DateStyle(kind: .timer)
    }
}

extension Text {
    /// The same text in a font; nil for that of the environment.
    public func font(_ font: Font?) -> Text { with(.font(font)) }
    /// The same text in a weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
    /// The same text in a design.
    public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
    /// The same text in a width.
    public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }
    /// The same text in a colour.
    public func foregroundColor(_ color: Color?) -> Text {
        guard let color else { return self }
        return foregroundStyle(color)
    }
    /// The same text in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with(.style(AnyShapeStyleBox(AnyShapeStyle(style))))
    }
    /// The same text, bold.
    public func bold() -> Text { with(.bold(true)) }
    /// The same text, bold or not.
    public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
    /// The same text, slanted.
    public func italic() -> Text { with(.italic(true)) }
    /// The same text, slanted or not.
    public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
    /// The same text with characters of equal widths.
    public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
    /// The same text with digits of equal widths.
    public func monospacedDigit() -> Text { with(.monospacedDigit) }
    /// The same text with a line under it.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text { with(.underline(isActive, pattern, color)) }
    /// The same text with a line under it, in a colour.
    public func underline(_ isActive: Bool, color: Color?) -> Text { with(.underline(isActive, .solid, color)) }
    /// The same text with a line through it.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text { with(.strikethrough(isActive, pattern, color)) }
    /// The same text with a line through it, in a colour.
    public func strikethrough(_ isActive: Bool, color: Color?) -> Text { with(.strikethrough(isActive, .solid, color)) }
    /// The same text with room added between letters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
    /// The same text with room between letters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
    /// The same text, raised by a length in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }
    /// The same text in another size relative to that around it.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? with(.textScale(scale)) : self }
    /// The same text with another one that assistive technologies read.
    public func accessibilityLabel(_ label: Text) -> Text {
        var copy = self
        copy.label = [label]
        return copy
    }
    /// The same text with another one that assistive technologies read.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
    /// The same text with another one that assistive technologies read.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }
}
