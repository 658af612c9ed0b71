/// A side of a rectangle; leading and trailing follow the layout direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The top.
    case top
    /// The side on which lines start.
    case leading
    /// The bottom.
    case bottom
    /// The side on which lines end.
    case trailing

    /// Sides that are meant together.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each side.
        public let rawValue: Int8

        /// Wraps bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one side.
        public init(_ edge: Edge) {
            rawValue = 1 << edge.rawValue
        }

        /// The top.
        public static let top = Set(.top)
        /// The side on which lines start.
        public static let leading = Set(.leading)
        /// The bottom.
        public static let bottom = Set(.bottom)
        /// The side on which lines end.
        public static let trailing = Set(.trailing)
        /// All four sides.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]

        package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
    }

    /// The axis that the side ends: `horizontal` for leading and trailing.
    package var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }
}

/// The leading or the trailing side.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The side on which lines start.
    case leading
    /// The side on which lines end.
    case trailing

    /// Sides that are meant together.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each side.
        public let rawValue: Int8

        /// Wraps bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one side.
        public init(_ edge: HorizontalEdge) {
            rawValue = 1 << edge.rawValue
        }

        /// The side on which lines start.
        public static let leading = Set(.leading)
        /// The side on which lines end.
        public static let trailing = Set(.trailing)
        /// Both sides.
        public static let all: Set = [.leading, .trailing]
    }
}

/// The top or the bottom side.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The top.
    case top
    /// The bottom.
    case bottom

    /// Sides that are meant together.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each side.
        public let rawValue: Int8

        /// Wraps bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one side.
        public init(_ edge: VerticalEdge) {
            rawValue = 1 << edge.rawValue
        }

        /// The top.
        public static let top = Set(.top)
        /// The bottom.
        public static let bottom = Set(.bottom)
        /// Both sides.
        public static let all: Set = [.top, .bottom]
    }
}
