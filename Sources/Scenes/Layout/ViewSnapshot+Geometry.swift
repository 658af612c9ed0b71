public import Foundation

extension ViewSnapshot {
    /// A layout guide after layout.
    public struct Guide: Hashable, Sendable {
        /// The guide's identifier, such as `UIViewLayoutMarginsGuide`.
        public var identifier: String
        /// Its frame in the owning view's coordinates, in points.
        public var frame: CGRect

        /// Describes a guide.
        public init(identifier: String, frame: CGRect) {
            self.identifier = identifier
            self.frame = frame
        }
    }

    /// The rectangles and lines of a view that constraints speak of.
    public struct Geometry: Hashable, Sendable {
        /// The rectangle that constraints speak of, in the superview's coordinates, in points.
        public var alignmentRect: CGRect
        /// The top-left corner of what the view shows, in its own coordinates; not zero where a scroll view is scrolled.
        public var boundsOrigin = CGPoint.zero
        /// The distance from the frame's top to the first baseline, in points; nil where there is no text.
        public var firstBaseline: CGFloat?
        /// The distance from the frame's top to the last baseline, in points; nil where there is no text.
        public var lastBaseline: CGFloat?
        /// The rectangle inside the layout margins, in the view's own coordinates, in points.
        public var layoutMarginsFrame: CGRect
        /// The rectangle inside the safe area, in the view's own coordinates, in points.
        public var safeAreaFrame: CGRect
        /// The view's guides that constraints speak of.
        public var guides: [Guide] = []
        /// The area that scrolling can show, in the view's own coordinates, in points; nil where nothing scrolls.
        public var scrollableArea: CGRect?

        /// The geometry of a view without margins, safe area, text or guides.
        ///
        /// - Parameter frame: The view's frame in the superview's coordinates, in points.
        public init(frame: CGRect) {
            alignmentRect = frame
            layoutMarginsFrame = CGRect(origin: .zero, size: frame.size)
            safeAreaFrame = CGRect(origin: .zero, size: frame.size)
        }
    }

    /// The source of a view's size.
    public struct Sizing: Hashable, Sendable {
        /// The content's own size in points, -1 along an axis where it has none.
        public var intrinsicContentSize = CGSize(width: -1, height: -1)
        /// The sides that constraints make longer or shorter than the content, by more than half a point, horizontal before vertical.
        public var resizing: [Resizing] = []
        /// Whether the constraints leave the frame open.
        public var isAmbiguous = false
        /// The axes along which they do.
        public var openAxes: Set<Resizing.Axis> = []
        /// The axes along which required constraints contradict the size of the content.
        public var axesInConflict: Set<Resizing.Axis> = []
        /// The sides that a host outside the source decides, as a table does the height of its rows: what the source says of them is
        /// provisional.
        public var hostedSides: Set<Resizing.Axis> = []
        /// The proposal of the view around it, where proposals decide sizes; nil where constraints or frames do.
        public var proposal: LayoutProposal?

        /// The frame alone.
        public init() {}
    }
}

// What those ask for who compare layouts.
extension ViewSnapshot {
    /// The rectangle that constraints speak of, in the superview's coordinates, in points.
    public var alignmentRect: CGRect { geometry.alignmentRect }

    /// The top-left corner of what the view shows, in its own coordinates; not zero where a scroll view is scrolled.
    public var boundsOrigin: CGPoint { geometry.boundsOrigin }

    /// The rectangle inside the safe area, in the view's own coordinates, in points.
    public var safeAreaFrame: CGRect { geometry.safeAreaFrame }
}
