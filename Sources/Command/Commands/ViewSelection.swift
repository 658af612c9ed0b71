import KeylineGraphics
import KeylineScenes

/// Finds a view by what people call it.
struct ViewSelection {
    private let scenes: [Scene]
    private let file: String

    init(_ scenes: [Scene], file: String) {
        (self.scenes, self.file) = (scenes, file)
    }

    /// The only view of an id, or else of an accessibility identifier, a label or a text.
    ///
    /// - Parameter name: What somebody calls the view.
    /// - Returns: The view and its scene.
    /// - Throws: `CommandError` where there is none, or more than one.
    func view(_ name: String) throws -> (scene: Scene, view: ViewID) {
        let all = scenes.flatMap { scene in scene.layout.placedViews.map { (scene: scene, view: $0.view) } }
        for called in Self.names {
            let found = all.filter { called($0.view) == name }
            if found.count > 1 {
                let ids = found.map(\.view.id.rawValue)
                throw CommandError.severalViews(name, file: file, ids: ids, scenes: found.map(\.scene.id.rawValue))
            }
            if let only = found.first { return (only.scene, only.view.id) }
        }
        let known = all.flatMap { entry in Self.names.compactMap { $0(entry.view) } }
        throw CommandError.unknownView(name, file: file, known: known)
    }

    /// What a view can be called, the surest first.
    private static let names: [@Sendable (ViewSnapshot) -> String?] = [
        { $0.id.rawValue }, { $0.accessibilityIdentifier }, { $0.name }, { $0.text?.text },
    ]
}
