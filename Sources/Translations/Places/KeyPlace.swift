package import Foundation
package import KeylineGraphics
package import KeylineScenes

/// A place at which a screen shows the text of a key.
package struct KeyPlace: Hashable, Sendable {
    /// The use that a screen makes of the text.
    package enum Use: String, Hashable, Sendable {
        /// The text is drawn.
        case shown
        /// The text is in a view that is hidden or has no area.
        case hidden
        /// VoiceOver says the text, and nothing draws it.
        case spoken
    }

    /// The file of the scene.
    package var file: String
    /// The scene.
    package var scene: SceneID
    /// The scene's name.
    package var sceneName: String
    /// The view.
    package var view: ViewID
    /// The view's class.
    package var className: String
    /// The use of the text.
    package var use: Use
    /// The place in the app's code that sets the text; nil where the document or the layout does.
    package var code: SourceLocation?
    /// The frames of the view in the scene by language, in points; only languages in which the scene shows the text.
    package var frames: [String: CGRect] = [:]
}
