import KeylineByteText
import KeylineScenes
import KeylineServing

/// Serves the editor of one document until the process is told to end.
@MainActor
struct EditCommand {
    private let settings: CommandSettings
    private let file: String

    init(_ settings: CommandSettings, file: String) {
        self.settings = settings
        self.file = file
    }

    func run() async throws -> ExitStatus {
        guard let socket = settings.preview.socket else { throw UsageError.unservedEditor }
        let (opened, inputs) = InputTrace.collecting { Result { try EditorSession(file, settings) } }
        let session = try opened.get()
        let board = EditorBoard(session)
        let watcher = try FolderWatcher(and: Set(inputs.map(WatchedPlace.init)).union([.path(file)]))
        let server = try HTTPServer(on: socket, takesPosts: true, handler: board.respond)
        Console.write("\(server.address)\n")
        for await changes in watcher.changes {
            if changes.contains(where: Self.isShown) { session.forgetSurroundings() }
            _ = session.refresh()
            board.publish()
        }
        return withExtendedLifetime((server, watcher)) { .failure }
    }

    /// Whether a file beside the document may be shown by it: a table of texts, a picture, a colour or a font.
    private static func isShown(_ path: String) -> Bool {
        let kinds: Set = [
            "strings", "stringsdict", "xcstrings", "json", "png", "jpg", "jpeg", "pdf", "svg", "ttf", "otf", "ttc",
        ]
        return kinds.contains(path.pathExtension.lowercased())
    }
}
