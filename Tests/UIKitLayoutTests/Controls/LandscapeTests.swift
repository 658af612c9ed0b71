import KeylineGraphics
import KeylineScenes
import KeylineTypesetting
import Testing
import UIKitLayout

/// Phones on their side and iPads, and bars that show what lies under them.
@MainActor
@Suite struct LandscapeTests {
    private static let chrome = UIColor(
        light: .init(hexadecimal: 0xF9F9F9, alpha: 0.94), dark: .init(hexadecimal: 0x1D1D1D, alpha: 0.94))

    private func screen(
        _ controller: UIViewController, _ device: String, _ orientation: Orientation = .landscape,
        _ direction: LayoutDirection = .leftToRight
    ) throws -> Screen {
        var environment = SceneEnvironment(device: try #require(Device.named(device)), orientation: orientation)
        environment.layoutDirection = direction
        let screen = Screen(environment, controller: controller)
        screen.layOut()
        return screen
    }

    private func stack(of shown: UIViewController = UIViewController()) -> UINavigationController {
        shown.title = "Title"
        shown.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain)
        shown.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right", style: .plain)
        return UINavigationController(rootViewController: shown)
    }

    private func tabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
            return controller
        }
        return tabs
    }

    @Test(
        arguments: [
            ("iPhone 15", Orientation.portrait, 44, 49, 49), ("iPhone 15", .landscape, 32, 32, 32),
            ("iPhone 15 Plus", .landscape, 44, 49, 49), ("iPad 9.7-inch", .landscape, 44, 44, 49),
        ] as [(String, Orientation, CGFloat, CGFloat, CGFloat)])
    func `bars are low on a phone of compact width on its side`(
        device: String, orientation: Orientation, row: CGFloat, toolbar: CGFloat, height: CGFloat
    ) throws {
        let navigation = stack()
        let tabs = tabs()
        navigation.isToolbarHidden = false
        _ = try screen(navigation, device, orientation)
        _ = try screen(tabs, device, orientation)
        #expect(navigation.navigationBar.frame.height == row)
        #expect(navigation.toolbar.frame.height == toolbar)
        #expect(tabs.tabBar.frame.height == height)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `buttons of bars keep clear of the device's sides`(direction: LayoutDirection) throws {
        let runs = Recording(try screen(stack(), "iPhone 15", .landscape, direction).view).runs
        let places = ["Left", "Right"].compactMap { text in runs.first { $0.text == text } }
        #expect(places.count == 2)
        for run in places { #expect(run.origin.x >= 59 + 16 && run.origin.x + run.advance <= 852 - 59 - 16) }
    }

    @Test func `a large title is shown small where the height is compact`() throws {
        let navigation = stack()
        navigation.navigationBar.prefersLargeTitles = true
        _ = try screen(navigation, "iPhone 15", .portrait)
        #expect(navigation.navigationBar.frame.height == 96)
        let low = stack()
        low.navigationBar.prefersLargeTitles = true
        let picture = Recording(try screen(low, "iPhone 15").view)
        #expect(low.navigationBar.frame.height == 32)
        #expect(picture.texts.count { $0 == "Title" } == 1)
    }

    @Test func `titles of tabs stand beside their images on a phone's side and on an iPad, there in the middle`() throws
    {
        let upright = Recording(try screen(tabs(), "iPhone 15", .portrait).view)
        let onItsSide = Recording(try screen(tabs(), "iPhone 15").view)
        let pad = Recording(try screen(tabs(), "iPad 9.7-inch").view)
        func star(_ picture: Recording) throws -> CGRect {
            try #require(picture.shapes.first { $0.bounds.width < 30 && $0.bounds.width > 8 }).bounds
        }
        func title(_ picture: Recording) throws -> GlyphRun { try #require(picture.runs.first { $0.text == "One" }) }
        #expect(try title(upright).origin.y > star(upright).maxY)
        for picture in [onItsSide, pad] {
            #expect(try title(picture).origin.x > star(picture).maxX)
            #expect(try title(picture).origin.y < star(picture).maxY + 4)
        }
        #expect(try star(pad).minX > 300)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], LayoutDirection.allCases)
    func `rows keep their content clear of the device's sides`(style: UITableView.Style, direction: LayoutDirection)
        throws
    {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = .disclosureIndicator
        let controller = UITableViewController(style: style)
        controller.tableView.documentSections = [TableSection(headerTitle: "Head", rows: [TableSection.Row(cell)])]
        let picture = Recording(try screen(controller, "iPhone 15", .landscape, direction).view)
        let room = CGRect(x: 59, y: 0, width: 852 - 118, height: 393)
        for run in picture.runs { #expect(run.origin.x >= room.minX && run.origin.x + run.advance <= room.maxX) }
        #expect(picture.runs.count == 3)
        #expect((cell.frame.width == 852) == (style != .insetGrouped))
        let chevron = picture.shapes.filter(\.isStroke).map(\.bounds)
        #expect(!chevron.isEmpty && chevron.allSatisfy { $0.minX > room.minX && $0.maxX < room.maxX })
    }

    @Test func `controllers say how the status bar is written and whether it is there`() throws {
        final class Dark: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var prefersStatusBarHidden: Bool { true }
        }
        #expect(try statusBar(UIViewController()) == StatusBar())
        #expect(try statusBar(Dark()) == StatusBar(style: .lightContent, isHidden: true))
        let navigation = UINavigationController(rootViewController: Dark())
        #expect(try statusBar(navigation) == StatusBar(isHidden: true))
        navigation.isNavigationBarHidden = true
        #expect(try statusBar(navigation) == StatusBar(style: .lightContent, isHidden: true))
        let black = UINavigationController(rootViewController: UIViewController())
        black.navigationBar.barStyle = .black
        let tabs = UITabBarController()
        tabs.viewControllers = [black]
        #expect(try statusBar(tabs) == StatusBar(style: .lightContent))
    }

    private func statusBar(_ controller: UIViewController) throws -> StatusBar {
        let environment = SceneEnvironment(device: try #require(Device.named("iPhone 15")))
        let context = SceneContext(environment: environment, typesetter: Typesetter(fonts: try .bundled()))
        let scene = try context.makeScene("scene") { SceneWindow.make(environment, controller: controller) }
        return scene.statusBar
    }

    // MARK: Grounds

    private func grounds(_ controller: UIViewController) throws -> Int {
        Recording(try screen(controller, "iPhone 15", .portrait).view).fills(Self.chrome).count
    }

    @Test func `a bar above content that begins below it has no ground, and one above content that was scrolled has`()
        throws
    {
        #expect(try grounds(stack()) == 0)
        let table = UITableViewController(style: .plain)
        table.tableView.documentSections = [
            TableSection(
                rows: (0..<40).map { _ in TableSection.Row(UITableViewCell(style: .default, reuseIdentifier: nil)) })
        ]
        let navigation = stack(of: table)
        let shown = try screen(navigation, "iPhone 15", .portrait)
        #expect(Recording(shown.view).fills(Self.chrome).isEmpty)
        table.tableView.contentOffset.y += 30
        #expect(Recording(shown.view).fills(Self.chrome).count == 1)
    }

    @Test func `tabs below content that goes on have a ground`() throws {
        #expect(try grounds(tabs()) == 0)
        let table = UITableViewController(style: .plain)
        table.tableView.documentSections = [
            TableSection(
                rows: (0..<40).map { _ in TableSection.Row(UITableViewCell(style: .default, reuseIdentifier: nil)) })
        ]
        let tabs = UITabBarController()
        tabs.viewControllers = [stack(of: table)]
        #expect(try grounds(tabs) == 1)
    }

    @Test func `a bar that was given a colour keeps it, and one by itself its material`() throws {
        let navigation = stack()
        navigation.navigationBar.barTintColor = .systemRed
        let picture = Recording(try screen(navigation, "iPhone 15", .portrait).view)
        #expect(picture.fills(.systemRed).count == 1)
        let controller = UIViewController()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
        controller.view.addSubview(bar)
        #expect(try grounds(controller) == 1)
    }
}
