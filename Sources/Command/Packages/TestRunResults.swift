/// The counts of tests that were run, and their failures.
struct TestRunResults: Equatable {
    /// A failure of a test, or a trap.
    struct Failure: Equatable {
        /// The file and line, with a colon between them; nil where they are not known.
        let position: String?
        /// The test's name.
        let test: String
        /// The words of the test, or the last ones of the program.
        let message: String
    }

    var passed = 0
    var failed = 0
    var skipped = 0
    var failures: [Failure] = []

    /// The number of tests that were run.
    var count: Int { passed + failed }

    mutating func add(_ log: XCTestLog) {
        passed += log.passed.count
        failed += log.failed.count
        skipped += log.skipped.count
        failures += log.failures
    }

    mutating func add(_ log: SwiftTestingLog) {
        passed += log.passed
        failed += log.failed
        skipped += log.skipped
        failures += log.failures
    }

    /// The last line of the command's output.
    var summary: String {
        guard count + skipped > 0 else { return "no tests" }
        let words = "\(count) \(count == 1 ? "test" : "tests"): \(passed) passed, \(failed) failed"
        return skipped > 0 ? words + ", \(skipped) skipped" : words
    }
}
