import Foundation
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
    private let typesetter: Typesetter
    private let renderer: PNGRenderer
    private let proofRenderer: PDFRenderer

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
    }

    /// What was written.
    public struct Outcome: Sendable {
        /// The page.
        public var page: String
        /// The contact sheet.
        public var sheet: String
        /// The PDF with a page for each picture; nil where none was asked for.
        public var proof: String?
        /// Why cells have no picture.
        public var failures: [any Error]
    }

    /// Writes everything.
    ///
    /// - Parameters:
    ///   - folder: Where it goes; made where it is missing.
    ///   - finished: Called after each picture.
    /// - Returns: What was written, and what could not be.
    /// - Throws: An `InputError` where the page or the sheet cannot be written.
    @MainActor
    public func write(to folder: String, finished: @MainActor () -> Void = {}) async throws -> Outcome {
        let (cells, paths) = (matrix.cells, imagePaths)
        for folder in Set(paths.map { "\(folder)/\($0.folder)" }).sorted() { try OutputFolder.make(folder) }
        let (overlays, renderer) = (overlays, renderer)
        var neighbor: (index: Int, part: Part)?
        let results = await Pipeline.run(
            Array(zip(cells, paths).enumerated()), jobs: jobs,
            make: { index, item in
                let (cell, path) = item
                var part = Part(try cell.scene.make(cell.variation.overrides), over: overlays, path: path.file)
                if cell.variationIndex > 0, let known = neighbor, part.looksLike(known.part) {
                    (part.path, part.same) = (known.part.path, known.index)
                } else {
                    neighbor = (index, part)
                }
                return part
            },
            work: { part in
                guard part.same == nil else { return part }
                let scene = part.scene
                var part = part
                let bytes = try renderer.render(
                    part.list, scale: scene.environment.scale, background: scene.environment.background,
                    refused: { part.diagnostics.append($0.diagnostic(of: $1)) })
                try OutputFile.write(bytes, to: "\(folder)/\(part.path)")
                return part
            },
            finished: finished)
        let page = "\(folder)/index.html"
        let sheet = "\(folder)/contact-sheet.png"
        try OutputFile.write(PreviewPage(matrix, cells: results.map(Self.cell)).html(), to: page)
        try write(sheetOf: results, to: sheet)
        let proof = hasProof ? try write(proofOf: results, to: "\(folder)/proof.pdf") : nil
        return Outcome(page: page, sheet: sheet, proof: proof, failures: results.compactMap(\.failure))
    }

    /// A scene on its way to its picture.
    private struct Part: Sendable {
        let scene: Scene
        let list: DisplayList
        let origin: CGPoint
        var path: String
        /// The place of the cell whose picture shows this one too.
        var same: Int?
        /// What is wrong with the layout, then what the picture lacks because it could not be drawn.
        var diagnostics: [Diagnostic]

        /// What is marked on the picture.
        var marks: [PreviewCell.Mark] { PreviewCell.marks(of: diagnostics, in: scene, from: origin) }

        /// Whether two cells have equal pictures.
        func looksLike(_ other: Part) -> Bool {
            let (one, two) = (scene.environment, other.scene.environment)
            return one.scale == two.scale && one.background == two.background && list == other.list
        }

        init(_ scene: Scene, over overlays: OverlayPainter, path: String) {
            (self.scene, self.path) = (scene, path)
            list = overlays.overlaid(scene)
            origin = overlays.paper(of: scene).origin
            diagnostics = scene.allFindings
        }
    }

    /// Where each cell's picture goes, relative to the page.
    private var imagePaths: [(folder: String, file: String)] {
        let (scenes, variations) = (PictureNames.names(of: matrix.scenes), PictureNames.names(of: matrix.variations))
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
                        file: part.path, size: part.list.size, environment: part.scene.environment.description)),
                marks: part.marks, same: part.same)
        }
    }

    /// One page for each picture that is not its neighbour's, on the colour of its appearance.
    private func write(proofOf results: [Result<Part, any Error>], to path: String) throws -> String? {
        let pages = results.compactMap { try? $0.get() }.filter { $0.same == nil }.map { part in
            var paper = DisplayListBuilder()
            paper.fill(CGRect(origin: .zero, size: part.list.size), color: part.scene.environment.background)
            return paper.displayList(size: part.list.size).overlaid(with: part.list)
        }
        guard !pages.isEmpty else { return nil }
        try OutputFile.write(try proofRenderer.render(pages, title: "Keyline preview", background: nil), to: path)
        return path
    }

    private func write(sheetOf results: [Result<Part, any Error>], to path: String) throws {
        let cells = results.map { result in
            (try? result.get()).map {
                ContactSheet.Cell($0.scene, list: $0.list, findings: $0.marks.map(\.diagnostic))
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
