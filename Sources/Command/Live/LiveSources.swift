import Foundation
import KeylineProjects
import KeylineScenes
import KeylineTypesetting
import KeylineWorkers

/// The documents of a call, of which those are opened again whose files changed.
///
/// What is opened is what another run would open: a document is only kept while nothing changed of what was looked for when it was opened
/// and its scenes were made.
@MainActor
struct LiveSources {
    private let fonts: FontCollection
    private let code: CodeUse
    private var operands: [Operand]

    private struct Operand {
        let path: String
        var documents: [Document] = []
        /// Why none could be opened.
        var failure: (any Error)?
        var looked: Set<InputDependency> = []

        var inputs: Set<InputDependency> {
            documents.reduce(into: looked.union(FailedInputs.of(path))) { $0.formUnion($1.inputs) }
        }
    }

    private struct Document {
        let opened: OpenedDocument
        /// What is shown: of a document that is damaged at present, its last version.
        let source: FollowedSource?

        var inputs: Set<InputDependency> {
            opened.inputs.union(source?.inputs ?? []).union(FailedInputs.of(opened.file))
        }

        var failure: (any Error)? { if case .failure(let error) = opened.result { error } else { nil } }
    }

    /// Opens nothing yet.
    init(_ paths: [String], fonts: FontCollection, code: CodeUse) {
        self.fonts = fonts
        self.code = code
        operands = paths.map { Operand(path: $0) }
    }

    /// The sources in the order in which a run shows them.
    var sources: [any SceneSource] { operands.flatMap { $0.documents.compactMap(\.source) } }

    /// What is wrong at present. Interfaces for other systems are skipped in folders.
    var problems: [any Error] {
        operands.flatMap { operand in
            let isAlone = operand.documents.count == 1 && operand.documents.first?.opened.file == operand.path
            let failures = operand.documents.compactMap(\.failure)
            return [operand.failure].compactMap { $0 }
                + failures.filter { isAlone || !SourceOpener.isAboutOtherSystem($0) }
        }
    }

    /// What all of them were made from.
    var inputs: Set<InputDependency> { operands.reduce(into: []) { $0.formUnion($1.inputs) } }

    /// Opens what depends on something again.
    ///
    /// - Parameter changes: What changed; nil for everything.
    /// - Returns: The files whose scenes are others than before.
    mutating func reopen(_ changes: Set<InputDependency>?) -> Set<String> {
        var files: Set<String> = []
        for index in operands.indices {
            if let changes, operands[index].inputs.isDisjoint(with: changes) { continue }
            files.formUnion(reopen(index, changes))
        }
        return files
    }

    private mutating func reopen(_ index: Int, _ changes: Set<InputDependency>?) -> Set<String> {
        let operand = operands[index]
        let known = Dictionary(operand.documents.map { ($0.opened.file, $0) }) { first, _ in first }
        let kept = known.filter { document in changes.map { document.value.inputs.isDisjoint(with: $0) } ?? false }
        let (result, looked) = InputTrace.collecting {
            Result { try SourceOpener.documents(at: operand.path, fonts: fonts, code: code) { kept[$0]?.opened } }
        }
        operands[index].looked = looked.union([.file(operand.path)])
        switch result {
        case .failure(let error):
            operands[index].failure = error
            operands[index].documents = []
        case .success(let opened):
            operands[index].failure = nil
            operands[index].documents = opened.map { kept[$0.file] ?? Self.document($0, known[$0.file]) }
        }
        return Set(known.keys).union(operands[index].documents.map(\.opened.file)).subtracting(kept.keys)
    }

    private static func document(_ opened: OpenedDocument, _ earlier: Document?) -> Document {
        switch opened.result {
        case .success(let source): return Document(opened: opened, source: FollowedSource(WatchedSource(source)))
        case .failure:
            // While somebody types, a document is damaged now and then; one that is gone is not shown.
            let isThere = FileManager.default.fileExists(atPath: opened.file)
            return Document(opened: opened, source: isThere ? earlier?.source : nil)
        }
    }
}

/// The inputs of work that ended a worker.
private enum FailedInputs {
    static func of(_ file: String) -> Set<InputDependency> {
        Worker.current?.failedFiles.first { $0.file == file }?.inputs ?? []
    }
}
