/// The result of running a conformance test file.
public struct ConformanceReport: Hashable, Sendable, CustomStringConvertible {
    /// A case whose result is not the one that the file expects.
    public struct Failure: Hashable, Sendable {
        /// The line of the case, counted from 1.
        public let line: Int
        /// The expected and the actual result.
        public let message: String
    }

    /// The file's path.
    public let file: String
    /// The number of cases with the result that the file expects.
    public internal(set) var passed = 0
    /// The number of cases that are not for this library: with fonts of another system, or for another shaper.
    public internal(set) var skipped = 0
    /// The other cases, in the file's order.
    public internal(set) var failures: [Failure] = []

    init(file: String) {
        self.file = file
    }

    /// Counts a case.
    mutating func add(line: Int, passes: Bool, message: @autoclosure () -> String) {
        if passes {
            passed += 1
        } else {
            failures.append(Failure(line: line, message: message()))
        }
    }

    /// A line for each failing case, and at the end `N passed, M failed`.
    public var description: String {
        let cases = failures.map { "\(file):\($0.line): \($0.message)\n" }.joined()
        let others = skipped == 0 ? "" : "\(skipped) skipped: for other shapers or with fonts that are not available\n"
        return cases + others + "\(passed) passed, \(failures.count) failed\n"
    }
}
