import Foundation
import KeylineByteText

/// The code actions of a document: words that were probably meant, and Interface Builder's repairs.
struct RepairActions {
    private let document: OpenDocument

    init(in document: OpenDocument) { self.document = document }

    /// Corrections of words, from the diagnostics that the client shows in the range.
    func spellings(_ parameters: JSONValue) -> [JSONValue] {
        (parameters["context"]?["diagnostics"]?.elements ?? []).compactMap { diagnostic in
            guard let message = diagnostic["message"]?.text,
                let meant = message.firstMatch(of: /did you mean "([^"]+)"\?/)?.1,
                let start = EditedText.Position(diagnostic["range"]?["start"]),
                let word = document.text.word(at: start)
            else { return nil }
            let edit = WorkspaceEdit(document.uri, [(word.range, String(meant))])
            return .object([
                "title": .string("Change \"\(word.text)\" to \"\(meant)\""), "kind": .string("quickfix"),
                "diagnostics": .array([diagnostic]), "isPreferred": .bool(true), "edit": edit.json,
            ])
        }
    }

    /// The repairs of the views that begin in the range. Their edits are made when one is chosen.
    func repairs(_ parameters: JSONValue, _ outline: OutlineAnswer?) -> [JSONValue] {
        guard let outline, let first = EditedText.Position(parameters["range"]?["start"]),
            let last = EditedText.Position(parameters["range"]?["end"])
        else { return [] }
        let concerned = outline.views.filter { (first.line...max(first.line, last.line)).contains($0.line - 1) }
        var actions = concerned.flatMap { view in view.repairs.map { action(title($0, of: view.name), $0) } }
        let all = outline.views.flatMap(\.repairs)
        for repair in Set(all.compactMap(\.first)).sorted()
        where !actions.isEmpty && all.count(where: { $0.first == repair }) > 1 {
            actions.append(action(title([repair], of: "every view"), [repair]))
        }
        return actions
    }

    private func title(_ repair: [String], of view: String) -> String {
        switch repair.first {
        case "add-missing": "Add missing constraints of \(view)"
        case "update-frames": "Update the frame of \(view)"
        default: "\(repair.first ?? "") of \(view)"
        }
    }

    private func action(_ title: String, _ repair: [String]) -> JSONValue {
        .object([
            "title": .string(title), "kind": .string("quickfix"),
            "data": .object([
                "uri": .string(document.uri), "version": .integer(document.version),
                "repair": .array(repair.map { .string($0) }),
            ]),
        ])
    }
}

/// Changes of one document.
struct WorkspaceEdit {
    private let uri: String
    private let edits: [(range: Range<EditedText.Position>, text: String)]

    init(_ uri: String, _ edits: [(range: Range<EditedText.Position>, text: String)]) {
        self.uri = uri
        self.edits = edits
    }

    /// The changes of a unified diff, as `--dry-run` prints it: an edit for each hunk.
    init(_ uri: String, diff: String) {
        self.uri = uri
        var edits: [(range: Range<EditedText.Position>, text: String)] = []
        for line in diff.split(separator: "\n", omittingEmptySubsequences: false) {
            if let hunk = line.firstMatch(of: /^@@ -(\d+)(?:,(\d+))? \+/) {
                let count = hunk.2.flatMap { Int($0) } ?? 1
                // A hunk without lines of the old text is after the line that it names.
                let first = (Int(hunk.1) ?? 1) - (count == 0 ? 0 : 1)
                let start = EditedText.Position(line: first, character: 0)
                edits.append((start..<EditedText.Position(line: first + count, character: 0), ""))
            } else if !edits.isEmpty, line.hasPrefix("+") || line.hasPrefix(" ") {
                edits[edits.count - 1].text += line.dropFirst() + "\n"
            }
        }
        self.edits = edits
    }

    var json: JSONValue {
        let changes = edits.map { edit in
            JSONValue.object(["range": edit.range.json, "newText": .string(edit.text)])
        }
        return .object(["changes": .object([(uri, .array(changes))])])
    }
}
