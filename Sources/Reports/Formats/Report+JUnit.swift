extension Report {
    /// The results as JUnit's XML, which CI systems show beside those of tests.
    ///
    /// Source: the format as Apache Ant's JUnit task writes it, which GitLab, Jenkins, Azure and CircleCI read.
    var junit: String {
        let failures = cases.count { !$0.failures.isEmpty }
        let document: HTML = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="\(title.xmlText)" tests="\(cases.count)" failures="\(failures)" errors="0">
            \(suites.map(suite))</testsuites>

            """
        return document.description
    }

    /// The names of the suites in the order of the cases.
    private var suites: [String] {
        var seen: Set<String> = []
        return cases.map(\.suite).filter { seen.insert($0).inserted }
    }

    private func suite(_ name: String) -> HTML {
        let own = cases.filter { $0.suite == name }
        let failures = own.count { !$0.failures.isEmpty }
        let seconds = own.compactMap(\.seconds)
        let time: HTML = seconds.isEmpty ? "" : " time=\"\(Self.text(seconds.reduce(0, +)))\""
        return """
            <testsuite name="\(name.xmlText)" tests="\(own.count)" failures="\(failures)" errors="0" skipped="0"\(time)>
            \(own.map(testCase))</testsuite>

            """
    }

    /// A case. Attachments are as GitLab and Jenkins read them.
    ///
    /// Source: GitLab, "View JUnit screenshots on GitLab"; Jenkins, JUnit Attachments plugin.
    private func testCase(_ tried: Case) -> HTML {
        let lines = tried.remarks.map(\.line) + tried.attachments.map { "[[ATTACHMENT|\($0)]]" }
        let remarks: HTML =
            lines.isEmpty ? "" : "<system-out>\(lines.joined(separator: "\n").xmlText)</system-out>\n"
        let time: HTML = tried.seconds.map { " time=\"\(Self.text($0))\"" as HTML } ?? ""
        return """
            <testcase name="\(tried.name.xmlText)" classname="\(tried.suite.xmlText)"\(time)>
            \(tried.failures.map(failure))\(remarks)</testcase>

            """
    }

    /// Seconds with three digits behind the point.
    private static func text(_ seconds: Double) -> String {
        let thousandths = Int((seconds * 1_000).rounded())
        let rest = String(thousandths % 1_000)
        return "\(thousandths / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }

    private func failure(_ problem: Problem) -> HTML {
        let first = problem.message.prefix { $0 != "\n" }
        return """
            <failure type="\(problem.rule.xmlText)" message="\(String(first).xmlText)">\(problem.line.xmlText)</failure>

            """
    }
}

extension Report.Problem {
    /// The problem in a compiler's form.
    fileprivate var line: String { "\(location): \(severity.rawValue): \(rule): \(message)" }
}

extension String {
    /// The text without the control characters that XML cannot hold. Source: XML 1.0, production 2.
    fileprivate var xmlText: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.filter { scalar in
                    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
                        || "\t\n\r".unicodeScalars.contains(scalar)
                }))
    }
}
