import KeylineByteText
import KeylineProcesses

/// The words of a program that runs tests of XCTest.
struct XCTestLog: Equatable {
    /// The tests by the names under which they are listed.
    private(set) var passed: Set<String> = []
    private(set) var failed: Set<String> = []
    private(set) var skipped: Set<String> = []
    private(set) var failures: [TestRunResults.Failure] = []
    /// The test during which the program ended; nil where it ran to its end.
    private(set) var trap: String?
    /// Whether the program ran all of its tests.
    let hasEnded: Bool

    /// The tests that need not be run again.
    var finished: Set<String> { passed.union(failed).union(skipped) }

    /// - Parameters:
    ///   - result: The program's words and exit status.
    ///   - listed: The names of the tests, each `Module.Class/test`.
    init(_ result: ChildProcess.Result, listed: [String]) {
        self.init(result.output, status: result.status, listed: listed)
    }

    init(_ words: String, status: Int32, listed: [String]) {
        hasEnded = status == 0 || status == 1
        let names = Dictionary(listed.map { (Self.shortName($0), $0) }) { first, _ in first }
        var running: String?
        var last = ""
        for line in words.split(separator: "\n") {
            if let match = line.wholeMatch(of: /Test Case '(.+?)' (started at|passed|failed|skipped) .*/) {
                let name = names[String(match.1)] ?? String(match.1)
                switch match.2 {
                case "started at": running = name
                case "passed": passed.insert(name)
                case "failed": failed.insert(name)
                default: skipped.insert(name)
                }
                if match.2 != "started at" { running = nil }
            } else if let match = line.wholeMatch(of: /(\/.+?:\d+): error: (\S+) : (.*)/) {
                failures.append(.init(position: String(match.1), test: String(match.2), message: String(match.3)))
            } else if line.contains("rror: ") {
                last = String(line)
            }
        }
        guard !hasEnded, let running else { return }
        trap = running
        failed.insert(running)
        let reason = last.isEmpty ? "the program ended with \(status)" : last
        failures.append(.init(position: nil, test: Self.shortName(running), message: "ends in a trap: \(reason)"))
    }

    /// A test's name as the program prints it: `Class.test`.
    private static func shortName(_ listed: String) -> String {
        let parts = listed.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return listed }
        return (parts[0].split(separator: ".").last.map(String.init) ?? parts[0]) + "." + parts[1]
    }
}
