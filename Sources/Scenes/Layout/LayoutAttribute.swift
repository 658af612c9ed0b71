/// The part of a view or guide that a constraint speaks of, as snapshots name it; raw values are Apple's own names.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where lines start.
    case leading
    /// The edge where lines end.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The margin where lines start.
    case leadingMargin
    /// The margin where lines end.
    case trailingMargin
    /// The middle between the left and right margins.
    case centerXWithinMargins
    /// The middle between the top and bottom margins.
    case centerYWithinMargins
    /// No attribute: the constraint has no second item.
    case notAnAttribute

    /// Whether the attribute is a width or a height.
    public var isSize: Bool { self == .width || self == .height }

    /// Whether the attribute is an edge or margin that the layout direction moves.
    public var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is on the vertical axis.
    public var isVertical: Bool {
        switch self {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline: true
        case .topMargin, .bottomMargin, .centerYWithinMargins: true
        default: false
        }
    }
}
