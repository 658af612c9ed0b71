import Foundation
import KeylineGraphics
import KeylineScenes
import Testing
import UIKitLayout

@MainActor
@Suite struct BarTests {
    private func bar(
        _ items: [UINavigationItem],
        width: CGFloat = 375,
        direction: LayoutDirection = .leftToRight
    ) -> UINavigationBar {
        let bar = UINavigationBar()
        bar.setItems(items, animated: false)
        return Screen.show(bar, width: width, height: 44, direction: direction)
    }

    private func place(_ text: String, in view: UIView) -> CGRect {
        Recording(view).runs.first { $0.text == text }
            .map { CGRect(x: $0.origin.x, y: $0.origin.y, width: $0.advance, height: 0) } ?? .null
    }

    @Test func `the title stands in the middle`() {
        let bar = bar([UINavigationItem(title: "Title")])
        #expect(abs(place("Title", in: bar).midX - 187.5) < 1)
    }

    @Test func `a title with little room moves aside, and one with less is cut`() {
        let item = UINavigationItem(title: "A rather long title")
        item.rightBarButtonItem = UIBarButtonItem(title: "A long button", style: .plain)
        let wide = bar([item])
        #expect(place("A rather long title", in: wide).maxX <= place("A long button", in: wide).minX)
        let narrow = bar([item], width: 200)
        #expect(narrow.layoutSnapshot().findings.contains { $0.kind == .truncated })
    }

