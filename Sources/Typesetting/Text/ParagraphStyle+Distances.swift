public import Foundation

extension ParagraphStyle {
    /// The heights of lines.
    public struct LineHeight: Hashable, Sendable {
        /// A factor of the font's line height, before the limits below; 0 leaves the height alone.
        public var multiple: CGFloat = 0
        /// The least height of a line, in points.
        public var minimum: CGFloat = 0
        /// The greatest height of a line, in points; 0 for no limit.
        public var maximum: CGFloat = 0

        /// The font's own height.
        public init() {}
    }

    /// Distances between lines and between paragraphs.
    public struct Spacing: Hashable, Sendable {
        /// Distance between the lines of a paragraph and to the next paragraph, in points.
        public var line: CGFloat = 0
        /// Distance after a paragraph, in points.
        public var after: CGFloat = 0
        /// Distance before a paragraph other than the first, in points.
        public var before: CGFloat = 0

        /// None.
        public init() {}
    }

    /// Distances of lines from the edges.
    public struct Indents: Hashable, Sendable {
        /// Distance of the first line's start from the edge where lines start, in points.
        public var firstLineHead: CGFloat = 0
        /// Distance of the other lines' start from the edge where lines start, in points.
        public var head: CGFloat = 0
        /// The end of lines, in points: above 0 from the edge where lines start, otherwise from the other edge.
        public var tail: CGFloat = 0

        /// None.
        public init() {}
    }
}
