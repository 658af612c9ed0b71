import KeylineGraphics
import KeylinePreviews
import KeylineScenes

/// Finds a view by what people call it.
struct ViewSelection {
    private let scenes: [Scene]
    private let file: String

    init(_ scenes: [Scene], file: String) {
        self.scenes = scenes
        self.file = file
    }

    /// The only view of an id, or else of an accessibility identifier, a label or a text.
    ///
    /// - Parameter name: What somebody calls the view.
    /// - Returns: The view and its scene.
    /// - Throws: `CommandError` where there is none, or more than one.
    func view(_ name: String) throws -> (scene: Scene, view: ViewID) {
        let found = try views(name)
        if found.count > 1 {
            let ids = found.map(\.view.rawValue)
            throw CommandError.severalViews(name, file: file, ids: ids, scenes: found.map(\.scene.id.rawValue))
        }
        return found[0]
    }

    /// The views of an id, or else of an accessibility identifier, a label or a text, at least one.
    ///
    /// - Parameter name: What somebody calls them.
    /// - Returns: The views and their scenes.
    /// - Throws: `CommandError` where there is none.
    func views(_ name: String) throws -> [(scene: Scene, view: ViewID)] {
        let found = scenes.flatMap { scene in
            scene.layout.views(called: name).map { (scene: scene, view: $0.view.id) }
        }
        guard !found.isEmpty else {
            throw CommandError.unknownView(name, file: file, known: scenes.flatMap(\.layout.viewNames))
        }
        return found
    }
}

extension CommandSettings {
    /// Checks that some of the scenes have the view that is selected.
    ///
    /// - Throws: `CommandError` where none has.
    func checkSelection(in scenes: [Scene], of file: String) throws {
        if let selectedView = picture.selectedView { _ = try ViewSelection(scenes, file: file).views(selectedView) }
    }

    /// Checks that some of the scenes have the view that is selected, and lays them out for it where there is one.
    ///
    /// A scene that cannot be laid out may have it: that is reported when it is drawn.
    ///
    /// - Throws: `CommandError` where none has.
    @MainActor
    func checkSelection(in scenes: [SceneReference]) throws {
        guard picture.selectedView != nil, let first = scenes.first else { return }
        let made = scenes.compactMap { try? $0.make(overrides) }
        if made.count == scenes.count { try checkSelection(in: made, of: first.source.file) }
    }
}
