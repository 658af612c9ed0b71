public import Foundation

extension ViewSnapshot {
    /// The text that a view shows.
    public struct TextState: Hashable, Sendable {
        /// The use of the text.
        public enum Role: String, Hashable, Sendable {
            /// The content of the view.
            case text
            /// The smaller text below a title.
            case subtitle
            /// The text that a field shows while it is empty.
            case placeholder
        }

        /// The length that a text needs and the available length, in points.
        public struct Shortage: Hashable, Sendable {
            /// The axis on which space is missing.
            public var axis: Resizing.Axis
            /// The length that the whole text needs.
            public var needed: CGFloat
            /// The length that it has.
            public var available: CGFloat
            /// Whether the difference is no larger than the uncertainty of letters' widths: the text may well fit on a device.
            public var isWithinMeasuringError = false
            /// The reach of the letters of a line that is higher than its view; nil where it is not known, and for other texts.
            package var ink: Ink?

            /// Describes a shortage.
            public init(_ axis: Resizing.Axis, needed: CGFloat, available: CGFloat) {
                self.axis = axis
                self.needed = needed
                self.available = available
            }
        }

        /// The reach of letters from the baseline on which they are drawn, in points. Their font has room for all letters, and so for more.
        package struct Ink: Hashable, Sendable {
            /// The distance of the highest outline above the baseline.
            package var above: CGFloat
            /// The distance of the lowest outline below the baseline.
            package var below: CGFloat

            /// Describes letters.
            package init(above: CGFloat, below: CGFloat) {
                self.above = above
                self.below = below
            }
        }

        /// The text as it was asked for.
        public var text: String
        /// The use of the text.
        public var role = Role.text
        /// Whether the layout had to leave some of it out.
        public var isTruncated: Bool
        /// The characters that no font has, as Unicode scalar values.
        public var missingCharacters: [UInt32]
        /// The missing space where the text is truncated, or fits only because it is set tighter; nil where it fits.
        public var shortage: Shortage?
        /// The first word that had to be divided because a line is shorter than it; nil where none was.
        public var brokenWord: String?
        /// Whether its lines reach from one edge to the other: the last one then begins at the side where its own words do.
        package var isJustified = false

        /// Describes a text.
        public init(text: String, isTruncated: Bool = false, missingCharacters: [UInt32] = []) {
            self.text = text
            self.isTruncated = isTruncated
            self.missingCharacters = missingCharacters
        }
    }

    /// Every text that the view shows, the main one first.
    public var texts: [TextState] { [text].compactMap { $0 } + otherTexts }
}
