import KeylineVocabulary

extension InterfaceDocument {
    /// The size classes in which something of a layout file differs, in the order of the file.
    func variedSizeClasses(of mapping: LayoutFileRanges.View) -> [String] {
        layout?.variations(of: mapping)?.mapping.entries.map(\.key) ?? []
    }

    /// The size classes in which an element of a document differs, or is there or not.
    ///
    /// - Parameters:
    ///   - element: The view's or constraint's element.
    ///   - id: Its object id.
    ///   - collection: `subviews` or `constraints`, the list that has it.
    ///   - holder: The element of the view around.
    /// - Returns: Such as `width=regular`, in the order of the document.
    func variedSizeClasses(of element: Int, _ id: String, in collection: String, of holder: Int?) -> [String] {
        let variations = markup.children(of: element, named: "variation")
        let around = holder.map { markup.children(of: $0, named: "variation") } ?? []
        let masking = around.filter { variation in
            markup.children(of: variation, named: "mask").filter { markup[$0].key == collection }
                .flatMap { markup[$0].children }.contains { markup[$0]["reference"] == id }
        }
        let classes = (variations + masking).compactMap { SizeClassKey(markup[$0].key ?? "").layoutText }
        return classes.reduce(into: []) { known, text in if !known.contains(text) { known.append(text) } }
    }
}

extension ViewInspector {
    /// The size classes in which the view differs, such as `width=regular`.
    public var variedSizeClasses: [String] {
        if document.isLayoutFile { return mapping.map(document.variedSizeClasses(of:)) ?? [] }
        guard let inspected = document.views[view] else { return [] }
        let holder = inspected.parent.flatMap { document.views[$0]?.element }
        return document.variedSizeClasses(of: inspected.element, view, in: "subviews", of: holder)
    }
}

extension ConstraintInspector {
    /// The size classes in which the constraint differs, such as `width=regular`.
    public var variedSizeClasses: [String] {
        if let statement = document.statement(of: constraint) {
            return document.variedSizeClasses(of: statement.mapping)
        }
        guard let element = constraint.element else { return [] }
        let holder = document.views[constraint.holder]?.element
        return document.variedSizeClasses(of: element, constraint.id, in: "constraints", of: holder)
    }

    /// The attributes that can be changed, with the values that some size classes have.
    ///
    /// - Parameter variation: The size classes; nil for the values of all.
    /// - Returns: The values, with `installed` where the size classes say it themselves.
    public func values(in variation: SizeClassVariation?) -> [ViewInspector.Value] {
        let varied = variation.map { values(for: $0) }?.filter { !$0.value.isEmpty } ?? []
        let shared = values
        let others = varied.filter { value in !shared.contains { $0.name == value.name } }
        return shared.map { value in varied.first { $0.name == value.name } ?? value } + others
    }
}
