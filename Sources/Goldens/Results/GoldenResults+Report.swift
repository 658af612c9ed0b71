public import KeylineReports
import KeylineScenes

extension GoldenResults {
    /// What every format of a report is written from: a case for each golden.
    ///
    /// - Parameters:
    ///   - folder: The folder of goldens, for the places of problems.
    ///   - commands: The commands that settle failures.
    ///   - page: The page about what failed; nil where there is none.
    ///   - output: The folder of failures, for the paths of their files; nil leaves those out.
    ///   - seconds: How long each case took, by name.
    ///   - address: The address of the folder of failures; nil where it is not known.
    /// - Returns: The report.
    public func report(
        folder: String, commands: GoldenCommands, page: String? = nil, output: String? = nil,
        seconds: [String: Double] = [:], address: ReportAddress? = nil
    ) -> Report {
        func problem(_ rule: String, _ name: String, _ lines: [String]) -> Report.Problem {
            Report.Problem(
                .error, rule: rule, message: lines.joined(separator: "\n"),
                at: SourceLocation(file: "\(folder)/\(name)"), about: name)
        }
        let tried = results.map { result in
            let isFine = result.state == .same
            var tried = Report.Case(
                result.name, in: folder,
                failures: isFine ? [] : [problem(result.state.rawValue, result.name, result.words(commands))])
            tried.seconds = seconds[result.name]
            if !isFine, let output, let files = result.files {
                tried.attachments = [files.expected, files.actual, files.difference, files.picture].compactMap { $0 }
                    .map { output.appendingPathComponent($0) }
            }
            return tried
        }
        let others = unclaimed.map { name in
            Report.Case(
                name, in: folder,
                failures: [problem("unclaimed", name, ["no case claims it", "remove it with: \(commands.prune)"])])
        }
        let large = oversized.sorted { $0.key < $1.key }.map { name, size in
            Report.Case(
                name, in: folder,
                failures: [problem("oversized", name, ["it has \(size) bytes", "draw it smaller, or less of it"])])
        }
        let cases = tried + others + large
        return Report(
            "keyline golden test", cases: cases, problems: cases.flatMap(\.failures), summary: GoldenCounts(self).text,
            text: text(commands, page), markdown: markdown(commands, address: address))
    }

    /// What failed and what to do about it; cases that could not be compared are not results.
    private func text(_ commands: GoldenCommands, _ page: String?) -> String {
        let margin = "           "
        var lines: [String] = []
        for result in results where result.state == .different || result.state == .missing {
            let isNew = result.state == .missing
            lines.append(isNew ? "missing    \(result.name)" : "different  \(result.name): \(result.summary)")
            lines += result.words(commands).dropFirst().map { margin + $0 }
        }
        for name in unclaimed { lines += ["unclaimed  \(name)", "\(margin)remove it with: \(commands.prune)"] }
        lines += oversized.sorted { $0.key < $1.key }.map { "too large  \($0.key): \($0.value) bytes" }
        lines.append(GoldenCounts(self).text + (page.map { "; see \($0)" } ?? ""))
        return lines.map { $0 + "\n" }.joined()
    }
}
