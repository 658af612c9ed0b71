import Foundation
import KeylineByteText
import KeylinePreviews
import KeylineScenes
import KeylineServing

/// A preview that follows its files: what changed is opened, laid out and drawn again, and nothing else.
@MainActor
final class LiveSession {
    private let settings: CommandSettings
    private let paths: [String]
    private let files: SceneFiles
    private let folder: String
    private var opened: [OpenedOperand] = []
    private var preview: MatrixPreview
    private var drawn = MatrixPreview.Drawn()
    private var version = 0

    /// What one operand holds: the last of each file that could be read, and what is wrong at present.
    private struct OpenedOperand {
        let path: String
        var sources: [any SceneSource] = []
        var failures: [String: any Error] = [:]
    }

    init(_ settings: CommandSettings, paths: [String], files: SceneFiles, preview: MatrixPreview, folder: String) {
        self.settings = settings
        self.paths = paths
        self.files = files
        self.preview = preview
        self.folder = folder
        self.preview.run.isRepeated = true
        opened = paths.map { OpenedOperand(path: $0) }
        for index in opened.indices { reopen(index) }
    }

    /// The folders in which changes matter.
    var watchedFolders: [String] {
        let folders = paths.map { path -> String in
            if files.isFolder(path) { return path.hasSuffix("/") ? String(path.dropLast()) : path }
            let around = path.deletingLastPathComponent
            let own = around.isEmpty ? "." : around
            // The tables of other languages lie beside the folder of this one.
            return own.hasSuffix(".lproj") ? own.appendingPathComponent("..") : own
        }
        return Array(Set(folders)).sorted()
    }

    /// Draws everything, or what lies in the files that changed.
    func draw(layingOutAgain changed: Set<String>? = nil) async throws -> MatrixPreview.Outcome {
        var problems = opened.flatMap { $0.failures.sorted { $0.key < $1.key }.map(\.value) }
        var scenes: [SceneReference] = []
        do {
            scenes = try SceneSelection.scenes(named: settings.sources.scenes, of: opened.flatMap(\.sources))
        } catch {
            problems.append(error)
        }
        version += 1
        preview.matrix = SceneMatrix(
            scenes, across: preview.matrix.axes, over: settings.overrides, selection: settings.variations.selection)
        preview.problems = problems.map(PreviewProblem.init)
        preview.run.version = settings.preview.serves ? version : nil
        let outcome = try await preview.write(to: folder, keeping: drawn, layingOutAgain: changed)
        drawn = outcome.drawn
        problems.forEach(Console.report)
        return outcome
    }

    /// Opens what changed again.
    ///
    /// - Parameter changes: The paths of files.
    /// - Returns: The files whose scenes must be laid out again; nil where none of the changes matters.
    func reopen(_ changes: Set<String>) -> Set<String>? {
        let changed = Set(changes.map(Self.absolute))
        let resources = changes.contains { Self.isResource($0) }
        var affected: Set<String> = []
        var isAnythingNew = false
        for index in opened.indices {
            let known = Set(opened[index].sources.map(\.file)).union(opened[index].failures.keys)
            let own = known.filter { changed.contains(Self.absolute($0)) }
            let isNew = changes.contains {
                Self.isDocument($0) && !known.map(Self.absolute).contains(Self.absolute($0))
            }
            guard resources || isNew || own.contains(where: { !FileManager.default.fileExists(atPath: $0) }) else {
                own.forEach { reopen($0, of: index) }
                affected.formUnion(own)
                continue
            }
            guard files.isFolder(opened[index].path) || resources || !own.isEmpty else { continue }
            reopen(index)
            isAnythingNew = true
            affected.formUnion(resources ? known.union(opened[index].sources.map(\.file)) : own)
        }
        return affected.isEmpty && !isAnythingNew ? nil : affected
    }

    /// The inspector's page of a cell.
    func inspectorPage(of index: Int) throws -> String? {
        let cells = preview.matrix.cells
        guard cells.indices.contains(index) else { return nil }
        let scene = cells[index].scene
        let overrides = cells[index].variation.overrides
        return try InspectorPage(
            try scene.make(overrides), of: scene.source.file, try scene.explainLayout(overrides),
            advice: try scene.advice(), drawnBy: ViewSlicer(fonts: files.fonts)
        ).html()
    }

    // MARK: Opening

    private func reopen(_ index: Int) {
        let path = opened[index].path
        let earlier = opened[index].sources
        opened[index].failures = [:]
        do {
            let results = try files.openAll(path)
            opened[index].sources = []
            for result in results { take(result, into: index, earlier: earlier) }
        } catch {
            fail(error, path, index)
        }
    }

    private func reopen(_ file: String, of index: Int) {
        opened[index].failures[file] = nil
        do {
            let source = try files.open(file)
            if let place = opened[index].sources.firstIndex(where: { $0.file == file }) {
                opened[index].sources[place] = source
            } else {
                opened[index].sources.append(source)
            }
        } catch {
            fail(error, file, index)
        }
    }

    /// A file that cannot be read at present is shown as it was, with what is wrong.
    private func take(_ result: Result<any SceneSource, any Error>, into index: Int, earlier: [any SceneSource]) {
        do {
            opened[index].sources.append(try result.get())
        } catch {
            fail(error, opened[index].path, index)
            let file = (error as? any InputError)?.location?.file
            if let known = earlier.first(where: { $0.file == file }) { opened[index].sources.append(known) }
        }
    }

    private func fail(_ error: any Error, _ file: String, _ index: Int) {
        opened[index].failures[(error as? any InputError)?.location?.file ?? file] = error
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    private static func isDocument(_ path: String) -> Bool {
        ["storyboard", "xib", "yaml", "yml"].contains(path.pathExtension.lowercased())
            && path.lastPathComponent != Configuration.fileName
    }

    /// Files that documents show: texts, pictures and colours.
    private static func isResource(_ path: String) -> Bool {
        let kinds: Set<String> = [
            "strings", "stringsdict", "xcstrings", "json", "png", "jpg", "jpeg", "pdf", "svg", "heic", "ttf", "otf",
            "ttc",
        ]
        return kinds.contains(path.pathExtension.lowercased())
    }
}
