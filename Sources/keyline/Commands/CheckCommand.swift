import Previews
import Scenes

/// Lays scenes out in every environment asked for and prints what is wrong.
@MainActor
struct CheckCommand {
    private let settings: Settings
    private let paths: [String]

    init(_ settings: Settings, files: [String]) {
        (self.settings, paths) = (settings, files)
    }

    func run() throws -> ExitStatus {
        let files = try SceneFiles(fontFolders: settings.fontFolders)
        let opened = try files.open(paths, scenes: settings.scenes)
        let matrix = SceneMatrix(opened.scenes, across: settings.axes, over: settings.overrides)
        var isComplete = opened.isComplete
        let progress = ProgressLine("checking", total: matrix.cells.count)
        var diagnostics: [(cell: SceneMatrix.Cell, diagnostics: [Diagnostic])] = []
        for cell in matrix.cells {
            do {
                diagnostics.append((cell, try cell.scene.make(cell.variation.overrides).diagnostics))
            } catch {
                Console.report(error)
                isComplete = false
            }
            progress.advance()
        }
        if let failure = files.fonts.failures.first { throw failure }
        let findings = matrix.findings(in: diagnostics, ignoring: settings.ignoredKinds)
        let report = CheckReport(matrix, findings: findings, threshold: settings.failureSeverity)
        try print(report)
        return !isComplete ? .failure : report.hasFailed ? .findings : .success
    }

    private func print(_ report: CheckReport) throws {
        switch settings.reportFormat {
        case .text: Console.write(report.text)
        case .json: Console.write(try report.json())
        case .github: Console.write(report.gitHubAnnotations)
        }
    }
}
