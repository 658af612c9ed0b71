import Foundation
import KeylineByteText
import KeylinePreviews
import KeylineProcesses
import KeylineScenes
import KeylineServing

/// A package's previews that follow its files.
///
/// A change is compiled, which only touches what it concerns, and drawn by the program that results, the previews of the changed files
/// first; the server and its page go on meanwhile. Mistakes are shown on the page above the last good pictures.
@MainActor
final class PackageSession {
    private let program: PreviewProgram
    private let settings: CommandSettings
    private let arguments: [String]
    private let folder: String
    /// The program that SwiftPM built, and the one that draws: it or what was linked since.
    private var built = ""
    private var executable = ""
    private var quick: QuickBuild?
    private var state = PreviewState(data: Data(), files: [])
    private var version = 0
    /// The package's sources when it was built.
    private var known: Set<String> = []

    /// Plans to follow a package.
    ///
    /// - Parameters:
    ///   - program: The program with its previews.
    ///   - settings: What the call asks for.
    ///   - arguments: The words of the call, which the program is started with.
    init(_ program: PreviewProgram, _ settings: CommandSettings, _ arguments: [String]) {
        self.program = program
        self.settings = settings
        self.arguments = arguments
        folder = settings.results.path ?? "preview"
    }

    /// Draws, and draws again what changes, until the process is told to end.
    ///
    /// - Throws: `PackageError` where the package cannot be built at first, `ServerError` where it cannot be watched or served.
    func follow() async throws -> ExitStatus {
        // A configuration decides what is drawn, and may be outside the package.
        let (_, configuration) = InputTrace.collecting {
            Result { try ConfigurationFile.configuration(for: arguments.dropFirst()) }
        }
        let watcher = try FolderWatcher(
            [program.package.path], and: Set(configuration.map(WatchedPlace.init)), except: folder)
        let board = LiveBoard(folder: folder) { [self] cell in try await inspectorPage(of: cell) }
        known = try program.package.sources()
        built = try program.build()
        executable = built
        quick = program.quickBuild(of: executable)
        version = 1
        state = try await draw()
        board.publish(state.data, files: state.files, version: version)
        Console.write("\(folder)/index.html\n")
        let server = try settings.preview.socket.map { try HTTPServer(on: $0, handler: board.respond) }
        if let server { Console.write("\(server.address)\n") }
        let prepared = quick
        try await Task.detached { _ = try prepared?.linkLibrary() }.value
        for await changes in watcher.changes where changes.contains(where: Self.matters) {
            let problems = try await build(after: changes)
            if problems.isEmpty { try await showFirst(previewsIn: changes, on: board) }
            version += 1
            let shown = try await update(problems)
            board.publish(shown.data, files: shown.files, version: version)
        }
        return withExtendedLifetime((server, watcher)) { .failure }
    }

    // MARK: Building

    /// Builds the program: with the commands of the build before where they are enough, otherwise as SwiftPM thinks fit.
    ///
    /// - Returns: The mistakes that the compiler found.
    private func build(after changes: Set<String>) async throws -> [any Error] {
        let program = program
        let sources = try program.package.sources()
        let quick = quick
        let isOther = sources != known || changes.contains { $0.hasSuffix("/Package.swift") }
        known = sources
        if !isOther, let quick {
            switch try await Task.detached(operation: { try quick.run(after: changes.filter(Self.matters)) }).value {
            case .built(let path):
                executable = path
                return []
            case .mistaken(let output): return program.problems(in: output)
            case .unknown(let reason?): Console.note("asking SwiftPM: \(reason)\n".escaped(for: .terminal))
            case .unknown: break
            }
        } else if !isOther {
            Console.note("asking SwiftPM: its build plan has an unknown format\n")
        }
        let problems = try await Task.detached { try program.rebuild(withOtherFiles: isOther) }.value
        if problems.isEmpty {
            executable = built
            self.quick = program.quickBuild(of: executable)
        }
        return problems
    }

    // MARK: Drawing

    /// Shows the previews of the files that somebody works on, before those that the change may concern too are drawn.
    private func showFirst(previewsIn changes: Set<String>, on board: LiveBoard) async throws {
        let path = program.package.room + "/first.json"
        try? FileManager.default.removeItem(atPath: path)
        _ = try await run(.draw(state: path, version: version + 1, files: changes))
        // What is wrong is said once all are drawn.
        guard let drawn = try? PreviewState(contentsOf: path),
            let shown = try state.replacing(drawn, version: version + 1)
        else { return }
        version += 1
        state = shown
        board.publish(shown.data, files: shown.files, version: version)
    }

    /// Draws; what is wrong is shown over the last good pictures.
    private func update(_ mistakes: [any Error]) async throws -> PreviewState {
        var problems = mistakes
        if problems.isEmpty {
            do {
                let earlier = Set(state.files)
                state = try await draw()
                OutputFolder.remove(earlier.subtracting(state.files), from: folder)
                return state
            } catch {
                problems = [error]
            }
        }
        problems.forEach(Console.report)
        return try state.showing(problems.map(PreviewProblem.init), version: version)
    }

    private func draw() async throws -> PreviewState {
        let path = program.package.room + "/state.json"
        try? FileManager.default.removeItem(atPath: path)
        // A program of which a preview failed leaves the state of the others.
        let result = try await run(.draw(state: path, version: version))
        guard let state = try? PreviewState(contentsOf: path) else {
            throw PackageError.endedProgram(program.package.path, words: result.errors)
        }
        Console.note(result.errors)
        return state
    }

    private func inspectorPage(of cell: Int) async throws -> String? {
        let result = try await run(.inspect(cell: cell))
        return result.status == 0 ? result.output : nil
    }

    private func run(_ request: PreviewRequest) async throws -> ChildProcess.Result {
        let executable = executable
        let arguments = arguments
        // The main actor goes on answering while the program works.
        return try await Task.detached {
            do throws(StartError) { return try ChildProcess.run(executable, arguments, request.variables) } catch {
                throw PackageError.unstartable(executable, reason: error.reason)
            }
        }.value
    }

    /// Whether a file is one that people write: editors leave others beside it for a moment.
    nonisolated private static func matters(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasSuffix(".swp") && name != "4913"
    }
}
