internal import Foundation
public import KeylineScenes

/// A finding that is known and accepted, with the reason.
public struct Suppression: Hashable, Sendable {
    /// The kind of the finding; nil for any.
    public var kind: Diagnostic.Kind?
    /// The file, in which `*` stands for any characters; nil for any. A name without a slash is a file's in any folder.
    public var file: String?
    /// The id of the scene; nil for any.
    public var scene: String?
    /// The id of the view, or the name that people know it by; nil for any.
    public var view: String?
    /// Why the finding is accepted.
    public var reason: String
    /// The position of the suppression in its file.
    public var location: SourceLocation

    /// Describes what is accepted.
    public init(
        kind: Diagnostic.Kind?, file: String?, scene: String?, view: String?, reason: String, location: SourceLocation
    ) {
        self.kind = kind
        self.file = file
        self.scene = scene
        self.view = view
        self.reason = reason
        self.location = location
    }

    /// Whether the suppression speaks of a finding.
    public func applies(to finding: Finding) -> Bool {
        let diagnostic = finding.diagnostic
        let names = [diagnostic.view?.rawValue, diagnostic.viewName].compactMap { $0 }
        let scene = finding.scene?.rawValue
        guard kind.map({ $0 == diagnostic.kind }) ?? true else { return false }
        // The id in a document inside the scene's one counts together with that document alone.
        return speaks(of: [finding.place.file, finding.file], scene: scene, view: names)
            || diagnostic.objectID.map { speaks(of: [finding.place.file], scene: scene, view: [$0.rawValue]) } ?? false
    }

    /// Whether the suppression speaks of a place.
    ///
    /// - Parameters:
    ///   - files: The paths by which the file is known.
    ///   - scene: The id of the scene; nil where none is known.
    ///   - names: The id of the view and the names that people know it by.
    /// - Returns: Whether file, scene and view are those of the suppression, as far as it names them.
    public func speaks(of files: [String], scene: String?, view names: [String]) -> Bool {
        (self.scene.map { $0 == scene } ?? true)
            && (view.map { view in names.contains { $0 == view || $0.hasSuffix("\"\(view)\"") } } ?? true)
            && (file.map { pattern in files.contains { Self.matches(pattern, $0) } } ?? true)
    }

    private static func matches(_ pattern: String, _ path: String) -> Bool {
        let subject = pattern.contains("/") ? path : (path as NSString).lastPathComponent
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1, let first = parts.first, let last = parts.last else {
            return subject == pattern || subject.hasSuffix("/" + pattern)
        }
        guard subject.hasPrefix(first), subject.hasSuffix(last), subject.count >= first.count + last.count else {
            return false
        }
        var rest = subject.dropFirst(first.count).dropLast(last.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}

extension CheckReport {
    /// The report with findings suppressed, and an error for each suppression that speaks of nothing any more.
    ///
    /// Only suppressions of files that were looked at can be out of date: what was not looked at may well be wrong still.
    ///
    /// - Parameter suppressions: What is accepted.
    /// - Returns: The report.
    public func suppressing(_ suppressions: [Suppression]) -> CheckReport {
        var used: Set<Suppression> = []
        var result = findings.map { finding in
            var finding = finding
            guard let suppression = suppressions.first(where: { $0.applies(to: finding) }) else { return finding }
            used.insert(suppression)
            finding.suppression = suppression.reason
            return finding
        }
        for suppression in suppressions where !used.contains(suppression) && isConcerned(by: suppression) {
            result.append(Self.outdated(suppression))
        }
        var report = CheckReport(matrix, sweep: sweep, findings: result, threshold: threshold)
        report.failures = failures
        report.mendedCount = mendedCount
        return report
    }

    private func isConcerned(by suppression: Suppression) -> Bool {
        matrix.scenes.contains { scene in
            let probe = Suppression(
                kind: nil, file: suppression.file, scene: suppression.scene, view: nil, reason: "",
                location: suppression.location)
            let diagnostic = Diagnostic(.note, .ignored, message: "")
            return probe.applies(
                to: Finding(
                    diagnostic: diagnostic, file: scene.source.file, scene: scene.description.id, occurrences: []))
        }
    }

    private static func outdated(_ suppression: Suppression) -> Finding {
        let diagnostic = Diagnostic(
            .error, .outdatedSuppression, location: suppression.location,
            message: "the suppression no longer applies to any finding (its reason was: \(suppression.reason))",
            hints: ["remove it"])
        return Finding(diagnostic: diagnostic, file: suppression.location.file, scene: nil, occurrences: [])
    }
}
