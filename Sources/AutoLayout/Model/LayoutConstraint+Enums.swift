extension LayoutConstraint {
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

    /// The comparison of a constraint's sides; raw values are Apple's.
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

    /// The distribution of a stack's length among the arranged boxes; raw values are Apple's.
    public enum StackDistribution: Int, Hashable, Sendable, CaseIterable {
        /// The views fill the length; which of them grows or shrinks follows from their priorities.
        case fill
        /// The views fill the length and are equally long.
        case fillEqually
        /// The views fill the length in proportion to their content.
        case fillProportionally
        /// The distances between neighbours are equal.
        case equalSpacing
        /// The distances between the middles of neighbours are equal.
        case equalCentering
    }

    /// The alignment of arranged boxes across the axis; raw values are Apple's.
    public enum StackAlignment: Int, Hashable, Sendable, CaseIterable {
        /// From edge to edge.
        case fill
        /// At the leading edge, or at the top of a row.
        case leading
        /// On the baseline of their first lines, in a row.
        case firstBaseline
        /// In the middle.
        case center
        /// At the trailing edge, or at the bottom of a row.
        case trailing
        /// On the baseline of their last lines, in a row.
        case lastBaseline

        /// The name of `leading` in a row.
        public static let top = StackAlignment.leading
        /// The name of `trailing` in a row.
        public static let bottom = StackAlignment.trailing
    }
}

extension LayoutConstraint.Relation {
    /// The relation as logs and the visual format write it.
    package var symbol: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension LayoutConstraint.Attribute {
    /// The attribute's axis; nil for no attribute.
    package var axis: LayoutConstraint.Axis? {
        switch self {
        case .notAnAttribute: nil
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline: .vertical
        case .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        default: .horizontal
        }
    }

    /// Whether it is a width or a height.
    package var isSize: Bool { self == .width || self == .height }

    /// Whether it is an edge that the layout direction moves.
    package var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether it is the left or right edge or margin.
    package var isAbsoluteHorizontalEdge: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// Whether it speaks of the margins.
    package var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

    /// The same place on the layout margins guide, for an attribute that speaks of the margins.
    package var withoutMargin: LayoutConstraint.Attribute {
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
    package func absolute(isRightToLeft: Bool) -> LayoutConstraint.Attribute {
        switch self {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
        case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
        default: self
        }
    }
}
