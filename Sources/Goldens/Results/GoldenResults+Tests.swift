public import KeylinePreviews
import KeylineScenes

extension GoldenResults {
    /// The results in the terms of CI systems: a case for each golden.
    ///
    /// - Parameters:
    ///   - folder: The folder of goldens, for the places of problems.
    ///   - commands: The commands that settle failures.
    /// - Returns: The results.
    public func testReport(folder: String, commands: GoldenCommands) -> TestReport {
        func problem(_ rule: String, _ name: String, _ lines: [String]) -> TestReport.Problem {
            TestReport.Problem(
                .error, rule: rule, message: lines.joined(separator: "\n"),
                at: SourceLocation(file: "\(folder)/\(name)"), about: name)
        }
        let tried = results.map { result in
            let isFine = result.state == .same
            return TestReport.Case(
                result.name, in: folder,
                failures: isFine ? [] : [problem(result.state.rawValue, result.name, result.words(commands))])
        }
        let others = unclaimed.map { name in
            TestReport.Case(
                name, in: folder,
                failures: [problem("unclaimed", name, ["no case claims it", "remove it with: \(commands.prune)"])])
        }
        let large = oversized.sorted { $0.key < $1.key }.map { name, size in
            TestReport.Case(
                name, in: folder,
                failures: [problem("oversized", name, ["it has \(size) bytes", "draw it smaller, or less of it"])])
        }
        let cases = tried + others + large
        return TestReport(
            "keyline golden test", cases: cases, problems: cases.flatMap(\.failures), summary: GoldenCounts(self).text)
    }
}
