public import Foundation
public import KeylineGraphics

/// The reasons for a view's frame: for each of its numbers the constraints on which it depends, and the constraints that gave way.
public struct FrameExplanation: Hashable, Sendable {
    /// A number of a frame.
    public enum Part: String, Hashable, Sendable, CaseIterable {
        /// The left edge, from the left edge of the view around.
        case x
        /// The top edge, from the top edge of the view around.
        case y
        /// The width.
        case width
        /// The height.
        case height
    }

    /// The maker of a constraint.
    public enum Maker: String, Hashable, Sendable, CaseIterable {
        /// A person, in a file or in code.
        case person
        /// The size of the content.
        case content = "content size"
        /// A frame and an autoresizing mask.
        case autoresizing = "autoresizing mask"
        /// A stack view.
        case stackView = "stack view"
        /// A layout guide of the system.
        case guide
        /// Interface Builder, which keeps the stored frame of a view that the constraints leave open.
        case interfaceBuilder = "Interface Builder"
        /// The window or cell around the layout.
        case window
    }

    /// A constraint that has a part in a frame.
    public struct Reason: Hashable, Sendable {
        /// The constraint.
        public var constraint: ConstraintSnapshot
        /// The maker.
        public var maker: Maker
        /// By how much the layout misses it, in points.
        public var missedBy: CGFloat

        /// Describes a constraint with its part in a frame.
        public init(_ constraint: ConstraintSnapshot, maker: Maker, missedBy: CGFloat = 0) {
            self.constraint = constraint
            self.maker = maker
            self.missedBy = missedBy
        }
    }

    /// One number of the frame.
    public struct Length: Hashable, Sendable {
        /// The number.
        public var part: Part
        /// Its value in points.
        public var value: CGFloat
        /// Whether the constraints leave it open.
        public var isOpen: Bool
        /// The constraints on which it depends: the view's own first.
        public var reasons: [Reason]

        /// Describes a number of a frame.
        public init(part: Part, value: CGFloat, isOpen: Bool, reasons: [Reason]) {
            self.part = part
            self.value = value
            self.isOpen = isOpen
            self.reasons = reasons
        }
    }

    /// The view.
    public var view: ViewID
    /// Its class.
    public var className: String
    /// The name that people gave it; nil where it has none.
    public var name: String?
    /// Whether constraints place it. The frame of any other view was set, or follows by its mask.
    public var isPlacedByConstraints: Bool
    /// The four numbers of the frame.
    public var lengths: [Length]
    /// The constraints of the view that the layout does not keep: given up in a conflict, or missed because something more important
    /// outweigh them.
    public var lost: [Reason]
    /// The exchange that decided the view's size, for layout by proposals instead of constraints.
    public var conversation: LayoutConversation?
    /// The view's attributes and the priorities of its size, in the order in which inspectors list them.
    public var properties: [InspectedProperty]

    /// Describes what decides a frame.
    public init(
        view: ViewID, className: String, name: String?, isPlacedByConstraints: Bool, lengths: [Length], lost: [Reason],
        conversation: LayoutConversation? = nil, properties: [InspectedProperty] = []
    ) {
        self.view = view
        self.className = className
        self.name = name
        self.isPlacedByConstraints = isPlacedByConstraints
        self.lengths = lengths
        self.lost = lost
        self.conversation = conversation
        self.properties = properties
    }
}
