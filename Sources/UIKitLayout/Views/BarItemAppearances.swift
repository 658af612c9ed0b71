import Foundation

// Items of bars are no views: what is shared by all of them is looked up where a bar draws one that has nothing of its own.

extension UIBarButtonItem: UIAppearanceContainer {
    /// The look of all buttons of bars: attributes of titles, pictures behind them and the tint colour.
    public static func appearance() -> UIBarButtonItem {
        BarItemAppearances.prototype(containers: [], make: UIBarButtonItem.init)
    }

    /// The look of the buttons of bars that are inside views, or views of controllers, the innermost first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem {
        BarItemAppearances.prototype(containers: containerTypes, make: UIBarButtonItem.init)
    }
}

extension UITabBarItem: UIAppearanceContainer {
    /// The look of all items of tab bars: attributes of titles and how far they are moved.
    public static func appearance() -> UITabBarItem {
        BarItemAppearances.prototype(containers: [], make: UITabBarItem.init)
    }

    /// The look of the items of tab bars that are inside views, or views of controllers, the innermost first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UITabBarItem {
        BarItemAppearances.prototype(containers: containerTypes, make: UITabBarItem.init)
    }
}

/// The looks that items of bars share.
@MainActor
enum BarItemAppearances {
    private struct Look {
        let containers: [any UIAppearanceContainer.Type]
        let item: UIBarItem
    }

    private static var looks: [Look] = []

    static func prototype<Item: UIBarItem>(
        containers: [any UIAppearanceContainer.Type], make: @MainActor () -> Item
    ) -> Item {
        let ids = containers.map(ObjectIdentifier.init)
        let known = looks.first { $0.containers.map(ObjectIdentifier.init) == ids && type(of: $0.item) == Item.self }
        if let item = known?.item as? Item { return item }
        let item = make()
        looks.append(Look(containers: containers, item: item))
        looks.sort { $0.containers.count > $1.containers.count }
        return item
    }

    /// Forgets every look.
    static func removeAll() { looks = [] }

    /// The looks of an item in a view, the one that asks most first.
    static func looks<Item: UIBarItem>(of item: Item, in view: UIView?) -> [Item] {
        looks.filter { isInside($0.containers[...], view) }.compactMap { $0.item as? Item }.filter { $0 !== item }
    }

    private static func isInside(_ containers: ArraySlice<any UIAppearanceContainer.Type>, _ view: UIView?) -> Bool {
        var containers = containers
        var responder: UIResponder? = view
        while let container = containers.first, let present = responder {
            if isInstance(present, of: container) { containers.removeFirst() }
            responder = present.next
        }
        return containers.isEmpty
    }
}

extension UIBarItem {
    /// The attributes of the title in a state that the item has itself, or shares with others in a view.
    func shownTitleAttributes(for state: UIControl.State, in view: UIView?) -> [NSAttributedString.Key: Any]? {
        titleTextAttributes(for: state)
            ?? BarItemAppearances.looks(of: self, in: view).lazy.compactMap { $0.titleTextAttributes(for: state) }.first
    }
}
