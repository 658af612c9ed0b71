import KeylineScenes

/// Prints the scenes of a file as text or as JSON.
@MainActor
struct DumpCommand {
    private let settings: CommandSettings
    private let file: String?

    /// Plans it for a file; nil stands for the previews of the package.
    init(_ settings: CommandSettings, file: String?) {
        self.settings = settings
        self.file = file
    }

    func run() throws -> ExitStatus {
        let paths = [file].compactMap { $0 }
        let files = try SceneFiles(settings, operands: paths)
        let opened = try files.open(paths, scenes: settings.sources.scenes)
        var isComplete = opened.isComplete
        var reported: Set<String> = []
        let diagnostics = opened.scenes.filter { reported.insert($0.source.file).inserted }
            .flatMap(\.source.diagnostics)
        let scenes = opened.scenes.compactMap { scene in
            do { return try scene.make(settings.overrides) } catch {
                Console.report(error)
                isComplete = false
                return nil
            }
        }
        guard isComplete || !scenes.isEmpty else { return .failure }
        if let failure = files.fonts.failures.first { throw failure }
        switch settings.results.dumpFormat {
        case .json:
            Console.write(
                try SceneDump(
                    file: file ?? settings.sources.package ?? "", scenes: scenes, diagnostics: diagnostics,
                    accessibility: settings.results.showsAccessibility
                ).json())
        case .text:
            Console.write(
                scenes.map { $0.dump(accessibility: settings.results.showsAccessibility) }.joined(separator: "\n"))
            Console.write((diagnostics + scenes.flatMap(\.diagnostics)).map { "\($0)\n" }.joined())
        }
        return isComplete ? .success : .failure
    }
}

extension Scene {
    /// The scene's name and environment, then its layout or its elements of VoiceOver.
    fileprivate func dump(accessibility isListed: Bool) -> String {
        let content = isListed ? accessibility.text(locale: environment.locale) : layout.description
        return "scene \"\(id)\" \(environment)\n\(content)"
    }
}
