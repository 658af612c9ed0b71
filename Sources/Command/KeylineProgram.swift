import Foundation
import Keyline
import KeylineExecutors
import KeylineProjects
import KeylineScenes
import KeylineWorkers

/// The command `keyline`, also for programs that hold previews of their own.
public enum KeylineProgram {
    /// Does what the program's arguments ask for and ends the program.
    ///
    /// - Parameter holdsPreviews: Whether the program was linked with the package whose previews `--package` asks for. Otherwise such a
    ///   program is built and takes this one's place.
    @MainActor
    public static func main(holdsPreviews: Bool = false) async -> Never {
        let status = await run(Array(CommandLine.arguments.dropFirst()), holdsPreviews: holdsPreviews)
        exit(status.rawValue)
    }

    /// Does what the words after the program's name ask for; errors go to standard error.
    @MainActor
    static func run(_ arguments: [String], holdsPreviews: Bool = false) async -> ExitStatus {
        do {
            var parser = CommandParser(arguments, configuring: ConfigurationFile.configuration)
            var invocation = try parser.parse()
            // The first operand of a review is a revision, whatever folder has its name.
            if !invocation.isReview { invocation = AppSearch.findingApp(invocation) }
            if case .run(_, let settings, _) = invocation { Console.setColors(settings.results.colors) }
            try invocation.checkUsualOutputs()
            try invocation.openPort()
            if let review = try ReviewCommand(invocation, arguments) { return try await review.run() }
            if !holdsPreviews, let program = try previewProgram(for: invocation) {
                try PackageTrust().check(program.package, isGiven: invocation.trustsPackage)
                if case .run(.preview, let settings, _) = invocation, settings.preview.watches {
                    return try await PackageSession(program, settings, arguments).follow()
                }
                try program.takeOver(arguments)
            }
            try readUnsavedContents(for: invocation)
            if let check = ParallelCheck(invocation, arguments) { return try check.run() }
            if let status = supervise(invocation) { return status }
            SceneJobs.prepare()
            if holdsPreviews { await LinkedPreviews.prepare().forEach { Console.note($0 + "\n") } }
            return try await perform(invocation)
        } catch UsageError.noCommand {
            Console.note(HelpText().overview)
            return .failure
        } catch {
            Console.report(error)
            return .failure
        }
    }

    /// The program that holds the previews which a call, or the list of goldens that it reads, asks for; nil where none are.
    private static func previewProgram(for invocation: Invocation) throws -> PreviewProgram? {
        guard case .run(let command, let settings, _) = invocation, command != .build else { return nil }
        if let package = settings.sources.package {
            return try PreviewProgram(
                package, targets: settings.sources.packageTargets, scratchPath: settings.sources.scratchPath,
                options: settings.sources.buildOptions)
        }
        guard OptionTable.executingCaseCommands.contains(command) else { return nil }
        let list = CaseFile(folder: settings.golden.folder)
        guard let wanted = try list.package(settings: settings) else { return nil }
        if settings.golden.isWatching { throw UsageError.unfollowedPackage }
        do throws(PackageError) {
            return try PreviewProgram(wanted.path, targets: wanted.targets, scratchPath: settings.sources.scratchPath)
        } catch {
            throw CaseFileError(.package(error), list.path, wanted.place.line, wanted.place.column)
        }
    }

    /// Standard input can be read once, so it is read before there are workers.
    private static func readUnsavedContents(for invocation: Invocation) throws {
        guard case .run(_, let settings, _) = invocation, let path = settings.sources.unsavedFile else { return }
        try UnsavedContents.readStandardInput(as: path)
    }

    /// Has a worker go on with a call that lays scenes out; the supervisor learns here how the run ended.
    private static func supervise(_ invocation: Invocation) -> ExitStatus? {
        guard case .run(let command, let settings, _) = invocation, OptionTable.supervisedCommands.contains(command)
        else { return nil }
        let limits = settings.isFollowing ? settings.limits.whileFollowing : settings.limits
        // A program that draws for one that follows a package does it once.
        let isFollowing = settings.isFollowing && PreviewRequest.current == nil
        return Supervisor.supervise(within: limits, following: isFollowing, reporting: Console.report)
            .map { ExitStatus(rawValue: $0) ?? .failure }
    }

    @MainActor
    private static func perform(_ invocation: Invocation) async throws -> ExitStatus {
        switch invocation {
        case .help(let command):
            Console.write(command.map(HelpText().page) ?? HelpText().overview)
            return .success
        case .helpAboutLimits:
            Console.write(HelpText().limits)
            return .success
        case .helpAboutDevices:
            Console.write(HelpText().devices)
            return .success
        case .helpAbout(let word):
            Console.write(HelpText().page(about: word))
            return .success
        case .version:
            Console.write(Versions.text)
            return .success
        case .run(let command, let settings, let operands):
            return try await command.run(settings, operands: operands)
        }
    }
}

/// What the caller learns from the exit status.
enum ExitStatus: Int32 {
    /// All is well.
    case success = 0
    /// Something was found: a difference, a failed check.
    case findings = 1
    /// The call or the input is wrong.
    case failure = 2
}
