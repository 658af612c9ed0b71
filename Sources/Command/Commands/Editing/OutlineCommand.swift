import Foundation
import KeylineByteText
import KeylineEditing
import KeylinePreviews
import KeylineProjects
import KeylineScenes

/// Prints the outline of the scenes of a file or folder: views by name, constraints as equations, issues with the commands that repair them.
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
            let file: String
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
        let files = try SceneFiles(settings, operands: [file])
        let opened = try files.open([file], scenes: settings.sources.scenes)
        let made = try opened.scenes.map { ($0, try $0.make(settings.overrides)) }
        guard opened.isComplete || !made.isEmpty else { return .failure }
        let chosen = try settings.editing.inspectedView.map { try ViewSelection(made.map(\.1), file: file).view($0) }
        var parts: [Document.Part] = []
        var documents: [String: InterfaceDocument] = [:]
        for (reference, scene) in made where chosen.map({ $0.scene.id == scene.id }) ?? true {
            let source = reference.source
            let findings = scene.diagnostics + (try source.designFindings(of: scene.id))
            documents[source.file] = documents[source.file] ?? Self.document(of: source)
            let outline = DocumentOutline(of: scene, findings: findings, document: documents[source.file]) {
                RepairCommands.remedy(for: $0, in: source.file)
            }
            let lines = chosen.map { outline.constraints(of: $0.view.rawValue, side: settings.editing.inspectedSide) }
            parts.append(
                .init(
                    file: source.file, id: scene.id.rawValue, name: reference.name,
                    roots: lines == nil ? outline.roots : nil,
                    constraints: lines))
            guard settings.results.dumpFormat == .text else { continue }
            let suffix = files.isFolder(file) ? " (\(source.file))" : ""
            Console.write("scene \"\(scene.id)\" \(reference.name)\(suffix)\n")
            Console.write(lines.map(Self.text) ?? outline.text)
        }
        if settings.results.dumpFormat == .json {
            Console.write(try JSONForm.document.text(of: Document(file: file, scenes: parts)))
        }
        return opened.isComplete ? .success : .failure
    }

    /// The document of scenes; nil for a layout in another format, and for one that cannot be read alone.
    private static func document(of source: any SceneSource) -> InterfaceDocument? {
        guard let bytes = try? SourceOpener.contents(of: source.file) else { return nil }
        return try? InterfaceDocument.read([UInt8](bytes), file: source.file) { _ in source }
    }

    private static func text(_ lines: [DocumentOutline.Line]) -> String {
        lines.map { line in
            let sign = line.text.prefix(1)
            return "  \(sign) \(line.sides.joined(separator: ", ")):\(line.text.dropFirst())\n"
        }.joined()
    }
}
