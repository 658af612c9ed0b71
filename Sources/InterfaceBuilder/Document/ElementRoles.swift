/// Tells the elements that stand for views and controllers from the others.
enum ElementRoles {
    /// What an object at the top of a scene or XIB is; nil for one that shows nothing.
    static func sceneKind(of element: IBElement) -> IBScene.Kind? {
        if isController(element) { return .controller }
        return isView(element) ? .view : nil
    }

    /// Whether the element is a controller that has a view.
    static func isController(_ element: IBElement) -> Bool {
        element["sceneMemberID"] == "viewController" && element.name != "viewControllerPlaceholder"
            || controllers.contains(element.name)
    }

    /// Whether the element is a view: it says where it lies, or it is of a kind that always is one.
    static func isView(_ element: IBElement) -> Bool {
        guard !element.name.hasSuffix("Placeholder"), !isController(element) else { return false }
        return element.child("rect", key: "frame") != nil || element.child("frame", key: "frame") != nil
            || isAlwaysView(element)
    }

    /// Whether the element is a view of a kind that Keyline knows.
    static func isKnownView(_ element: IBElement) -> Bool { isAlwaysView(element) && isView(element) }

    private static let controllers: Set<String> = [
        "viewController", "tableViewController", "collectionViewController", "navigationController",
        "tabBarController", "splitViewController", "pageViewController", "glkViewController",
        "avPlayerViewController", "hostingController",
    ]

    /// Whether the element's name alone makes it a view.
    private static func isAlwaysView(_ element: IBElement) -> Bool {
        ViewKind(rawValue: element.name)?.mayLackFrame ?? false
    }
}
