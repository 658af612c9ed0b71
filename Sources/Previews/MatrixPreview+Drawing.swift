import KeylineGraphics
import KeylineRendering
import KeylineScenes
import KeylineWorkers

extension MatrixPreview {
    /// Lays cells out and draws them.
    @MainActor
    func drawn(
        _ cells: Range<Int>, to folder: String, finished: @MainActor (_ hasFindings: Bool) -> Void,
        make: @MainActor (Int) throws -> Part
    ) async -> [Result<Part, any Error>] {
        let renderer = drawing.pictures
        let looksAgain = keepsLayouts || outputs.hasSheet || outputs.hasInspectors
        return await Pipeline.run(
            Array(cells), jobs: jobs, make: make,
            work: { (part: Part) throws -> Part in
                let part = try Self.drawn(part, in: folder, renderer)
                return looksAgain ? part : part.withoutLayout
            },
            finished: { result in
                guard case .success(let part) = result else { return finished(true) }
                finished(marks(of: part).contains { $0.diagnostic.severity > .note })
            })
    }

    /// A part with what is wrong with it, once its picture is there.
    private static func drawn(_ part: Part, in folder: String, _ renderer: PNGRenderer) throws -> Part {
        var part = part
        part.diagnostics = try part.work.attemptOnce {
            part.examine()
            if part.same == nil, !part.isDrawn, let layout = part.layout {
                let environment = layout.scene.environment
                let bytes = try renderer.render(
                    layout.list, scale: environment.scale, background: layout.background,
                    refused: { part.diagnostics.append($0.diagnostic(of: $1)) })
                try OutputFolder(folder).write(bytes, to: part.path, .remade)
            }
            return part.diagnostics
        }
        part.isDrawn = part.isDrawn || part.same == nil && part.layout != nil
        part.finish()
        return part
    }

    /// Whether something looks at the layouts again once all pictures are there; otherwise memory does not grow with the cells.
    var keepsLayouts: Bool { outputs.hasProof || run.isRepeated }

    /// A cell as an earlier run laid it out, or laid out anew.
    @MainActor
    func part(
        of cell: SceneMatrix.Cell, at path: String, keeping earlier: Drawn, _ changed: Set<String>?,
        _ documents: DocumentFindings
    ) throws -> Part {
        let known = earlier.parts[CellKey(cell)]
        let isKept = changed.map { !$0.contains(cell.scene.source.file) } ?? false
        var part = try isKept ? known ?? made(cell, path, documents) : made(cell, path, documents)
        let hasPicture = known.map { $0.isDrawn && $0.same == nil && $0.path == path && $0.looksLike(part) } ?? false
        part.path = path
        part.same = nil
        part.isDrawn = hasPicture
        part.revision = (known?.revision ?? run.firstRevision - 1) + (hasPicture ? 0 : 1)
        return part
    }

    @MainActor
    private func made(
        _ cell: SceneMatrix.Cell, _ path: String, _ documents: DocumentFindings
    ) throws -> Part {
        var part = Part(try cell.scene.make(cell.variation.overrides), of: cell.scene, over: overlays, path: path)
        part.documentFindings = try documents.all(of: cell)
        part.showsCanvas = cell.variation.showsCanvas
        return part
    }

    /// Writes a page for each picture that is not its neighbour's; a source that explains nothing has pages all the same.
    ///
    /// - Returns: Why pages could not be written.
    @MainActor
    func writeInspectors(
        of results: [Result<Part, any Error>], _ cells: [SceneMatrix.Cell], at indices: Range<Int>, into folder: String,
        _ inspectors: inout [Int: String]
    ) -> [any Error] {
        var failures: [any Error] = []
        for index in indices {
            guard case .success(let part) = results[index] else { continue }
            if let same = part.same {
                inspectors[index] = inspectors[same]
                continue
            }
            do { inspectors[index] = try inspectorPath(of: part, cells[index], in: folder) } catch {
                failures.append(error)
            }
        }
        return failures
    }

    /// Writes an inspector's page; nil where nobody keeps the layout.
    @MainActor
    private func inspectorPath(of part: Part, _ cell: SceneMatrix.Cell, in folder: String) throws -> String? {
        guard let layout = part.layout else { return nil }
        let path = "inspect/" + part.path.dropFirst("images/".count).dropLast(".png".count) + ".html"
        var work = part.work
        work.output = path
        try work.attempt {
            let html = try InspectorPage(
                layout.scene, of: cell.scene.source.file, named: cell.scene.description.names.first,
                try cell.scene.explainLayout(cell.variation.overrides),
                drawnBy: drawing.slicer
            ).html()
            try OutputFolder(folder).write(html, to: path, .remade)
        }
        return path
    }

    /// The path of each cell's picture, relative to the page.
    var imagePaths: [String] {
        let scenes = sceneNames ?? PictureNames.names(of: matrix.scenes)
        let variations = PictureNames.names(of: matrix.variations)
        return matrix.cells.map { cell in
            "images/\(scenes[cell.sceneIndex])/\(variations[cell.variationIndex]).png"
        }
    }
}
