public import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylineScenes
public import KeylineTypesetting

/// Draws a matrix of scenes into a folder: the pictures, a page and a contact sheet.
public struct MatrixPreview: Sendable {
    /// The scenes and environments.
    public var matrix: SceneMatrix
    /// The overlays of each scene.
    public var overlays: OverlayPainter
    /// The number of pictures drawn at once, at least 1.
    public var jobs: Int
    /// The files to write.
    public var outputs = Outputs()
    /// The most pictures that one contact sheet holds: of more, nobody would see anything. Beyond it there are several.
    public static let sheetLimit = 240
    /// The role of the run among others of the same preview.
    public var run = Run()
    /// The names of the scenes' folders of pictures; nil for names of the matrix's own. A part of a preview takes those of the whole.
    public var sceneNames: [String]?
    /// The kinds of findings that are shown, and how much they matter.
    package var severities = FindingSeverities()
    /// Files that cannot be shown, for the page to say so.
    public var problems: [PreviewProblem] = []
    let drawing: Drawing

    /// Plans a preview.
    ///
    /// - Parameters:
    ///   - matrix: What is drawn.
    ///   - overlays: What is drawn over each scene.
    ///   - fonts: The fonts of the scenes and of the sheet's headings.
    ///   - jobs: How many pictures are drawn at once, at least 1.
    public init(_ matrix: SceneMatrix, overlays: OverlayPainter, fonts: FontCollection, jobs: Int) {
        self.matrix = matrix
        self.overlays = overlays
        self.jobs = jobs
        drawing = Drawing(fonts: fonts)
    }

    /// Leaves out the scenes of all but some files; pictures go where they go with the others, and there is no page.
    public mutating func limit(to files: Set<String>) {
        let names = sceneNames ?? PictureNames.names(of: matrix.scenes)
        sceneNames = zip(matrix.scenes, names).filter { files.contains($0.0.source.file) }.map(\.1)
        matrix = matrix.limited(to: files)
        outputs = .pictures
    }

    /// The files of a run.
    public struct Outcome: Sendable {
        /// The page.
        public var page: String
        /// The contact sheets: one, or several where one would hold too many pictures; none where none is wanted.
        public var sheets: [String]
        /// The PDF with a page for each picture; nil where none was asked for.
        public var proof: String?
        /// Why cells have no picture.
        public var failures: [any Error]
        /// The page's data, as JSON.
        public var data: Data
        /// The files that belong to the page, relative to it.
        public var files: [String]
        /// The drawings, to be kept by the next run.
        public var drawn: Drawn
    }

    /// Scenes that were drawn, of which a later run keeps those that did not change.
    public struct Drawn: Sendable {
        var parts: [CellKey: Part] = [:]
        /// The files of the page, relative to it.
        var files: Set<String> = []

        /// Nothing.
        public init() {}

        /// Files that an earlier process wrote. Their scenes are drawn again, and those that are no more are removed.
        package init(files: [String]) { self.files = Set(files) }

        /// The files that were written, relative to the page.
        package var fileNames: [String] { files.sorted() }

        fileprivate init(_ cells: [SceneMatrix.Cell], _ results: [Result<Part, any Error>], _ files: Set<String>) {
            self.files = files
            for (cell, result) in zip(cells, results) {
                if case .success(let part) = result { parts[CellKey(cell)] = part }
            }
        }
    }

