import KeylineScenes
import KeylineWorkers

extension MatrixPreview {
    /// The faults of the documents of cells that come scene by scene.
    @MainActor
    final class DocumentFindings {
        private let matrix: SceneMatrix
        private var last: (scene: Int, findings: [Diagnostic])?

        init(of matrix: SceneMatrix) { self.matrix = matrix }

        /// The faults of a cell's scene in its document; the first scene of a document has the document's own, too.
        func all(of cell: SceneMatrix.Cell) throws -> [Diagnostic] {
            if let last, last.scene == cell.sceneIndex { return last.findings }
            let file = cell.scene.source.file
            let isFirst = matrix.scenes.firstIndex { $0.source.file == file } == cell.sceneIndex
            let findings = try (isFirst ? cell.documentFindings() : []) + cell.sceneFindings()
            last = (cell.sceneIndex, findings)
            return findings
        }
    }

    /// Marks on the pictures of whole scenes what shows only where environments are held against each other, as a check does.
    ///
    /// - Parameters:
    ///   - results: The pictures so far, scene by scene.
    ///   - cells: All cells.
    ///   - indices: The places of the last pictures.
    /// - Returns: Why scenes could not be compared.
    @MainActor
    func compareEnvironments(
        of results: inout [Result<Part, any Error>], _ cells: [SceneMatrix.Cell], at indices: Range<Int>
    ) -> [any Error] {
        let count = matrix.variations.count
        var failures: [any Error] = []
        for last in indices where cells[last].variationIndex == count - 1 {
            let scene = last - count + 1..<last + 1
            // A scene that cannot be laid out everywhere is told already.
            let parts = results[scene].compactMap { try? $0.get() }
            guard parts.count == count, parts.contains(where: { $0.comparedMarks == nil }) else { continue }
            do {
                let laidOut = zip(cells[scene], parts).compactMap { cell, part in
                    part.layout.map { (cell.variation.overrides, $0.scene) }
                }
                let marks = try comparedMarks(of: cells[last], laidOut: Dictionary(laidOut) { first, _ in first })
                for (index, marks) in zip(scene, marks) {
                    results[index] = results[index].map { part in
                        var part = part
                        part.comparedMarks = marks
                        return part
                    }
                }
            } catch { failures.append(error) }
        }
        return failures
    }

    /// The marks of each environment of a cell's scene.
    @MainActor
    private func comparedMarks(
        of cell: SceneMatrix.Cell, laidOut: [EnvironmentOverrides: Scene]
    ) throws -> [[PreviewCell.Mark]] {
        let work = SceneWork(.checks, of: cell.scene.source.file, scene: cell.scene.name)
        let findings = try work.attempt {
            try SceneComparisons(
                cell.scene, matrix, cell.sceneIndex, audits: false, laidOut: laidOut
            ).findings()
        }
        var marks = matrix.variations.map { _ in [PreviewCell.Mark]() }
        for finding in findings {
            marks[finding.variation] += PreviewCell.marks(
                of: [finding.diagnostic], in: finding.scene, from: overlays.paper(of: finding.scene).origin)
        }
        return marks
    }

    /// The marks of a picture as they matter.
    func marks(of part: Part) -> [PreviewCell.Mark] {
        part.marks.filter { !severities.skipped.contains($0.diagnostic.kind) }.map { mark in
            var mark = mark
            mark.diagnostic = severities.weighed(mark.diagnostic)
            return mark
        }
    }
}
