import KeylineScenes

/// Deletes views and single constraints, as Interface Builder does.
@MainActor
public struct DeleteTool {
    private let document: InterfaceDocument
    private let open: DocumentRepair.Opener

    /// Prepares the tool for a document.
    public init(_ document: InterfaceDocument, open: @escaping DocumentRepair.Opener) {
        self.document = document
        self.open = open
    }

    /// The document without some views and constraints.
    ///
    /// With a view go the views inside it, every constraint that names one of them, the connections to them, and the gesture recognizers and
    /// pictures that nothing else uses. A view that loses its last constraint keeps the frame that it has, as a prototype.
    ///
    /// - Parameter names: Views by id, label or text, and constraints as `ConstraintInspector` knows them.
    /// - Returns: The new bytes.
    /// - Throws: `EditingError` for a name that neither has or several have, or the view of a whole scene; what laying out throws.
    public func bytes(deleting names: [String]) throws -> [UInt8] {
        var views: Set<String> = []
        var constraints: Set<InterfaceConstraint> = []
        for name in names {
            if document.views[name] == nil, let constraint = try document.constraint(named: name) {
                constraints.insert(constraint)
            } else {
                views.insert(try deletable(document.view(named: name)))
            }
        }
        let gone = Set(document.order.filter { view in document.chain(view).contains(where: views.contains) })
        constraints.formUnion(
            document.constraints.filter { $0.items.contains { document.view(of: $0).map(gone.contains) ?? false } })
        var editor = InterfaceEditor(document)
        constraints.forEach { editor.remove($0) }
        for view in document.order where views.contains(view) { editor.removeView(view) }
        for element in unneeded(without: gone) { editor.removeObject(element) }
        try keepFrames(of: unconstrained(without: constraints, gone), in: &editor)
        return editor.bytes()
    }

    private func deletable(_ view: String) throws(EditingError) -> String {
        guard document.views[view]?.parent != nil, !document.isControllersView(view) else {
            throw .impossible(
                reason: "\"\(view)\" is the view of a whole scene", location: document.location(of: view),
                hint: "delete the views inside it")
        }
        return view
    }

    /// The views that lose the last constraint that names them.
    private func unconstrained(without removed: Set<InterfaceConstraint>, _ gone: Set<String>) -> [String] {
        let kept = document.constraints.filter { !removed.contains($0) }
        let before = Set(removed.flatMap(\.items).compactMap(document.view(of:)))
        let after = Set(kept.flatMap(\.items).compactMap(document.view(of:)))
        return document.order.filter { id in
            guard let view = document.views[id], before.contains(id), !after.contains(id) else { return false }
            return !gone.contains(id) && view.usesConstraints && !view.isArranged && view.parent != nil
        }
    }

    private func keepFrames(of views: [String], in editor: inout InterfaceEditor) throws {
        guard !views.isEmpty else { return }
        let repair = DocumentRepair(document, open: open)
        let geometry = document.isLayoutFile ? try repair.canvas() : nil
        for view in views { editor.setFixedFrame(true, of: view, at: geometry.flatMap { repair.frame(of: view, $0) }) }
    }

    /// The gesture recognizers that only deleted views are connected to, and the pictures and colours that only they show.
    private func unneeded(without gone: Set<String>) -> [Int] {
        guard !document.isLayoutFile else { return [] }
        let markup = document.markup
        let roots = Set(gone.compactMap { document.views[$0]?.element })
        let inside = roots.union(markup.descendants(of: roots))
        let outside = Set(markup.elements.indices).subtracting(inside)
        func destinations(_ elements: Set<Int>) -> Set<String> {
            Set(elements.filter { markup[$0].name == "outletCollection" }.compactMap { markup[$0]["destination"] })
        }
        let connected = destinations(inside)
        let recognizers = connected.isEmpty ? [] : connected.subtracting(destinations(outside))
        let resources = Set(
            markup.root.flatMap { markup.child(of: $0, named: "resources") }.map { markup[$0].children } ?? [])
        let named = Set(resources.compactMap { markup[$0]["name"] }).intersection(values(of: inside))
        let shown = named.isEmpty ? [] : named.subtracting(values(of: outside))
        guard !recognizers.isEmpty || !shown.isEmpty else { return [] }
        return markup.elements.indices.filter { index in
            let element = markup[index]
            if resources.contains(index) { return element["name"].map(shown.contains) ?? false }
            return element.name.hasSuffix("GestureRecognizer") && element.id.map(recognizers.contains) ?? false
        }
    }

    /// The values of all attributes outside the list of resources, which only names them.
    private func values(of elements: Set<Int>) -> Set<String> {
        let markup = document.markup
        let used = elements.filter { index in
            !markup.ancestors(of: index).contains { markup[$0].name == "resources" }
        }
        return Set(used.flatMap { markup[$0].attributes.map(\.value) })
    }
}
