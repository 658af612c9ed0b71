extension NSLayoutConstraint {
    /// The part of an item that a constraint speaks of; raw values are Apple's.
    public enum Attribute: Int, Hashable, Sendable, CaseIterable {
        /// The left edge.
        case left = 1
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
        /// The baseline of the last line of text; the bottom of a view without text.
        case lastBaseline
        /// The baseline of the first line of text; the top of a view without text.
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
        /// No attribute.
        case notAnAttribute = 0

        /// The older name of `lastBaseline`.
        public static let baseline = Attribute.lastBaseline
    }

    /// How the sides of a constraint compare; raw values are Apple's.
    public enum Relation: Int, Hashable, Sendable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// The sides are equal.
        case equal = 0
        /// The first side is at least the second.
        case greaterThanOrEqual = 1
    }

    /// One of the two axes of layout; raw values are Apple's.
    public enum Axis: Int, Hashable, Sendable, CaseIterable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis on which the attribute lies; nil for no attribute.
    var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .notAnAttribute: nil
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline: .vertical
        case .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        default: .horizontal
        }
    }

    /// Whether it is a width or a height.
    var isSize: Bool { self == .width || self == .height }

    /// Whether it is an edge that the layout direction moves.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether it is the left or right edge or margin.
    var isAbsoluteHorizontalEdge: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// Whether it speaks of the margins.
    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

    /// The same place on the layout margins guide, for an attribute that speaks of the margins.
    var withoutMargin: NSLayoutConstraint.Attribute {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }

    /// The left or right attribute that a directional one stands for.
    func absolute(_ direction: UIUserInterfaceLayoutDirection) -> NSLayoutConstraint.Attribute {
        let isLeftToRight = direction == .leftToRight
        return switch self {
        case .leading: isLeftToRight ? .left : .right
        case .trailing: isLeftToRight ? .right : .left
        case .leadingMargin: isLeftToRight ? .leftMargin : .rightMargin
        case .trailingMargin: isLeftToRight ? .rightMargin : .leftMargin
        default: self
        }
    }
}
