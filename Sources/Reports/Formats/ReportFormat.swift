import KeylineByteText

/// The forms of a report. Each has one writer, whatever the report is about.
public enum ReportFormat: String, CaseIterable, Sendable {
    /// As compilers print it.
    case text
    /// One document for other programs.
    case json
    /// JUnit's XML.
    case junit
    /// The format of static analysis, SARIF 2.1.0.
    case sarif
    /// Annotations of GitHub's workflows.
    case github
    /// A summary for a pull request.
    case markdown
    /// A page, kind by kind.
    case html
}

extension Report {
    /// The report in a form, as it is printed: control characters of a document's texts reach no terminal as such, and no line but an
    /// annotation is a command to GitHub's runner.
    ///
    /// - Parameters:
    ///   - format: The form. Annotations take the place of Markdown where the report has none.
    ///   - version: The version of the program that says so.
    /// - Returns: The whole output, in UTF-8.
    /// - Throws: Never for texts and finite numbers, of which it consists.
    public func bytes(as format: ReportFormat, version: String) throws -> [UInt8] {
        switch format {
        case .text: Self.shown(text)
        case .json: try json()
        case .junit: Self.shown(junit)
        case .sarif: try sarif(version: version)
        case .github: [UInt8](gitHubAnnotations.utf8)
        case .html: [UInt8](html.utf8)
        case .markdown: markdown.map(Self.shown) ?? [UInt8](gitHubAnnotations.utf8)
        }
    }

    private static func shown(_ text: String) -> [UInt8] { [UInt8](text.escaped(for: .terminal).utf8) }
}
