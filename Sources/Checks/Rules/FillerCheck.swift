import KeylineScenes

/// Finds the words that Xcode put into a document and that the app shows unless its code replaces them.
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
                message: "texts are the ones that Xcode gives new objects, such as \"Label\"",
                hints: ["write words that are like the app's, so that pictures and checks show its layout"])
        }
    }
}
