import KeylineByteText
public import KeylineReports
import KeylineScenes

extension ReviewResults {
    /// The conditions under which a review fails.
    public enum Failure: String, CaseIterable, Sendable {
        /// A picture is another one, new or gone, or a finding came.
        case changes
        /// A warning or an error came.
        case findings
        /// Nothing; pictures that cannot be drawn are an error all the same.
        case never
    }

    /// Whether the review fails.
    public func fails(on condition: Failure) -> Bool {
        switch condition {
        case .changes: !isEmpty
        case .findings: newFindings.contains { $0.severity >= .warning }
        case .never: false
        }
    }

    /// Whether a picture cannot be drawn any more.
    public var hasErrors: Bool { changes.contains { $0.kind == .failed } }

    /// The report that every format is written from: a case for each change and each finding that came.
    ///
    /// - Parameters:
    ///   - condition: The condition under which a change is a failure rather than a remark.
    ///   - page: The page; nil where there is none.
    ///   - output: The folder of the review, for the paths of its files; nil leaves those out.
    ///   - costs: How long it took. Checks look for all findings at once: each that came has an equal part of their time.
    ///   - address: The address of the folder of the review; nil where it is not known.
    /// - Returns: The report.
    public func report(
        failingOn condition: Failure, page: String?, output: String? = nil, costs: ReviewCosts? = nil,
        address: ReportAddress? = nil
    ) -> Report {
        let changed = changes.map { change in
            let severity: Diagnostic.Severity = change.kind == .failed ? .error : .note
            let problem = Report.Problem(
                severity, rule: change.kind.rawValue, message: change.words.joined(separator: "\n"),
                at: change.location ?? SourceLocation(file: change.file), about: change.title)
            let isFailure = change.kind == .failed || condition == .changes
            var tried = Report.Case(
                change.title, in: change.file, failures: isFailure ? [problem] : [],
                remarks: isFailure ? [] : [problem])
            tried.seconds = costs.map { $0.pictures[change.name] ?? 0 }
            tried.attachments = output.map { change.files.all.map($0.appendingPathComponent) } ?? []
            return tried
        }
        let findings = newFindings.map { finding in
            let places = finding.environments.isEmpty ? [] : ["in " + finding.environments.joined(separator: ", ")]
            let problem = Report.Problem(
                finding.severity, rule: finding.kind,
                message: ([finding.message] + places).joined(separator: "\n"), at: finding.location,
                about: finding.viewName ?? finding.view ?? finding.scene)
            let isFailure = condition == .changes || condition == .findings && finding.severity >= .warning
            var tried = Report.Case(
                finding.text, in: finding.file, failures: isFailure ? [problem] : [],
                remarks: isFailure ? [] : [problem])
            tried.seconds = costs.map { $0.checks / Double(newFindings.count) }
            return tried
        }
        let cases = changed + findings
        return Report(
            "keyline review", cases: cases, problems: cases.flatMap { $0.failures + $0.remarks }, summary: counts,
            text: text(page), markdown: markdown(address: address))
    }

    private func text(_ page: String?) -> String {
        let margin = "          "
        var lines = changes.flatMap { change -> [String] in
            let words = change.words
            let kind = change.kind.rawValue.padded(to: 9)
            return ["\(kind) \(change.title): \(words.first ?? "")"] + words.dropFirst().map { margin + $0 }
        }
        lines += failing.filter(\.isTouched).map { "failing   \($0.title): in both revisions: \($0.reason)" }
        lines += renames.map { "renamed   \($0.from) → \($0.to)" }
        lines += unseen.map { "unseen    \($0)" }
        lines += newFindings.map { "finding   + \($0.location): \($0.text)" }
        lines += goneFindings.map { "finding   - \($0.location): \($0.text)" }
        lines.append(counts + (page.map { "; see \($0)" } ?? ""))
        return lines.map { $0 + "\n" }.joined()
    }

    /// A comment for a pull request: the counts, then what changed, each cause once, then the findings.
    ///
    /// GitHub and GitLab show it: it is never longer than GitHub takes.
    public var markdown: String { markdown(address: nil) }

