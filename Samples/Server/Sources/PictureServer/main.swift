import Foundation

/// Ends the program with what is wrong.
func fail(_ words: String) -> Never {
    FileHandle.standardError.write(Data((words + "\n").utf8))
    exit(2)
}

var port: UInt16 = 8080
var limits = Limits()
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
    guard let value = words.popFirst().flatMap({ Int($0) }), value >= 0 else { fail("\(word) needs a number") }
    switch word {
    case "--port": port = UInt16(exactly: value) ?? { fail("there is no port \(value)") }()
    case "--concurrent": limits.concurrent = max(1, value)
    case "--waiting": limits.waiting = value
    case "--milliseconds": limits.patience = .milliseconds(value)
    default: fail("usage: PictureServer [--port N] [--concurrent N] [--waiting N] [--milliseconds N]")
    }
}

do {
    let service = try PictureService(limits)
    guard let listener = Listener(service, port: port) else { fail("port \(port) is taken or may not be used") }
    FileHandle.standardOutput.write(Data("http://127.0.0.1:\(listener.port)/\n".utf8))
    while true { try await Task.sleep(for: .seconds(3_600)) }
} catch {
    fail("\(error)")
}
