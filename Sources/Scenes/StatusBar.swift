/// An app's request for the system's status bar, which is above the app and is not part of its picture.
public struct StatusBar: Hashable, Sendable {
    /// The colour of its text and signs.
    public enum Style: Hashable, Sendable {
        /// Dark in light surroundings, light in dark ones.
        case automatic
        /// Light, for dark ground.
        case lightContent
        /// Dark, for light ground.
        case darkContent
    }

    /// The colour of its text and signs.
    public var style: Style
    /// Whether the app hides it.
    public var isHidden: Bool

    /// Describes what an app asks for; without arguments what it gets where it asks for nothing.
    public init(style: Style = .automatic, isHidden: Bool = false) {
        self.style = style
        self.isHidden = isHidden
    }
}
