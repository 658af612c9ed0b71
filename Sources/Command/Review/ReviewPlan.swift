import Foundation
import Keyline
import KeylineByteText
import KeylineEditing
import KeylineGoldens
import KeylineLocalization
import KeylinePreviews
import KeylineProjects
import KeylineScenes
import KeylineTypesetting
import KeylineWorkers

/// All pictures of one revision, with a choice of the ones whose inputs differ.
@MainActor
struct ReviewPlan {
    /// A picture that a review compares.
    struct Picture {
        let golden: GoldenCase
        /// The scene; nil for a golden's case and for a file that cannot be read.
        let scene: SceneReference?
        /// Whether it is a golden's case.
        var isGolden = false
        /// Everything that its layout looked for; empty before it was made.
        var inputs: Set<InputDependency> = []
        /// The keys of texts that its layout asked for.
        var keys: Set<String> = []
        /// The environment of its scene; nil before that was made, and where it cannot be.
        var environment: SceneEnvironment?
        /// Whether its own code may differ, which no file tells that is read while it is laid out.
        var isCode = false
        /// Whether the list that it comes from differs.
        var isListed = false
        /// The label of its environment; empty where there is only one.
        var label = ""
    }

    private let settings: CommandSettings
    private let request: ReviewRequest
    private let files: SceneFiles
    private let log = InputLog()
    private(set) var pictures: [Picture] = []
    /// The environments of the scenes.
    private(set) var axes: [VariationAxis] = []
    private(set) var records = ReviewRecords()
    /// The pictures that are drawn.
    private(set) var chosen: [GoldenCase] = []
    /// The files that cannot be read, by their newer names.
    private(set) var unreadableFiles: Set<String> = []
    /// The words for each changed document of another system.
    private(set) var undrawable: [String] = []
    private var sceneFiles: Set<String> = []
    /// The documents whose scenes are shown dark too, by their newer names: those with other colours. Nil for all of them.
    private let colored: Set<String>?
    /// The newer ids of scenes that got other ones, by their storyboard's newer name and their older id.
    private var sceneIDs: [String: [String: String]] = [:]

    /// Opens the files, and names a picture of each scene in each environment and each golden's case.
    init(_ settings: CommandSettings, _ request: ReviewRequest, _ files: SceneFiles) throws {
        self.settings = settings
        self.request = request
        self.files = files
        colored = settings.overrides.appearance == nil ? Self.coloredDocuments(request) : []
        if request.side == .base { sceneIDs = Self.newSceneIDs(request) }
        try addScenes()
        try addGoldens()
    }

    // MARK: Names

    /// A path as the newer revision calls it.
    func newName(of path: String) -> String {
        let plain = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        return request.changes.renames[request.prefix + plain].map(relative) ?? plain
    }

    /// A scene's id as the newer revision calls it: the only scene of a layout file has the file's name.
    func newID(of scene: SceneReference) -> String {
        let id = scene.description.id.rawValue
        let file = scene.source.file
        if let newer = sceneIDs[newName(of: file)]?[id] { return newer }
        guard !scene.hasSiblings, file.lastPathComponent.hasPrefix(id + ".") else { return id }
        let name = newName(of: file).lastPathComponent.deletingPathExtension
        return name.hasSuffix(".keyline") ? String(name.dropLast(".keyline".count)) : name
    }

    /// The place of a finding, its file as changes name theirs; of a view of code the line where the view is made.
    func location(of finding: ReviewFinding) -> SourceLocation {
        var location = finding.location
        location.file = newName(of: location.file)
        guard location.line == nil, let view = finding.view else { return location }
        let shown = pictures.lazy.filter { picture in
            picture.scene.map { newName(of: $0.source.file) == finding.file && newID(of: $0) == finding.scene } ?? false
        }
        return shown.compactMap { records.records[$0.golden.name]?.location(ofView: view) }.first ?? location
    }

    private func relative(_ path: String) -> String { request.relative(path) }

