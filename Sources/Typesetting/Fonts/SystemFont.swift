internal import Foundation

/// What makes Inter stand in for San Francisco: its line metrics, its tracking, and its change of design at 20 points.
///
/// Measured against labels in Interface Builder files, whose sizes Apple's own engine recorded; CONTRIBUTING.md says how to
/// measure again.
enum SystemFont {
    /// The size in points from which the display design is drawn, as San Francisco changes there.
    static let displaySize: CGFloat = 20

    /// San Francisco's published line metrics, in ems: 1950, 494 and 0 of 2048 units.
    static let ascender: CGFloat = 1950.0 / 2048
    /// From the baseline downwards.
    static let descender: CGFloat = 494.0 / 2048

    /// Extra space after each cluster, in ems, for a size in points: San Francisco's published table (Apple, Human Interface
    /// Guidelines, Typography, "Tracking values"), between its sizes in proportion.
    static func tracking(size: CGFloat) -> CGFloat {
        let size = Double(size)
        guard let next = table.firstIndex(where: { $0.size >= size }) else { return 0 }
        let upper = table[next]
        guard next > 0, upper.size > size else { return CGFloat(upper.perMille / 1000) }
        let lower = table[next - 1]
        let part = (size - lower.size) / (upper.size - lower.size)
        return CGFloat((lower.perMille + (upper.perMille - lower.perMille) * part) / 1000)
    }

    /// Size in points, tracking in thousandths of an em.
    private static let table: [(size: Double, perMille: Double)] = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
        (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8),
        (27, 11), (28, 14), (29, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (37, 10),
        (38, 10), (39, 10), (40, 10), (41, 9), (42, 9), (43, 9), (44, 8), (45, 8), (46, 8), (47, 8), (48, 8),
        (49, 7), (50, 7), (51, 7), (52, 6), (53, 6), (54, 6), (56, 6), (58, 5), (60, 4), (62, 4), (64, 4), (66, 3),
        (68, 2), (70, 2), (72, 2), (76, 1), (80, 0), (84, 0), (88, 0), (92, 0), (96, 0),
    ]
}
