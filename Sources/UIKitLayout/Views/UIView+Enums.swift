extension UIView {
    /// The parts of a view's frame that change with the superview's size; raw values are Apple's.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Wraps bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance from the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance from the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance from the top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance from the bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// How content fills a view's bounds; raw values are Apple's.
    public enum ContentMode: Int, Hashable, Sendable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// As large as fits, in proportion.
        case scaleAspectFit
        /// As small as covers the bounds, in proportion.
        case scaleAspectFill
        /// Drawn anew at each size.
        case redraw
        /// In the middle.
        case center
        /// In the middle of the top edge.
        case top
        /// In the middle of the bottom edge.
        case bottom
        /// In the middle of the left edge.
        case left
        /// In the middle of the right edge.
        case right
        /// In the top left corner.
        case topLeft
        /// In the top right corner.
        case topRight
        /// In the bottom left corner.
        case bottomLeft
        /// In the bottom right corner.
        case bottomRight
    }
}
