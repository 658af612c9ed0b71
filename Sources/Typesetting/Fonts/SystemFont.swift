internal import Foundation

/// The adaptation of Inter to San Francisco: its line metrics, its tracking, the widths of its letters, and its change of
/// design at 20 points.
///
/// Measured against labels in Interface Builder files, whose sizes Apple's own engine recorded: LabelWidthTests
/// measures again.
enum SystemFont {
    /// The size in points from which the display design is drawn, as San Francisco changes there.
    static let displaySize: CGFloat = 20

    /// San Francisco's published line metrics, in ems: 1950, 494 and 0 of 2048 units.
    static let ascender: CGFloat = 1950.0 / 2048
    /// From the baseline downwards.
    static let descender: CGFloat = 494.0 / 2048

    /// Whether the display design is drawn. Text that asks for tabular figures stays in the text design: in the bundled version the display
    /// design's tabular 1 is narrower than its other figures.
    static func isDisplay(size: CGFloat, features: [FontFeature]) -> Bool {
        size >= displaySize && !hasTabularFigures(features)
    }

    /// Whether figures as wide as each other are asked for.
    static func hasTabularFigures(_ features: [FontFeature]) -> Bool {
        features.contains { $0.tag == FontFeature.tabularNumbers.tag && $0.value > 0 }
    }

    /// Extra space after each cluster, in ems.
    ///
    /// San Francisco's published tracking, and what Inter needs in addition to be as wide: measured.
    static func tracking(size: CGFloat, weight: FontWeight, isDisplay: Bool) -> CGFloat {
        let design = isDisplay ? opticalSize(Double(size)) : opticalSize(Double(size)) - textToDisplay
        let perMille = published(size: Double(size)) + design + strokes(weight.rawValue)
        return CGFloat(perMille / 1000)
    }

    /// Apple's table (Human Interface Guidelines, Typography, "Tracking values"), between its sizes in proportion.
    private static func published(size: Double) -> Double {
        interpolated(size, in: table)
    }

    /// The difference in width between Inter and Inter Display, in thousandths of an em.
    private static let textToDisplay = 50.0

    /// San Francisco's letters change from the text to the display design gradually up to 28 points, Inter's all at once.
    private static func opticalSize(_ size: Double) -> Double {
        size < Double(displaySize) ? textToDisplay : interpolated(size, in: [(18, textToDisplay), (28, 0)])
    }

    /// San Francisco grows wider with its weight than Inter does.
    private static func strokes(_ weight: Double) -> Double {
        interpolated(weight, in: [(400, 0), (500, 3), (600, 8), (700, 10)])
    }

    /// The value at a position between two known ones, in proportion; beyond the ends, the end's value.
    private static func interpolated(_ position: Double, in known: [(Double, Double)]) -> Double {
        guard let upper = known.first(where: { $0.0 >= position }) else { return known.last?.1 ?? 0 }
        guard let lower = known.last(where: { $0.0 < position }) else { return upper.1 }
        return lower.1 + (upper.1 - lower.1) * (position - lower.0) / (upper.0 - lower.0)
    }

    /// Size in points, tracking in thousandths of an em.
    private static let table: [(Double, Double)] = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
        (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8),
        (27, 11), (28, 14), (29, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (37, 10),
        (38, 10), (39, 10), (40, 10), (41, 9), (42, 9), (43, 9), (44, 8), (45, 8), (46, 8), (47, 8), (48, 8),
        (49, 7), (50, 7), (51, 7), (52, 6), (53, 6), (54, 6), (56, 6), (58, 5), (60, 4), (62, 4), (64, 4), (66, 3),
        (68, 2), (70, 2), (72, 2), (76, 1), (80, 0), (84, 0), (88, 0), (92, 0), (96, 0),
    ]
}
