import Foundation
import KeylineGoldens
import KeylinePreviews
import KeylineReports
import KeylineScenes
import KeylineWorkers

/// Prints results in the form that was asked for, and tells how the command ends.
@MainActor
struct GoldenPresentation {
    private let settings: CommandSettings
    private let commands: GoldenCommands

    init(_ settings: CommandSettings) {
        self.settings = settings
        commands = GoldenSession.commands(settings)
    }

    /// Prints them, with the page about what failed, and how long each case took.
    func show(_ results: GoldenResults, page: String?, seconds: [String: Double] = [:]) throws -> ExitStatus {
        let report = results.report(
            folder: settings.golden.folder, commands: commands, page: page, output: GoldenSession.output(settings),
            seconds: seconds, address: settings.reportAddress(of: GoldenSession.output(settings)))
        if settings.results.reportFormat == .text {
            let said = Worker.current?.saidFailures ?? []
            let failed = results.results.filter { $0.state == .failed && !said.contains($0.summary) }
            for (summary, names) in Dictionary(grouping: failed, by: \.summary).sorted(by: {
                $0.value[0].name < $1.value[0].name
            }) {
                Console.note(
                    "\(summary)\n  \(names.count == 1 ? "golden" : "goldens"): \(names.map(\.name).joined(separator: ", "))\n"
                )
            }
        }
        try Console.write(report, as: settings.results.reportFormat)
        if let file = settings.golden.summaryFile { try add(report.markdown ?? "", to: file) }
        return results.hasErrors ? .failure : results.hasPassed ? .success : .findings
    }

    private func add(_ text: String, to file: String) throws {
        try OutputFolder.make(for: file)
        try OutputFile.append(text, to: file)
    }
}

extension CommandSettings {
    /// The address under which a folder of results is published: the one that was asked for, or the address of a job of GitLab's; nil where
    /// nothing is known of it.
    ///
    /// - Parameter folder: The folder of the page and its pictures.
    /// - Returns: The address.
    func reportAddress(of folder: String) -> ReportAddress? {
        if let address = results.address { return ReportAddress(address) }
        let variables = ProcessInfo.processInfo.environment
        guard let job = variables["CI_JOB_URL"], job.hasPrefix("http"), let project = variables["CI_PROJECT_DIR"] else {
            return nil
        }
        let root = URL(fileURLWithPath: project).resolvingSymlinksInPath().path + "/"
        let path = URL(fileURLWithPath: folder).resolvingSymlinksInPath().standardizedFileURL.path
        guard path.hasPrefix(root) else { return nil }
        return ReportAddress(gitLabJob: job, folder: String(path.dropFirst(root.count)))
    }
}
