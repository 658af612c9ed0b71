import Foundation
import KeylinePreviews
import KeylineProjects
import KeylineScenes
import KeylineTranslations
import KeylineWorkers

/// Opens an app's scenes and tables, and finds where each key is shown.
@MainActor
struct TextSurvey {
    let files: SceneFiles
    let scenes: [SceneReference]
    /// The environments in which every screen must work, without languages.
    let environments: [Variation]
    private let settings: CommandSettings
    private let tables: TextTables
    private let app: String
    private let code: CodeKeys
    private let isComplete: Bool

    init(_ settings: CommandSettings, paths: [String]) throws {
        self.settings = settings
        files = try SceneFiles(settings, operands: paths)
        let opened = try files.open(paths, scenes: settings.sources.scenes)
        scenes = opened.scenes
        let folders = paths.isEmpty ? [settings.sources.package ?? "."] : paths
        app = folders.joined(separator: " ")
        var seen: Set<String> = []
        let matches = try folders.flatMap { try TableFile.files(around: $0) }.filter { seen.insert($0.path).inserted }
        var tables = TextTables(matches)
        if !settings.strings.languages.isEmpty { tables = tables.limited(to: settings.strings.languages) }
        self.tables = tables
        for failure in tables.failures { Console.report(failure) }
        isComplete = opened.isComplete && tables.failures.isEmpty
        code = CodeKeys(try folders.flatMap { try TableFile.codeFiles(around: $0) })
        environments = try settings.environmentsOfSets()
    }

    /// The keys with their places and findings, and whether all could be looked at.
    func kit() throws -> (kit: TranslationKit, isComplete: Bool) {
        var places: [TextKey: [KeyPlace]] = [:]
        var isComplete = isComplete
        let search = PlaceSearch(tables, settings.overrides)
        let progress = ProgressLine("looking for texts", total: scenes.count, counting: "failure")
        for scene in scenes {
            do {
                let matches = try SceneWork(.layout, of: scene.source.file, scene: scene.name).attempt {
                    try search.places(in: scene)
                }
                places.merge(matches) { $0 + $1 }
            } catch {
                Console.report(error)
                progress.countFinding()
                isComplete = false
            }
            progress.advance()
        }
        let isWhole = settings.sources.scenes.isEmpty && isComplete
        let reasons = NotShownReasons(tables, places: places, code: code, isWhole: isWhole)
        let unused = isWhole ? reasons.findings : []
        let kit = TranslationKit(
            app: app, tables: tables, places: places, findings: TextChecks(tables).findings + unused,
            reasons: reasons.reasons)
        return (kit, isComplete)
    }

    /// Finds the budgets of keys that screens show.
    ///
    /// - Parameters:
    ///   - kit: The kit that takes them.
    ///   - onlyExceeded: Whether only those count that translations are longer than.
    /// - Returns: Whether all could be looked for.
    func addBudgets(to kit: inout TranslationKit, onlyExceeded: Bool) -> Bool {
        let search = BudgetSearch(tables, places: kit.places, scenes: scenes, environments: environments)
        let shown = tables.entries.filter { kit.isShown($0.id) }
        let progress = ProgressLine("finding budgets", total: shown.count, counting: "failure")
        var isComplete = true
        for entry in shown {
            let file = kit.shownPlaces(of: entry.id).first?.file ?? app
            do {
                try SceneWork(.checks, of: file, scene: entry.id.key, environment: "budgets").attempt {
                    for language in tables.languages {
                        let budget =
                            try onlyExceeded
                            ? search.exceededBudget(of: entry, in: language) : search.budget(of: entry, in: language)
                        if let budget {
                            kit.budgets[entry.id, default: [:]][language] = budget
                        }
                    }
                }
            } catch {
                Console.report(error)
                progress.countFinding()
                isComplete = false
            }
            progress.advance()
        }
        return isComplete
    }
}

extension CommandSettings {
    /// The environments of the sets of `keyline.yaml`, and of `--across` where it is given, each once; the call's own where there are none.
    /// Languages and pseudo-languages are left out: budgets are found for every language of the app.
    fileprivate func environmentsOfSets() throws -> [Variation] {
        var all: [[VariationAxis]] = []
        if variations.axes.isEmpty {
            for name in variations.sets.keys.sorted() {
                let text = try EnvironmentSets.expanded(name, with: variations.sets)
                all.append(try OptionValueReader<[VariationAxis]>.axes.read(text))
            }
        } else {
            all.append(variations.axes)
        }
        if all.isEmpty { all.append([]) }
        var seen: Set<EnvironmentOverrides> = []
        return all.flatMap { axes in
            let shown = axes.filter { ![.locales, .pseudo, .directions, .regions].contains($0.name) }
            return SceneMatrix([], across: shown, over: overrides, selection: variations.selection).variations
        }.filter { seen.insert($0.overrides).inserted }
    }
}
