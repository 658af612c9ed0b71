import Foundation
import KeylineByteText
import KeylineProcesses

/// The events of a program that runs tests of Swift Testing.
struct SwiftTestingLog: Equatable {
    private(set) var passed = 0
    private(set) var failed = 0
    private(set) var skipped = 0
    private(set) var failures: [TestRunResults.Failure] = []

    init(_ run: (events: String, words: ChildProcess.Result)) {
        self.init(run.events, status: run.words.status, lastWords: run.words.output)
    }

    /// - Parameters:
    ///   - events: The events, a line of JSON each.
    ///   - status: The program's exit status.
    ///   - lastWords: What it printed.
    init(_ events: String, status: Int32, lastWords: String) {
        var names: [String: String] = [:]
        var running: Set<String> = []
        var wrong: Set<String> = []
        for line in events.split(separator: "\n") {
            guard let record = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)),
                let payload = record["payload"], let kind = payload["kind"]?.text
            else { continue }
            if kind == "function", let id = payload["id"]?.text {
                names[id] = payload["displayName"]?.text ?? payload["name"]?.text ?? id
            }
            guard let id = payload["testID"]?.text, let name = names[id] else { continue }
            switch kind {
            case "testStarted": running.insert(id)
            case "testSkipped": skipped += 1
            case "issueRecorded" where payload["issue"]?["isKnown"] != .bool(true):
                wrong.insert(id)
                failures.append(Self.failure(name, payload))
            case "testEnded":
                running.remove(id)
                if wrong.contains(id) { failed += 1 } else { passed += 1 }
            default: break
            }
        }
        guard status > 1 else { return }
        // Tests run side by side: each that had not ended may be the one that trapped.
        failed += running.count
        let reason = lastWords.split(separator: "\n").last { $0.contains("rror: ") }.map(String.init)
        for id in running.sorted() {
            let words = "the program ended during this test: \(reason ?? "status \(status)")"
            failures.append(.init(position: nil, test: names[id] ?? id, message: words))
        }
    }

    private static func failure(_ name: String, _ payload: JSONValue) -> TestRunResults.Failure {
        let position = payload["issue"]?["sourceLocation"]
        let path = position?["_filePath"]?.text ?? position?["filePath"]?.text ?? position?["fileID"]?.text
        let line = position?["line"]?.integer.map { ":\($0)" } ?? ""
        let words = (payload["messages"]?.elements ?? []).compactMap { $0["text"]?.text }.joined(separator: "; ")
        return .init(position: path.map { $0 + line }, test: name, message: words)
    }
}
