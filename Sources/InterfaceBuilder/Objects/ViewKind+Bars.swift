import UIKitLayout

@MainActor
extension ViewKind {
    static func makeNavigationBar(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let values = reading.values
        let bar = reading.made { UINavigationBar() }
        bar.prefersLargeTitles = element.isYes("largeTitles")
        bar.isTranslucent = element.flag("translucent") ?? true
        bar.barStyle = element.word("barStyle", in: barStyles) ?? .default
        bar.barTintColor = values.color("barTintColor", of: element)
        bar.titleTextAttributes = titleAttributes("titleTextAttributes", reading)
        bar.largeTitleTextAttributes = titleAttributes("largeTitleTextAttributes", reading)
        let items = element.child("items")?.children.filter { $0.name == "navigationItem" } ?? []
        if !items.isEmpty {
            bar.items = items.map { element in
                let item = UINavigationItem(title: "")
                reading.builder.configure(item, element)
                return item
            }
        }
        return bar
    }

    private static let barStyles: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]

    private static func titleAttributes(_ key: String, _ reading: ViewReading) -> [NSAttributedString.Key: Any]? {
        guard let element = reading.element.child("textAttributes", key: key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.foregroundColor] = reading.values.color("textColor", of: element)
        attributes[.font] = reading.values.font(of: element)
        return attributes.isEmpty ? nil : attributes
    }

    static func makeToolbar(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let values = reading.values
        let bar = reading.made { UIToolbar() }
        bar.isTranslucent = element.flag("translucent") ?? true
        bar.barStyle = element.word("barStyle", in: barStyles) ?? .default
        bar.barTintColor = values.color("barTintColor", of: element)
        if let items = element.child("items") { bar.items = reading.builder.barButtonItems(items) }
        return bar
    }

    static func makeTabBar(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let values = reading.values
        let bar = reading.made { UITabBar() }
        bar.isTranslucent = element.flag("translucent") ?? true
        bar.barStyle = element.word("barStyle", in: barStyles) ?? .default
        bar.barTintColor = values.color("barTintColor", of: element)
        bar.unselectedItemTintColor = values.color("unselectedItemTintColor", of: element)
        let items = element.child("items")?.children.filter { $0.name == "tabBarItem" } ?? []
        if !items.isEmpty { bar.items = items.map(reading.builder.makeTabBarItem) }
        return bar
    }
}
