import KeylineMarkup
import KeylineVocabulary

/// The differences between size classes, which layout files say too.
extension SceneConverter {
    /// Whether a view or constraint is there, for all size classes and for some.
    struct Presence {
        var isInstalled = true
        var variations: [(sizeClasses: SizeClassKey, isInstalled: Bool)] = []
    }

    /// The presence of a member of a view's collection, `subviews` or `constraints`.
    func presence(of member: String, in collection: String, of holder: InterfaceView) -> Presence {
        var presence = Presence()
        guard keepsVariations else { return presence }
        for variation in document.markup.children(of: holder.element, named: "variation") {
            let masks = document.markup.children(of: variation, named: "mask").filter {
                document.markup[$0].key == collection
            }
            let changes = masks.flatMap { document.markup[$0].children }
            guard let change = changes.last(where: { document.markup[$0]["reference"] == member }) else { continue }
            let isInstalled = document.markup[change].name == "include"
            let key = SizeClassKey(document.markup[variation].key ?? "")
            if key.layoutText != nil {
                presence.variations.append((key, isInstalled))
            } else if key.specificity == 0 {
                presence.isInstalled = isInstalled
            }
        }
        return presence
    }

    /// The presence and the properties of a view in some size classes.
    func variations(
        of view: InterfaceView, besides properties: [ConvertedScene.Property], without others: Set<String>
    ) -> [ConvertedScene.Variation] {
        guard keepsVariations else { return [] }
        var variations: [ConvertedScene.Variation] = []
        for index in document.markup.children(of: view.element, named: "variation") {
            let key = SizeClassKey(document.markup[index].key ?? "")
            guard key.layoutText != nil else { continue }
            var reader = PropertyConverter(document, view, form, variations: [index])
            let different = reader.properties.filter { property in
                let usual = properties.first { $0.name == property.name }
                return !others.contains(property.name)
                    && usual.map(ConvertedScene.text) != ConvertedScene.text(of: property)
            }
            if !different.isEmpty { variations.append(.init(sizeClasses: key, properties: different)) }
        }
        let parent = view.parent.flatMap { document.views[$0] }
        let presence = parent.map { self.presence(of: view.id, in: "subviews", of: $0) } ?? Presence()
        return Self.adding(presence, to: variations)
    }

    /// The presence and the constants of a constraint in some size classes.
    func variations(of constraint: InterfaceConstraint, _ presence: Presence) -> [ConvertedScene.Variation] {
        guard keepsVariations, let element = constraint.element else { return [] }
        let constants = document.markup.children(of: element, named: "variation").compactMap {
            index -> ConvertedScene.Variation? in
            let key = SizeClassKey(document.markup[index].key ?? "")
            guard key.layoutText != nil, let constant = document.markup[index]["constant"].flatMap(Double.init) else {
                return nil
            }
            return .init(sizeClasses: key, constant: constant)
        }
        return Self.adding(presence, to: constants)
    }

    private static func adding(
        _ presence: Presence, to variations: [ConvertedScene.Variation]
    ) -> [ConvertedScene.Variation] {
        var result = variations
        for (key, isInstalled) in presence.variations {
            if let index = result.firstIndex(where: { $0.sizeClasses == key }) {
                result[index].isInstalled = isInstalled
            } else {
                result.append(.init(sizeClasses: key, isInstalled: isInstalled))
            }
        }
        return result
    }

    /// Whether the layout file says all that a variation does.
    func isCarriedVariation(_ index: Int) -> Bool {
        let markup = document.markup
        guard keepsVariations, let parent = markup[index].parent else { return false }
        let key = SizeClassKey(markup[index].key ?? "")
        let attributes = markup[index].attributes.filter { $0.name != "key" }
        let values = markup[index].children.filter { markup[$0].name != "mask" }
        if markup[parent].name == "constraint" {
            return key.layoutText != nil && values.isEmpty && attributes.allSatisfy { $0.name == "constant" }
        }
        guard let view = markup[parent].id.flatMap({ document.views[$0] }), view.element == parent,
            names[view.id] != nil
        else { return false }
        guard key.layoutText != nil else { return key.specificity == 0 && attributes.isEmpty && values.isEmpty }
        let rows = type(of: view) == nil ? InterfaceClass.everyView : view.row?.allProperties ?? []
        let areSaid = attributes.allSatisfy { attribute in
            attribute.name.hasSuffix("Priority")
                || rows.contains { $0.isRead(from: attribute.name, at: "") && $0.isInLayoutFiles(attribute.value) }
        }
        return areSaid
            && values.allSatisfy { value in
                let name = markup[value].key ?? ""
                // The frames of views that constraints place follow from these.
                if name == "frame" { return view.usesConstraints && !markup[view.element].isYes("fixedFrame") }
                return rows.contains { $0.isRead(from: name, at: "") && $0.isInLayoutFiles(nil) }
            }
    }
}
