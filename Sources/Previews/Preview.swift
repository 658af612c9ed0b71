public import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylineRendering
import KeylineScenes
public import KeylineTypesetting

/// Draws a matrix of scenes into a folder: the pictures, a page and a contact sheet.
public struct Preview: Sendable {
    /// What is drawn.
    public var matrix: SceneMatrix
    /// What is drawn over each scene.
    public var overlays: OverlayPainter
    /// How many pictures are drawn at once, at least 1.
    public var jobs: Int
    /// Whether a PDF with a page for each picture is written too.
    public var hasProof = false
    /// Whether the contact sheet is drawn, where there are no more than ``sheetLimit`` pictures.
    public var hasSheet = true
    /// The most pictures that a contact sheet holds: of more, nobody would see anything.
    public static let sheetLimit = 240
    /// Whether later runs keep what this one laid out.
    public var isRepeated = false
    /// Whether an inspector's page is written for each picture.
    public var hasInspectors = false
    /// What the folders of the scenes' pictures are called; nil for names of the matrix's own. A part of a preview takes those of the whole.
    public var sceneNames: [String]?
    /// Files that cannot be shown, for the page to say so.
    public var problems: [PreviewProblem] = []
    /// The number of the state that a live page shows; nil for a page that stays as it is.
    public var version: Int?
    private let typesetter: Typesetter
    private let renderer: PNGRenderer
    private let proofRenderer: PDFRenderer
    private let slicer: ViewSlicer

    /// Plans a preview.
    ///
    /// - Parameters:
    ///   - matrix: What is drawn.
    ///   - overlays: What is drawn over each scene.
    ///   - fonts: The fonts of the scenes and of the sheet's headings.
    ///   - jobs: How many pictures are drawn at once, at least 1.
    public init(_ matrix: SceneMatrix, overlays: OverlayPainter, fonts: FontCollection, jobs: Int) {
        (self.matrix, self.overlays, self.jobs) = (matrix, overlays, jobs)
        typesetter = Typesetter(fonts: fonts)
        renderer = PNGRenderer(fonts: fonts)
        proofRenderer = PDFRenderer(fonts: fonts)
        slicer = ViewSlicer(fonts: fonts)
    }

    /// What was written.
    public struct Outcome: Sendable {
        /// The page.
        public var page: String
        /// The contact sheet; nil where none is wanted.
        public var sheet: String?
        /// The PDF with a page for each picture; nil where none was asked for.
        public var proof: String?
        /// Why cells have no picture.
        public var failures: [any Error]
        /// What the page shows, as JSON.
        public var data: Data
        /// The files that belong to the page, relative to it.
        public var files: [String]
        /// What was drawn, to be kept by the next run.
        public var drawn: Drawn
    }

    /// Scenes that were drawn, of which a later run keeps those that did not change.
    public struct Drawn: Sendable {
        fileprivate var parts: [CellKey: Part] = [:]

        /// Nothing.
        public init() {}

        fileprivate init(_ cells: [SceneMatrix.Cell], _ results: [Result<Part, any Error>]) {
            for (cell, result) in zip(cells, results) {
                if case .success(let part) = result { parts[CellKey(cell)] = part }
            }
        }
    }

    /// What tells one cell from another, whatever else a matrix holds.
    fileprivate struct CellKey: Hashable {
        let file: String
        let scene: SceneID
        let overrides: EnvironmentOverrides

        init(_ cell: SceneMatrix.Cell) {
            file = cell.scene.source.file
            scene = cell.scene.description.id
            overrides = cell.variation.overrides
        }
    }

