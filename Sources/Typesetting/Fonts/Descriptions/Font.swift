public import Foundation
public import KeylineGraphics

/// A request for a font: a description that a ``FontCollection`` resolves to files.
///
/// Not the font itself: `KeylineGraphics.FontID` names the very outlines that glyphs come from.
public struct Font: Hashable, Sendable {
    /// A family of designs.
    public enum Family: Hashable, Sendable {
        /// The platform's own: Inter with San Francisco's line metrics, tracking and widths of letters.
        case system
        /// The platform's own whose characters have equal widths.
        case monospacedSystem
        /// A family, full or PostScript name, as in a font's name table.
        case named(String)
    }

    /// The family.
    public var family: Family
    /// The size of the em, in points, above 0.
    public var size: CGFloat
    /// The thickness of strokes.
    public var weight: FontWeight
    /// The width of letters.
    public var width: FontWidth
    /// Whether the slanted design is asked for. The letters of a family without one are slanted; the letters of fallback
    /// fonts stay upright, as Chinese and Arabic do on Apple's systems.
    public var isItalic: Bool
    /// Settings of layout features, over the font's own defaults.
    public var features: [FontFeature]
    /// Settings of a variable font's axes, in design units, over those that weight and width choose.
    public var variations: [FontID.Variation]

    /// Describes a font.
    ///
    /// - Parameters:
    ///   - family: Which design.
    ///   - size: The size of the em, in points; anything but a finite number above 0 counts as the smallest such.
    ///   - weight: The thickness of strokes.
    ///   - width: The width of letters.
    ///   - isItalic: Whether the slanted design is asked for.
    ///   - features: Settings of layout features.
    ///   - variations: Settings of a variable font's axes.
    public init(
        _ family: Family,
        size: CGFloat,
        weight: FontWeight = .regular,
        width: FontWidth = .standard,
        isItalic: Bool = false,
        features: [FontFeature] = [],
        variations: [FontID.Variation] = []
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.features = features
        self.variations = variations
    }

    /// Hashes what the fonts of one text differ in most often.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(weight)
    }

    /// The system font of a size in points.
    public static func system(size: CGFloat, weight: FontWeight = .regular) -> Font {
        Font(.system, size: size, weight: weight)
    }

    /// The font as a person who asked for bold text sees it: one of the system's is two weights heavier, and at most black; any other is
    /// as it was.
    ///
    /// Regular becomes semibold and semibold heavy, as is commonly seen on devices; not checked weight by weight.
    public var emboldened: Font {
        guard family == .system || family == .monospacedSystem else { return self }
        var font = self
        font.weight = FontWeight(min(weight.rawValue + 200, max(FontWeight.black.rawValue, weight.rawValue)))
        return font
    }

    /// The same font at another size in points.
    public func withSize(_ size: CGFloat) -> Font {
        var font = self
        font.size = size
        return font
    }
}
