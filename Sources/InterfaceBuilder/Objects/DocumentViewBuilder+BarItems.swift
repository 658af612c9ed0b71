import KeylineGraphics
import UIKitLayout

extension DocumentViewBuilder {
    /// Gives a controller what bars show for it.
    func addBarItems(to controller: UIViewController, of element: IBElement) {
        if let item = element.child("navigationItem", key: "navigationItem") {
            configure(controller.navigationItem, item)
        }
        addTabBarItem(to: controller, of: element)
        if let items = element.child("toolbarItems") { controller.toolbarItems = barButtonItems(items) }
    }

    /// Gives an item of a navigation bar what an element says.
    func configure(_ item: UINavigationItem, _ element: IBElement) {
        register(item, element)
        item.source.id = element.id.map { ViewID($0) }
        item.source.path = open.path
        item.source.location = element.location
        item.title = values.text("title", of: element) ?? item.title
        item.prompt = values.text("prompt", of: element)
        item.hidesBackButton = element.isYes("hidesBackButton")
        if let mode = element.word("largeTitleDisplayMode", in: Self.titleModes) { item.largeTitleDisplayMode = mode }
        item.leftBarButtonItems = items("left", of: element)
        item.rightBarButtonItems = items("right", of: element)
        item.backBarButtonItem = element.child("barButtonItem", key: "backBarButtonItem").map(makeBarButtonItem)
        if let view = element.value(of: "titleView"), ViewKind.isView(view) { item.titleView = makeView(view) }
    }

    private static let titleModes: [String: UINavigationItem.LargeTitleDisplayMode] = [
        "automatic": .automatic, "always": .always, "never": .never,
    ]

    /// The buttons of one side, of which a document names one or several.
    private func items(_ side: String, of element: IBElement) -> [UIBarButtonItem]? {
        if let several = element.child(side + "BarButtonItems") { return barButtonItems(several) }
        return element.child("barButtonItem", key: side + "BarButtonItem").map { [makeBarButtonItem($0)] }
    }

    func barButtonItems(_ element: IBElement) -> [UIBarButtonItem] {
        element.children.filter { $0.name == "barButtonItem" }.map(makeBarButtonItem)
    }

    func makeBarButtonItem(_ element: IBElement) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        register(item, element)
        item.source.id = element.id.map { ViewID($0) }
        item.source.path = open.path
        item.source.label = element["userLabel"]
        item.source.location = element.location
        item.systemItem = element.word("systemItem", in: Self.systemItems)
        item.title = values.text("title", of: element)
        item.image = values.image(of: element)
        item.style = element.word("style", in: Self.itemStyles) ?? .plain
        item.isEnabled = element.flag("enabled") ?? true
        item.width = element.number("width") ?? 0
        item.tag = element.integer("tag") ?? 0
        item.tintColor = values.color("tintColor", of: element)
        if let view = element.value(of: "customView"), ViewKind.isView(view) { item.customView = makeView(view) }
        return item
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = Dictionary(
        uniqueKeysWithValues: UIBarButtonItem.SystemItem.allCases.map { ("\($0)", $0) })

    private static let itemStyles: [String: UIBarButtonItem.Style] = [
        "plain": .plain, "bordered": .plain, "done": .done,
    ]

    /// Gives a controller what a bar of tabs shows for it.
    func addTabBarItem(to controller: UIViewController, of element: IBElement) {
        guard let item = element.child("tabBarItem", key: "tabBarItem") else {
            if controller.title == nil, controller.tabBarItem.title == nil {
                controller.tabBarItem.title = values.text("title", of: element)
            }
            return
        }
        controller.tabBarItem = makeTabBarItem(item)
    }

    func makeTabBarItem(_ element: IBElement) -> UITabBarItem {
        let item = UITabBarItem()
        register(item, element)
        item.source.id = element.id.map { ViewID($0) }
        item.source.path = open.path
        item.source.location = element.location
        item.systemItem = element.word("systemItem", in: Self.systemTabs)
        item.title = values.text("title", of: element)
        item.image = values.image(of: element)
        item.selectedImage = values.image("selectedImage", of: element)
        item.badgeValue = values.text("badgeValue", of: element)
        item.badgeColor = values.color("badgeColor", of: element)
        item.isEnabled = element.flag("enabled") ?? true
        item.tag = element.integer("tag") ?? 0
        return item
    }

    private static let systemTabs: [String: UITabBarItem.SystemItem] = Dictionary(
        uniqueKeysWithValues: UITabBarItem.SystemItem.allCases.map { ("\($0)", $0) })
}
