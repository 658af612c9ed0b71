import Foundation
import KeylineByteText
import KeylineEditing
import KeylineGraphics
import KeylinePreviews
import KeylineScenes
import KeylineWorkers

/// Says which kind of trouble each scene has: unsatisfiable, ambiguous or logical.
@MainActor
struct DiagnoseCommand {
    private let settings: CommandSettings
    private let paths: [String]

    init(_ settings: CommandSettings, files: [String]) {
        self.settings = settings
        paths = files
    }

    private struct Document: Encodable {
        struct Entry: Encodable {
            let file: String
            let id: String
            let name: String
            let category: String
            let findings: [Finding]
            /// The ways out of its conflicts, each tried.
            let repairs: [Repair]
        }

        struct Repair: Encodable {
            let equation: String
            let command: String
            let conflicts: Int
            let moves: [Move]
        }

        /// A view that a repair moves, with its frames: x, y, width and height, in points.
        struct Move: Encodable {
            let view: String
            let name: String
            let from: [Double]
            let to: [Double]
        }

        struct Finding: Encodable {
            let category: String
            let severity: String
            let kind: String
            let view: String?
            let line: Int?
            let column: Int?
            let message: String
            let hints: [String]
            let command: String?
        }

        let keyline = 1
        let scenes: [Entry]
    }

    func run() throws -> ExitStatus {
        let files = try SceneFiles(settings, operands: paths)
        let opened = try files.open(paths, scenes: settings.sources.scenes)
        var isSound = true
        var isComplete = opened.isComplete
        var entries: [Document.Entry] = []
        for scene in opened.scenes {
            let diagnosis: DocumentDiagnosis
            do { diagnosis = try self.diagnosis(of: scene) } catch {
                Console.report(error)
                isComplete = false
                continue
            }
            isSound = isSound && diagnosis.category == .sound
            switch settings.results.dumpFormat {
            case .text: try write(diagnosis, of: scene)
            case .json: entries.append(try entry(diagnosis, of: scene))
            }
        }
        if settings.results.dumpFormat == .json {
            Console.write(try JSONForm.document.text(of: Document(scenes: entries)))
        }
        return !isComplete ? .failure : isSound ? .success : .findings
    }

    private func write(_ diagnosis: DocumentDiagnosis, of scene: SceneReference) throws {
        Console.write("\(scene.source.file)#\(scene.name): \(diagnosis.category.rawValue)\n")
        for (category, finding) in diagnosis.findings {
            let indented = "\(finding)".split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
            Console.write("  \(category.rawValue)\n" + indented.joined(separator: "\n") + "\n")
            if let remedy = RepairCommands.command(for: finding, in: scene.source.file) {
                Console.write("    \(remedy)\n")
            }
        }
        var equation = ""
        for repair in try repairs(diagnosis, of: scene) {
            if repair.equation != equation { Console.write("  to repair \(repair.equation)\n") }
            equation = repair.equation
            let left = repair.conflicts == 0 ? "" : "  # conflicts left: \(repair.conflicts)"
            Console.write("    \(repair.command)\(left)\n")
            for move in repair.moves {
                Console.write(
                    "      \(move.name) (\(move.view)): \(Self.text(move.from)) becomes \(Self.text(move.to))\n")
            }
        }
    }

    /// The ways out of a scene's conflicts, where editing commands can change its file.
    private func repairs(_ diagnosis: DocumentDiagnosis, of scene: SceneReference) throws -> [Document.Repair] {
        let file = scene.source.file
        guard diagnosis.category == .unsatisfiable, RepairCommands.isDocument(file) else { return [] }
        let edited = try EditedFile.reading(file, settings)
        let search = ConflictRepairs(
            of: scene.description.id, in: try edited.document(), settings.overrides, open: edited.open)
        return try search.all().map { repair in
            let words = ["keyline", repair.words[0], file] + repair.words.dropFirst()
            return Document.Repair(
                equation: repair.equation, command: words.map { $0.escaped(for: .shellWord) }.joined(separator: " "),
                conflicts: repair.conflicts,
                moves: repair.moves.map { move in
                    .init(view: move.view, name: move.name, from: Self.numbers(move.from), to: Self.numbers(move.to))
                })
        }
    }

