import Foundation
import KeylineScenes

/// Pango, in a program of its own that does a round of work when asked. It ends when nobody can ask any more: its input ends with this
/// program.
final class PangoPeer {
    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()
    private var unread = ""
    private(set) var version = ""

    /// Starts the program that `make bench-setup` builds; nil where there is none.
    init?(program: URL, texts folder: URL, fonts: URL) throws {
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
        let settings = folder.appendingPathComponent("fonts.conf")
        try OutputFile.write(Self.configuration(fonts: fonts, cache: folder), to: settings.path)
        process.executableURL = program
        process.arguments = [folder.path]
        process.environment = ["FONTCONFIG_FILE": settings.path, "LC_ALL": "C.UTF-8"]
        process.standardInput = requests
        process.standardOutput = answers
        try process.run()
        version = try ask("version")
    }

    deinit {
        try? requests.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// The seconds that a round of work took.
    func seconds(_ request: String) throws -> Double {
        guard let seconds = Double(try ask(request)) else { throw BenchmarkError.peerFailed(command: request) }
        return seconds
    }

    private func ask(_ request: String) throws -> String {
        requests.fileHandleForWriting.write(Data((request + "\n").utf8))
        while true {
            if let end = unread.firstIndex(of: "\n") {
                defer { unread = String(unread[unread.index(after: end)...]) }
                return String(unread[..<end])
            }
            let data = answers.fileHandleForReading.availableData
            guard !data.isEmpty else { throw BenchmarkError.peerFailed(command: request) }
            unread += String(decoding: data, as: UTF8.self)
        }
    }

    private static func configuration(fonts: URL, cache: URL) -> String {
        """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig><dir>\(fonts.path)</dir><cachedir>\(cache.path)/cache</cachedir></fontconfig>

        """
    }
}
