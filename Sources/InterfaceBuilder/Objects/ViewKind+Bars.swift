import Foundation
import KeylineVocabulary
import UIKitLayout

extension ViewKind {
    static func makeNavigationBar(_ reading: ViewReading, _ kind: InterfaceClass) -> UIView {
        let bar = reading.read(kind, as: UINavigationBar.self) { UINavigationBar() }
        bar.titleTextAttributes = titleAttributes("titleTextAttributes", reading)
        bar.largeTitleTextAttributes = titleAttributes("largeTitleTextAttributes", reading)
        let items = reading.element.child("items")?.children.filter { $0.name == "navigationItem" } ?? []
        if !items.isEmpty {
            bar.items = items.map { element in
                let item = UINavigationItem(title: "")
                reading.builder.configure(item, element)
                return item
            }
        }
        return bar
    }

    private static func titleAttributes(_ key: String, _ reading: ViewReading) -> [NSAttributedString.Key: Any]? {
        guard let element = reading.element.child("textAttributes", key: key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.foregroundColor] = reading.values.color("textColor", of: element)
        attributes[.font] = reading.values.font(of: element)
        return attributes.isEmpty ? nil : attributes
    }

    static func makeToolbar(_ reading: ViewReading, _ kind: InterfaceClass) -> UIView {
        let bar = reading.read(kind, as: UIToolbar.self) { UIToolbar() }
        if let items = reading.element.child("items") { bar.items = reading.builder.barButtonItems(items) }
        return bar
    }

    static func makeTabBar(_ reading: ViewReading, _ kind: InterfaceClass) -> UIView {
        let bar = reading.read(kind, as: UITabBar.self) { UITabBar() }
        let items = reading.element.child("items")?.children.filter { $0.name == "tabBarItem" } ?? []
        if !items.isEmpty { bar.items = items.map(reading.builder.makeTabBarItem) }
        return bar
    }
}
