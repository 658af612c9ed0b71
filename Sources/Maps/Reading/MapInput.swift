package import KeylineInterfaceBuilder
package import KeylineOutletValues
package import KeylinePreviews
package import KeylineScenes

/// The documents and code of a map.
package struct MapInput: Sendable {
    /// A storyboard with its canvas.
    package struct Storyboard: Sendable {
        /// The source of its scenes.
        package var source: any SceneSource
        /// The boxes and segues.
        package var canvas: StoryboardCanvas

        /// Joins both.
        package init(_ source: any SceneSource, _ canvas: StoryboardCanvas) {
            self.source = source
            self.canvas = canvas
        }
    }

    /// The storyboards, in the order of the map.
    package var storyboards: [Storyboard] = []
    /// Storyboards that could not be opened, by name, with the reason.
    package var unreadable: [String: String] = [:]
    /// Scenes without a canvas that the map shows in any case: previews of code, and files that a person named.
    package var others: [SceneReference] = []
    /// XIBs of an app, which the map shows where code reaches their controllers.
    package var interfaces: [SceneReference] = []
    /// The screens of the app's code; nil where none is read.
    package var code: NavigationReading?
    /// Whether code counts that no scene of the map leads to.
    package var hasWholeCode = false

    /// Nothing.
    package init() {}
}
