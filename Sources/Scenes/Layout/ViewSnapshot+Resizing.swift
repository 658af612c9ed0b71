public import Foundation

extension ViewSnapshot {
    /// A side of a view that is longer or shorter than its content's own.
    public struct Resizing: Hashable, Sendable {
        /// The side.
        public enum Axis: String, Hashable, Sendable {
            /// The width.
            case horizontal
            /// The height.
            case vertical
        }

        /// The side.
        public var axis: Axis
        /// The difference in points: above 0 the view is stretched, below 0 its content is compressed.
        public var amount: CGFloat

        /// Describes a difference.
        public init(axis: Axis, amount: CGFloat) {
            self.axis = axis
            self.amount = amount
        }
    }

    /// The sides of the view that are not as long as its content, horizontal before vertical. Half a point is rounding.
    public var resizing: [Resizing] {
        let sides: [(Resizing.Axis, CGFloat, CGFloat)] = [
            (.horizontal, geometry.alignmentRect.width, sizing.intrinsicContentSize.width),
            (.vertical, geometry.alignmentRect.height, sizing.intrinsicContentSize.height),
        ]
        return sides.compactMap { axis, length, content in
            guard content >= 0, abs(length - content) > 0.5 else { return nil }
            return Resizing(axis: axis, amount: length - content)
        }
    }
}
