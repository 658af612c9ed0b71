public import Foundation

// Actions and states of a running app: in a still picture the actions do nothing, and the states are those of the first frame.

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
    private let leave: DismissAction

    init(_ leave: DismissAction = DismissAction()) {
        self.leave = leave
    }

    /// Whether it is.
    public internal(set) var isPresented = false
    /// Leaves; in the first frame there is nothing to leave.
    @MainActor @preconcurrency public mutating func dismiss() { leave() }
}

extension EnvironmentValues {
    private enum OpenKey: EnvironmentKey {
        static var defaultValue: OpenURLAction { OpenURLAction() }
    }
    private enum PhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
    private enum MotionKey: EnvironmentKey { static let defaultValue = false }
    private enum AssistanceKey: EnvironmentKey { static let defaultValue = false }
    private enum FontsKey: EnvironmentKey { static let defaultValue = false }
    private enum DismissKey: EnvironmentKey {
        static var defaultValue: DismissAction { DismissAction() }
    }
    private enum PresentedKey: EnvironmentKey { static let defaultValue = false }
    private enum QuestionKey: EnvironmentKey {
        static var defaultValue: (@MainActor () -> Void)? { nil }
    }

    /// Leaves a presentation.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    /// Whether another view presents the view.
    var isPresentedByAnother: Bool {
        get { self[PresentedKey.self] }
        set { self[PresentedKey.self] = newValue }
    }
    /// Takes the question away around the view, which is one of its answers; nil outside of questions.
    var leavesQuestion: (@MainActor () -> Void)? {
        get { self[QuestionKey.self] }
        set { self[QuestionKey.self] = newValue }
    }
    /// Leaves a search.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    /// Whether someone searches.
    public var isSearching: Bool { false }
    /// Whether the view is presented.
    public var isPresented: Bool { isPresentedByAnother }
    /// Whether the view is presented, and how to leave.
    public var presentationMode: Binding<PresentationMode> {
        let dismiss = dismiss
        let isPresented = isPresentedByAnother
        return Binding(
            get: {
                var mode = PresentationMode(dismiss)
                mode.isPresented = isPresented
                return mode
            }, set: { (_: PresentationMode) in })
    }
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
