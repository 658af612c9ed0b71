extension IBDocument {
    /// The id of the object that an element describes or is a part of, such as the button of a `state`; nil for an element of another
    /// document.
    func objectID(around element: IBElement) -> String? {
        var waiting: [(element: IBElement, id: String?)] = [(root, nil)]
        while let (next, id) = waiting.popLast() {
            let nearest = next.id ?? id
            // Elements of a size class are copies.
            if next === element || next.location == element.location { return nearest }
            waiting += next.children.map { ($0, nearest) }
        }
        return nil
    }

    /// The controller whose content is seen where a controller is shown: that inside a container, or the controller itself.
    ///
    /// - Parameter controller: A controller or a reference to one in another storyboard.
    /// - Returns: The innermost one that this document has.
    func shownController(of controller: IBElement) -> IBElement {
        var shown = controller
        var visited: Set<String> = []
        while visited.insert(shown.id ?? "").inserted, let inner = contained(in: shown).first { shown = inner }
        return shown
    }

    /// The controllers that a container shows, in its order; none for any other controller.
    func contained(in controller: IBElement) -> [IBElement] {
        switch controller.name {
        case "navigationController": destinations(of: controller, relationships: ["rootViewController"])
        case "tabBarController": destinations(of: controller, relationships: ["viewControllers"])
        case "splitViewController":
            destinations(of: controller, relationships: ["masterViewController", "detailViewController"])
        default: []
        }
    }

    private func destinations(of controller: IBElement, relationships: [String]) -> [IBElement] {
        let segues = controller.child("connections")?.children.filter { $0["kind"] == "relationship" } ?? []
        return relationships.flatMap { relationship in
            segues.filter { $0["relationship"] == relationship }.compactMap { segue in
                segue["destination"].flatMap { objects[$0] }
            }
        }
    }

    /// The controller that a reference in another storyboard means.
    ///
    /// - Parameter identifier: The storyboard identifier; nil for the controller that the storyboard shows first.
    /// - Returns: The controller; nil where there is none.
    func controller(identifier: String?) -> IBElement? {
        guard let identifier else { return initialController }
        return elements.first { ElementRoles.isController($0) && $0["storyboardIdentifier"] == identifier }
    }
}
