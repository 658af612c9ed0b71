import Foundation
import KeylineScenes

extension NSObject {
    /// Reports a value that the picture leaves out.
    @MainActor func noteUndrawn(_ name: String) {
        SceneContext.current.report(Diagnostic(.note, .ignored, message: "\(name) is not drawn"))
    }
}
