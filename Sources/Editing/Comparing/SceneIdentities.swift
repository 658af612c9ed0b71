import KeylineMarkup

/// The scenes of two versions of a storyboard that are the same although their ids differ, as pasted scenes have other ones.
public enum SceneIdentities {
    /// Pairs scenes with an id that only one version has: first by the controller's id, then by its storyboard identifier, then by equal content.
    ///
    /// - Parameters:
    ///   - old: The bytes of the older version.
    ///   - new: The bytes of the newer version.
    ///   - file: The name of the file, for errors.
    /// - Returns: The newer ids by the older ones; none where a version cannot be read.
    public static func renames(from old: [UInt8], to new: [UInt8], file: String) -> [String: String] {
        guard let before = scenes(old, file), let after = scenes(new, file) else { return [:] }
        let kept = Set(before.map(\.id)).intersection(after.map(\.id))
        var lost = before.filter { !kept.contains($0.id) }
        var added = after.filter { !kept.contains($0.id) }
        var result: [String: String] = [:]
        for key in [\Scene.controller, \.identifier, \.content] {
            for scene in lost {
                guard let value = scene[keyPath: key] else { continue }
                let partners = added.filter { $0[keyPath: key] == value }
                // Two that are alike cannot be told apart.
                guard let partner = partners.first, partners.count == 1,
                    lost.count(where: { $0[keyPath: key] == value }) == 1
                else { continue }
                result[scene.id] = partner.id
                added.removeAll { $0.id == partner.id }
            }
            lost.removeAll { result[$0.id] != nil }
        }
        return result
    }

    private struct Scene {
        let id: String
        let controller: String?
        let identifier: String?
        let content: String?
    }

    private static func scenes(_ bytes: [UInt8], _ file: String) -> [Scene]? {
        guard let markup = (try? InterfaceDocument(bytes, file: file))?.markup else { return nil }
        return markup.elements.indices.compactMap { index in
            guard markup[index].name == "scene" else { return nil }
            let objects = markup[index].children.filter { markup[$0].name == "objects" }.flatMap { markup[$0].children }
            let controller = objects.first { markup[$0]["sceneMemberID"] == "viewController" } ?? objects.first
            guard let controller, let id = markup[index]["sceneID"] ?? markup[controller].id else { return nil }
            return Scene(
                id: id, controller: markup[controller].id, identifier: markup[controller]["storyboardIdentifier"],
                content: content(of: controller, in: markup))
        }
    }

    /// Attributes that name objects.
    private static let names: Set<String> = [
        "id", "sceneID", "destination", "firstItem", "secondItem", "target", "userLabel",
    ]

    /// Everything that an element and those inside say, without the ids of objects.
    private static func content(of index: Int, in markup: Markup) -> String {
        let element = markup[index]
        let attributes = element.attributes.filter { !names.contains($0.name) }.map { "\($0.name)=\($0.value)" }
            .sorted()
        return "<\(element.name) \(attributes.joined(separator: " "))>\(element.text.filter { !$0.isWhitespace })"
            + element.children.map { content(of: $0, in: markup) }.joined() + "</>"
    }
}
