// What modifiers name that matter only in a running app.

/// What the shape of a view is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Wraps bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// Dragging.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// Menus.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Pointers.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// Screen readers.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
    /// The focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// Which gestures count.
public struct GestureMask: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Wraps bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
    /// None.
    public static let none: GestureMask = []
    /// The added one.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// What happens under a pointer.
public struct HoverEffect: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = HoverEffect(name: "automatic")
    /// The view lights up.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view rises.
    public static let lift = HoverEffect(name: "lift")
}

/// Feedback that is felt.
public struct SensoryFeedback: Hashable, Sendable {
    private let name: String
    /// Something went well.
    public static let success = SensoryFeedback(name: "success")
    /// Something is to be minded.
    public static let warning = SensoryFeedback(name: "warning")
    /// Something went wrong.
    public static let error = SensoryFeedback(name: "error")
    /// A choice changed.
    public static let selection = SensoryFeedback(name: "selection")
    /// Things met.
    public static let impact = SensoryFeedback(name: "impact")
    /// A value grew.
    public static let increase = SensoryFeedback(name: "increase")
    /// A value shrank.
    public static let decrease = SensoryFeedback(name: "decrease")
}

/// What a bubble points at.
public struct PopoverAttachmentAnchor: Hashable, Sendable {
    private let name: String
    /// The view.
    public static let rect = PopoverAttachmentAnchor(name: "rect")
    /// A point of the view.
    public static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor { rect }
}

/// What can be done behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    /// Everything.
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    /// Nothing.
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")
    /// Everything up to a height.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// What it is.
    public static let none = PresentationAdaptation(name: "none")
    /// A bubble.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// The whole screen.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What scrolling in a sheet does.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// It makes the sheet higher.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// It scrolls.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
