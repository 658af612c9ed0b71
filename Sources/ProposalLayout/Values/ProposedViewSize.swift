import KeylineGraphics

/// The size that a container offers a view: a width and a height in points, each of which may be open.
///
/// nil asks for the ideal length, 0 for the smallest, infinity for the largest; any other value is the room there is. A view answers with
/// whatever size it likes.
public struct ProposedViewSize: Hashable, Sendable {
    /// The width in points; nil asks for the ideal width.
    public var width: CGFloat?
    /// The height in points; nil asks for the ideal height.
    public var height: CGFloat?

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Offers a width and a height.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Offers a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Returns the size with other lengths, 10 points by default, in place of open ones.
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    package init(_ main: CGFloat?, along axis: Axis, by cross: CGFloat?) {
        self = axis == .horizontal ? .init(width: main, height: cross) : .init(width: cross, height: main)
    }

    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension ProposedViewSize: CustomStringConvertible {
    /// Such as `320×nil`.
    public var description: String {
        [width, height].map { $0.map { Decimals.text($0) } ?? "nil" }.joined(separator: "×")
    }
}
