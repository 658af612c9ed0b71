import Foundation
import KeylineByteText
import KeylineProcesses

/// The faults of a document, as an editor shows them.
struct DocumentFindings {
    /// The protocol's `DiagnosticSeverity`.
    private enum Severity: Int {
        case error = 1
        case warning = 2
        case information = 3

        init(_ name: String) {
            switch name {
            case "error": self = .error
            case "note": self = .information
            default: self = .warning
            }
        }
    }

    private let document: OpenDocument
    /// The name by which a run calls the document.
    private let name: String

    /// Prepares diagnostics.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - name: What runs call it; nil for its path.
    init(in document: OpenDocument, named name: String? = nil) {
        self.document = document
        self.name = name ?? document.path
    }

    /// The diagnostics of `textDocument/publishDiagnostics` for a run of `keyline check --format json`.
    func diagnostics(of result: ChildProcess.Result) -> [JSONValue] {
        findings(of: result).map(diagnostic) + InputMessage.all(in: result.errors).map(diagnostic)
    }

    /// The same without what other files cause, for runs about many files.
    func ownDiagnostics(of result: ChildProcess.Result) -> [JSONValue] {
        findings(of: result).filter { $0["file"]?.text == name }.map(diagnostic)
            + InputMessage.all(in: result.errors).filter { $0.file == name }.map(diagnostic)
    }

    private func findings(of result: ChildProcess.Result) -> [JSONValue] {
        (try? JSONDecoder().decode(JSONValue.self, from: result.bytes))?["findings"]?.elements ?? []
    }

    private func diagnostic(of finding: JSONValue) -> JSONValue {
        let hints = finding["hints"]?.elements.compactMap(\.text) ?? []
        let environments = finding["environments"]?.elements.compactMap(\.text).filter { !$0.isEmpty } ?? []
        let shown = environments.isEmpty ? [] : ["in " + environments.joined(separator: "; ")]
        let subject = finding["viewName"]?.text.map { "\($0): " } ?? ""
        return diagnostic(
            Severity(finding["severity"]?.text ?? ""), code: finding["kind"]?.text,
            message: ([subject + (finding["message"]?.text ?? "")] + hints + shown).joined(separator: "\n"),
            file: finding["file"]?.text, line: finding["line"]?.integer, column: finding["column"]?.integer)
    }

    private func diagnostic(of message: InputMessage) -> JSONValue {
        diagnostic(
            Severity(message.severity), code: nil,
            message: ([message.text] + message.hints).joined(separator: "\n"), file: message.file,
            line: message.line, column: message.column)
    }

    /// A fault that another file causes is told at the beginning of the document, with the place.
    private func diagnostic(
        _ severity: Severity, code: String?, message: String, file: String?, line: Int?, column: Int?
    ) -> JSONValue {
        let isHere = file == nil || file == name
        var members: JSONMembers = [
            "range": range(isHere ? line : nil, column).json, "severity": .integer(severity.rawValue),
            "source": .string("keyline"),
            "message": .string(isHere ? message : "\(file ?? "")\(line.map { ":\($0)" } ?? ""): \(message)"),
        ]
        if let code { members["code"] = .string(code) }
        return .object(members)
    }

    /// From a place to the end of its word, its element's tag or its line.
    private func range(_ line: Int?, _ column: Int?) -> Range<EditedText.Position> {
        guard let line else {
            let beginning = EditedText.Position(line: 0, character: 0)
            return beginning..<beginning
        }
        let text = document.text
        let start = text.position(
            line: line, column: column ?? text.indentation(of: line - 1) + 1)
        let rest = text.suffix(of: start)
        let content = rest.hasPrefix("<") ? rest.prefix { $0 != ">" } + ">" : rest
        let length = content.trimmingCharacters(in: .whitespaces).utf16.count
        let end = EditedText.Position(line: start.line, character: start.character + max(length, 1))
        return start..<end
    }
}

/// A message about an input, as the command prints it on standard error: `FILE:LINE:COLUMN: error: TEXT`, with hints below.
struct InputMessage: Equatable {
    let file: String?
    let line: Int?
    let column: Int?
    let severity: String
    let text: String
    private(set) var hints: [String] = []

    /// The messages in what a run printed.
    static func all(in output: String) -> [InputMessage] {
        var messages: [InputMessage] = []
        for line in output.split(separator: "\n") {
            if line.hasPrefix("  "), !messages.isEmpty {
                let hint = line.drop { $0 == " " }
                messages[messages.count - 1].hints.append(String(hint.hasPrefix("hint: ") ? hint.dropFirst(6) : hint))
            } else if let message = InputMessage(line) {
                messages.append(message)
            }
        }
        return messages
    }

    private init?(_ line: Substring) {
        guard let match = line.firstMatch(of: /(?:(.*?)(?::(\d+))?(?::(\d+))?: )?(error|warning|note): (.*)/) else {
            return nil
        }
        file = match.1.map(String.init)
        self.line = match.2.flatMap { Int($0) }
        column = match.3.flatMap { Int($0) }
        severity = String(match.4)
        text = String(match.5)
    }
}
