public import Foundation

/// Something that stands in a line like a letter, such as a picture: room is kept for it, and whoever draws the text draws it.
public struct TextAttachment: Hashable, Sendable {
    /// The character in whose place it stands: OBJECT REPLACEMENT CHARACTER.
    public static let character: UInt16 = 0xFFFC

    /// The size in points.
    public var size: CGSize
    /// How far its bottom stands above the baseline, in points; negative below.
    public var baselineOffset: CGFloat
    /// What tells it from others, for whoever draws it.
    public var name: String

    /// Describes something.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - baselineOffset: How far its bottom stands above the baseline, in points.
    ///   - name: What tells it from others.
    public init(size: CGSize, baselineOffset: CGFloat = 0, name: String = "") {
        (self.size, self.baselineOffset, self.name) = (size, baselineOffset, name)
    }

    /// What it needs above the baseline, in points.
    var ascent: Double { max(Double(size.height + baselineOffset), 0) }
    /// What it needs below the baseline, in points.
    var descent: Double { max(Double(-baselineOffset), 0) }
}