    private static func newSceneIDs(_ request: ReviewRequest) -> [String: [String: String]] {
        var result: [String: [String: String]] = [:]
        for path in request.changes.files where path.pathExtension.lowercased() == "storyboard" {
            let newer = request.changes.renames[path] ?? path
            guard let old = InputFile.contents(atPath: request.oldRoot + "/" + path),
                let new = InputFile.contents(atPath: request.newRoot + "/" + newer)
            else { continue }
            result[request.relative(newer)] = SceneIdentities.renames(from: [UInt8](old), to: [UInt8](new), file: newer)
        }
        return result
    }

    /// The older names of files that a narrowed review is about, as far as the call names only the newer ones; none in the newer revision.
    private var olderPaths: [String] {
        guard request.side == .base, request.isNarrowed else { return [] }
        let here = NamedFiles(request.paths)
        return request.changes.renames.sorted { $0.key < $1.key }.filter { old, new in
            here.contain(relative(new)) && !here.contain(relative(old))
        }.map { relative($0.key) }
    }

    /// The renamed files that have scenes.
    var renames: [ReviewResults.Rename] {
        request.changes.renames.sorted { $0.key < $1.key }.compactMap { old, new in
            sceneFiles.contains(relative(new)) ? ReviewResults.Rename(from: relative(old), to: relative(new)) : nil
        }
    }

    private mutating func add(_ picture: Picture, title: String, file: String) {
        records.records[picture.golden.name] = ReviewRecord(title: title, file: file)
        pictures.append(picture)
    }

    /// A name that no other picture has.
    private func unused(_ stem: String, _ ending: String = GoldenCase.Kind.picture.rawValue) -> String {
        var name = stem + ending
        var number = 2
        while records.records[name] != nil {
            name = "\(stem)-\(number)\(ending)"
            number += 1
        }
        return name
    }

    private static func fileName(_ path: String) -> String {
        path.split(separator: "/").map {
            // A folder is never called like a document, which the next review would look for in it.
            $0 == ".." ? "up" : PictureNames.shortened(PictureNames.fileName(String($0))).replacing(".", with: "-")
        }
        .joined(separator: "/")
    }

    // MARK: Scenes

    private mutating func addScenes() throws {
        var scenes: [(scene: SceneReference, isCode: Bool)] = []
        if let package = settings.sources.package {
            // Where there are no previews yet, or no more, everything is new or gone.
            let previews = (try? files.previews(of: package, targets: settings.sources.packageTargets)) ?? []
            scenes += previews.flatMap { source in source.scenes.map { (SceneReference($0, of: source), true) } }
        }
        let goldens = [settings.golden.folder, CaseFile(folder: settings.golden.folder).path]
        for path in request.paths where FileManager.default.fileExists(atPath: path) && !goldens.contains(path) {
            for opened in sources(path) {
                scenes += opened.scenes.map { (SceneReference($0, of: opened), false) }
            }
        }
        for path in olderPaths {
            // Not every file that was moved into a folder is a document.
            let opened = ((try? files.openAll(path)) ?? []).compactMap { try? $0.get() }
            scenes += opened.flatMap { source in source.scenes.map { (SceneReference($0, of: source), false) } }
        }
        let names = settings.sources.scenes
        if !names.isEmpty {
            let all = scenes.map(\.scene.source).map(\.file)
            let named = Set(
                try SceneSelection.scenes(named: names, of: distinctSources(scenes.map(\.scene)))
                    .map { "\($0.source.file)\n\($0.description.id)" })
            if all.isEmpty { return }
            scenes.removeAll { !named.contains("\($0.scene.source.file)\n\($0.scene.description.id)") }
        }
        let (chosen, axes) = try languages(scenes.map(\.scene))
        self.axes = axes
        let hasChangedCode = request.changes.files.contains { isCode($0) }
        for (index, scene) in chosen.enumerated() {
            add(scene, hasChangedCode: scenes[index].isCode && hasChangedCode)
        }
    }

