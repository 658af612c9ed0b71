public import Foundation

/// Sheets to print on.
public struct Paper: Hashable, Sendable {
    /// The size of a sheet, in points of 1/72 inch.
    public var size: CGSize
    /// The margins on every side, in points.
    public var margin: CGFloat
    /// Whether a picture that is narrower than a sheet is magnified to its width, instead of being as large as it is.
    public var fillsWidth = false

    /// Describes sheets.
    ///
    /// - Parameters:
    ///   - size: The size of a sheet, in points.
    ///   - margin: What stays free on every side, in points; half an inch unless said otherwise.
    public init(size: CGSize, margin: CGFloat = 36) {
        self.size = size
        self.margin = margin
    }

    /// ISO 216 A4, 210×297 mm, in whole points.
    public static let a4 = Paper(size: CGSize(width: 595, height: 842))
    /// ISO 216 A5, 148×210 mm, in whole points.
    public static let a5 = Paper(size: CGSize(width: 420, height: 595))
    /// 8.5×11 inches.
    public static let letter = Paper(size: CGSize(width: 612, height: 792))
    /// 8.5×14 inches.
    public static let legal = Paper(size: CGSize(width: 612, height: 1008))

    /// The sheets that have a name.
    public static let named: [(name: String, paper: Paper)] = [
        ("A4", .a4), ("A5", .a5), ("letter", .letter), ("legal", .legal),
    ]

    /// The printable size; nil if the margins leave less than an inch.
    public var printable: CGRect? {
        let rect = CGRect(
            x: margin, y: margin, width: size.width - 2 * margin, height: size.height - 2 * margin)
        let isUsable =
            rect.width >= 72 && rect.height >= 72 && margin >= 0 && rect.width.isFinite && rect.height.isFinite
        return isUsable ? rect : nil
    }
}
