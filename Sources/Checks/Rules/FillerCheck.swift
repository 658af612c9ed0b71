import KeylineScenes

/// Finds the words in documents that the app shows unless its code replaces them.
///
/// They are one finding for the whole app: nothing can be said about a text that another one replaces.
struct FillerCheck {
    private let screen: ScreenReading

    init(_ screen: ScreenReading) {
        self.screen = screen
    }

    var findings: [Diagnostic] {
        screen.views.filter(\.isVisible).compactMap { placed in
            guard placed.view.texts.contains(where: { placed.isFiller($0.text) }) else { return nil }
            return Diagnostic(
                .note, .filler, location: placed.location,
                message: "texts take the place of the app's own, such as \"Label\" or \"{Name}\"",
                hints: ["write words that are like the app's, so that pictures and checks show its layout"])
        }
    }
}
