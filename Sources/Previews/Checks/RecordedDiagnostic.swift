import KeylineGraphics
import KeylineScenes

/// A diagnostic as a document, for a worker that takes over from another one.
struct RecordedDiagnostic: Codable {
    private let severity: String
    private let kind: String
    private let view: String?
    private let viewName: String?
    private let objectID: String?
    private let file: String?
    private let line: Int?
    private let column: Int?
    private let message: String
    private let hints: [String]

    init(_ diagnostic: Diagnostic) {
        severity = diagnostic.severity.rawValue
        kind = diagnostic.kind.rawValue
        view = diagnostic.view?.rawValue
        viewName = diagnostic.viewName
        objectID = diagnostic.objectID?.rawValue
        file = diagnostic.location?.file
        line = diagnostic.location?.line
        column = diagnostic.location?.column
        message = diagnostic.message
        hints = diagnostic.hints
    }

    /// The diagnostic; nil where another version of Keyline recorded it.
    var diagnostic: Diagnostic? {
        guard let severity = Diagnostic.Severity(rawValue: severity), let kind = Diagnostic.Kind(rawValue: kind) else {
            return nil
        }
        var result = Diagnostic(
            severity, kind, view: view.map { ViewID($0) },
            location: file.map { SourceLocation(file: $0, line: line, column: column) }, message: message, hints: hints)
        result.viewName = viewName
        result.objectID = objectID.map { ViewID($0) }
        return result
    }
}

/// What is wrong in one environment, with the sizes that show it where sizes were swept.
struct RecordedOccurrence: Codable {
    private let diagnostic: RecordedDiagnostic
    let sizes: [SweptSizes]

    init(_ diagnostic: Diagnostic, sizes: [SweptSizes] = []) {
        self.diagnostic = RecordedDiagnostic(diagnostic)
        self.sizes = sizes
    }

    /// Adds it to what was found.
    func add(to collector: inout FindingCollector, in cell: SceneMatrix.Cell) {
        if let diagnostic = diagnostic.diagnostic { collector.add(diagnostic, in: cell, sizes: sizes) }
    }
}
