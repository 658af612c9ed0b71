import KeylineGraphics
import KeylineScenes

extension CheckReport {
    /// The check in the terms of CI systems: a case for each scene in each environment, and one for each file.
    public var testReport: TestReport {
        let problems = findings.map { problem($0, in: nil) } + failures.map(problem)
        return TestReport("keyline check", cases: fileCases + sceneCases, problems: problems, summary: summary)
    }

    private var sceneCases: [TestReport.Case] {
        matrix.cells.map { cell in
            let own = findings.filter { finding in
                finding.file == cell.scene.source.file && finding.scene == cell.scene.description.id
                    && finding.occurrences.contains { $0.variationIndex == cell.variationIndex }
            }
            let name = [cell.scene.name, cell.variation.label].filter { !$0.isEmpty }.joined(separator: " in ")
            var tried = testCase(name, cell.scene.source.file, own, cell.variationIndex)
            tried.failures += failures.filter {
                $0.sceneIndex == cell.sceneIndex && $0.variationIndex == cell.variationIndex
            }.map(problem)
            return tried
        }
    }

    /// That nothing is known about a scene is not that it is sound.
    private func problem(_ failure: Failure) -> TestReport.Problem {
        let scene = matrix.scenes[failure.sceneIndex]
        let environment = matrix.variations[failure.variationIndex].label
        return TestReport.Problem(
            .error, rule: "unchecked",
            message: failure.message + (environment.isEmpty ? "" : "\nin \(environment)"), at: failure.place,
            about: scene.description.id.rawValue)
    }

    /// What does not depend on the environment.
    private var fileCases: [TestReport.Case] {
        var seen: Set<String> = []
        return matrix.scenes.map(\.source.file).filter { seen.insert($0).inserted }.map { file in
            testCase("document", file, findings.filter { $0.file == file && $0.occurrences.isEmpty }, nil)
        }
    }

    private func testCase(_ name: String, _ file: String, _ findings: [Finding], _ variation: Int?) -> TestReport.Case {
        let failing = findings.filter(fails)
        let others = findings.filter { !fails($0) }
        return TestReport.Case(
            name, in: file, failures: failing.map { problem($0, in: variation) },
            remarks: others.map { problem($0, in: variation) })
    }

    private func problem(_ finding: Finding, in variation: Int?) -> TestReport.Problem {
        let diagnostic = finding.diagnostic
        let about = [diagnostic.viewName ?? diagnostic.view?.rawValue].compactMap { $0 }.map { "\($0): " }.joined()
        let environments = variation == nil ? environments(of: finding) : nil
        let lines = [about + diagnostic.message, environments].compactMap { $0 } + diagnostic.hints
        return TestReport.Problem(
            diagnostic.severity, rule: diagnostic.kind.rawValue, message: lines.joined(separator: "\n"),
            at: finding.place,
            about: [finding.scene?.rawValue, diagnostic.view?.rawValue].compactMap { $0 }.joined(separator: "/")
                .nonEmpty,
            suppression: finding.suppression)
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
