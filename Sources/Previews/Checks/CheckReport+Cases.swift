import KeylineGraphics
import KeylineReports
import KeylineScenes

extension CheckReport {
    /// The check in the terms of CI systems: a case for each file, then one for each scene in each environment, with its place in the whole.
    ///
    /// - Parameters:
    ///   - places: The places of the scenes among all scenes.
    ///   - count: How many scenes there are.
    /// - Returns: The cases.
    func cases(at places: [Int], of count: Int) -> [CheckResults.OrderedCase] {
        let byScene = Dictionary(grouping: findings) { [$0.file, $0.scene?.rawValue] }
        let scenes = matrix.cells.map { cell in
            let shown = (byScene[[cell.scene.source.file, cell.scene.description.id.rawValue]] ?? []).filter {
                finding in
                finding.occurrences.contains { $0.variationIndex == cell.variationIndex }
            }
            let name = [cell.scene.name, cell.variation.label].filter { !$0.isEmpty }.joined(separator: " in ")
            var tried = testCase(name, cell.scene.source.file, shown, cell.variationIndex)
            tried.failures += failures.filter {
                $0.sceneIndex == cell.sceneIndex && $0.variationIndex == cell.variationIndex
            }.map(problem)
            return CheckResults.OrderedCase(
                value: tried,
                order: count + places[cell.sceneIndex] * matrix.variations.count + cell.variationIndex)
        }
        return unreadCases + documentCases(at: places) + scenes
    }

    /// That nothing is known about a scene is not that it is sound.
    func problem(_ failure: Failure) -> Report.Problem {
        let scene = matrix.scenes[failure.sceneIndex]
        let environment = matrix.variations[failure.variationIndex].resolved(for: scene).label
        return Report.Problem(
            .error, rule: "unchecked",
            message: failure.message + (environment.isEmpty ? "" : "\nin \(environment)"), at: failure.place,
            about: scene.description.id.rawValue)
    }

    /// The cases of files that could not be read, before all others.
    private var unreadCases: [CheckResults.OrderedCase] {
        let byFile = Dictionary(grouping: unreadFiles, by: \.place.file).sorted { $0.key < $1.key }
        return byFile.map { file, unread in
            CheckResults.OrderedCase(
                value: Report.Case("document", in: file, failures: unread.map(problem), remarks: []), order: -1)
        }
    }

    func problem(_ unread: UnreadFile) -> Report.Problem {
        Report.Problem(.error, rule: "unread", message: unread.message, at: unread.place)
    }

    /// The cases of documents, which do not depend on the environment.
    private func documentCases(at places: [Int]) -> [CheckResults.OrderedCase] {
        var seen: Set<String> = []
        return zip(matrix.scenes.map(\.source.file), places).filter { seen.insert($0.0).inserted }.map { file, place in
            let shown = findings.filter { $0.file == file && $0.occurrences.isEmpty }
            return CheckResults.OrderedCase(value: testCase("document", file, shown, nil), order: place)
        }
    }

    private func testCase(_ name: String, _ file: String, _ findings: [Finding], _ variation: Int?) -> Report.Case {
        let failing = findings.filter(fails)
        let others = findings.filter { !fails($0) }
        return Report.Case(
            name, in: file, failures: failing.map { problem($0, in: variation) },
            remarks: others.map { problem($0, in: variation) })
    }

    func problem(_ finding: Finding, in variation: Int?) -> Report.Problem {
        let diagnostic = finding.diagnostic
        let about = [diagnostic.viewName ?? diagnostic.view?.rawValue].compactMap { $0 }.map { "\($0): " }.joined()
        let environments = variation == nil ? environments(of: finding) : nil
        func lines(_ message: String) -> String {
            ([about + message, environments].compactMap { $0 } + diagnostic.hints).joined(separator: "\n")
        }
        var problem = Report.Problem(
            diagnostic.severity, rule: diagnostic.kind.rawValue, message: lines(diagnostic.message),
            at: finding.place,
            about: [finding.scene?.rawValue, diagnostic.view?.rawValue].compactMap { $0 }.joined(separator: "/")
                .nonEmpty,
            suppression: finding.suppression,
            baseline: mendedCount == nil ? nil : finding.isKnown ? .unchanged : .new)
        problem.summary = diagnostic.summary.map(lines)
        return problem
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