    private func distinctSources(_ scenes: [SceneReference]) -> [any SceneSource] {
        var seen: Set<String> = []
        return scenes.map(\.source).filter { seen.insert($0.file).inserted }
    }

    private func languages(_ scenes: [SceneReference]) throws -> (scenes: [SceneReference], axes: [VariationAxis]) {
        try AppLanguages(settings, files).chosen(for: scenes, settings.variations.axes)
    }

    /// Whether a file decides what code of the package does.
    func isCode(_ path: String) -> Bool {
        let folder = request.prefix + (settings.sources.package.map { $0 == "." ? "" : $0 + "/" } ?? "")
        let endings = ["swift", "resolved", "h", "m", "mm", "c", "cpp", "modulemap", "pbxproj", "xcconfig", "plist"]
        let inside = folder.hasPrefix("/") || path.hasPrefix(folder.replacing("./", with: ""))
        return inside && endings.contains(path.pathExtension)
    }

    /// The sources of a file or folder; a file that cannot be read is a picture that fails.
    private mutating func sources(_ path: String) -> [any SceneSource] {
        let opened: [Result<any SceneSource, any Error>]
        do { opened = try files.openAll(path) } catch ProjectError.emptyFolder where settings.sources.package != nil {
            // Its previews are all that many a package has.
            return []
        } catch {
            opened = [.failure(error)]
        }
        return opened.compactMap { result in
            do {
                let source = try result.get()
                let full =
                    request.prefix + (source.file.hasPrefix("./") ? String(source.file.dropFirst(2)) : source.file)
                return request.changes.submodules.contains { full.hasPrefix($0 + "/") } ? nil : source
            } catch {
                if SourceOpener.isAboutOtherSystem(error) {
                    noteOtherSystem(error, path)
                } else {
                    addUnreadable(error, path)
                }
                return nil
            }
        }
    }

    /// A changed document for another system has no pictures, and the review says so.
    private mutating func noteOtherSystem(_ error: any Error, _ path: String) {
        let failure = error as? any InputError
        let file = newName(of: failure?.location?.file ?? path)
        guard request.changes.files.contains(request.prefix + file) else { return }
        undrawable.append("\(file): \(failure?.message ?? "\(error)"), of which no picture is drawn")
    }

    private mutating func addUnreadable(_ error: any Error, _ path: String) {
        let source = (error as? any InputError)?.location?.file ?? path
        let file = newName(of: source)
        unreadableFiles.insert(file)
        let name = unused(Self.fileName(file))
        let overlays = OverlayPainter([], typesetter: files.fonts.typesetter)
        let golden = GoldenCase(name: name, kind: .picture, origin: file, overlays: overlays) {
            InputTrace.note(.file(source))
            throw error
        }
        add(Picture(golden: golden, scene: nil), title: file, file: file)
    }

    /// The environment of a picture. A document without a device has a canvas of one pixel a point, which no device has: once it names one,
    /// its pictures would be others in every pixel.
    private static func atScaleOfDevices(
        _ overrides: EnvironmentOverrides, _ scene: SceneReference
    ) -> EnvironmentOverrides {
        guard overrides.resolved(over: scene.description.environment).scale < 2, overrides.screen.scale == nil else {
            return overrides
        }
        var result = overrides
        result.screen.scale = 2
        return result
    }