    /// A comment that links the page and shows pictures.
    ///
    /// - Parameter address: The address of the folder of the review; nil where it is not known, and nothing can be linked or shown.
    /// - Returns: The comment, at most 65,536 bytes long: the details of the last causes are left out, and counted, where there is more.
    public func markdown(address: ReportAddress?) -> String {
        let sides = "\(base.text.escaped(for: .markdown)) → \(head.text.escaped(for: .markdown))"
        var comment = MarkdownComment(page: address?.page("report.html", "The review") ?? "The review's page")
        comment.head = ["### Screens: \(sides.withOrderedArrows)", ""]
        comment.head += [
            isEmpty ? "\(unchangedSubject) changed: \(counts)." : counts + ".", "",
        ]
        if !isEmpty, let address { comment.head += [address.page("report.html", "See the review") + ".", ""] }
        var lines = 0
        comment.causes = groups.prefix(40).map { group in
            let section = section(of: group, address, showsPictures: lines < GoldenResults.mostLines)
            lines += section.title.count + section.details.count
            return section
        }
        if groups.count > 40 {
            let rest = groups.count - 40
            comment.lists.append(
                MarkdownComment.Section(
                    title: ["… and \(rest) more \(rest == 1 ? "cause" : "causes")", ""], details: []))
        }
        comment.lists += [
            Self.list("Fails in both revisions", failing.filter(\.isTouched).map(Self.line)),
            Self.list(
                "Renamed",
                renames.map {
                    "\($0.from.escaped(for: .markdownCode)) → \($0.to.escaped(for: .markdownCode))".withOrderedArrows
                }),
            Self.list("New findings", newFindings.map { Self.line($0) }),
            Self.list("Findings gone", goneFindings.map { Self.line($0) }),
            Self.list(
                "Changes that no picture shows", unseen.map { $0.withOrderedArrows.escaped(for: .markdown) }),
        ].compactMap { $0 }
        return comment.text()
    }

    /// The words for all that did not change, where no picture did: of pictures that cannot be drawn nothing is known.
    var unchangedSubject: String {
        if failing.contains(where: \.isTouched) { return "No picture that can be drawn" }
        return unseen.isEmpty ? "Nothing" : "No picture"
    }

    private func section(
        of group: Group, _ address: ReportAddress?, showsPictures: Bool
    ) -> MarkdownComment.Section {
        // What changed for other reasons too is seen first.
        let all = group.indices.map { changes[$0] }
        let members =
            all.filter { !$0.isBroughtAboutOnly(by: group.cause) }
            + all.filter { $0.isBroughtAboutOnly(by: group.cause) }
        let noun = members.allSatisfy { GoldenCase.Kind(name: $0.name) == .picture } ? "picture" : "golden"
        let count = members.count == 1 ? "1 \(noun)" : "\(members.count) \(noun)s"
        var details = members.prefix(12).map { change in
            let others = change.causes.filter { $0.words != group.title && $0.group != group.cause }.map(\.words)
            let more = others.prefix(4).map { $0.withOrderedArrows.escaped(for: .markdown) }.joined(separator: "; ")
            let rest = others.count > 4 ? "; … and \(others.count - 4) more" : ""
            return "- \(change.title.escaped(for: .markdownCode))" + (more.isEmpty ? "" : ": " + more + rest)
        }
        if members.count > 12 { details.append("- … and \(members.count - 12) more") }
        details.append("")
        for change in members.prefix(GoldenResults.mostShown) where showsPictures {
            details += address?.table([("before", change.files.before), ("after", change.files.after)]) ?? []
        }
        return MarkdownComment.Section(
            title: ["**\(group.title.withOrderedArrows.escaped(for: .markdown))** — \(count)", ""], details: details)
    }

    private static func line(_ failing: Failing) -> String {
        failing.title.escaped(for: .markdownCode) + ": "
            + (failing.reason.textLines.first ?? "").escaped(for: .markdown)
    }

    private static func line(_ finding: ReviewFinding) -> String {
        "\(finding.location)".escaped(for: .markdownCode) + " " + finding.text.withOrderedArrows.escaped(for: .markdown)
    }

    private static func list(_ title: String, _ items: [String]) -> MarkdownComment.Section? {
        guard !items.isEmpty else { return nil }
        let rest = items.count > 40 ? ["- … and \(items.count - 40) more"] : []
        return MarkdownComment.Section(
            title: ["**\(title)**", ""], details: items.prefix(40).map { "- " + $0 } + rest + [""])
    }
}

extension ReviewChange {
    /// The causes, then the amount, a line each.
    var words: [String] {
        let rest = causes.count - GoldenCause.mostNamed
        let more = rest > 0 ? ["… and \(rest) more \(rest == 1 ? "cause" : "causes")"] : []
        return causes.prefix(GoldenCause.mostNamed).map(\.words) + more + [summary]
    }
}

extension String {
    fileprivate func padded(to count: Int) -> String {
        self + String(repeating: " ", count: max(count - self.count, 0))
    }
}
