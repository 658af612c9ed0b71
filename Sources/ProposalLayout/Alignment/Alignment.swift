/// A line on each axis, by which views are aligned.
public struct Alignment: Equatable, Sendable {
    /// The line on the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The line on the vertical axis.
    public var vertical: VerticalAlignment

    /// Joins a line of each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The leading end of the top.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The trailing end of the top.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The leading end of the bottom.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The trailing end of the bottom.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The middle of the first line of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The middle of the last line of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The start of the first line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The start of the last line of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The end of the first line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The end of the last line of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    package subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}
