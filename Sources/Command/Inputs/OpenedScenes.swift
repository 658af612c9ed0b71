import KeylinePreviews
import KeylineScenes

/// The scenes of the files that a command was given, and what could not be opened.
struct OpenedScenes {
    /// Why something could not be opened, which was reported.
    struct Failure {
        /// The operand.
        let path: String
        let error: any Error
    }

    var scenes: [SceneReference] = []
    var failures: [Failure]
    /// Whether every file and every font beside them could be opened.
    var isComplete: Bool
}
