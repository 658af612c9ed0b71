extension LayoutConstraint {
    /// Options for reading a visual format; raw values are Apple's.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Wraps bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        private init(aligning attribute: Attribute) {
            rawValue = 1 << UInt(attribute.rawValue)
        }

        /// All views have the same left edge.
        public static let alignAllLeft = FormatOptions(aligning: .left)
        /// All views have the same right edge.
        public static let alignAllRight = FormatOptions(aligning: .right)
        /// All views have the same top edge.
        public static let alignAllTop = FormatOptions(aligning: .top)
        /// All views have the same bottom edge.
        public static let alignAllBottom = FormatOptions(aligning: .bottom)
        /// All views have the same leading edge.
        public static let alignAllLeading = FormatOptions(aligning: .leading)
        /// All views have the same trailing edge.
        public static let alignAllTrailing = FormatOptions(aligning: .trailing)
        /// All views have the same horizontal middle.
        public static let alignAllCenterX = FormatOptions(aligning: .centerX)
        /// All views have the same vertical middle.
        public static let alignAllCenterY = FormatOptions(aligning: .centerY)
        /// All views have the same last baseline.
        public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
        /// All views have the same first baseline.
        public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
        /// Every alignment.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// A row begins where lines begin.
        public static let directionLeadingToTrailing = FormatOptions([])
        /// A row begins at the left.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A row begins at the right.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// Every direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Spacing is measured between edges.
        public static let spacingEdgeToEdge = FormatOptions([])
        /// Spacing in a column is measured between baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// Every way of measuring spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The attributes that views are aligned by.
        package var alignedAttributes: [Attribute] {
            Attribute.allCases.filter { attribute in
                attribute != .notAnAttribute && !attribute.isSize && !attribute.isMargin
                    && contains(FormatOptions(rawValue: 1 << UInt(attribute.rawValue)))
            }
        }
    }
}
