import Foundation
import Synchronization

/// Serves the tools of the Model Context Protocol on standard input and output until the input ends.
struct AssistantCommand {
    private let settings: AssistantSettings

    init(_ settings: CommandSettings) {
        self.settings = settings.assistant
    }

    func run() -> ExitStatus {
        let output = Mutex(FileHandle.standardOutput)
        let server = AssistantServer(settings) { line in output.withLock { try? $0.write(contentsOf: line) } }
        while let line = readLine(strippingNewline: true) {
            if !line.allSatisfy(\.isWhitespace) { server.receive(Data(line.utf8)) }
        }
        server.finish()
        return .success
    }
}
