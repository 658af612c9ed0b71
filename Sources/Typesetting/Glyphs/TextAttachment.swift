public import Foundation

/// Something that is set in a line like a letter, such as a picture: room is kept for it, and whoever draws the text draws it.
public struct TextAttachment: Hashable, Sendable {
    /// The character whose place it takes: OBJECT REPLACEMENT CHARACTER.
    public static let character: UInt16 = 0xFFFC

    /// The size in points.
    public var size: CGSize
    /// The distance of its bottom above the baseline, in points; negative below.
    public var baselineOffset: CGFloat
    /// The name by which a drawing program finds it.
    public var name: String

    /// Describes something.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - baselineOffset: How far its bottom is above the baseline, in points.
    ///   - name: What distinguishes it from others.
    public init(size: CGSize, baselineOffset: CGFloat = 0, name: String = "") {
        self.size = size
        self.baselineOffset = baselineOffset
        self.name = name
    }

    /// No attachment takes more room than this, in points.
    private static let limit = 1e6

    /// The width in points, from 0 to a limit.
    var width: Double { Self.clamped(Double(size.width)) }
    /// The height above the baseline, in points.
    var ascent: Double { Self.clamped(Double(size.height + baselineOffset)) }
    /// The depth below the baseline, in points.
    var descent: Double { Self.clamped(Double(-baselineOffset)) }

    private static func clamped(_ length: Double) -> Double { length > 0 ? min(length, limit) : 0 }
}
