import Foundation
import KeylinePreviews
import KeylineScenes
import KeylineTranslations

/// Lists the keys of an app's tables with their places and findings; writes the translators' kit.
@MainActor
struct StringsCommand {
    private let settings: CommandSettings
    private let paths: [String]

    init(_ settings: CommandSettings, paths: [String]) {
        self.settings = settings
        self.paths = paths
    }

    func run() async throws -> ExitStatus {
        if settings.strings.crowdinFile != nil, settings.strings.folder == nil {
            throw UsageError.crowdinWithoutScreenshots
        }
        let ids = try settings.strings.crowdinFile.map(Self.crowdinIDs)
        let survey = try TextSurvey(settings, paths: paths)
        var (kit, isComplete) = try survey.kit()
        if settings.strings.findsBudgets {
            isComplete = survey.addBudgets(to: &kit, onlyExceeded: false) && isComplete
        }
        if let folder = settings.strings.folder {
            let output = KitOutput(folder, settings, survey.files)
            isComplete = try await output.write(&kit, scenes: survey.scenes, crowdinIDs: ids ?? [:]) && isComplete
        }
        try write(kit)
        if let failure = survey.files.fonts.failures.first { throw failure }
        let hasFailed = kit.findings.contains { $0.severity >= settings.checks.failureSeverity }
        return !isComplete ? .failure : hasFailed ? .findings : .success
    }

    private func write(_ kit: TranslationKit) throws {
        switch settings.results.dumpFormat {
        case .text: Console.write(kit.text)
        case .json: Console.write(Data(try kit.json()))
        }
    }

    private static func crowdinIDs(_ file: String) throws -> [String: Int] {
        try InputFile.check(file)
        guard let data = InputFile.contents(atPath: file) else { throw ConfigurationError.missing(file) }
        return try CrowdinTags.ids(in: data, file: file)
    }
}

/// Fails for mistakes in an app's texts, and for translations that are longer than their screens have space for.
@MainActor
struct StringsCheckCommand {
    private let settings: CommandSettings
    private let paths: [String]

    init(_ settings: CommandSettings, paths: [String]) {
        self.settings = settings
        self.paths = paths
    }

    func run() throws -> ExitStatus {
        let survey = try TextSurvey(settings, paths: paths)
        var (kit, isComplete) = try survey.kit()
        isComplete = survey.addBudgets(to: &kit, onlyExceeded: true) && isComplete
        let exceeded = kit.budgets.values.flatMap(\.values).filter(\.isExceeded)
            .sorted { ($0.id, $0.language) < ($1.id, $1.language) }
        let output = KitOutput(settings.results.path ?? "out/strings", settings, survey.files)
        for budget in exceeded {
            let picture = try output.writePicture(of: budget, survey)
            kit.findings.append(TextFinding(exceeding: budget, in: kit, picture: picture))
        }
        let report = kit.report(failingOn: settings.checks.failureSeverity)
        if settings.results.isQuiet, settings.results.reportFormat == .text {
            Console.write(report.summary + "\n")
        } else {
            try Console.write(report, as: settings.results.reportFormat)
        }
        if let failure = survey.files.fonts.failures.first { throw failure }
        let hasFailed = kit.findings.contains { $0.severity >= settings.checks.failureSeverity }
        return !isComplete ? .failure : hasFailed ? .findings : .success
    }
}
