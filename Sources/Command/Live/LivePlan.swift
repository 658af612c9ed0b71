import KeylinePreviews
import KeylineScenes

/// What a call asks to be followed: its settings, which a configuration decides too, the fonts and what is drawn.
@MainActor
struct LivePlan {
    let settings: CommandSettings
    let paths: [String]
    let files: SceneFiles
    let preview: MatrixPreview
    let folder: String
    /// Sources that this program was linked with, which change with it alone.
    var linked: [any SceneSource] = []
}