    private mutating func add(_ scene: SceneReference, hasChangedCode: Bool) {
        let file = newName(of: scene.source.file)
        sceneFiles.insert(file)
        let matrix = SceneMatrix(
            [scene], across: axes, over: settings.overrides, selection: settings.variations.selection)
        let labels = PictureNames.names(of: matrix.variations)
        let id = newID(of: scene)
        let name = scene.description.names.first ?? id
        // Two scenes of one name are told apart by their ids.
        let isAlone = scene.source.scenes.count { $0.names.first == scene.description.names.first } == 1
        let sceneName = isAlone || name == id ? name : "\(name) (\(id))"
        let overlays = OverlayPainter([], chrome: .none, typesetter: files.fonts.typesetter)
        for (cell, label) in zip(matrix.cells, labels) {
            let stem = "\(Self.fileName(file))/\(PictureNames.fileName(id))"
            let pictureName = unused(PictureNames.shortened(axes.isEmpty ? stem : "\(stem)-\(label)", to: 400))
            let words = axes.isEmpty ? "" : ", " + cell.variation.label
            let isNamed = scene.hasSiblings || file.lastPathComponent.deletingPathExtension != name
            let drawn = Self.atScaleOfDevices(cell.variation.overrides, scene)
            let golden = GoldenCase(name: pictureName, kind: .picture, origin: file, overlays: overlays) { [files] in
                InputTrace.note(files.fontInputs)
                return try scene.make(drawn)
            }
            add(
                Picture(golden: golden, scene: scene, isCode: hasChangedCode, label: cell.variation.label),
                title: (isNamed ? "\(file) · \(sceneName)" : file) + words, file: file)
            records.records[pictureName]?.isCode = hasChangedCode
            if axes.isEmpty { addDark(pictureName, scene, drawn, file) }
        }
    }

    // MARK: Dark pictures

    /// Adds the dark picture of a scene that may have other colours there alone.
    private mutating func addDark(
        _ light: String, _ scene: SceneReference, _ overrides: EnvironmentOverrides, _ file: String
    ) {
        guard colored.map({ $0.contains(file) }) ?? true, scene.description.environment.appearance == .light,
            let title = records.records[light]?.title
        else { return }
        var drawn = overrides
        drawn.appearance = .dark
        let name = light.deletingPathExtension + Self.darkEnding
        let overlays = OverlayPainter([], chrome: .none, typesetter: files.fonts.typesetter)
        let golden = GoldenCase(name: name, kind: .picture, origin: file, overlays: overlays) { [files, drawn] in
            InputTrace.note(files.fontInputs)
            return try scene.make(drawn)
        }
        add(Picture(golden: golden, scene: scene), title: title + ", dark", file: file)
    }

    private static let darkEnding = "~dark" + GoldenCase.Kind.picture.rawValue

    /// The picture of the same scene that is not dark; nil for others than those that are added.
    static func lightName(of name: String) -> String? {
        guard name.hasSuffix(darkEnding) else { return nil }
        return name.dropLast(darkEnding.count) + GoldenCase.Kind.picture.rawValue
    }

    /// The changed documents in which a colour is another one, by their newer names; nil where a colour of a catalog is.
    private static func coloredDocuments(_ request: ReviewRequest) -> Set<String>? {
        var result: Set<String> = []
        for path in request.changes.files {
            if path.contains(".colorset/") { return nil }
            let newer = request.changes.renames[path] ?? path
            guard ["storyboard", "xib"].contains(path.pathExtension.lowercased()),
                let old = InputFile.contents(atPath: request.oldRoot + "/" + path),
                let new = InputFile.contents(atPath: request.newRoot + "/" + newer)
            else { continue }
            let changes = DocumentChange.changes(from: [UInt8](old), to: [UInt8](new), file: newer) ?? []
            if changes.contains(where: \.isAboutColor) { result.insert(request.relative(newer)) }
        }
        return result
    }

    // MARK: Goldens

    private mutating func addGoldens() throws {
        let list = CaseFile(folder: settings.golden.folder)
        guard FileManager.default.fileExists(atPath: list.path) else { return }
        let isListed = request.changes.files.contains(request.prefix + list.path)
        let cases: [GoldenCase]
        do {
            let wanted = try list.package(settings: settings)
            if let wanted, wanted.path != settings.sources.package {
                let (own, unbuilt) = try list.casesWithoutPreviews(files, settings: settings, log: log)
                cases = own
                if request.side == .head, !unbuilt.isEmpty {
                    Console.note(
                        "note: goldens of previews are left out; --package \(wanted.path) draws them\n"
                            .escaped(for: .terminal))
                }
            } else {
                cases = try list.cases(files, settings: settings, log: log)
            }
        } catch  where request.side == .base {
            // The older list is wrong, and what the newer one names is new.
            return
        }
        for golden in cases where !golden.isPattern {
            var copy = golden
            copy.name = "golden/" + golden.name
            add(
                Picture(golden: copy, scene: nil, isGolden: true, isListed: isListed), title: "golden \(golden.name)",
                file: list.path)
        }
    }

