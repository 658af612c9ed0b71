import Foundation
import KeylineByteText
import KeylineGraphics
package import KeylineReports
package import KeylineScenes

extension TranslationKit {
    /// The kit for people to read: tables with their keys, each with its texts and places.
    package var text: String {
        var lines: [String] = []
        var table = ""
        for (entry, findings) in keys {
            if entry.id.tablePath != table {
                table = entry.id.tablePath
                let languages = tables.languages(of: entry.id).sorted().joined(separator: ", ")
                lines += (lines.isEmpty ? [] : [""]) + ["\(table) (\(languages))"]
            }
            lines += self.lines(entry, findings)
        }
        return lines.map { $0 + "\n" }.joined() + (lines.isEmpty ? "" : "\n") + summary + "\n"
    }

    private func lines(_ entry: TextEntry, _ findings: [TextFinding]) -> [String] {
        var lines = ["  \(entry.id.key.quoted)"]
        for (language, text) in entry.texts.sorted(by: { $0.key < $1.key }) {
            let states = text.states.isEmpty ? "" : " [\(text.states.joined(separator: ", "))]"
            let budget = budgets[entry.id]?[language].map { " (\($0.words))" } ?? ""
            lines.append("    \(language): \(text.value.quoted)\(states)\(budget)")
            for form in budgets[entry.id]?[language]?.forms ?? [] {
                lines.append("      \(form.category): \(form.current) letters (\(form.words))")
            }
        }
        lines += shownPlaces(of: entry.id).map { "    shown: \($0.words(in: tables.sourceLanguage))" }
        if let reason = reasons[entry.id] { lines.append("    not shown: \(reason)") }
        lines += findings.map { "    \($0.severity.rawValue): \($0.message)" }
        return lines
    }

    /// The findings as a report, for every format that `keyline check` has too.
    ///
    /// - Parameter threshold: The least severity that fails.
    /// - Returns: The report, with a case for each key.
    package func report(failingOn threshold: Diagnostic.Severity) -> Report {
        let problems = Dictionary(grouping: findings.map { ($0.id, $0.problem) }) { $0.0 }.mapValues { $0.map(\.1) }
        let cases = tables.entries.map { entry in
            let all = problems[entry.id] ?? []
            return Report.Case(
                entry.id.key, in: entry.id.tablePath, failures: all.filter { $0.severity >= threshold },
                remarks: all.filter { $0.severity < threshold })
        }
        let every = findings.map(\.problem)
        let text = findings.map { $0.text + "\n" }.joined() + summary + "\n"
        return Report("keyline strings check", cases: cases, problems: every, summary: summary, text: text)
    }
}

extension TextBudget {
    /// Such as `24 letters, 187.5 pt`, or `over 80 letters` where no screen fails.
    package var words: String {
        guard let letters else { return "no limit up to \(tried) letters" }
        return Self.words(letters, points)
    }

    fileprivate static func words(_ letters: Int, _ points: Double?) -> String {
        let points = points.map { ", \(Decimals.short($0)) pt" } ?? ""
        return "at most \(letters) \(letters == 1 ? "letter" : "letters")\(points)"
    }
}

extension TextBudget.Form {
    /// Such as `at most 24 letters, 187.5 pt`.
    package var words: String { letters.map { TextBudget.words($0, points) } ?? "no limit" }
}

extension TextBudget.Decision {
    /// The screen in words.
    package var screen: String {
        "\(file.lastPathComponent) · \(sceneName)" + (environment.isEmpty ? "" : " in \(environment)")
    }
}

extension KeyPlace {
    /// The scene, the view and its frame in a language, in words; without the frame where the scene does not show the text in it.
    package func words(in language: String) -> String {
        let rectangle = frames[language].map { " at \(Decimals.text($0))" } ?? ""
        let setter = code.map { ", set at \($0)" } ?? ""
        return "\(file) \(sceneName), \(className) \(view.rawValue)\(rectangle)\(setter)"
    }
}

extension TextFinding {
    fileprivate var problem: Report.Problem {
        Report.Problem(
            severity, rule: rule.rawValue, message: message + (hint.map { "\n\($0)" } ?? ""), at: location,
            about: id.description)
    }

    /// The finding as compilers print it.
    fileprivate var text: String {
        "\(location): \(severity.rawValue): \(message) [\(rule.rawValue)]" + (hint.map { "\n  hint: \($0)" } ?? "")
    }
}
