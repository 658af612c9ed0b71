import KeylineChecksums
import KeylineGoldens
import KeylineGraphics
import KeylinePreviews
import KeylineProjects
import KeylineScenes
import KeylineTypesetting

/// Turns lines of a list of goldens into cases.
@MainActor
struct CaseReader {
    private let path: String
    private let base: String
    private let files: SceneFiles
    private let typesetter: Typesetter
    private let log: InputLog
    /// The digest of the fonts.
    private let fonts: String
    private var sources: [String: [any SceneSource]] = [:]
    private var names: Set<String> = []
    /// What was read so far.
    private(set) var cases: [GoldenCase] = []

    init(path: String, base: String, files: SceneFiles, log: InputLog) {
        self.path = path
        self.base = base
        self.files = files
        self.log = log
        fonts = SHA256Digest(of: files.fonts.checksums.joined()).hexadecimal
        typesetter = files.fonts.typesetter
    }

    /// Makes the cases of one line.
    mutating func read(_ line: CaseLine) throws {
        let scenes = try scenes(of: line)
        for (scene, sceneName) in zip(scenes, PictureNames.names(of: scenes)) {
            let name = CaseToken(
                text: line.name.text.replacing("*", with: sceneName), line: line.name.line, column: line.name.column)
            try add(name, scene, line)
        }
    }

    /// Adds a case for every combination that a line asks for.
    private mutating func add(_ name: CaseToken, _ scene: SceneReference, _ line: CaseLine) throws {
        let settings = line.settings
        let kind = line.kind
        let matrix = SceneMatrix(
            [scene], across: settings.variations.axes, over: settings.overrides,
            selection: settings.variations.selection)
        let stem = name.text.dropLast(kind.rawValue.count)
        for (cell, label) in zip(matrix.cells, PictureNames.names(of: matrix.variations)) {
            let full = settings.variations.axes.isEmpty ? name.text : "\(stem)-\(label)\(kind.rawValue)"
            guard names.insert(full).inserted else {
                throw CaseFileError(.repeatedName(full), path, name.line, name.column)
            }
            cases.append(golden(full, cell, line))
        }
    }

    private func golden(_ name: String, _ cell: SceneMatrix.Cell, _ line: CaseLine) -> GoldenCase {
        let scene = cell.scene
        let variation = cell.variation
        let settings = line.settings
        let overlays = OverlayPainter(
            settings.picture.overlays, selectedView: settings.picture.selectedView,
            chrome: settings.picture.chrome ?? .none,
            typesetter: typesetter)
        let call = RenderCall(cell).text("inspect")
        log.lines[name] = recorded(line, cell)
        var golden = GoldenCase(name: name, kind: line.kind, origin: line.origin, overlays: overlays) { [log, files] in
            try log.recording(name) {
                InputTrace.note(files.fontInputs)
                let made = try scene.make(variation.overrides)
                try settings.checkSelection(in: [made], of: scene.source.file)
                return made
            }
        }
        golden.part = settings.picture.part
        golden.tolerance = settings.comparison.tolerance
        golden.inputs = [path, scene.source.file, SourceResources.folder(of: scene.source.file)]
        golden.inspection = settings.sources.package == nil ? call : nil
        golden.inspectorPage = { [fonts = files.fonts] in
            try InspectorPage(
                try scene.make(variation.overrides), of: scene.source.file,
                try scene.explainLayout(variation.overrides),
                drawnBy: ViewSlicer(fonts: fonts)
            ).html()
        }
        return golden
    }

    /// Everything that decides a case beside its files, to the last digit.
    private func recorded(_ line: CaseLine, _ cell: SceneMatrix.Cell) -> String {
        var overrides = cell.variation.overrides
        // A set has another order in every process.
        let pseudoLanguages = overrides.language.pseudoLanguages.map(\.rawValue).sorted()
        overrides.language.pseudoLanguages = []
        return [
            line.origin, RenderCall(cell).text("inspect"), "\(overrides) \(pseudoLanguages)",
            "\(line.settings.comparison)", "\(files.fontFolders)", fonts,
        ].joined(separator: "\n")
    }

    private mutating func scenes(of line: CaseLine) throws -> [SceneReference] {
        do {
            let scenes = try SceneSelection.scenes(named: line.settings.sources.scenes, of: try sources(of: line))
            let isMany = line.name.text.contains("*")
            guard scenes.count == 1 || isMany && !scenes.isEmpty else {
                throw CaseFileError(.severalScenes(scenes.map(\.name)), path, line.place.line, line.place.column)
            }
            return scenes
        } catch let error as CommandError {
            throw CaseFileError(.scene(error), path, line.place.line, line.place.column)
        } catch let error as PackageError {
            throw CaseFileError(.package(error), path, line.place.line, line.place.column)
        }
    }

    private mutating func sources(of line: CaseLine) throws -> [any SceneSource] {
        let place = line.file ?? line.settings.sources.package ?? ""
        let full = place.hasPrefix("/") ? place : base + place
        let targets = line.settings.sources.packageTargets
        let key = line.file == nil ? "\(full)\n\(targets.joined(separator: "\n"))" : full
        let opened = try sources[key] ?? (line.file == nil ? files.previews(of: full, targets: targets) : open(full))
        sources[key] = opened
        return opened
    }

    /// The sources of a file or of an app's folder. Interfaces for other systems are none.
    private func open(_ path: String) throws -> [any SceneSource] {
        try files.openAll(path).compactMap { source in
            do { return try source.get() } catch  where SourceOpener.isAboutOtherSystem(error) { return nil }
        }
    }
}
