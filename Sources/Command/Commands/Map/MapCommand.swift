import Foundation
import KeylineByteText
import KeylineGraphics
import KeylineMaps
import KeylinePreviews
import KeylineRendering
import KeylineScenes
import KeylineWorkers

/// Draws the screens of an app and the ways between them.
@MainActor
struct MapCommand {
    private let settings: CommandSettings
    private let paths: [String]

    init(_ settings: CommandSettings, paths: [String]) {
        self.settings = settings
        self.paths = paths
    }

    func run() async throws -> ExitStatus {
        let output = try MapOutput(settings.results.path, format: settings.map.format)
        let address = try address(for: output)
        let files = try SceneFiles(settings, operands: paths)
        let sources = try MapSources(settings, files, paths)
        var map = sources.map
        guard !map.nodes.isEmpty else {
            guard sources.isComplete else { return .failure }
            throw sources.emptiness
        }
        let painting = MapPainting(settings, files, of: output.format)
        let (pictures, isWhole) = await painting.draw(&map)
        if let failure = files.fonts.failures.first { throw failure }
        if !settings.results.isQuiet { Console.report(map.diagnostics) }
        let drawing = MapDrawing(
            map, pictures: pictures.map { $0?.picture }, isDark: settings.overrides.appearance == .dark,
            typesetter: files.fonts.typesetter)
        let page = MapPageOutput(settings, files, map, drawing, pictures, address)
        let isWritten: Bool =
            switch output.format {
            case .json: try write([UInt8](page.document([:]).json().utf8), to: output)
            case .html where output.folder != nil: try await page.write(to: output.folder ?? "", title: title)
            case .html: try write([UInt8](page.singleFile(title: title).utf8), to: output)
            case .png, .pdf, .svg: try writePicture(drawing, files, to: output)
            }
        return isWritten && isWhole && sources.isComplete ? .success : .failure
    }

    private var title: String {
        let path = paths.first ?? settings.sources.package ?? ""
        let name = URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent.deletingPathExtension
        return name.isEmpty ? "App" : name
    }

    private func address(for output: MapOutput) throws -> PreviewAddress? {
        let folder = output.folder ?? output.file.deletingLastPathComponent
        return try settings.map.preview.map { try PreviewAddress(of: $0, from: folder) }
    }

    /// Writes the map as one picture.
    ///
    /// - Returns: Whether everything on it could be drawn.
    private func writePicture(_ drawing: MapDrawing, _ files: SceneFiles, to output: MapOutput) throws -> Bool {
        let renderer = PictureRenderer(fonts: files.fonts, svgText: settings.picture.svgText)
        var lacking: [Diagnostic] = []
        let list =
            output.format == .pdf ? drawing.displayList(within: PDFRenderer.maximumSide) : drawing.displayList
        let bytes = try SceneWork(.drawing, of: output.file, output: output.file).attempt {
            try renderer.render(
                [PDFPage(list)], as: output.format.picture ?? .png,
                scale: ContactSheet.scale(for: drawing.plan.size), title: "Map of \(title)",
                background: drawing.background, refused: { lacking.append($0.diagnostic(of: $1)) })
        }
        Console.report(lacking)
        return try write(bytes, to: output) && lacking.isEmpty
    }

    private func write(_ bytes: [UInt8], to output: MapOutput) throws -> Bool {
        guard output.file != "-" else {
            Console.write(Data(bytes))
            return true
        }
        if settings.results.path == nil {
            try OutputFolder("").write(bytes, to: output.file)
        } else {
            try OutputFolder.make(for: output.file)
            try OutputFile.write(bytes, to: output.file)
        }
        Console.write(output.file + "\n")
        return true
    }
}

/// Lays the scenes of a map out, and draws each for a page.
@MainActor
struct MapPainting {
    /// The picture of a node.
    struct Picture: Sendable {
        let picture: MapDrawing.Picture
        /// A PNG file; nil where the form has no use for it.
        let png: [UInt8]?
    }

    private let settings: CommandSettings
    private let overlays: OverlayPainter
    private let renderer: PNGRenderer?

    init(_ settings: CommandSettings, _ files: SceneFiles, of format: MapFormat) {
        self.settings = settings
        overlays = settings.overlayPainter(files)
        renderer = format == .html ? PNGRenderer(fonts: files.fonts) : nil
    }

    private struct Part: Sendable {
        let work: SceneWork
        let picture: MapDrawing.Picture
        let scale: CGFloat
        /// What the scene is drawn without, though its document asks for it.
        let errors: [Diagnostic]
    }

    /// Draws the scenes of a map. A scene that cannot be drawn keeps its node, with the reason.
    ///
    /// - Returns: The pictures in the order of the nodes, and whether each scene has one with everything in it.
    func draw(_ map: inout AppMap) async -> (pictures: [Picture?], isWhole: Bool) {
        let drawn = map.nodes.indices.filter { map.nodes[$0].scene != nil }
        let scenes = drawn.compactMap { map.nodes[$0].scene }
        let progress = ProgressLine("drawing", total: scenes.count, counting: "failure")
        let renderer = renderer
        let results = await Pipeline.run(
            scenes, jobs: settings.jobCount, make: part,
            work: { (part: Part) throws -> (Picture, [Diagnostic]) in
                var lacking = part.errors
                guard let renderer else { return (Picture(picture: part.picture, png: nil), lacking) }
                let png = try part.work.attempt {
                    try renderer.render(
                        part.picture.list, scale: part.scale, background: part.picture.background,
                        refused: { lacking.append($0.diagnostic(of: $1)) })
                }
                return (Picture(picture: part.picture, png: png), lacking)
            }, finished: { progress.advance((try? $0.get()) == nil) })
        var pictures = [Picture?](repeating: nil, count: map.nodes.count)
        var isWhole = true
        for (index, result) in zip(drawn, results) {
            switch result {
            case .success(let (picture, lacking)):
                pictures[index] = picture
                Console.report(lacking)
                isWhole = isWhole && lacking.isEmpty
            case .failure(let error):
                Console.report(error)
                map.nodes[index].message = (error as? any InputError)?.message ?? "\(error)"
                isWhole = false
            }
        }
        return (pictures, isWhole)
    }

    private func part(of reference: SceneReference) throws -> Part {
        let scene = try reference.make(settings.overrides)
        let work = SceneWork(.drawing, of: reference.source.file, scene: reference.name)
        return Part(
            work: work, picture: .init(overlays.overlaid(scene), background: overlays.background(of: scene)),
            scale: min(2, scene.environment.scale),
            errors: scene.diagnostics.filter { $0.severity == .error && $0.kind == .ignored })
    }
}
