import Foundation
import Synchronization

/// Serves an editor on standard input and output until it says goodbye or the input ends.
struct LanguageServerCommand {
    private let settings: LanguageServerSettings

    init(_ settings: CommandSettings) {
        self.settings = settings.languageServer
    }

    func run() -> ExitStatus {
        let output = Mutex(FileHandle.standardOutput)
        let server = LanguageServer(settings) { message in
            output.withLock { try? $0.write(contentsOf: MessageFrames.frame(message)) }
        }
        var frames = MessageFrames()
        while case let bytes = FileHandle.standardInput.availableData, !bytes.isEmpty {
            frames.append(bytes)
            do {
                while let message = try frames.next() {
                    guard server.receive(message) else { return server.isShutDown ? .success : .findings }
                }
            } catch {
                Console.note("keyline lsp: error: the input is not the Language Server Protocol\n")
                return .failure
            }
        }
        server.finish()
        return .success
    }
}