    /// Writes everything.
    ///
    /// - Parameters:
    ///   - folder: Where it goes; made where it is missing.
    ///   - earlier: What an earlier run drew into the folder.
    ///   - changed: The files whose scenes are laid out anew; nil for all. A scene that then looks as it did is not drawn again.
    ///   - finished: Called after each picture.
    /// - Returns: What was written, and what could not be.
    /// - Throws: An `InputError` where the page or the sheet cannot be written.
    @MainActor
    public func write(
        to folder: String, keeping earlier: Drawn = Drawn(), layingOutAgain changed: Set<String>? = nil,
        finished: @MainActor () -> Void = {}
    ) async throws -> Outcome {
        let (cells, paths) = (matrix.cells, imagePaths)
        for folder in Set(paths.map { "\(folder)/\($0.folder)" }).sorted() { try OutputFolder.make(folder) }
        let (renderer, keepsLayouts) = (renderer, keepsLayouts)
        var neighbor: (index: Int, part: Part)?
        let results = await Pipeline.run(
            Array(zip(cells, paths).enumerated()), jobs: jobs,
            make: { index, item in
                let (cell, path) = item
                var part = try part(of: cell, at: path.file, keeping: earlier, changed)
                if cell.variationIndex > 0, let known = neighbor, part.looksLike(known.part) {
                    (part.path, part.same) = (known.part.path, known.index)
                } else {
                    neighbor = (index, part)
                }
                return part
            },
            work: { part in
                var part = part
                if part.same == nil, !part.isDrawn, let layout = part.layout {
                    let environment = layout.scene.environment
                    let bytes = try renderer.render(
                        layout.list, scale: environment.scale, background: environment.background,
                        refused: { part.diagnostics.append($0.diagnostic(of: $1)) })
                    try OutputFile.write(bytes, to: "\(folder)/\(part.path)")
                    part.isDrawn = true
                }
                part.finish(keepingLayout: keepsLayouts)
                return part
            },
            finished: finished)
        return try outcome(of: results, cells, in: folder)
    }

    private var drawsSheet: Bool { hasSheet && matrix.cells.count <= Self.sheetLimit }

    /// Whether something looks at the layouts again once their pictures are there; otherwise memory does not grow with the cells.
    private var keepsLayouts: Bool { drawsSheet || hasProof || hasInspectors || isRepeated }

    @MainActor
    private func outcome(
        of results: [Result<Part, any Error>], _ cells: [SceneMatrix.Cell], in folder: String
    ) throws -> Outcome {
        let page = "\(folder)/index.html"
        var shown = results.map(Self.cell)
        if hasInspectors { try writeInspectors(of: results, cells, into: folder, &shown) }
        let document = PreviewPage(matrix, cells: shown, problems: problems, version: version)
        try OutputFile.write(document.html(), to: page)
        let sheet = drawsSheet ? "\(folder)/contact-sheet.png" : nil
        if let sheet { try write(sheetOf: results, to: sheet) }
        let proof = hasProof ? try write(proofOf: results, to: "\(folder)/proof.pdf") : nil
        let pictures = results.compactMap { try? $0.get().path }
        return Outcome(
            page: page, sheet: sheet, proof: proof, failures: results.compactMap(\.failure), data: try document.data(),
            files: Array(Set(pictures + shown.compactMap(\.inspector))).sorted(), drawn: Drawn(cells, results))
    }

    /// A cell as an earlier run laid it out, or laid out anew.
    @MainActor
    private func part(
        of cell: SceneMatrix.Cell, at path: String, keeping earlier: Drawn, _ changed: Set<String>?
    ) throws -> Part {
        let known = earlier.parts[CellKey(cell)]
        let isKept = changed.map { !$0.contains(cell.scene.source.file) } ?? false
        var part = try isKept ? known ?? made(cell, path) : made(cell, path)
        let hasPicture = known.map { $0.isDrawn && $0.same == nil && $0.path == path && $0.looksLike(part) } ?? false
        (part.path, part.same, part.isDrawn) = (path, nil, hasPicture)
        part.revision = (known?.revision ?? -1) + (hasPicture ? 0 : 1)
        return part
    }

    @MainActor
    private func made(_ cell: SceneMatrix.Cell, _ path: String) throws -> Part {
        Part(try cell.scene.make(cell.variation.overrides), over: overlays, path: path)
    }

    /// Writes a page for each picture that is not its neighbour's; a source that explains nothing has pages all the same.
    @MainActor
    private func writeInspectors(
        of results: [Result<Part, any Error>], _ cells: [SceneMatrix.Cell], into folder: String,
        _ shown: inout [PreviewCell]
    ) throws {
        for (index, cell) in cells.enumerated() {
            guard case .success(let part) = results[index] else { continue }
            if let same = part.same {
                shown[index].inspector = shown[same].inspector
                continue
            }
            guard let layout = part.layout else { continue }
            let path = "inspect/" + part.path.dropFirst("images/".count).dropLast(".png".count) + ".html"
            let html = try InspectorPage(
                layout.scene, of: cell.scene.source.file, try cell.scene.explainLayout(cell.variation.overrides),
                drawnBy: slicer
            ).html()
            try OutputFolder.make(for: "\(folder)/\(path)")
            try OutputFile.write(html, to: "\(folder)/\(path)")
            shown[index].inspector = path
        }
    }

