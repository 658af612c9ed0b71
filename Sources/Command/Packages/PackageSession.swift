import Foundation
import KeylinePreviews
import KeylineScenes
import KeylineServing

/// A package's previews that follow its files.
///
/// A change is compiled, which only touches what it concerns, and drawn by the program that results; the server and its page go on
/// meanwhile. Mistakes are shown on the page above the last good pictures.
@MainActor
final class PackageSession {
    private let program: PreviewProgram
    private let settings: Settings
    private let arguments: [String]
    private let folder: String
    private var executable = ""
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
    init(_ program: PreviewProgram, _ settings: Settings, _ arguments: [String]) {
        (self.program, self.settings, self.arguments) = (program, settings, arguments)
        folder = settings.output ?? "preview"
    }

    /// Draws, and draws again what changes, until the process is told to end.
    ///
    /// - Throws: `PackageError` where the package cannot be built at first, `ServerError` where it cannot be watched or served.
    func follow() async throws -> ExitStatus {
        let watcher = try FolderWatcher([program.package.path], except: folder)
        let board = LiveBoard(folder: folder) { [self] cell in try await inspectorPage(of: cell) }
        known = try program.package.sources()
        executable = try program.build()
        version = 1
        state = try await draw()
        board.publish(state.data, files: state.files, version: version)
        Console.write("\(folder)/index.html\n")
        let server = settings.serves ? try HTTPServer(port: settings.port, handler: board.respond) : nil
        if let server { Console.write("http://127.0.0.1:\(server.port)/\n") }
        for await changes in watcher.changes where changes.contains(where: Self.matters) {
            version += 1
            let shown = try await update(changes)
            board.publish(shown.data, files: shown.files, version: version)
        }
        return withExtendedLifetime((server, watcher)) { .failure }
    }

    /// Builds and draws; what is wrong is shown over the last good pictures.
    private func update(_ changes: Set<String>) async throws -> PreviewState {
        let (program, sources) = (program, try program.package.sources())
        let isOther = sources != known || changes.contains { $0.hasSuffix("/Package.swift") }
        known = sources
        var problems: [any Error] = try await Task.detached { try program.rebuild(withOtherFiles: isOther) }.value
        if problems.isEmpty {
            do {
                state = try await draw()
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
        let result = try await run(.draw(state: path, version: version))
        guard result.status == 0, let state = try? PreviewState(contentsOf: path) else {
            throw PackageError.endedProgram(program.package.path, words: result.errors)
        }
        Console.note(result.errors)
        return state
    }

    private func inspectorPage(of cell: Int) async throws -> String? {
        let result = try await run(.inspect(cell: cell))
        return result.status == 0 ? result.output : nil
    }

    private func run(_ request: PreviewRequest) async throws -> Subprogram.Result {
        let (executable, arguments) = (executable, arguments)
        // The main actor goes on answering while the program works.
        return try await Task.detached { try Subprogram.run(executable, arguments, request.variables) }.value
    }

    /// Whether a file is one that people write: editors leave others beside it for a moment.
    private static func matters(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasSuffix(".swp") && name != "4913"
    }
}
