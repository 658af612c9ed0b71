public import Foundation
import KeylineTypesetting

/// A font, which may follow the text size.
public struct Font: Hashable, Sendable {
    /// Where a font comes from.
    enum Source: Hashable, Sendable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
        case neutral(KeylineTypesetting.Font)
    }

    /// What is done to a font.
    enum Change: Hashable, Sendable {
        case weight(Weight)
        case bold
        case italic
        case monospaced
        case monospacedDigit
        case smallCaps
        case width(Double)
        case leading(Leading)
    }

    let source: Source
    private(set) var changes: [Change] = []

    init(_ source: Source) {
        self.source = source
    }

    init(_ font: KeylineTypesetting.Font) {
        source = .neutral(font)
    }

    private func with(_ change: Change) -> Font {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    /// The same font, bold.
    public func bold() -> Font { with(.bold) }
    /// The same font, slanted.
    public func italic() -> Font { with(.italic) }
    /// The same font in a weight.
    public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }
    /// The same font with characters of equal widths.
    public func monospaced() -> Font { with(.monospaced) }
    /// The same font with digits of equal widths.
    public func monospacedDigit() -> Font { with(.monospacedDigit) }
    /// The same font with small capitals.
    public func smallCaps() -> Font { with(.smallCaps) }
    /// The same font with small letters as small capitals.
    public func lowercaseSmallCaps() -> Font { with(.smallCaps) }
    /// The same font in a width.
    public func width(_ width: Width) -> Font { with(.width(width.value)) }
    /// The same font with another distance of lines.
    public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }
}

extension Font {
    /// A role of text whose size follows the text size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// The largest titles.
        case largeTitle
        /// Titles of the first level.
        case title
        /// Titles of the second level.
        case title2
        /// Titles of the third level.
        case title3
        /// Headings.
        case headline
        /// Headings below others.
        case subheadline
        /// Running text.
        case body
        /// Remarks.
        case callout
        /// Footnotes.
        case footnote
        /// Captions.
        case caption
        /// Lesser captions.
        case caption2

        /// The style in neutral terms.
        var neutral: KeylineTypesetting.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    /// A variant of the system font. Keyline draws rounded and serif text in the upright system font.
    public enum Design: Hashable, Sendable {
        /// The usual one.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// With characters of equal widths.
        case monospaced
    }

    /// The thickness of strokes.
    public struct Weight: Hashable, Sendable {
        let value: Double

        /// 100.
        public static let ultraLight = Weight(value: 100)
        /// 200.
        public static let thin = Weight(value: 200)
        /// 300.
        public static let light = Weight(value: 300)
        /// 400.
        public static let regular = Weight(value: 400)
        /// 500.
        public static let medium = Weight(value: 500)
        /// 600.
        public static let semibold = Weight(value: 600)
        /// 700.
        public static let bold = Weight(value: 700)
        /// 800.
        public static let heavy = Weight(value: 800)
        /// 900.
        public static let black = Weight(value: 900)

        var neutral: FontWeight { FontWeight(value) }
    }

    /// The width of letters.
    public struct Width: Hashable, Sendable {
        /// The percentage.
        public var value: Double

        /// A width as a percentage.
        public init(_ value: Double) {
            self.value = value
        }

        /// 62.5 %.
        public static let compressed = Width(62.5)
        /// 75 %.
        public static let condensed = Width(75)
        /// 100 %.
        public static let standard = Width(100)
        /// 125 %.
        public static let expanded = Width(125)
    }

    /// The distance of lines.
    public enum Leading: Hashable, Sendable {
        /// The font's own.
        case standard
        /// Nearer.
        case tight
        /// Farther.
        case loose
    }
}

extension Font {
    /// The largest titles.
    public static let largeTitle = Font.system(.largeTitle)
    /// Titles of the first level.
    public static let title = Font.system(.title)
    /// Titles of the second level.
    public static let title2 = Font.system(.title2)
    /// Titles of the third level.
    public static let title3 = Font.system(.title3)
    /// Headings.
    public static let headline = Font.system(.headline)
    /// Headings below others.
    public static let subheadline = Font.system(.subheadline)
    /// Running text.
    public static let body = Font.system(.body)
    /// Remarks.
    public static let callout = Font.system(.callout)
    /// Footnotes.
    public static let footnote = Font.system(.footnote)
    /// Captions.
    public static let caption = Font.system(.caption)
    /// Lesser captions.
    public static let caption2 = Font.system(.caption2)

    /// The system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

    /// The system font of a size in points, whatever the text size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// A font by its name, of a size in points that follows the text size as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// A font by its name, of a size in points that follows the text size as a text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// A font by its name, of a size in points, whatever the text size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }
}
