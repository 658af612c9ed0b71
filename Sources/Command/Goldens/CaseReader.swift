import KeylineByteText
import KeylineGoldens
import KeylineGraphics
import KeylineMaps
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
    ///
    /// A file that cannot be read makes its own cases fail, not those of other lines.
    mutating func read(_ line: CaseLine) throws {
        let scenes: [SceneReference]
        do { scenes = try self.scenes(of: line) } catch let error where !(error is CaseFileError) {
            return try addFailures(error, line)
        }
        for (scene, sceneName) in zip(scenes, PictureNames.names(of: scenes)) {
            let name = CaseToken(
                text: line.name.text.replacing("*", with: sceneName), line: line.name.line, column: line.name.column)
            try add(name, scene, line)
        }
    }

    /// The names of the cases of a line of previews, in which an asterisk stays for the previews' names.
    mutating func names(_ line: CaseLine) throws -> [UnbuiltCase] {
        try fullNames(line.name, line, matrix(of: [], line)).map { name in
            UnbuiltCase(name: name, origin: line.origin, package: fullPath(line.settings.sources.package ?? ""))
        }
    }

    /// Adds the cases of a line whose file cannot be read, as far as their names are known without it.
    private mutating func addFailures(_ error: any Error, _ line: CaseLine) throws {
        let isMany = line.name.text.contains("*")
        let axes = isMany ? [] : line.settings.variations.axes
        let combinations = SceneMatrix(
            [], across: axes, over: line.settings.overrides, selection: line.settings.variations.selection
        ).variations
        for label in PictureNames.names(of: combinations) {
            let name = Self.name(line.name.text, label: axes.isEmpty ? nil : label, of: line)
            guard names.insert(name).inserted else {
                throw CaseFileError(.repeatedName(name), path, line.name.line, line.name.column)
            }
            let overlays = OverlayPainter([], typesetter: typesetter)
            var golden = GoldenCase(name: name, kind: line.kind, origin: line.origin, overlays: overlays) {
                throw error
            }
            golden.isPattern = isMany
            cases.append(golden)
        }
    }

    /// The name of one combination's golden.
    private static func name(_ text: String, label: String?, of line: CaseLine) -> String {
        let stem = String(text.dropLast(line.kind.rawValue.count))
        guard let label else {
            // A name that a person wrote out stays as it is.
            return line.name.text.contains("*") && !text.contains("*") ? shortened(stem) + line.kind.rawValue : text
        }
        return shortened("\(stem)-\(label)") + line.kind.rawValue
    }

    /// Adds a case for every combination that a line asks for.
    private mutating func add(_ name: CaseToken, _ scene: SceneReference, _ line: CaseLine) throws {
        let matrix = matrix(of: [scene], line)
        for (cell, full) in zip(matrix.cells, try fullNames(name, line, matrix)) {
            cases.append(golden(full, cell, line))
        }
    }

    private func matrix(of scenes: [SceneReference], _ line: CaseLine) -> SceneMatrix {
        SceneMatrix(
            scenes, across: line.settings.variations.axes, over: line.settings.overrides,
            selection: line.settings.variations.selection)
    }

    /// The names of one scene's cases, one for each environment; each is used once in a list.
    private mutating func fullNames(_ name: CaseToken, _ line: CaseLine, _ matrix: SceneMatrix) throws -> [String] {
        let isVaried = !line.settings.variations.axes.isEmpty
        let all = PictureNames.names(of: matrix.variations).map { label in
            Self.name(name.text, label: isVaried ? label : nil, of: line)
        }
        for full in all where !names.insert(full).inserted {
            throw CaseFileError(.repeatedName(full), path, name.line, name.column)
        }
        return all
    }

    private func fullPath(_ place: String) -> String { place.hasPrefix("/") ? place : base + place }

    /// A path whose last part no file system refuses for its length.
    private static func shortened(_ stem: String) -> String {
        let folder = stem.deletingLastPathComponent
        let name = PictureNames.shortened(stem.lastPathComponent)
        return folder.isEmpty ? name : "\(folder)/\(name)"
    }

    private func golden(_ name: String, _ cell: SceneMatrix.Cell, _ line: CaseLine) -> GoldenCase {
        let scene = cell.scene
        let variation = cell.variation
        let settings = line.settings
        let overlays = OverlayPainter(
            settings.picture.overlays, selectedView: settings.picture.selectedView,
            chrome: settings.picture.chrome ?? .none,
            typesetter: typesetter)
        let isDocument = ["storyboard", "xib"].contains(scene.source.file.pathExtension)
        let options = isDocument ? settings.codeOptions(showing: Self.code(of: line)) : []
        let call = RenderCall(cell, adding: options).text("inspect")
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
        golden.strip = settings.picture.isStrip ? FlowStrip(typesetter: typesetter) : nil
        golden.tolerance = settings.comparison.tolerance
        // The sources of a package are not among the files that its previews read.
        if settings.sources.package == nil {
            let words = ([line.kind.rawValue, scene.description.id.rawValue] + sharedWords(of: cell, line)).joined(
                separator: "\n")
            golden.source = { [log, base] in log.origin(of: name, words: words, base: base) }
        }
        guard !settings.picture.isMap else { return golden }
        golden.inspection = settings.sources.package == nil ? call : nil
        golden.inspectorPage = { [fonts = files.fonts] in
            try InspectorPage(
                try scene.make(variation.overrides), of: scene.source.file, named: scene.description.names.first,
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

    /// Everything that decides a case beside its files, in words that other versions and machines have too.
    private func sharedWords(of cell: SceneMatrix.Cell, _ line: CaseLine) -> [String] {
        let picture = line.settings.picture
        let kinds = picture.overlays.map(\.rawValue).sorted() + [(picture.chrome ?? .none).rawValue]
        return RenderCall(cell).optionWords + kinds
            + [picture.selectedView ?? "", picture.part.map { "\($0)" } ?? "", "\(Self.code(of: line))"]
    }

    private mutating func scenes(of line: CaseLine) throws -> [SceneReference] {
        do {
            let scenes = try SceneSelection.scenes(named: line.settings.sources.scenes, of: try sources(of: line))
            guard !scenes.isEmpty else {
                throw CaseFileError(.noScenes(line.place.text), path, line.place.line, line.place.column)
            }
            let isMany = line.name.text.contains("*")
            guard scenes.count == 1 || isMany else {
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
        let full = fullPath(place)
        let targets = line.settings.sources.packageTargets
        let code = Self.code(of: line)
        guard !line.settings.picture.isMap else { return [try map(of: full, line)] }
        let key = line.file == nil ? "\(full)\n\(targets.joined(separator: "\n"))" : "\(full)\n\(code)"
        let opened =
            try sources[key] ?? (line.file == nil ? files.previews(of: full, targets: targets) : open(full, code))
        sources[key] = opened
        return opened
    }

    /// The map of an app, as the only scene of a source.
    private func map(of path: String, _ line: CaseLine) throws -> any SceneSource {
        var settings = line.settings
        settings.sources.code = Self.code(of: line)
        let (sources, inputs) = try InputTrace.collecting { try MapSources(settings, files, [path]) }
        guard sources.isComplete else { throw MapError.incomplete(path: path) }
        let map = sources.map
        guard !map.nodes.isEmpty else { throw sources.emptiness }
        return MapSource(map, of: path, madeFrom: inputs, typesetter: typesetter)
    }

    /// Goldens show a document's own words unless their line asks for the code's, so that they do not depend on it.
    private static func code(of line: CaseLine) -> CodeUse { line.settings.sources.code ?? .off }

    /// The sources of a file or of an app's folder. Interfaces for other systems are none.
    private func open(_ path: String, _ code: CodeUse) throws -> [any SceneSource] {
        try files.openAll(path, code: code).compactMap { source in
            do { return try source.get() } catch  where SourceOpener.isAboutOtherSystem(error) { return nil }
        }
    }
}
