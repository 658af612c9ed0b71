import Foundation
import KeylineByteText

extension LanguageServer {
    /// Answers a request about a document.
    func answer(_ request: DocumentRequest, _ id: JSONValue, _ document: OpenDocument, _ parameters: JSONValue) {
        let position = EditedText.Position(parameters["position"])
        switch request {
        case .completion:
            guard let position else { return respond(id, .null) }
            respond(id, Completion(document, at: position).result)
        case .definition:
            respond(id, position.flatMap { Definition(in: document, at: $0).result } ?? .null)
        case .hover:
            guard let position, document.kind == .layout || document.kind == .interface else {
                return respond(id, .null)
            }
            work(for: id) { [self] in hover(id, document, position) }
        case .symbols:
            if document.kind == .swift { return respond(id, .array(SwiftPreviews(in: document.text).symbols)) }
            work(for: id) { [self] in .array(outline(id, document)?.symbols(in: document.text) ?? []) }
        case .actions:
            guard document.kind == .layout || document.kind == .interface else { return respond(id, .array([])) }
            work(for: id) { [self] in
                let actions = RepairActions(in: document)
                return .array(actions.spellings(parameters) + actions.repairs(parameters, outline(id, document)))
            }
        }
    }

    /// The outline of a document; nil where it cannot be laid out.
    private func outline(_ id: JSONValue, _ document: OpenDocument) -> OutlineAnswer? {
        let last = state.withLock { $0.outlines[document.uri] }
        if let last, last.version == document.version { return last.answer }
        let data = run(["outline", "--format=json"], document, for: id)
        guard let data, let answer = OutlineAnswer(data, of: document.path) else { return nil }
        state.withLock { $0.outlines[document.uri] = (document.version, answer) }
        return answer
    }

    // MARK: Hover

    /// The equation of a constraint with its state, or what decides the frame of a view.
    private func hover(_ id: JSONValue, _ document: OpenDocument, _ position: EditedText.Position) -> JSONValue {
        guard let outline = outline(id, document) else { return .null }
        let word = document.text.word(at: position).map { String($0.text) }
        let named = word.flatMap { word in outline.views.first { $0.id == word } }
        if named == nil, let constraint = outline.constraint(atLine: position.line) {
            return Self.hover("\(constraint.equation)  [\(constraint.state)]")
        }
        guard let view = named ?? outline.view(atLine: position.line, in: document.text) else { return .null }
        let data = run(["explain"], document, operands: [view.id], for: id)
        guard let data, !data.isEmpty else { return .null }
        let name = document.path.lastPathComponent
        return Self.hover(String(decoding: data, as: UTF8.self).replacing(document.path, with: name))
    }

    private static func hover(_ text: String) -> JSONValue {
        let fence = text.contains("```") ? "~~~~" : "```"
        return .object([
            "contents": .object(["kind": .string("markdown"), "value": .string("\(fence)text\n\(text)\n\(fence)")])
        ])
    }

    // MARK: Repairs

    /// Adds the edit to an action that the client chose.
    func resolveAction(_ id: JSONValue, _ action: JSONValue) {
        let data = action["data"]
        guard let uri = data?["uri"]?.text, let document = state.withLock({ $0.documents[uri] }),
            data?["version"]?.integer == document.version, let words = data?["repair"]?.elements.compactMap(\.text)
        else { return respond(id, action) }
        work(for: id) { [self] in
            guard let repair = words.first else { return action }
            let options = ["fix", "--dry-run"] + words.dropFirst()
            let diff = run(Array(options), document, operands: [repair], for: id)
            var resolved = action
            resolved["edit"] = WorkspaceEdit(uri, diff: diff.map { String(decoding: $0, as: UTF8.self) } ?? "").json
            return resolved
        }
    }

    // MARK: Packages

    /// Builds the package of a Swift file and publishes the findings of its previews, for each file.
    func checkPackage(of document: OpenDocument) {
        guard let package = SwiftPreviews.package(around: document.path) else { return }
        let findings = PackageFindings(package)
        for (path, diagnostics) in findings.diagnostics() {
            publish(URL(fileURLWithPath: path).absoluteString, version: nil, diagnostics)
        }
    }
}
