import KeylinePreviews
import KeylineScenes

/// Prints what decides the frame of a view.
@MainActor
struct ExplainCommand {
    private let settings: CommandSettings
    private let file: String?
    private let view: String

    /// Plans it for a view of a file; nil stands for the previews of the package.
    init(_ settings: CommandSettings, file: String?, view: String) {
        self.settings = settings
        self.file = file
        self.view = view
    }

    func run() throws -> ExitStatus {
        let files = try SceneFiles(settings, operands: [file].compactMap { $0 })
        let references = try SceneSelection.scenes(named: settings.sources.scenes, of: try files.sources(file))
        // In a folder, a scene that cannot be laid out does not hide the others.
        let isFolder = file.map(files.isFolder) ?? false
        let scenes = try references.compactMap { reference in
            guard isFolder, references.count > 1 else { return try reference.make(settings.overrides) }
            return try? reference.make(settings.overrides)
        }
        let file = file ?? settings.sources.package ?? ""
        let found = try ViewSelection(scenes, file: file).view(view)
        let source = references.first { $0.description.id == found.scene.id }?.source
        let explanation = try source?.explainFrame(
            of: found.view, inScene: found.scene.id, environment: found.scene.environment)
        if let failure = files.fonts.failures.first { throw failure }
        guard let explanation else { throw CommandError.unexplained(view, file: file) }
        let code = found.scene.layout.view(found.view)?.view.codeValues ?? []
        let cut = CutExplanation(of: found.view, in: found.scene, explanation)
        switch settings.results.dumpFormat {
        case .text:
            Console.write("scene \"\(found.scene.id)\" \(found.scene.environment)\n\(explanation)\(cut)")
            if !code.isEmpty { Console.write("set by code:\n" + code.map { "  \($0)\n" }.joined()) }
        case .json:
            let dump = ExplanationDump(file: file, scene: found.scene.id, explanation)
            Console.write(try ExplanationReport(dump, cut, code: code).json())
        }
        return .success
    }
}
