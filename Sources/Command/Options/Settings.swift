import KeylinePreviews
import KeylineScenes

/// What the options of one invocation ask for.
struct Settings: Sendable {
    /// What is asked of the environment.
    var overrides = EnvironmentOverrides()
    /// Ids or names of the scenes wanted; empty for all.
    var scenes: [String] = []
    /// Folders with more fonts.
    var fontFolders: [String] = []
    /// Where results go; nil for the command's own place.
    var output: String?
    /// The kind of picture; nil where the output's name says it.
    var pictureFormat: PictureFormat?
    /// The form of a dump.
    var dumpFormat = DumpFormat.text
    /// The form of findings.
    var reportFormat = ReportFormat.text
    /// What is drawn over a scene.
    var overlays: Set<Overlay> = []
    /// The only view whose constraints are drawn; nil for all views.
    var selectedView: String?
    /// The environments that are combined.
    var axes: [VariationAxis] = []
    /// The sizes in which thresholds are looked for.
    var sweep: SizeSweep?
    /// The least severity that makes a check fail.
    var failureSeverity = Diagnostic.Severity.warning
    /// The kinds of findings that are passed over.
    var ignoredKinds: Set<Diagnostic.Kind> = []
    /// The folder of goldens.
    var goldenFolder = "golden"
    /// Patterns of golden names; empty for all.
    var filters: [String] = []
    /// How many pictures are drawn at once; nil for one on each core.
    var jobs: Int?
    /// Whether diagnostics stay unprinted.
    var isQuiet = false
    /// How text given by itself is set.
    var text = TextSettings()
}

/// The kinds of pictures.
enum PictureFormat: String, CaseIterable, Sendable {
    case png
    case pdf
    case svg
}

/// The forms of a dump.
enum DumpFormat: String, CaseIterable, Sendable {
    case text
    case json
}

/// The forms of findings.
enum ReportFormat: String, CaseIterable, Sendable {
    /// As compilers print them.
    case text
    /// One document for other programs.
    case json
    /// Annotations of GitHub's workflows.
    case github
}