    @Test func `buttons stand at their sides, from the edges inwards, and change sides with the direction`() {
        let places = LayoutDirection.allCases.map { direction in
            let item = UINavigationItem(title: "Title")
            item.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain)
            item.rightBarButtonItems = [
                UIBarButtonItem(title: "First", style: .plain), UIBarButtonItem(title: "Second", style: .plain),
            ]
            let bar = bar([item], direction: direction)
            return ["Left", "Second", "First"].map { place($0, in: bar).midX }
        }
        #expect(places[0] == places[0].sorted() && places[1] == places[1].sorted(by: >))
        #expect(zip(places[0], places[1]).allSatisfy { abs($0 + $1 - 375) < 1 })
    }

    @Test func `the button that leads back bears the title below, unless that is long or given`() {
        let below = UINavigationItem(title: "Library")
        let top = UINavigationItem(title: "Book")
        #expect(Recording(bar([below, top])).texts.contains("Library"))
        below.title = "A library with a long name"
        #expect(Recording(bar([below, top])).texts.contains("Back"))
        below.backBarButtonItem = UIBarButtonItem(title: "Shelf", style: .plain)
        #expect(Recording(bar([below, top])).texts.contains("Shelf"))
        top.hidesBackButton = true
        #expect(!Recording(bar([below, top])).texts.contains("Shelf"))
    }

    /// Source: Apple's documentation of `UINavigationItem.BackButtonDisplayMode.default`.
    @Test func `the button that leads back gives its words up before the title is cut`() {
        func shown(_ title: String, width: CGFloat, below: String = "Settings") -> [String] {
            let bar = bar([UINavigationItem(title: below), UINavigationItem(title: title)], width: width)
            #expect(!bar.layoutSnapshot().findings.contains { $0.kind == .truncated }, "\(title)")
            return Recording(bar).runs.map(\.text).filter { $0 != title }
        }
        #expect(shown("Title", width: 375) == ["Settings"])
        #expect(shown("A title that needs some more room", width: 375) == ["Back"])
        #expect(shown("A title that needs nearly all of it", width: 325) == [])
    }

    @Test func `the mark of the button that leads back points to where lines start`() {
        let marks = LayoutDirection.allCases.map { direction in
            Recording(bar([UINavigationItem(title: "Below"), UINavigationItem(title: "Top")], direction: direction))
                .shapes.filter(\.isStroke)
        }
        #expect(marks[0].count == 1 && marks[1].count == 1)
        let points = marks.map { $0[0].path.elements }
        func tip(_ elements: [Path.Element]) -> CGPoint? {
            guard elements.count == 3, case .line(let point) = elements[1] else { return nil }
            return point
        }
        #expect(tip(points[0])?.x == marks[0][0].bounds.minX)
        #expect(tip(points[1])?.x == marks[1][0].bounds.maxX)
    }

    @Test func `buttons of the system bear words of the language, or symbols`() {
        var environment = SceneEnvironment(size: CGSize(width: 320, height: 100))
        environment.locale = "de"
        let screen = Screen(environment)
        let item = UINavigationItem(title: "")
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done)
        item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.setItems([item], animated: false)
        screen.view.addSubview(bar)
        screen.layOut()
        #expect(Recording(bar).texts == ["Fertig"])
        #expect(Recording(bar).shapes.contains { $0.isStroke })
    }

    @Test func `a title that changes is drawn`() {
        let item = UINavigationItem(title: "Old")
        let bar = bar([item])
        item.title = "New"
        bar.layoutIfNeeded()
        #expect(Recording(bar).texts == ["New"])
    }

    @Test func `the colours of text come from attributes or from the appearance`() {
        let bar = bar([UINavigationItem(title: "Title")])
        bar.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.layoutIfNeeded()
        #expect(Recording(bar).runs.first?.color == .white)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
        bar.standardAppearance = appearance
        bar.layoutIfNeeded()
        #expect(Recording(bar).runs.first?.color == UIColor.systemYellow.color(for: .current))
        #expect(Recording(bar).fills(.systemIndigo).count == 1)
    }

    @Test func `flexible spaces of a toolbar share what is left`() {
        let places = LayoutDirection.allCases.map { direction in
            let items = ["A", "B", "C"].map { UIBarButtonItem(title: $0, style: .plain) }
            let spaces = (0..<2).map { _ in UIBarButtonItem(barButtonSystemItem: .flexibleSpace) }
            let toolbar = UIToolbar()
            toolbar.items = [items[0], spaces[0], items[1], spaces[1], items[2]]
            let shown = Screen.show(toolbar, width: 375, height: 44, direction: direction)
            return ["A", "B", "C"].map { place($0, in: shown).midX }
        }
        #expect(places[0] == places[0].sorted() && places[1] == places[1].sorted(by: >))
        #expect(abs(places[0][1] - 187.5) < 3)
    }

    @Test func `a button's view bears the id that the document gives the item`() {
        let item = UINavigationItem(title: "Title")
        let button = UIBarButtonItem(title: "Save", style: .done)
        button.source.id = "abc-de-fgh"
        item.rightBarButtonItem = button
        let snapshot = bar([item]).layoutSnapshot()
        #expect(snapshot.root.children.contains { $0.id == "abc-de-fgh" && $0.text?.text == "Save" })
    }

    // MARK: Controllers

    private func screen(_ controller: UIViewController, direction: LayoutDirection = .leftToRight) -> Screen {
        var environment = SceneEnvironment(size: CGSize(width: 375, height: 667))
        environment.safeArea = Insets(top: 20, bottom: 10)
        environment.layoutDirection = direction
        let screen = Screen(environment, controller: controller)
        screen.layOut()
        return screen
    }

    @Test func `a tab bar takes 49 points above the safe area from what is shown`() {
        let shown = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [shown, UIViewController()]
        _ = screen(tabs)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 608, width: 375, height: 49))
        #expect(shown.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 59, right: 0))
    }

    @Test func `tabs run from the right where lines do, and the chosen one has the tint colour`() {
        let texts = LayoutDirection.allCases.map { direction in
            let tabs = UITabBarController()
            tabs.viewControllers = ["One", "Two", "Three"].map { title in
                let controller = UIViewController()
                controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
                return controller
            }
            tabs.selectedIndex = 1
            return Recording(screen(tabs, direction: direction).view).runs.sorted { $0.origin.x < $1.origin.x }
        }
        #expect(texts[0].map(\.text) == ["One", "Two", "Three"])
        #expect(texts[1].map(\.text) == ["Three", "Two", "One"])
        let tint = UIColor.systemBlue.color(for: .current)
        #expect(texts[0].filter { $0.color == tint }.map(\.text) == ["Two"])
    }

    @Test func `bars of both kinds add up`() {
        let shown = UIViewController()
        let navigation = UINavigationController(rootViewController: shown)
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        _ = screen(tabs)
        #expect(shown.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 103, right: 0))
    }

    @Test func `a split view shows list and details side by side where there is room, else the list`() {
        let controllers = [UIViewController(), UIViewController()]
        let split = UISplitViewController()
        split.viewControllers = controllers
        var environment = SceneEnvironment(size: CGSize(width: 1024, height: 768))
        environment.horizontalSizeClass = .regular
        Screen(environment, controller: split).layOut()
        #expect(controllers[0].view.frame.width == 320)
        #expect(controllers[1].view.frame.minX == 320.5 && controllers[1].view.frame.maxX == 1024)
        let narrow = UISplitViewController()
        let alone = [UIViewController(), UIViewController()]
        narrow.viewControllers = alone
        _ = screen(narrow)
        #expect(alone[0].view.frame.width == 375 && !alone[1].isViewLoaded)
    }

    @Test func `a view reaches below opaque bars only where its controller says so`() {
        let shown = UIViewController()
        let navigation = UINavigationController(rootViewController: shown)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let screen = screen(tabs)
        func frame() -> CGRect {
            screen.layOut()
            return shown.view.convert(shown.view.bounds, to: tabs.view)
        }
        #expect(frame() == tabs.view.bounds)
        navigation.navigationBar.isTranslucent = false
        #expect(frame().minY == navigation.navigationBar.frame.maxY && frame().maxY == tabs.view.bounds.maxY)
        tabs.tabBar.isTranslucent = false
        #expect(frame().minY == navigation.navigationBar.frame.maxY && frame().maxY == tabs.tabBar.frame.minY)
        shown.extendedLayoutIncludesOpaqueBars = true
        #expect(frame().minY == 0)
    }

    @Test func `where there is no bar a view reaches the edge, whatever edges it extends to`() {
        let shown = UIViewController()
        shown.edgesForExtendedLayout = .top
        let navigation = UINavigationController(rootViewController: shown)
        _ = screen(navigation)
        #expect(shown.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        navigation.isToolbarHidden = false
        _ = screen(navigation)
        #expect(shown.view.frame.maxY == navigation.toolbar.frame.minY)
    }
}
