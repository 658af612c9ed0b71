/// Tells the elements that stand for controllers from the others.
enum ElementRoles {
    /// Whether the element is a controller that has a view.
    static func isController(_ element: IBElement) -> Bool {
        element["sceneMemberID"] == "viewController" && element.name != "viewControllerPlaceholder"
            || controllers.contains(element.name)
    }

    private static let controllers: Set<String> = [
        "viewController", "tableViewController", "collectionViewController", "navigationController",
        "tabBarController", "splitViewController", "pageViewController", "glkViewController",
        "avPlayerViewController", "hostingController",
    ]
}