    /// A scene that was laid out, and what is drawn of it.
    fileprivate struct Layout: Sendable {
        let scene: Scene
        let list: DisplayList
        /// The upper left corner of the picture, in the scene's coordinates.
        let origin: CGPoint

        /// Whether two scenes have equal pictures.
        func looksLike(_ other: Layout) -> Bool {
            let (one, two) = (scene.environment, other.scene.environment)
            return one.scale == two.scale && one.background == two.background && list == other.list
        }
    }

    /// A scene on its way to its picture.
    fileprivate struct Part: Sendable {
        /// Nil where nothing needs it any more.
        private(set) var layout: Layout?
        let size: CGSize
        let environment: String
        var path: String
        /// The place of the cell whose picture shows this one too.
        var same: Int?
        /// Whether its picture is there.
        var isDrawn = false
        /// How often it was drawn again.
        var revision = 0
        /// What is wrong with the layout, then what the picture lacks because it could not be drawn.
        var diagnostics: [Diagnostic]
        /// What is marked on the picture, once that is there.
        private(set) var marks: [PreviewCell.Mark] = []

        init(_ scene: Scene, over overlays: OverlayPainter, path: String) {
            let layout = Layout(
                scene: scene, list: overlays.overlaid(scene), origin: overlays.paper(of: scene).origin)
            (self.layout, self.path) = (layout, path)
            (size, environment) = (layout.list.size, scene.environment.description)
            diagnostics = scene.allFindings
        }

        /// Whether two cells have equal pictures.
        func looksLike(_ other: Part) -> Bool {
            guard let layout, let others = other.layout else { return false }
            return layout.looksLike(others)
        }

        /// Takes from the layout what the page shows.
        mutating func finish(keepingLayout keepsLayout: Bool) {
            if let layout { marks = PreviewCell.marks(of: diagnostics, in: layout.scene, from: layout.origin) }
            if !keepsLayout { layout = nil }
        }
    }

    /// Where each cell's picture goes, relative to the page.
    private var imagePaths: [(folder: String, file: String)] {
        let scenes = sceneNames ?? PictureNames.names(of: matrix.scenes)
        let variations = PictureNames.names(of: matrix.variations)
        return matrix.cells.map { cell in
            let folder = "images/\(scenes[cell.sceneIndex])"
            return (folder, "\(folder)/\(variations[cell.variationIndex]).png")
        }
    }

    private static func cell(of result: Result<Part, any Error>) -> PreviewCell {
        switch result {
        case .failure(let error):
            PreviewCell(picture: .failure(PreviewFailure(message: "\(error)")), marks: [])
        case .success(let part):
            PreviewCell(
                picture: .success(
                    .init(
                        file: part.path, size: part.size, environment: part.environment,
                        revision: part.revision)),
                marks: part.marks, same: part.same)
        }
    }

    /// One page for each picture that is not its neighbour's, on the colour of its appearance.
    private func write(proofOf results: [Result<Part, any Error>], to path: String) throws -> String? {
        let layouts = results.compactMap { try? $0.get() }.filter { $0.same == nil }.compactMap(\.layout)
        let pages = layouts.map { layout in
            var paper = DisplayListBuilder()
            paper.fill(CGRect(origin: .zero, size: layout.list.size), color: layout.scene.environment.background)
            return paper.displayList(size: layout.list.size).overlaid(with: layout.list)
        }
        guard !pages.isEmpty else { return nil }
        try OutputFile.write(try proofRenderer.render(pages, title: "Keyline preview", background: nil), to: path)
        return path
    }

    private func write(sheetOf results: [Result<Part, any Error>], to path: String) throws {
        let cells = results.map { result in
            (try? result.get()).flatMap { part in
                part.layout.map {
                    ContactSheet.Cell($0.scene, list: $0.list, findings: part.marks.map(\.diagnostic))
                }
            }
        }
        let list = ContactSheet(matrix, cells: cells, typesetter: typesetter).displayList
        // What cannot be drawn is marked on the page.
        let bytes = try renderer.render(list, scale: ContactSheet.scale(for: list.size), refused: { _, _ in })
        try OutputFile.write(bytes, to: path)
    }
}

extension Result {
    /// Why it failed; nil where it did not.
    fileprivate var failure: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
