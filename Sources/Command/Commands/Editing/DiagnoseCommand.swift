import KeylineByteText
import KeylineEditing
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

    func run() throws -> ExitStatus {
        let files = try SceneFiles(settings, operands: paths)
        let opened = try files.open(paths, scenes: settings.sources.scenes)
        var isSound = true
        var isComplete = opened.isComplete
        for scene in opened.scenes {
            let diagnosis: DocumentDiagnosis
            do { diagnosis = try self.diagnosis(of: scene) } catch {
                Console.report(error)
                isComplete = false
                continue
            }
            isSound = isSound && diagnosis.category == .sound
            Console.write("\(scene.source.file)#\(scene.name): \(diagnosis.category.rawValue)\n")
            for (category, finding) in diagnosis.findings {
                let indented = "\(finding)".split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
                Console.write("  \(category.rawValue)\n" + indented.joined(separator: "\n") + "\n")
                if let remedy = RepairCommands.command(for: finding, in: scene.source.file) {
                    Console.write("    \(remedy)\n")
                }
            }
        }
        return !isComplete ? .failure : isSound ? .success : .findings
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
        case .ambiguous where isLayout(file): repair = .addMissing
        default: return nil
        }
        return [repair.rawValue, "--select", view]
    }

    private static func isLayout(_ file: String) -> Bool {
        ["yaml", "yml"].contains(file.pathExtension.lowercased())
    }

    private static func isDocument(_ file: String) -> Bool {
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