    /// The key of a cell, whatever else a matrix holds.
    struct CellKey: Hashable {
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
    ///   - finished: Called after each picture; true if it has warnings or errors, or could not be drawn.
    /// - Returns: What was written, and what could not be.
    /// - Throws: An `InputError` where the page or a sheet cannot be written.
    @MainActor
    public func write(
        to folder: String, keeping earlier: Drawn = Drawn(), layingOutAgain changed: Set<String>? = nil,
        finished: @MainActor (_ hasFindings: Bool) -> Void = { _ in }
    ) async throws -> Outcome {
        let cells = matrix.cells
        let paths = imagePaths
        // A part without scenes has a page and a sheet all the same.
        let output = OutputFolder(folder)
        try OutputFolder.make(folder)
        let sheets = SheetPages(of: matrix, limit: Self.sheetLimit).pages
        let documents = DocumentFindings(of: matrix)
        var neighbor: (index: Int, part: Part)?
        var results: [Result<Part, any Error>] = []
        var inspectors: [Int: String] = [:]
        var written: [String] = []
        var others: [any Error] = []
        // Sheet by sheet, so that no more layouts are held than one of them shows.
        for (number, sheet) in sheets.enumerated() {
            results += await drawn(
                sheet.cells, to: folder, finished: finished,
                make: { index in
                    let cell = cells[index]
                    var part = try part(of: cell, at: paths[index], keeping: earlier, changed, documents)
                    if cell.variationIndex > 0, let known = neighbor, part.looksLike(known.part) {
                        part.path = known.part.path
                        part.same = known.index
                    } else {
                        neighbor = (index, part)
                    }
                    return part
                })
            others += compareEnvironments(of: &results, cells, at: sheet.cells)
            if outputs.hasInspectors {
                others += writeInspectors(of: results, cells, at: sheet.cells, into: folder, &inspectors)
            }
            if outputs.hasSheet {
                let name = (sheets.count == 1 ? "contact-sheet" : "contact-sheet-\(number + 1)") + ".png"
                do {
                    try write(
                        sheet, sheets.count == 1 ? nil : "\(number + 1) of \(sheets.count)", results, to: name,
                        in: output)
                    written.append("\(folder)/\(name)")
                } catch { others.append(error) }
            }
            guard !keepsLayouts else { continue }
            for index in sheet.cells { results[index] = results[index].map { $0.withoutLayout } }
        }
        if outputs.hasSheet { try removeOtherSheets(than: written, in: folder) }
        var outcome = try outcome(of: Self.settled(results), cells, inspectors, written, in: folder)
        outcome.failures += others
        OutputFolder.remove(earlier.files.subtracting(outcome.drawn.files), from: folder)
        return outcome
    }

    /// The results, where a cell that shows its neighbour's picture lacks one if that could not be drawn.
    private static func settled(_ results: [Result<Part, any Error>]) -> [Result<Part, any Error>] {
        results.map { result in
            guard let same = try? result.get().same, case .failure(let error) = results[same] else { return result }
            return .failure(error)
        }
    }

    @MainActor
    private func outcome(
        of results: [Result<Part, any Error>], _ cells: [SceneMatrix.Cell], _ inspectors: [Int: String],
        _ sheets: [String], in folder: String
    ) throws -> Outcome {
        let output = OutputFolder(folder)
        let page = "index.html"
        var shown = results.map(cell)
        for (index, path) in inspectors { shown[index].inspector = path }
        let document = PreviewPage(matrix, cells: shown, problems: problems, version: run.version)
        let data = try document.data()
        if outputs.hasPage { try output.write(document.html(showing: data), to: page) }
        let proof = Result {
            outputs.hasProof ? try write(proofOf: results, cells, to: "proof.pdf", in: output) : nil
        }
        let written = (try? proof.get()) ?? nil
        let pictures = results.compactMap { try? $0.get().path }
        let files = Set(pictures + shown.compactMap(\.inspector))
        return Outcome(
            page: "\(folder)/\(page)", sheets: sheets, proof: written.map { "\(folder)/\($0)" },
            failures: results.compactMap(\.failure) + [proof.failure].compactMap { $0 }, data: data,
            files: files.sorted(), drawn: Drawn(cells, results, files.union([written].compactMap { $0 })))
    }

    private func cell(of result: Result<Part, any Error>) -> PreviewCell {
        switch result {
        case .failure(let error):
            PreviewCell(picture: .failure(PreviewFailure(message: "\(error)")), marks: [])
        case .success(let part):
            PreviewCell(
                picture: .success(
                    .init(
                        file: part.path, size: part.size, environment: part.environment,
                        revision: part.revision)),
                marks: marks(of: part), same: part.same)
        }
    }
}

extension Result {
    /// Why it failed; nil where it did not.
    fileprivate var failure: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
