/// How a view changes while it scrolls.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    private let name: String
    /// With the finger.
    public static let interactive = ScrollTransitionConfiguration(name: "interactive")
    /// By itself.
    public static let animated = ScrollTransitionConfiguration(name: "animated")
    /// Not at all.
    public static let identity = ScrollTransitionConfiguration(name: "identity")
}

/// Where a view is in a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Coming from the beginning.
    case topLeading
    /// In view.
    case identity
    /// Coming from the end.
    case bottomTrailing

    /// Whether the view is in view.
    public var isIdentity: Bool { self == .identity }
    /// -1, 0 or 1.
    public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// What scrolling does to the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// It goes.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// It follows.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// It stays.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether indicators show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// They do.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// They do not.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// They never do.
    public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Where scrolling stops.
public struct ScrollTargetBehavior: Hashable, Sendable {
    private let name: String
    /// At views.
    public static let viewAligned = ScrollTargetBehavior(name: "viewAligned")
    /// At pages.
    public static let paging = ScrollTargetBehavior(name: "paging")
}

/// When a view bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// Always.
    public static let always = ScrollBounceBehavior(name: "always")
    /// Where it is longer than its room.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
