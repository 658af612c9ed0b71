/// The horizontal or the vertical direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// Along the x axis.
    case horizontal
    /// Along the y axis.
    case vertical

    /// Axes that are meant together.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each axis.
        public let rawValue: Int8

        /// Wraps bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one axis.
        public init(_ axis: Axis) {
            rawValue = 1 << axis.rawValue
        }

        /// The horizontal axis.
        public static let horizontal = Set(.horizontal)
        /// The vertical axis.
        public static let vertical = Set(.vertical)

        package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
    }

    /// The other axis.
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    /// `horizontal` or `vertical`.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension CGSize {
    /// The length along an axis, in points.
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    package init(_ main: CGFloat, along axis: Axis, by cross: CGFloat) {
        self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }
}

extension CGPoint {
    package init(_ main: CGFloat, along axis: Axis, by cross: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
    }

    package subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
