public import Foundation

// Actions and states of a running app: in a still picture the actions do nothing, and the states are those of the first frame.

/// Leaves a presentation.
public struct DismissAction {
    /// Does nothing in a still picture.
    public func callAsFunction() {}
}

/// Opens an address.
public struct OpenURLAction {
    /// The outcome.
    public struct Result: Sendable {
        /// It was opened.
        public static let handled = Result()
        /// It was not.
        public static let discarded = Result()
        /// The system opens it.
        public static let systemAction = Result()
        /// The system opens another address.
        public static func systemAction(_ url: URL) -> Result { systemAction }
    }

    private let handler: ((URL) -> Result)?

    /// Opens addresses by a function.
    public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    init() {
        handler = nil
    }

    /// Opens an address.
    public func callAsFunction(_ url: URL) { _ = handler?(url) }

    /// Opens an address and tells whether that went well.
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(handler != nil) }
}

/// Does again what pulling down does.
public struct RefreshAction: Sendable {
    /// Does nothing in a still picture.
    public func callAsFunction() async {}
}

/// Asks for a review.
public struct RequestReviewAction {
    /// Does nothing in a still picture.
    public func callAsFunction() {}
}

/// Leaves a search.
public struct DismissSearchAction {
    /// Does nothing in a still picture.
    public func callAsFunction() {}
}

/// Whether a view is presented, and how to leave.
public struct PresentationMode {
    /// Whether it is.
    public var isPresented: Bool { false }
    /// Does nothing in a still picture.
    public mutating func dismiss() {}
}

extension EnvironmentValues {
    private enum OpenKey: EnvironmentKey {
        static var defaultValue: OpenURLAction { OpenURLAction() }
    }
    private enum PhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
    private enum MotionKey: EnvironmentKey { static let defaultValue = false }
    private enum AssistanceKey: EnvironmentKey { static let defaultValue = false }
    private enum FontsKey: EnvironmentKey { static let defaultValue = false }

    /// Leaves a presentation.
    public var dismiss: DismissAction { DismissAction() }
    /// Leaves a search.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    /// Whether someone searches.
    public var isSearching: Bool { false }
    /// Whether the view is presented.
    public var isPresented: Bool { false }
    /// Whether the view is presented, and how to leave.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    /// Opens an address.
    public var openURL: OpenURLAction {
        get { self[OpenKey.self] }
        set { self[OpenKey.self] = newValue }
    }
    /// Does again what pulling down does.
    public var refresh: RefreshAction? { nil }
    /// Asks for a review.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    /// Whether the view has the focus.
    public var isFocused: Bool { false }
    /// The state that the app's scene is in.
    public var scenePhase: ScenePhase {
        get { self[PhaseKey.self] }
        set { self[PhaseKey.self] = newValue }
    }
    /// Whether movement is to be avoided.
    public var accessibilityReduceMotion: Bool { self[MotionKey.self] }
    /// Whether translucency is to be avoided.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether colours alone must not tell things apart.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether colours are inverted.
    public var accessibilityInvertColors: Bool { false }
    /// Whether the outlines of buttons show.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether a screen reader runs.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether a switch is used.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether assistive technology is used.
    public var accessibilityEnabled: Bool {
        get { self[AssistanceKey.self] }
        set { self[AssistanceKey.self] = newValue }
    }
    /// Whether the screen is dimmed.
    public var isLuminanceReduced: Bool { false }
    /// Whether views scroll.
    public var isScrollEnabled: Bool { true }
    /// Whether mistakes are corrected.
    public var autocorrectionDisabled: Bool { false }
    /// Whether several windows can be open.
    public var supportsMultipleWindows: Bool { scene.idiom == .pad }
}
