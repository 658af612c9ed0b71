import Foundation
import KeylineScenes

extension NSObject {
    /// Reports a value that the picture leaves out.
    @MainActor func noteUndrawn(_ name: String) {
        SceneContext.current.report(Diagnostic(.note, .ignored, message: "\(name) is not drawn"))
    }
}

/// Notes about the scene that is being made, for modules above this one.
package enum SceneNotes {
    private static let key = "org.keyline.scene"

    /// Whether a scene is being made by this thread, which then runs the main actor.
    static var isOnThread: Bool {
        get { Thread.current.threadDictionary[key] != nil }
        set { Thread.current.threadDictionary[key] = newValue ? true : nil }
    }

    /// Reports a value that the picture leaves out; code beside the making of scenes belongs to none.
    package static func noteUndrawn(_ name: String) {
        guard isOnThread else { return }
        MainActor.assumeIsolated {
            SceneContext.current.report(Diagnostic(.note, .ignored, message: "\(name) is not drawn"))
        }
    }
}
