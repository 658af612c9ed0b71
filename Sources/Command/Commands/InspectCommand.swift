import KeylinePreviews
import KeylineScenes
import KeylineWorkers

/// Takes a scene apart: a page with its views as planes in space.
@MainActor
struct InspectCommand {
    private let settings: CommandSettings
    private let file: String?

    /// Plans it for a file; nil stands for the previews of the package.
    init(_ settings: CommandSettings, file: String?) {
        self.settings = settings
        self.file = file
    }

    func run() throws -> ExitStatus {
        let files = try SceneFiles(settings, operands: [file].compactMap { $0 })
        let scenes = try SceneSelection.scenes(named: settings.sources.scenes, of: try files.sources(file))
        guard let scene = scenes.first, scenes.count == 1 else {
            throw CommandError.severalScenes(file: file ?? settings.sources.package ?? "", names: scenes.map(\.name))
        }
        let page = try SceneWork(.drawing, of: scene.source.file, scene: scene.name).attempt {
            try InspectorPage(
                try scene.make(settings.overrides), of: scene.source.file, named: scene.description.names.first,
                try scene.explainLayout(settings.overrides),
                advice: try scene.advice(), drawnBy: ViewSlicer(fonts: files.fonts)
            ).html()
        }
        if let failure = files.fonts.failures.first { throw failure }
        guard let output = settings.results.path else {
            let name = PictureNames.names(of: [scene])[0] + ".html"
            try OutputFolder("").write(page, to: name)
            Console.write(name + "\n")
            return .success
        }
        // A name that ends with a slash is a folder, as in `render`.
        let name = output.hasSuffix("/") ? output + PictureNames.names(of: [scene])[0] + ".html" : output
        let path = output == "-" ? "/dev/stdout" : name
        try OutputFolder.make(for: path)
        try OutputFile.write(page, to: path)
        if output != "-" { Console.write(name + "\n") }
        return .success
    }
}

extension SceneReference {
    /// What its editor says about the scene, with the commands that repair it.
    @MainActor func advice() throws -> InspectorAdvice {
        let file = source.file
        return InspectorAdvice(
            design: try source.designFindings(of: description.id),
            remedy: { RepairCommands.command(for: $0, in: file) },
            change: { RepairCommands.change(of: $0, in: file) })
    }
}
