import KeylineScenes

extension IBDocument {
    /// The scenes in the order of the document.
    func makeScenes() -> [IBScene] {
        switch kind {
        case .storyboard:
            (root.child("scenes")?.children ?? []).flatMap { scene in
                makeScenes(of: scene.child("objects")?.children ?? [], sceneID: scene["sceneID"])
            }
        case .xib: makeScenes(of: root.child("objects")?.children ?? [], sceneID: nil)
        }
    }

    /// A storyboard's scene is known by its controller; views beside it are scenes of their own.
    private func makeScenes(of objects: [IBElement], sceneID: String?) -> [IBScene] {
        let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }?["customClass"]
        var isFirst = true
        return objects.compactMap { element in
            guard let kind = sceneKind(of: element), let id = element.id else { return nil }
            defer { isFirst = false }
            let isMain = kind == .controller && isFirst
            return IBScene(
                id: SceneID(isMain ? sceneID ?? id : id),
                names: names(of: element, also: [isMain && sceneID != nil ? id : nil, isFirst ? owner : nil]),
                kind: kind, element: element, environment: environment(of: element, kind))
        }
    }

    /// What people call a scene, the name that they would know it by first.
    private func names(of element: IBElement, also others: [String?]) -> [String] {
        let bar = element.child("navigationItem", key: "navigationItem")?["title"]
        let own = [
            element["storyboardIdentifier"], element["title"], bar, element["userLabel"], element["customClass"],
        ]
        var seen: Set<String> = []
        return (own + others).compactMap { $0 }.filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    /// What an object at the top of a scene or XIB is; nil for one that shows nothing.
    private func sceneKind(of element: IBElement) -> IBScene.Kind? {
        if ElementRoles.isController(element) { return .controller }
        return ViewKind.isView(element) ? .view : nil
    }
}
