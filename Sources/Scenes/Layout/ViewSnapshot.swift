public import Foundation
public import KeylineGraphics

/// A view after layout, with everything below it.
public struct ViewSnapshot: Hashable, Sendable {
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

    /// The view's id.
    public var id: ViewID
    /// The class: a custom class's name where the file names one.
    public var className: String
    /// The label that the author gave it.
    public var name: String?
    /// The name by which the app's tests and accessibility find it.
    public var accessibilityIdentifier: String?
    /// The frame in points, in the superview's coordinates, edges on device pixels.
    public var frame: CGRect
    /// The rectangle that constraints speak of, in the superview's coordinates, in points.
    public var alignmentRect: CGRect
    /// The top-left corner of what the view shows, in its own coordinates; not zero where a scroll view is scrolled.
    public var boundsOrigin: CGPoint
    /// The distance from the frame's top to the first baseline, in points; nil where there is no text.
    public var firstBaseline: CGFloat?
    /// The distance from the frame's top to the last baseline, in points; nil where there is no text.
    public var lastBaseline: CGFloat?
    /// The rectangle inside the layout margins, in the view's own coordinates, in points.
    public var layoutMarginsFrame: CGRect
    /// The rectangle inside the safe area, in the view's own coordinates, in points.
    public var safeAreaFrame: CGRect
    /// The view's guides that constraints speak of.
    public var guides: [Guide]
    /// The content's own size in points, -1 along an axis where it has none.
    public var intrinsicContentSize: CGSize
    /// Whether the constraints leave the frame open.
    public var isAmbiguous: Bool
    /// Whether the view itself is hidden.
    public var isHidden: Bool
    /// The text that it shows; nil where it shows none.
    public var text: TextState?
    /// The texts that it shows besides, such as a button's subtitle.
    public var otherTexts: [TextState]
    /// Whether it is a control that can be used.
    public var isInteractive: Bool
    /// Where touches count, in the view's own coordinates, in points, where that is not all of it and no more.
    public var touchArea: CGRect?
    /// Whether it is a control or a text that cannot be used at present.
    public var isDisabled: Bool
    /// Whether what is inside shows only within its bounds.
    public var clipsContent: Bool
    /// What scrolling brings into view, in the view's own coordinates, in points; nil where nothing scrolls.
    public var scrollableArea: CGRect?
    /// The sides that a host outside the source decides, as a table does the height of its rows: what the source says of them is
    /// provisional.
    public var hostedSides: Set<Resizing.Axis>
    /// Whether it is told to screen readers as the heading of what follows.
    public var isHeading: Bool
    /// Whether the author chose a direction for its content, whatever the language's.
    public var keepsDirection: Bool
    /// What the view around offered it, where proposals decide sizes; nil where constraints or frames do.
    public var proposal: LayoutProposal?
    /// Whether it shows less than it does in the app: a picture is missing, or only the app's own code knows what it draws.
    public var isIncomplete: Bool
    /// The place in the source.
    public var location: SourceLocation?
    /// The views inside, from back to front.
    public var children: [ViewSnapshot]

    /// Describes a view; everything but its identity and frame can be filled in afterwards.
    public init(id: ViewID, className: String, frame: CGRect) {
        self.id = id
        self.className = className
        self.frame = frame
        alignmentRect = frame
        boundsOrigin = .zero
        layoutMarginsFrame = CGRect(origin: .zero, size: frame.size)
        safeAreaFrame = CGRect(origin: .zero, size: frame.size)
        guides = []
        intrinsicContentSize = CGSize(width: -1, height: -1)
        isAmbiguous = false
        isHidden = false
        otherTexts = []
        isInteractive = false
        isDisabled = false
        clipsContent = false
        hostedSides = []
        isHeading = false
        keepsDirection = false
        isIncomplete = false
        children = []
    }
}
