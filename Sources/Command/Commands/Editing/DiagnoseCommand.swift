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
    static func command(for finding: Diagnostic, in file: String) -> String? {
        let ending = file.pathExtension.lowercased()
        let isLayout = ["yaml", "yml"].contains(ending)
        guard isLayout || ["storyboard", "xib"].contains(ending) else { return nil }
        let name = file.escaped(for: .shellWord)
        guard let view = finding.view?.rawValue.escaped(for: .shellWord) else { return nil }
        switch finding.kind {
        case .missingConstraints: return "keyline fix \(name) add-missing --select \(view)"
        case .misplaced: return "keyline fix \(name) update-frames --select \(view)"
        case .ambiguous where isLayout: return "keyline fix \(name) add-missing --select \(view)"
        case .unsatisfiable: return "keyline explain \(name) \(view)"
        default: return nil
        }
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
