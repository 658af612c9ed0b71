import UIKitLayout

/// Puts a screen under a bar.
@MainActor
struct NavigationBuilder {
    private let builder: LayoutViewBuilder

    init(_ builder: LayoutViewBuilder) {
        self.builder = builder
    }

    func navigation(_ node: NavigationDescription, around screen: UIViewController) -> UINavigationController {
        screen.navigationItem.title = node.title.map(builder.text)
        screen.navigationItem.largeTitleDisplayMode = node.usesLargeTitle ? .always : .never
        screen.navigationItem.leftBarButtonItems = items(node.leftItems)
        screen.navigationItem.rightBarButtonItems = items(node.rightItems)
        let navigation = UINavigationController()
        navigation.navigationBar.prefersLargeTitles = node.usesLargeTitle
        navigation.viewControllers = [node.back.map(below), screen].compactMap { $0 }
        return navigation
    }

    /// The screen to which the back button leads, of which only the title is known.
    private func below(_ title: LayoutText) -> UIViewController {
        let controller = UIViewController()
        controller.navigationItem.title = builder.text(title)
        return controller
    }

    private func items(_ items: [NavigationDescription.Item]) -> [UIBarButtonItem]? {
        guard !items.isEmpty else { return nil }
        return items.map { item in
            let button = UIBarButtonItem(title: item.title.map(builder.text), style: item.isDone ? .done : .plain)
            button.image = builder.image(item.image)
            return button
        }
    }
}
