internal import Foundation

/// A family that every iOS device has and Keyline may not redistribute, with the free design that stands in for it.
///
/// The basis of a family's line metrics, in `DeviceFont+Families.swift` by family and in `fonts/README.md` in a table:
///
/// - the font's `hhea` table as published: Arial, Georgia, Helvetica, Helvetica Neue, Menlo, Trebuchet MS, Verdana;
/// - a free font of the same metrics: Courier New and Times New Roman (Liberation);
/// - heights of labels in Interface Builder files: Futura, and the bold faces of Helvetica Neue;
/// - nothing that can be cited: Avenir, Avenir Next, Courier and DIN Condensed are approximated.
///
/// All other families take the substitute's own metrics.
struct DeviceFont: Hashable, Sendable {
    /// The bundled designs that stand in. `fonts/README.md` says what they are made from.
    enum Design: CaseIterable, Hashable, Sendable {
        /// A plain sans serif with the widths of Helvetica.
        case sans
        /// A serif with the widths of Times.
        case serif
        /// A slab serif of one width, as Courier has it.
        case mono
        /// An old style serif: Palatino's design.
        case roman
        /// A sans serif drawn with circles.
        case geometric
        /// A narrow sans serif.
        case condensed
        /// A sans serif of one width: Menlo's design.
        case code
        /// A wide sans serif: Verdana's design.
        case wide
        /// The system font, which has the scripts of the family.
        case system
    }

    /// The family's name.
    let family: String
    let design: Design
    /// From the baseline to the top and to the bottom of a line, in ems; nil for the substitute's own.
    let line: Line?
    /// Extra space after each cluster that makes the substitute as wide as the family on average, in ems.
    let tracking: Double

    /// A line's parts, in ems.
    struct Line: Hashable, Sendable {
        let ascender: CGFloat
        let descender: CGFloat
    }

    /// The family that a family, full or PostScript name belongs to; nil where that is none of iOS's.
    init?(named name: String) {
        let key = FontCatalog.key(name)
        guard let entry = Self.entries.first(where: { key.hasPrefix($0.key) }),
            Self.isStyle(key.dropFirst(entry.key.count))
        else { return nil }
        let isCondensed = entry.design != .system && key.contains("condensed")
        family = entry.family
        line = (key.contains("bold") ? entry.boldLine : nil) ?? entry.line
        design = isCondensed ? .condensed : entry.design
        tracking = isCondensed ? 0 : entry.tracking
    }

    /// Whether the rest of a name names only a style: `Futura PT` is not of the family Futura.
    private static func isStyle(_ rest: Substring) -> Bool {
        var rest = rest
        while let word = styleWords.first(where: rest.hasPrefix) { rest = rest.dropFirst(word.count) }
        return rest.isEmpty
    }

    /// Words that begin with others come before them.
    private static let styleWords = [
        "regular", "roman", "book", "ultra", "extra", "semi", "demi", "light", "thin", "medium", "bold", "heavy",
        "black", "italic", "oblique", "condensed", "wide", "plain", "neue", "psmt", "ps", "mt", "ms", "let", "itctt",
        "sc", "tc", "hk", "mo", "w0", "w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8", "w9",
    ]

    /// The weight and slant in a name; old PostScript names end in the maker's initials.
    static func style(of name: String) -> FontNameStyle {
        let key = FontCatalog.key(name)
        return FontNameStyle(key.hasSuffix("mt") ? String(key.dropLast(2)) : key)
    }
}
