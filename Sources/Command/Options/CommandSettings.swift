import KeylineEditing
import KeylinePreviews
import KeylineRendering
import KeylineScenes

/// What the options of one invocation ask for.
struct CommandSettings: Sendable {
    /// What is asked of the environment.
    var overrides = EnvironmentOverrides()
    /// Ids or names of the scenes wanted; empty for all.
    var scenes: [String] = []
    /// The folder of a Swift package whose previews are meant; nil for files.
    var package: String?
    /// The package's targets with the previews; empty for all.
    var packageTargets: [String] = []
    /// Where the program with the package's previews is built; nil for a folder in the package's own.
    var scratchPath: String?
    /// Folders with more fonts.
    var fontFolders: [String] = []
    /// Where results go; nil for the command's own place.
    var output: String?
    /// The kind of picture; nil where the output's name says it.
    var pictureFormat: PictureFormat?
    /// What becomes of text in SVG.
    var svgText = SVGTextForm.outlines
    /// The form of a dump.
    var dumpFormat = DumpFormat.text
    /// The form of findings.
    var reportFormat = ReportFormat.text
    /// What is drawn over a scene.
    var overlays: Set<Overlay> = []
    /// The only view whose constraints are drawn; nil for all views.
    var selectedView: String?
    /// What of the device is drawn around a scene; nil for the command's own.
    var chrome: Chrome?
    /// The views that are edited; empty for all.
    var selectedViews: [String] = []
    /// What a scene is converted to.
    var conversion = ConversionTarget.yaml
    var constraintStyle = ConstraintStyle.anchors
    /// Whether aligned views keep their distances from the line.
    var keepsDistances = false
    /// Whether distances from containers count from their margins.
    var toMargins = false
    /// Whether edited views get the frames that their constraints give.
    var updatesFrames = false
    /// How a person would drag from one view to another.
    var dragDirection = ControlDrag.Direction.outline
    /// The number of the offer that is taken; nil to list them.
    var takenOffer: Int?
    /// The only view whose constraints are listed; nil for the whole outline.
    var inspectedView: String?
    /// The only attribute of it whose constraints are listed.
    var inspectedSide: String?
    /// Whether what can be repaired without moving views is repaired.
    var repairs = false
    /// How much rules of constraints matter, where it is not their own severity; nil for rules that are skipped.
    var lintSuppressions: [LintSuppression] = []
    /// How much rules of constraints matter, where it is not their own severity; nil for those that are skipped.
    var lintSeverities: [LintRule: Diagnostic.Severity?] = [:]
    /// Whether a change is shown in place of being written.
    var isDryRun = false
    /// The part of a picture that is drawn; nil for all of it.
    var part: PicturePart?
    /// The sheets that a PDF is printed on; nil for a page of each scene's own size.
    var paper: Paper?
    /// What stays free on every side of a sheet, in points; nil for the usual.
    var paperMargin: Double?
    /// The environments that are combined.
    var axes: [VariationAxis] = []
    /// The ranges in which thresholds are looked for, the outer ones first; each side at most once.
    var sweep: [Sweep] = []
    /// The least severity that makes a check fail.
    var failureSeverity = Diagnostic.Severity.warning
    /// The kinds of findings that are skipped.
    var ignoredKinds: Set<Diagnostic.Kind> = []
    /// The folder of goldens.
    var goldenFolder = "golden"
    /// Patterns of golden names; empty for all.
    var filters: [String] = []
    /// What is asked of goldens.
    var golden = GoldenSettings()
    /// How pictures are compared.
    var comparison = ComparisonSettings()
    /// How many pictures are drawn at once; nil for one on each core.
    var jobs: Int?
    /// Whether diagnostics stay unprinted.
    var isQuiet = false
    /// The axes of named sets of environments.
    var sets: [String: String] = [:]
    /// Findings that are accepted.
    var suppressions: [Suppression] = []
    /// How much kinds of findings matter, where it is not their own severity; nil for kinds that are skipped.
    var severities: [Diagnostic.Kind: Diagnostic.Severity?] = [:]
    /// Whether two axes at a time are combined rather than all.
    var isPairwise = false
    /// Whether a preview has a PDF with a page for each picture.
    var hasProof = false
    /// Whether a preview has an inspector's page for each picture.
    var hasInspectors = false
    /// Whether what changes is drawn again.
    var watches = false
    /// Whether the page is served.
    var serves = false
    /// The port on which it is served; 0 for a free one.
    var port = 0
    /// The modules that adapted sources may import.
    var availableModules: [String] = []
    /// How text given by itself is set.
    var text = TextSettings()
}

extension CommandSettings {
    /// Which combinations of the axes' values are laid out.
    var selection: SceneMatrix.Selection { isPairwise ? .pairs : .all }
}

/// The kinds of pictures.
enum PictureFormat: String, CaseIterable, Sendable {
    case png
    case jpeg = "jpg"
    case pdf
    case svg

    /// The kind that the end of a file's name tells; nil where it tells none.
    init?(pathExtension: String) {
        let name = pathExtension.lowercased()
        self.init(rawValue: name == "jpeg" ? "jpg" : name)
    }
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
    /// JUnit's XML.
    case junit
    /// The format of static analysis, SARIF 2.1.0.
    case sarif
    /// Annotations of GitHub's workflows.
    case github
    /// A summary for a pull request.
    case markdown
}
