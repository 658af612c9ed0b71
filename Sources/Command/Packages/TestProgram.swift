import Foundation
import KeylineByteText
import KeylineProcesses

/// The program with a package's own tests, built against Keyline's modules.
///
/// A test that traps ends the program, and is the only one that fails for it: the program is started again without it.
struct TestProgram {
    private let path: String
    private let package: PreviewedPackage
    private let variables: [String: String]

    /// - Parameter build: The build, which is done.
    /// - Throws: `PackageError.noTests` where it made no such program.
    init(_ build: PreviewProgram) throws {
        let folder = try build.productsFolder()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard let name = names.sorted().first(where: { $0.hasSuffix("PackageTests.xctest") }) else {
            throw PackageError.noTests(build.package.path)
        }
        path = folder.appendingPathComponent(name)
        package = build.package
        variables = ["SWIFT_BACKTRACE": "enable=no"]
    }

    /// Runs all tests, first with XCTest.
    ///
    /// - Returns: The counts and failures.
    func run() throws -> TestRunResults {
        var results = TestRunResults()
        var remaining = try list()
        while !remaining.isEmpty {
            let part = Array(remaining.prefix(Self.most))
            let log = XCTestLog(try start([part.joined(separator: ",")]), listed: part)
            results.add(log)
            let done = log.hasEnded ? Set(part) : log.finished
            // A program that ended before its first test would do so again.
            guard !done.isEmpty else { break }
            remaining.removeAll(where: done.contains)
        }
        try results.add(SwiftTestingLog(runSwiftTesting()))
        return results
    }

    /// The number of tests that one start runs: their names are one word, which cannot be longer than 128 KB.
    private static let most = 600

    private func list() throws -> [String] {
        let result = try start(["--list-tests"])
        return result.output.split(separator: "\n").map(String.init).filter {
            $0.contains("/") && $0.contains(".") && !$0.contains(" ")
        }
    }

    private func start(_ words: [String]) throws -> ChildProcess.Result {
        do throws(StartError) {
            return try ChildProcess.run(path, words, variables, in: package.root, outputs: .joined)
        } catch {
            throw PackageError.unstartable(path, reason: error.reason)
        }
    }

    private func runSwiftTesting() throws -> (events: String, words: ChildProcess.Result) {
        let file = path + ".events"
        try? FileManager.default.removeItem(atPath: file)
        let result = try start([
            "--testing-library", "swift-testing", "--event-stream-output-path", file, "--event-stream-version", "0",
        ])
        defer { try? FileManager.default.removeItem(atPath: file) }
        return ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "", result)
    }
}
