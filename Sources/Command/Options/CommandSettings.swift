import KeylineGoldens
import KeylinePreviews
import KeylineProjects
import KeylineScenes
import KeylineServing
import KeylineWorkers

/// The options of one invocation.
struct CommandSettings: Sendable {
    /// The files and scenes that are laid out.
    var sources = SourceSettings()
    /// What is asked of the environment.
    var overrides = EnvironmentOverrides()
    /// The environments that are combined.
    var variations = VariationSettings()
    /// Options of `keyline text`.
    var text = TextSettings()
    /// Options of pictures.
    var picture = PictureSettings()
    /// Options of edits and conversions.
    var editing = EditingSettings()
    /// What counts as found in scenes.
    var checks = CheckSettings()
    /// What counts as found in constraints.
    var lint = LintSettings()
    /// Options for the list of an app's texts.
    var strings = StringsSettings()
    /// The parts of a preview.
    var preview = PreviewSettings()
    /// The condition under which a review fails.
    var review = ReviewSettings()
    /// The form of a map.
    var map = MapSettings()
    /// What is asked of goldens.
    var golden = GoldenSettings()
    /// Options of comparisons.
    var comparison = ComparisonSettings()
    /// The permissions of coding assistants.
    var assistant = AssistantSettings()
    /// The requests of `keyline lsp`.
    var languageServer = LanguageServerSettings()
    /// The files that `keyline init` writes.
    var setup = SetupSettings()
    /// Where results go, and in which form.
    var results = ResultSettings()
    /// The limits of work on one scene.
    var limits = WorkLimits.standard

    /// The values of an app's code that pictures of its documents show: on a device, unless asked otherwise, those that are certain.
    var codeUse: CodeUse { sources.code ?? usualCodeUse }

    private var usualCodeUse: CodeUse { overrides.presentation == .device ? .certain : .off }

    /// The options by which a command that draws a scene again shows the same values of code.
    ///
    /// - Parameter use: The values that are shown.
    /// - Returns: Nothing where such a command shows them by itself.
    func codeOptions(showing use: CodeUse) -> [String] { use == usualCodeUse ? [] : ["--code", use.rawValue] }

    /// Whether the command goes on until it is told to end.
    var isFollowing: Bool { preview.watches || preview.serves || golden.isWatching }
}

/// What is laid out.
struct SourceSettings: Sendable {
    /// Ids or names of the scenes wanted; empty for all.
    var scenes: [String] = []
    /// The values of an app's code that count; nil where nothing was asked for.
    var code: CodeUse?
    /// Folders with more fonts.
    var fontFolders: [String] = []
    /// Patterns of files that are left out.
    var excluded: [String] = []
    /// The folder around a document on standard input; nil for the current one.
    var inputFolder: String?
    /// The folder of a Swift package whose previews are meant; nil for files.
    var package: String?
    /// The package's targets with the previews; empty for all.
    var packageTargets: [String] = []
    /// The scheme whose targets are meant; nil for all.
    var scheme: String?
    /// Folders of packages that the app depends on, by name.
    var dependencies: [String: String] = [:]
    /// Whether code that does not compile is an error.
    var isStrict = false
    /// Whether a package's own tests are run.
    var runsTests = false
    /// Where the program with the package's previews is built; nil for a folder in the package's own.
    var scratchPath: String?
    /// Whether the package's code may run without being asked for first.
    var trustsPackage = false
    /// The file whose contents come from standard input instead of the disk; nil for none.
    var unsavedFile: String?
    /// The modules that adapted sources may import.
    var availableModules: [String] = []
}

/// The environments that are combined.
struct VariationSettings: Sendable {
    /// The values of each axis.
    var axes: [VariationAxis] = []
    /// Whether two axes at a time are combined rather than all.
    var isPairwise = false
    /// The axes of named sets of environments.
    var sets: [String: String] = [:]

    /// Which combinations of the axes' values are laid out.
    var selection: SceneMatrix.Selection { isPairwise ? .pairs : .all }
}

/// The condition under which a review fails.
struct ReviewSettings: Sendable {
    var failure = ReviewResults.Failure.changes
}

/// The form of a map.
struct MapSettings: Sendable {
    /// The form; nil where the output's name says it.
    var format: MapFormat?
    /// The folder or address of the preview that the page links to; nil for one of its own.
    var preview: String?
}

/// The requests of `keyline init`.
struct SetupSettings: Sendable {
    /// The service that gets a job; nil for the one that the folder uses.
    var service: CIService?
}

/// Options for the list of an app's texts.
struct StringsSettings: Sendable {
    /// The languages that count; empty for all of the app's.
    var languages: [String] = []
    /// Whether the greatest length of each text is found.
    var findsBudgets = false
    /// The folder of the translators' kit; nil for none.
    var folder: String?
    /// The file with Crowdin's ids of strings; nil for none.
    var crowdinFile: String?
}

/// What a preview has.
struct PreviewSettings: Sendable {
    /// Whether it has a PDF with a page for each picture.
    var hasProof = false
    /// Whether it has an inspector's page for each picture.
    var hasInspectors = false
    /// Whether what changes is drawn again.
    var watches = false
    /// Whether the page is served.
    var serves = false
    /// The port on which it is served; 0 for a free one.
    var port = 0
    /// The port, once it is open.
    var socket: ListeningSocket?
}
