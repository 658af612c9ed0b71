public import Foundation

extension ParagraphStyle {
    /// A position to which a tab leads.
    public struct TabStop: Hashable, Sendable {
        /// The alignment of the text after the tab with the stop.
        public enum Alignment: String, Hashable, Sendable, CaseIterable {
            /// It starts there.
            case leading
            /// Its middle is there.
            case center
            /// It ends there.
            case trailing
            /// Its first decimal separator, a full stop or a comma, is there; without one it ends there.
            case decimal
        }

        /// The distance from the edge where lines start, in points.
        public var location: CGFloat
        /// The alignment of the text after the tab with the stop.
        public var alignment: Alignment

        /// Describes a tab stop.
        public init(_ location: CGFloat, alignment: Alignment = .leading) {
            self.location = location
            self.alignment = alignment
        }
    }

    /// Twelve stops 28 points apart, as `NSParagraphStyle` has them.
    public static let usualTabStops = (1...12).map { TabStop(CGFloat($0) * 28) }

    /// The tab stops.
    public struct Tabs: Hashable, Sendable {
        /// The tab stops, in ascending order; after the last one ``defaultInterval`` counts.
        public var stops: [TabStop] {
            get { ownStops ?? ParagraphStyle.usualTabStops }
            set { ownStops = newValue == ParagraphStyle.usualTabStops ? nil : newValue }
        }

        /// Nil for the usual ones, so that styles without others are cheap to copy.
        private var ownStops: [TabStop]?
        /// The distance between the stops after the last one of ``stops``, in points; 0 makes a tab there as wide as a space.
        public var defaultInterval: CGFloat = 0

        /// The usual ones.
        public init() {}
    }
}
