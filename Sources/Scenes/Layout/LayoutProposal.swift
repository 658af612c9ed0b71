public import Foundation
import KeylineGraphics

/// A container's proposal to a view: a width and a height in points, each of which may be left open.
public struct LayoutProposal: Hashable, Sendable {
    /// The width in points; nil asks for the ideal width.
    public var width: CGFloat?
    /// The height in points; nil asks for the ideal height.
    public var height: CGFloat?

    /// Describes an offer.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }
}

extension LayoutProposal: CustomStringConvertible {
    /// Such as `320×nil`.
    public var description: String {
        [width, height].map { $0.map { Decimals.text($0) } ?? "nil" }.joined(separator: "×")
    }
}
