import KeylineScenes

/// Prints the scenes of a file as text or as JSON.
@MainActor
struct DumpCommand {
    private let settings: Settings
    private let file: String

    init(_ settings: Settings, file: String) {
        (self.settings, self.file) = (settings, file)
    }

    func run() throws -> ExitStatus {
        let files = try SceneFiles(fontFolders: settings.fontFolders, operands: [file])
        let sources = try files.openAll(file).map { try $0.get() }
        let selected = try SceneSelection.scenes(named: settings.scenes, of: sources)
        let diagnostics = sources.flatMap(\.diagnostics)
        let scenes = try selected.map { try $0.make(settings.overrides) }
        if let failure = files.fonts.failures.first { throw failure }
        switch settings.dumpFormat {
        case .json:
            Console.write(try SceneDump(file: file, scenes: scenes, diagnostics: diagnostics).json())
        case .text:
            Console.write(scenes.map(\.dump).joined(separator: "\n"))
            Console.write((diagnostics + scenes.flatMap(\.diagnostics)).map { "\($0)\n" }.joined())
        }
        return .success
    }
}

extension Scene {
    /// The scene's name and environment, then its layout.
    fileprivate var dump: String { "scene «\(id)» \(environment)\n\(layout)" }
}
