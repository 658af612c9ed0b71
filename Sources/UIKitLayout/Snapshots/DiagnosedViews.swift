import KeylineGraphics
import KeylineScenes

/// Which view a diagnostic means that was noted before every view of the scene had its final id.
///
/// Whoever reads a document knows objects by their ids in it; whoever lays out knows views by the ids that they had by then.
struct DiagnosedViews {
    private struct Object: Hashable {
        let file: String
        let id: ViewID
    }

    private let layout: LayoutSnapshot
    private let renamed: [ViewID: ViewID]

    init(of layout: LayoutSnapshot, renamed: [ViewID: ViewID]) {
        self.layout = layout
        self.renamed = renamed
    }

    private var objects: [Object: ViewID] {
        var objects: [Object: ViewID] = [:]
        for placed in layout.placedViews {
            let identity = placed.view.identity
            guard let file = identity.location?.file else { continue }
            let object = Object(file: file, id: identity.nesting?.object ?? identity.id)
            if objects[object] == nil { objects[object] = identity.id }
        }
        return objects
    }

    func correcting(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard diagnostics.contains(where: { $0.view != nil }) else { return diagnostics }
        let objects = objects
        return diagnostics.map { diagnostic in
            guard let view = diagnostic.view else { return diagnostic }
            let object = diagnostic.location.flatMap { objects[Object(file: $0.file, id: view)] }
            var result = diagnostic
            result.view = object ?? renamed[view] ?? view
            return result
        }
    }
}