    // MARK: What differs

    /// Chooses pictures by name, and describes them.
    ///
    /// - Parameters:
    ///   - names: The names.
    ///   - comparison: Describes them.
    mutating func choose(_ names: Set<String>, _ comparison: ReviewComparison) {
        for picture in pictures where names.contains(picture.golden.name) {
            chosen.append(picture.golden)
            comparison.describe(picture.golden, Result { try picture.golden.make() }, in: &records)
        }
    }

    /// The environments in which scenes cannot be laid out, by ``key(_:_:)``.
    var failedEnvironments: [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        for picture in pictures where records.records[picture.golden.name]?.failure != nil {
            guard let scene = picture.scene else { continue }
            result[Self.key(newName(of: scene.source.file), newID(of: scene)), default: []].insert(picture.label)
        }
        return result
    }

    /// The name of a scene among all, by its newer file and id.
    static func key(_ file: String, _ scene: String?) -> String { "\(file)\n\(scene ?? "")" }

    /// Lays out every picture, without drawing it, and chooses those that something that differs decides.
    ///
    /// A layout is decided by the files that it looked for, found or not: where the other revision has the same bytes
    /// there, it has the same picture. A golden that looked for none of the files that a narrowed review is about is left out.
    ///
    /// - Parameters:
    ///   - changes: The files that differ.
    ///   - old: The older revision's pictures; nil in that revision itself.
    ///   - comparison: Describes those that are chosen.
    ///   - finished: Is told of each picture whether it is chosen.
    mutating func chooseChanged(
        _ changes: ChangedFiles, since old: ReviewRecords?, _ comparison: ReviewComparison, finished: (Bool) -> Void
    ) {
        let named = NamedFiles(request.paths + olderPaths)
        // Who names the list means all that it has.
        let isNarrowed = request.isNarrowed && !named.contain(CaseFile(folder: settings.golden.folder).path)
        for index in pictures.indices {
            let golden = pictures[index].golden
            let ((scene, inputs), keys) = TextLookups.collecting {
                InputTrace.collecting { Result { try golden.make() } }
            }
            pictures[index].inputs = inputs
            pictures[index].keys = keys
            pictures[index].environment = try? scene.get().environment
            if isNarrowed, pictures[index].isGolden,
                leavesOut(pictures[index], isAbout: named.decide(inputs, scene), since: old)
            {
                finished(false)
                continue
            }
            var isChosen = pictures[index].isCode || pictures[index].isListed || inputs.contains(where: changes.touches)
            if case .failure = scene, let old, old.records[golden.name]?.failure == nil { isChosen = true }
            if isChosen {
                chosen.append(golden)
                comparison.describe(golden, scene, in: &records)
            } else if case .failure(let error) = scene {
                records.records[golden.name]?.failure = "\(error)"
            }
            finished(isChosen)
        }
    }

    /// Leaves a golden out that is not about the files of the review.
    ///
    /// A line of the list may be about them in one revision alone. So the older one draws its golden where the list differs, and the newer one
    /// keeps a golden that was about them.
    private mutating func leavesOut(_ picture: Picture, isAbout: Bool, since old: ReviewRecords?) -> Bool {
        let name = picture.golden.name
        guard let old else {
            if isAbout { return false }
            records.leftOut.insert(name)
            if picture.isListed { return false }
            records.records[name] = nil
            return true
        }
        let wasAbout = old.records[name] != nil && !old.leftOut.contains(name)
        let isUnknown = old.leftOut.contains(name) && old.records[name] == nil
        if wasAbout || isAbout && !isUnknown { return false }
        records.leftOut.insert(name)
        records.records[name] = nil
        return true
    }
}