    private static func numbers(_ frame: CGRect) -> [Double] {
        [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1000).rounded() / 1000 }
    }

    private static func text(_ numbers: [Double]) -> String {
        let words = numbers.map { Decimals.text($0) }
        return "(\(words[0]), \(words[1]); \(words[2])×\(words[3]))"
    }

    private func entry(_ diagnosis: DocumentDiagnosis, of scene: SceneReference) throws -> Document.Entry {
        let findings = diagnosis.findings.map { category, finding in
            Document.Finding(
                category: category.rawValue, severity: finding.severity.rawValue, kind: finding.kind.rawValue,
                view: finding.view?.rawValue, line: finding.location?.line, column: finding.location?.column,
                message: finding.message, hints: finding.hints,
                command: RepairCommands.command(for: finding, in: scene.source.file))
        }
        return Document.Entry(
            file: scene.source.file, id: scene.description.id.rawValue, name: scene.name,
            category: diagnosis.category.rawValue, findings: findings, repairs: try repairs(diagnosis, of: scene))
    }

    private func diagnosis(of scene: SceneReference) throws -> DocumentDiagnosis {
        let made = try scene.make(settings.overrides)
        let design = try scene.source.designFindings(of: scene.description.id)
        return try SceneWork(.checks, of: scene.source.file, scene: scene.name).attempt {
            DocumentDiagnosis(of: made, design: design)
        }
    }
}

/// The commands that repair findings, for a person to copy.
enum RepairCommands {
    /// The command; nil where none repairs it without knowing what was meant.
    static func command(for finding: Diagnostic, in file: String) -> String? { remedy(for: finding, in: file)?.command }

    /// The command, and its words about the repair; nil where a repair depends on the intention.
    static func remedy(for finding: Diagnostic, in file: String) -> DocumentOutline.Remedy? {
        let name = file.escaped(for: .shellWord)
        if let words = repair(of: finding, in: file) {
            let command = ["keyline fix", name] + words.map { $0.escaped(for: .shellWord) }
            return .init(command: command.joined(separator: " "), repair: words)
        }
        guard finding.kind == .unsatisfiable, isDocument(file), let view = finding.view else { return nil }
        return .init(command: "keyline explain \(name) \(view.rawValue.escaped(for: .shellWord))")
    }

    /// The words of `keyline fix` after the file; nil where no repair is known to be meant.
    private static func repair(of finding: Diagnostic, in file: String) -> [String]? {
        guard isDocument(file), let view = finding.view?.rawValue else { return nil }
        let repair: Repair
        switch finding.kind {
        case .missingConstraints: repair = .addMissing
        case .misplaced: repair = .updateFrames
        case .ambiguous where finding.severity != .note || isLayout(file): repair = .addMissing
        default: return nil
        }
        return [repair.rawValue, "--select", view]
    }

    private static func isLayout(_ file: String) -> Bool {
        ["yaml", "yml"].contains(file.pathExtension.lowercased())
    }

    static func isDocument(_ file: String) -> Bool {
        isLayout(file) || ["storyboard", "xib"].contains(file.pathExtension.lowercased())
    }

    /// The command that changes a constraint, without what it becomes; nil for one that the file does not name.
    static func change(of constraint: ConstraintSnapshot, in file: String) -> String? {
        guard !constraint.isSystem else { return nil }
        let name: String?
        switch file.pathExtension.lowercased() {
        case "storyboard", "xib": name = constraint.identifier
        case "yaml", "yml": name = constraint.identifier ?? constraint.location?.line.map { "\($0)" }
        default: name = nil
        }
        return name.map { "keyline set \(file.escaped(for: .shellWord)) \($0.escaped(for: .shellWord)) " }
    }
}
