internal import Graphics
public import Scenes

/// One thing that is wrong, and all the environments in which it is.
public struct Finding: Hashable, Sendable {
    /// What is wrong, as the first environment that shows it says it.
    public var diagnostic: Diagnostic
    /// The file.
    public var file: String
    /// The scene; nil for what is wrong with the file itself.
    public var scene: SceneID?
    /// The environments that show it, by their places in the matrix; none for what does not depend on them.
    public var variationIndices: [Int]
}

extension SceneMatrix {
    /// What is wrong in a matrix, each thing once, in the order of files, scenes and environments.
    ///
    /// Two environments show the same thing where kind, severity, view and place in the source are equal; the message may differ,
    /// as a text that is cut off differs from language to language.
    ///
    /// - Parameters:
    ///   - diagnostics: The diagnostics of each cell that could be laid out.
    ///   - ignored: Kinds that are passed over.
    /// - Returns: The findings.
    public func findings(
        in diagnostics: [(cell: Cell, diagnostics: [Diagnostic])], ignoring ignored: Set<Diagnostic.Kind> = []
    ) -> [Finding] {
        var collected = FindingCollector(ignored: ignored)
        for (index, scene) in scenes.enumerated() {
            collected.add(scene.source.diagnostics, of: scene.source.file)
            for entry in diagnostics where entry.cell.sceneIndex == index {
                collected.add(entry.diagnostics, in: entry.cell)
            }
        }
        return collected.findings
    }
}

/// Joins equal findings.
private struct FindingCollector {
    private struct Key: Hashable {
        let file: String
        let scene: SceneID?
        let severity: Diagnostic.Severity
        let kind: Diagnostic.Kind
        let view: ViewID?
        let location: SourceLocation?
        /// Tells things apart that have neither a view nor a place.
        let message: String?
    }

    let ignored: Set<Diagnostic.Kind>
    private(set) var findings: [Finding] = []
    private var indices: [Key: Int] = [:]

    init(ignored: Set<Diagnostic.Kind>) {
        self.ignored = ignored
    }

    mutating func add(_ diagnostics: [Diagnostic], of file: String) {
        for diagnostic in diagnostics { add(diagnostic, file, scene: nil, variation: nil) }
    }

    mutating func add(_ diagnostics: [Diagnostic], in cell: SceneMatrix.Cell) {
        for diagnostic in diagnostics {
            add(diagnostic, cell.scene.source.file, scene: cell.scene.description.id, variation: cell.variationIndex)
        }
    }

    private mutating func add(_ diagnostic: Diagnostic, _ file: String, scene: SceneID?, variation: Int?) {
        guard !ignored.contains(diagnostic.kind) else { return }
        let isPlaced = diagnostic.view != nil || diagnostic.location != nil
        let key = Key(
            file: file, scene: scene, severity: diagnostic.severity, kind: diagnostic.kind, view: diagnostic.view,
            location: diagnostic.location, message: isPlaced ? nil : diagnostic.message)
        let index = indices[key] ?? findings.count
        if index == findings.count {
            findings.append(Finding(diagnostic: diagnostic, file: file, scene: scene, variationIndices: []))
            indices[key] = index
        }
        if let variation, findings[index].variationIndices.last != variation {
            findings[index].variationIndices.append(variation)
        }
    }
}
