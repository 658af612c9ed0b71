public import KeylinePreviews
import KeylineScenes

extension GoldenTest.Outcome {
    /// The test in the terms of CI systems: a case for each golden.
    ///
    /// - Parameters:
    ///   - folder: The folder of goldens, for the places of problems.
    ///   - commands: The commands that settle failures.
    /// - Returns: The results.
    public func testReport(folder: String, commands: GoldenCommands) -> TestReport {
        func problem(_ rule: String, _ name: String, _ message: String) -> TestReport.Problem {
            TestReport.Problem(
                .error, rule: rule, message: message, at: SourceLocation(file: "\(folder)/\(name)"), about: name)
        }
        let tried = verdicts.map { golden, verdict in
            let failures: [TestReport.Problem] =
                switch verdict {
                case .same: []
                case .missing:
                    [
                        problem(
                            "missing", golden.name,
                            "nothing is recorded\nrecord it with: \(commands.accept(golden.name))")
                    ]
                case .failed(let error): [problem("failed", golden.name, "\(error)")]
                case .different(let difference):
                    [problem("different", golden.name, difference.words(accept: commands.accept(golden.name)))]
                }
            return TestReport.Case(golden.name, in: folder, failures: failures)
        }
        let others = unclaimed.map { name in
            TestReport.Case(
                name, in: folder,
                failures: [problem("unclaimed", name, "no case claims it\nremove it with: \(commands.prune)")])
        }
        let cases = tried + others
        return TestReport(
            "keyline golden test", cases: cases, problems: cases.flatMap(\.failures), summary: GoldenCounts(self).text)
    }
}

extension GoldenDifference {
    /// What differs, in which views, and what to do about it.
    fileprivate func words(accept: String) -> String {
        var lines = [summary]
        lines += regions.prefix(8).map { region in
            "\(region.pixels)" + (region.views.isEmpty ? "" : ": " + region.views.joined(separator: ", "))
        }
        if regions.count > 8 { lines.append("… and \(regions.count - 8) more places") }
        if let libraryChange { lines.append(libraryChange) }
        return (lines + ["accept it with: \(accept)"]).joined(separator: "\n")
    }
}
