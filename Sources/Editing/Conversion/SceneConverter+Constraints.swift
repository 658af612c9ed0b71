import KeylineScenes

extension SceneConverter {
    /// A constraint between views that are converted; nil, and a loss, for any other.
    mutating func equation(_ constraint: InterfaceConstraint) -> ConvertedScene.Equation? {
        guard let constant = constant(of: constraint) else { return nil }
        if constraint.isPlaceholder {
            constraint.element.map { lose("that a constraint is removed at build time", at: $0) }
        }
        guard let first = place(constraint.first) else {
            constraint.element.map { lose("a constraint to a view that is not converted", at: $0) }
            return nil
        }
        let second = constraint.second.flatMap(place)
        if constraint.second != nil, second == nil {
            constraint.element.map { lose("a constraint to a guide that is not converted", at: $0) }
            return nil
        }
        var equation = ConvertedScene.Equation(
            first: first, relation: constraint.relation, second: second, multiplier: constraint.multiplier.value,
            constant: constant, priority: max(constraint.priority, 1), identifier: constraint.identifier,
            location: constraint.element.map { document.markup.location(of: $0) })
        if let holder = document.views[constraint.holder] {
            let presence = self.presence(of: constraint.id, in: "constraints", of: holder)
            equation.isInstalled = presence.isInstalled
            equation.variations = variations(of: constraint, presence)
        }
        return equation
    }

    /// The constant in the scene's size classes; nil for a constraint that they leave out.
    private func constant(of constraint: InterfaceConstraint) -> Double? {
        guard let element = constraint.element, !keepsVariations else { return constraint.constant }
        let varies =
            document.markup.child(of: element, named: "variation") != nil
            || (document.views[constraint.holder].map {
                document.markup.child(of: $0.element, named: "variation") != nil
            } ?? false)
        return varies ? measures.constant(atLine: document.markup[element].line) : constraint.constant
    }

    /// Whether the scene's size classes leave a view out.
    func isLeftOut(_ id: String) -> Bool {
        guard !keepsVariations, measures[id] == nil,
            let parent = document.views[id]?.parent.flatMap({ document.views[$0] })
        else {
            return false
        }
        return document.markup.child(of: parent.element, named: "variation") != nil
    }

    private static let guideNames = [
        "safeArea": "safeArea", "layoutMargins": "margins", "readableContent": "readable", "keyboard": "keyboard",
        "contentLayoutGuide": "content", "frameLayoutGuide": "frame",
    ]

    private func place(_ side: InterfaceConstraint.Side) -> ConvertedScene.Equation.Place? {
        guard let view = document.view(of: side.item), let name = names[view] else { return nil }
        var guide = String?.none
        var attribute = side.attribute
        if side.item != view {
            guard let key = document.views[view]?.guides.first(where: { $0.value == side.item })?.key else {
                return nil
            }
            switch (key, attribute) {
            case ("top", "bottom"):
                guide = "safeArea"
                attribute = "top"
            case ("bottom", "top"):
                guide = "safeArea"
                attribute = "bottom"
            case ("top", _), ("bottom", _): guide = nil
            default:
                guard let name = Self.guideNames[key] ?? guideNames[side.item] else { return nil }
                guide = name
            }
        }
        if attribute.hasSuffix("Margin") {
            guide = "margins"
            attribute = String(attribute.dropLast(6))
        }
        if attribute.hasSuffix("WithinMargins") {
            guide = "margins"
            attribute = String(attribute.prefix(7))
        }
        if attribute == "baseline" { attribute = "lastBaseline" }
        return .init(name: name, guide: guide, attribute: attribute)
    }

    /// What a document says beyond layout.
    mutating func noteBehaviour(in scene: SceneID) {
        guard
            let outer = document.markup.elements.first(where: {
                $0["sceneID"] == scene.rawValue || $0.id == scene.rawValue
            })?
            .range
        else { return }
        let words = [
            "outlet": "an outlet", "action": "an action", "segue": "a segue",
            "outletCollection": "an outlet collection",
            "userDefinedRuntimeAttribute": "a runtime attribute", "variation": "what differs between size classes",
        ]
        for index in document.markup.elements.indices {
            let element = document.markup[index]
            guard outer.contains(element.startTag.lowerBound), !isCarriedRuntimeAttribute(index) else { continue }
            let gesture = element.name.hasSuffix("GestureRecognizer") ? "a gesture" : nil
            guard let word = words[element.name] ?? gesture, !isCarriedVariation(index) else { continue }
            lose(word + ((element["property"] ?? element["keyPath"]).map { " \"\($0)\"" } ?? ""), at: index)
        }
    }

    /// Whether a runtime attribute sets a property of a layer that the form has.
    private func isCarriedRuntimeAttribute(_ index: Int) -> Bool {
        let markup = document.markup
        guard markup[index].name == "userDefinedRuntimeAttribute", let row = document.layerProperty(of: index),
            let view = markup[index].parent.flatMap({ markup[$0].parent }).flatMap({ markup[$0].id }),
            names[view] != nil
        else { return false }
        return form == .code || row.isInLayoutFiles
    }
}
