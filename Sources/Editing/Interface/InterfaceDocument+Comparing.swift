public import Foundation
public import KeylineScenes

extension InterfaceDocument {
    /// The bytes of an edit that changes nothing: every tag, text and space written again where it was read.
    public var unchanged: [UInt8] {
        var edits = ByteEdits()
        for element in markup.elements {
            edits.replace(element.startTag, with: String(decoding: markup.bytes[element.startTag], as: UTF8.self))
            guard let end = element.endTag else { continue }
            edits.replace(end, with: String(decoding: markup.bytes[end], as: UTF8.self))
        }
        return edits.applied(to: bytes)
    }

    /// The ids of the views, in the order of the document.
    public var viewIDs: [String] { order }

    /// The ids of the views of a scene, in the order of the document.
    ///
    /// - Parameter scene: The id of a storyboard's scene, of its controller, or of a view at the top of a XIB.
    /// - Returns: The ids.
    public func views(inScene scene: SceneID) -> [String] {
        if isLayoutFile { return order }
        let id = scene.rawValue
        guard let outer = markup.elements.first(where: { $0["sceneID"] == id || $0.id == id })?.range else { return [] }
        return order.filter { views[$0].map { outer.contains(markup[$0.element].startTag.lowerBound) } ?? false }
    }

    /// The scenes that describe some views.
    func scenes(of source: any SceneSource, describing views: [String]) -> Set<SceneID> {
        let ids = source.scenes.map(\.id)
        guard ids.count > 1 else { return Set(ids) }
        return Set(ids.filter { !Set(self.views(inScene: $0)).isDisjoint(with: views) })
    }

    /// The sizes that the document records of the pictures that it names, in points.
    public var pictureSizes: [String: CGSize] {
        var sizes: [String: CGSize] = [:]
        for element in markup.elements where element.name == "image" && element["catalog"] == nil {
            guard let name = element["name"], let width = element["width"].flatMap(Double.init),
                let height = element["height"].flatMap(Double.init)
            else { continue }
            sizes[name] = CGSize(width: width, height: height)
        }
        return sizes
    }

    /// The ids of a view and of those beside it in the view around, in the order of the document.
    public func siblings(of view: String) -> [String] {
        guard let parent = views[view]?.parent else { return [view] }
        return views[parent]?.children ?? []
    }

    /// The ids of the constraints, in the order of the document.
    public var constraintIDs: [String] { constraints.map(\.id) }

    /// The frame that the document stores for a view that constraints place, in points; nil where it stores none.
    public func storedFrame(of view: String) -> CGRect? {
        guard let own = views[view], own.usesConstraints else { return nil }
        return own.frame
    }

    /// The bytes without a constraint, and without what is connected to it.
    public func removing(constraint id: String) -> [UInt8] {
        var editor = InterfaceEditor(self)
        for constraint in constraints where constraint.id == id { editor.remove(constraint) }
        return editor.bytes()
    }

    /// Whether one of the constraints asks for what another document's constraint asks for, whichever of its sides is written first.
    public func has(constraintLike id: String, of other: InterfaceDocument) -> Bool {
        guard let wanted = other.constraints.first(where: { $0.id == id }) else { return false }
        return constraints.contains { $0.asksTheSame(as: wanted) }
    }
}
