import Foundation
import KeylineByteText
import KeylineEditing
import KeylinePreviews
import KeylineScenes

/// Prints the outline of scenes: views by name, constraints as equations, issues with the commands that repair them.
@MainActor
struct OutlineCommand {
    private let settings: CommandSettings
    private let file: String

    init(_ settings: CommandSettings, file: String) {
        self.settings = settings
        self.file = file
    }

    private struct Document: Encodable {
        struct Part: Encodable {
            let id: String
            let name: String
            let roots: [DocumentOutline.Node]?
            let constraints: [DocumentOutline.Line]?
        }

        let keyline = 1
        let file: String
        let scenes: [Part]
    }

    func run() throws -> ExitStatus {
        let files = try SceneFiles(fontFolders: settings.sources.fontFolders, operands: [file])
        let source = try files.open(file)
        let references = try SceneSelection.scenes(named: settings.sources.scenes, of: [source])
        let made = try references.map { ($0, try $0.make(settings.overrides)) }
        let chosen = try settings.editing.inspectedView.map { try ViewSelection(made.map(\.1), file: file).view($0) }
        var parts: [Document.Part] = []
        for (reference, scene) in made where chosen.map({ $0.scene.id == scene.id }) ?? true {
            let findings = scene.diagnostics + (try source.designFindings(of: scene.id))
            let outline = DocumentOutline(of: scene, findings: findings) { RepairCommands.remedy(for: $0, in: file) }
            let lines = chosen.map { outline.constraints(of: $0.view.rawValue, side: settings.editing.inspectedSide) }
            parts.append(
                .init(
                    id: scene.id.rawValue, name: reference.name, roots: lines == nil ? outline.roots : nil,
                    constraints: lines))
            guard settings.results.dumpFormat == .text else { continue }
            Console.write("scene \"\(scene.id)\" \(reference.name)\n")
            Console.write(lines.map(Self.text) ?? outline.text)
        }
        if settings.results.dumpFormat == .json {
            Console.write(try JSONForm.document.text(of: Document(file: file, scenes: parts)))
        }
        return .success
    }

    private static func text(_ lines: [DocumentOutline.Line]) -> String {
        lines.map { line in
            "  \(line.isOptional ? "┄" : "─") \(line.sides.joined(separator: ", ")): \(line.equation)"
                + "\(line.state == "satisfied" ? "" : " [\(line.state)]")\n"
        }.joined()
    }
}
