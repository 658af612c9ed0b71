import Foundation
import KeylineGraphics
import KeylineReports
import KeylineScenes

/// The data of the script of a preview's page.
struct PreviewData: Encodable {
    struct SceneData: Encodable {
        let name: String
        let file: String
        /// The id in the file: with it, the page's address names the scene.
        let id: String
    }

    struct Axis: Encodable {
        let name: String
        let values: [String]
    }

    struct Grid: Encodable {
        let rows: [String]
        let columns: [String]
    }

    /// A finding as a list of findings has it, once however many pictures show it.
    struct FindingData: Encodable {
        let severity: String
        let kind: String
        let view: String?
        let viewName: String?
        /// The file, line and column.
        let place: String
    }

    /// A finding in a picture, whose words may differ from environment to environment.
    struct Mark: Encodable {
        let finding: Int
        let severity: String
        let message: String
        /// Apple's whole message, where `message` is one sentence of it; nil elsewhere.
        let log: String?
        let hints: [String]
        /// x, y, width and height in points.
        let frame: [Double]?
        /// The file, line and column in this picture's scene; nil where they are the finding's.
        let place: String?
    }

    struct Cell: Encodable {
        var file: String?
        var w: Double?
        var h: Double?
        var environment: String?
        var failure: String?
        /// The cell that looks the same.
        var same: Int?
        var command: String
        /// The command that writes the inspector's page.
        var inspect: String
        /// That page.
        var inspector: String?
        var marks: [Mark]
    }

    let scenes: [SceneData]
    let axes: [Axis]
    /// The values of each environment in the order of the axes.
    let variations: [[String]]
    let grid: Grid
    let findings: [FindingData]
    let cells: [Cell]
    /// Files that cannot be shown, and why.
    let problems: [PreviewProblem]
    /// The number of the state that the page shows; nil for a page that stays as it is.
    let version: Int?

    init(_ matrix: SceneMatrix, cells shown: [PreviewCell], problems: [PreviewProblem] = [], version: Int? = nil) {
        self.problems = problems
        self.version = version
        scenes = matrix.scenes.map { SceneData(name: $0.title, file: $0.source.file, id: $0.description.id.rawValue) }
        axes = matrix.axes.map { Axis(name: $0.name.words, values: $0.values.map(\.description)) }
        variations = matrix.variations.map { $0.values.map(\.description) }
        grid = Grid(rows: matrix.grid.rows, columns: matrix.grid.columns)
        var collector = FindingCollector()
        cells = zip(matrix.cells, shown).map { Self.cell($1, of: $0, matrix.commandOptions, &collector) }
        findings = collector.findings.map { FindingData($0) }
    }

    private static func cell(
        _ shown: PreviewCell, of cell: SceneMatrix.Cell, _ options: [String], _ collector: inout FindingCollector
    ) -> Cell {
        let call = RenderCall(cell, adding: options)
        let marks = shown.marks.compactMap { mark in
            let index =
                mark.isOfDocument
                ? collector.add(mark.diagnostic, cell.scene.source.file, scene: nil, nil)
                : collector.add(mark.diagnostic, in: cell)
            return index.map { Mark(mark, of: $0, collector.findings[$0]) }
        }
        var data = Cell(command: call.text("render"), inspect: call.text("inspect"), marks: marks)
        data.same = shown.same
        data.inspector = shown.inspector.map { HTML.link($0) }
        switch shown.picture {
        case .failure(let failure): data.failure = failure.message
        case .success(let picture):
            data.file = HTML.link(picture.file) + (picture.revision > 0 ? "?v=\(picture.revision)" : "")
            data.w = Double(picture.size.width)
            data.h = Double(picture.size.height)
            data.environment = picture.environment
        }
        return data
    }
}

extension PreviewData.FindingData {
    fileprivate init(_ finding: Finding) {
        let diagnostic = finding.diagnostic
        self.init(
            severity: diagnostic.severity.rawValue, kind: diagnostic.kind.rawValue, view: diagnostic.view?.rawValue,
            viewName: diagnostic.viewName, place: finding.place.description)
    }
}

extension PreviewData.Mark {
    fileprivate init(_ mark: PreviewCell.Mark, of index: Int, _ finding: Finding) {
        let diagnostic = mark.diagnostic
        let location = diagnostic.location.flatMap { $0 == finding.place ? nil : $0.description }
        self.init(
            finding: index, severity: diagnostic.severity.rawValue, message: diagnostic.summary ?? diagnostic.message,
            log: diagnostic.summary == nil ? nil : diagnostic.message, hints: diagnostic.hints,
            frame: mark.frame.map { frame in
                [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 100).rounded() / 100 }
            }, place: location)
    }
}

extension VariationAxis.Name {
    /// The axis in the singular, as a filter calls it.
    fileprivate var words: String {
        switch self {
        case .locales: "Language"
        case .textSizes: "Text size"
        case .appearances: "Appearance"
        case .devices: "Device"
        case .orientations: "Orientation"
        case .directions: "Direction"
        case .pseudo: "Pseudo-language"
        case .sizes: "Size"
        case .splits: "Split view"
        case .regions: "Region"
        case .textWeights: "Text weight"
        case .contrasts: "Contrast"
        case .keyboards: "Keyboard"
        case .calls: "Call"
        }
    }
}
