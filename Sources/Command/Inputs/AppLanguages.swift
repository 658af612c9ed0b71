import KeylinePreviews
import KeylineProjects
import KeylineScenes
import KeylineTranslations

/// Chooses for each scene the languages of its app that try it hardest, where axes ask for them.
@MainActor
struct AppLanguages {
    private let settings: CommandSettings
    private let files: SceneFiles

    init(_ settings: CommandSettings, _ files: SceneFiles) {
        self.settings = settings
        self.files = files
    }

    /// The scenes with their languages, and the axes without ranks that no app has a language for.
    ///
    /// - Parameters:
    ///   - scenes: The scenes.
    ///   - axes: The axes.
    /// - Returns: Both, as they are where no axis asks for the worst languages; without such an axis where no app of the scenes has tables of
    ///   texts.
    /// - Throws: An `InputError` where tables cannot be read.
    func chosen(
        for scenes: [SceneReference], _ axes: [VariationAxis]
    ) throws -> (scenes: [SceneReference], axes: [VariationAxis]) {
        guard axes.contains(where: \.asksForWorst), !scenes.isEmpty else { return (scenes, axes) }
        var languagesOfApps: [String: [String]] = [:]
        var projectsByPaths: [[String]: ProjectFiles] = [:]
        var ranked = scenes
        for (index, scene) in scenes.enumerated() {
            let app = settings.sources.package ?? scene.source.file
            let tables = try TableFile.files(around: app)
            let key = tables.map(\.path).joined(separator: "\n")
            let all = languagesOfApps[key] ?? TextTables(tables).languages
            languagesOfApps[key] = all
            let file = scene.source.file
            let paths = ProjectFiles.paths(around: file)
            let projects = projectsByPaths[paths] ?? ProjectFiles(paths)
            projectsByPaths[paths] = projects
            let languages = Self.languages(all, of: projects.languages(of: file))
            ranked[index].worstLocales = WorstLanguages(among: languages, typesetter: files.fonts.typesetter)
                .ranking(of: scene, settings.overrides)
        }
        guard ranked.contains(where: { !$0.worstLocales.isEmpty }) else {
            Console.note("note: the app has no tables of texts, so its screens are shown in one language\n")
            return (scenes, axes.filter { !$0.asksForWorst })
        }
        return (ranked, SceneMatrix.axes(axes, fitting: ranked))
    }

    /// The languages of tables that the project of a document has: a folder of a language may be left over. All of them where the project has none of
    /// them or is not known.
    private static func languages(_ all: [String], of project: [String]?) -> [String] {
        guard let project else { return all }
        func key(_ language: String) -> String { language.replacing("_", with: "-").lowercased() }
        let wanted = Set(project.map(key))
        let kept = all.filter { wanted.contains(key($0)) }
        return kept.isEmpty ? all : kept
    }
}

extension VariationAxis {
    /// Whether languages are chosen for each scene.
    var asksForWorst: Bool { values.contains { if case .worstLocale = $0 { true } else { false } } }
}
