import Foundation
import KeylineByteText

/// The answer of `keyline outline --format json` about a document: its views with their lines, constraints and issues.
struct OutlineAnswer: Sendable {
    /// A view of the outline.
    struct View: Sendable {
        let id: String
        let name: String
        let line: Int
        let column: Int
        /// The repairs of its issues: the words of `keyline fix` after the file.
        let repairs: [[String]]
        /// Its constraints with a line in the document.
        let constraints: [(line: Int, equation: String, state: String)]
        let children: [View]
    }

    /// The scenes, with their views that the document itself has.
    let scenes: [(name: String, views: [View])]

    /// Reads the outline.
    ///
    /// - Parameters:
    ///   - data: What the command printed.
    ///   - path: The document; views of other documents, which it shows inside, are left out.
    init?(_ data: Data, of path: String) {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: data) else { return nil }
        scenes = (value["scenes"]?.elements ?? []).map { scene in
            (scene["name"]?.text ?? "", (scene["roots"]?.elements ?? []).flatMap { Self.views($0, path) })
        }
    }

    /// Every view, each before those inside it.
    var views: [View] { scenes.flatMap(\.views).flatMap(Self.all) }

    private static func all(_ view: View) -> [View] { [view] + view.children.flatMap(all) }

    private static func views(_ node: JSONValue, _ path: String) -> [View] {
        let children = (node["children"]?.elements ?? []).flatMap { views($0, path) }
        let issues = node["issues"]?.elements ?? []
        guard let line = node["line"]?.integer, node["file"]?.text == nil || node["file"]?.text == path else {
            return children
        }
        return [
            View(
                id: node["id"]?.text ?? "", name: node["name"]?.text ?? "", line: line,
                column: node["column"]?.integer ?? 1,
                repairs: issues.compactMap { $0["repair"]?.elements.compactMap(\.text) },
                constraints: (node["constraints"]?.elements ?? []).compactMap { constraint in
                    constraint["line"]?.integer.map {
                        ($0, constraint["equation"]?.text ?? "", constraint["state"]?.text ?? "")
                    }
                },
                children: children)
        ]
    }
}

extension OutlineAnswer {
    /// The innermost view whose lines hold a line, counted from 0.
    func view(atLine line: Int, in text: EditedText) -> View? {
        views.last { $0.line - 1 <= line && line <= text.lastLine(ofBlockAt: $0.line - 1) }
    }

    /// The constraint on a line, counted from 0.
    func constraint(atLine line: Int) -> (equation: String, state: String)? {
        views.lazy.flatMap(\.constraints).first { $0.line == line + 1 }.map { ($0.equation, $0.state) }
    }

    /// The symbols of `textDocument/documentSymbol`: a scene, and the views inside one another.
    func symbols(in text: EditedText) -> [JSONValue] {
        let isOneScene = scenes.count == 1
        return scenes.flatMap { scene -> [JSONValue] in
            let views = scene.views.map { Self.symbol($0, text) }
            guard !isOneScene, let first = scene.views.first else { return views }
            let lines = scene.views.map { text.lastLine(ofBlockAt: $0.line - 1) }
            let range = Self.range(first.line - 1, lines.max() ?? first.line - 1, text)
            return [Self.symbol(scene.name, kind: .namespace, range, selection: range, children: views)]
        }
    }

    /// The protocol's `SymbolKind`.
    enum SymbolKind: Int {
        case namespace = 3
        case function = 12
        case object = 19
    }

    private static func symbol(_ view: View, _ text: EditedText) -> JSONValue {
        let range = range(view.line - 1, text.lastLine(ofBlockAt: view.line - 1), text)
        let start = max(text.position(line: view.line, column: view.column), range.lowerBound)
        let first = EditedText.Position(line: view.line - 1, character: text.line(view.line - 1).utf16.count)
        return symbol(
            view.name, detail: view.id, kind: .object, range, selection: min(start, first)..<first,
            children: view.children.map { symbol($0, text) })
    }

    /// A symbol of the protocol.
    static func symbol(
        _ name: String, detail: String? = nil, kind: SymbolKind, _ range: Range<EditedText.Position>,
        selection: Range<EditedText.Position>, children: [JSONValue] = []
    ) -> JSONValue {
        var members: JSONMembers = [
            "name": .string(name.isEmpty ? "—" : name), "kind": .integer(kind.rawValue), "range": range.json,
            "selectionRange": selection.json, "children": .array(children),
        ]
        if let detail { members["detail"] = .string(detail) }
        return .object(members)
    }

    private static func range(_ first: Int, _ last: Int, _ text: EditedText) -> Range<EditedText.Position> {
        EditedText.Position(
            line: first, character: 0)..<EditedText.Position(line: last, character: text.line(last).utf16.count)
    }
}
