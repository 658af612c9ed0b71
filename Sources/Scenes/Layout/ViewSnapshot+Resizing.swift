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
        /// The priority of the content's hugging or of its resistance to compression, which was outweighed.
        public var priority: Float

        /// Describes a difference.
        public init(axis: Axis, amount: CGFloat, priority: Float) {
            self.axis = axis
            self.amount = amount
            self.priority = priority
        }
    }

    /// The sides of the view that constraints make longer or shorter than its content, horizontal before vertical. Half a point is rounding.
    ///
    /// A text of several lines is as high as its lines at the width that it has, and its content needs no more than that.
    public var resizing: [Resizing] { sizing.resizing }
}
