import Foundation
import KeylineLocalization
import KeylineEquations
import KeylineScenes
import Testing
import UIKitLayout

/// What devices, bars, regions and margins do to a layout. Sources: Apple's Auto Layout Guide and Human Interface Guidelines.
@MainActor
@Suite struct SurroundingsTests {
    /// A title and what stands beside it, between the margins and below the top guide.
    private func pair(_ environment: SceneEnvironment) -> (screen: Screen, title: UILabel, detail: UILabel) {
        let screen = Screen(environment)
        let title = UILabel()
        let detail = UILabel()
        screen.add(title, detail)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.leadingAnchor),
            title.topAnchor.constraint(equalTo: screen.controller.topLayoutGuide.bottomAnchor, constant: 4),
            detail.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            detail.trailingAnchor.constraint(lessThanOrEqualTo: screen.view.layoutMarginsGuide.trailingAnchor),
            detail.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        ])
        title.text = "Settings"
        detail.text = "On"
        return (screen, title, detail)
    }

    private func gap(_ title: UIView, _ detail: UIView, _ direction: LayoutDirection) -> CGFloat {
        direction == .leftToRight ? detail.frame.minX - title.frame.maxX : title.frame.minX - detail.frame.maxX
    }

    @Test(
        .tags(.c2), arguments: LayoutDirection.allCases,
        [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func `at every size what is laid out is whole, decided and without a report`(
        direction: LayoutDirection, category: ContentSizeCategory
    ) {
        var environment = SceneEnvironment(size: CGSize(width: 320, height: 480))
        environment.layoutDirection = direction
        environment.contentSizeCategory = category
        let (screen, title, detail) = pair(environment)
        title.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
        for (width, height) in [
            (320, 480), (568, 320), (375, 667), (414, 736), (1024, 768), (320, 1024), (507, 1024), (678, 1024),
        ] as [(CGFloat, CGFloat)] {
            let reports = UnsatisfiableConstraints.collecting { screen.resize(width, height) }
            #expect(reports.isEmpty)
            let margin: CGFloat = width >= 414 ? 20 : 16
            #expect((direction == .leftToRight ? title.frame.minX : width - title.frame.maxX) == margin)
            #expect(abs(gap(title, detail, direction) - 8) < 0.01)
            #expect([title, detail].allSatisfy { !$0.hasAmbiguousLayout })
            #expect([title, detail].allSatisfy { screen.view.bounds.contains($0.frame) })
        }
    }

    @Test(
        .tags(.c7),
        arguments: [
            ("en-US", "November 21, 2026", "1,234.5"), ("en-GB", "21 November 2026", "1,234.5"),
            ("de-DE", "21. November 2026", "1.234,5"),
        ])
    func `a region writes dates and numbers its own way, and what stands beside them follows`(
        locale: String, date: String, number: String
    ) {
        var environment = SceneEnvironment(size: CGSize(width: 600, height: 480))
        environment.locale = locale
        let formats = RegionFormats(environment)
        #expect(formats.date(year: 2026, month: 11, day: 21, style: .long) == date)
        #expect(formats.number(1234.5) == number)
        for direction in LayoutDirection.allCases {
            environment.layoutDirection = direction
            let (screen, title, detail) = pair(environment)
            title.text = formats.date(year: 2026, month: 11, day: 21, style: .long)
            screen.layOut()
            let label = UILabel()
            label.text = date
            #expect(abs(title.frame.width - label.intrinsicContentSize.width) < 1)
            #expect(abs(gap(title, detail, direction) - 8) < 0.01)
        }
    }

    @Test(.tags(.c8), arguments: [320, 375, 438, 507, 639, 678, 694, 981, 1024] as [CGFloat])
    func `beside another app a window has the margins and the readable width of its own width`(width: CGFloat) throws {
        let device = try #require(Device.named("iPad Pro 13-inch (M4)"))
        for direction in LayoutDirection.allCases {
            var overrides = EnvironmentOverrides()
            overrides.screen.size = CGSize(width: width, height: 1024)
            overrides.language.layoutDirection = direction
            let environment = overrides.resolved(over: SceneEnvironment(device: device, orientation: .landscape))
            let (screen, title, detail) = pair(environment)
            screen.layOut()
            let margin: CGFloat = width >= 414 ? 20 : 16
            #expect((direction == .leftToRight ? title.frame.minX : width - title.frame.maxX) == margin)
            #expect(abs(gap(title, detail, direction) - 8) < 0.01)
            let readable = screen.view.readableContentGuide.layoutFrame.width
            #expect(readable == (width < 672 ? width - 2 * margin : min(width - 2 * margin, 672)))
        }
    }

    @Test(.tags(.c8, .e1), arguments: [("iPhone 8", 20, 40), ("iPhone 15", 59, 59)] as [(String, CGFloat, CGFloat)])
    func `a call lengthens the top guide where the status bar is 20 points high, and moves what hangs below`(
        name: String, usual: CGFloat, calling: CGFloat
    ) throws {
        let device = try #require(Device.named(name))
        for (isCalling, length) in [(false, usual), (true, calling)] {
            var overrides = EnvironmentOverrides()
            overrides.screen.showsCallInProgress = isCalling
            let (screen, title, _) = pair(overrides.resolved(over: SceneEnvironment(device: device)))
            screen.layOut()
            #expect(screen.controller.topLayoutGuide.length == length)
            #expect(title.frame.minY == length + 4)
        }
    }

    @Test(.tags(.e1), arguments: LayoutDirection.allCases)
    func `the guides of a controller end where its bars do, and have anchors`(direction: LayoutDirection) throws {
        var environment = SceneEnvironment(device: try #require(Device.named("iPhone 15")))
        environment.layoutDirection = direction
        let controller = UIViewController()
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: controller)
        tabs.viewControllers = [navigation]
        let screen = Screen(environment, controller: tabs)
        let block = UIView()
        let tall = UIView()
        for view in [block, tall] {
            view.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(view)
        }
        let top = controller.topLayoutGuide
        let bottom = controller.bottomLayoutGuide
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: top.bottomAnchor),
            block.bottomAnchor.constraint(equalTo: bottom.topAnchor),
            tall.topAnchor.constraint(equalTo: top.topAnchor), tall.heightAnchor.constraint(equalTo: top.heightAnchor),
            block.widthAnchor.constraint(equalTo: bottom.heightAnchor),
        ])
        screen.layOut()
        let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: screen.window)
        let tabBar = tabs.tabBar.convert(tabs.tabBar.bounds, to: screen.window)
        #expect(top.length == bar.maxY && bar.maxY == 103)
        #expect(bottom.length == 852 - tabBar.minY && bottom.length == 83)
        #expect(block.frame.minY == 103 && block.frame.maxY == 769)
        #expect(tall.frame.minY == 0 && tall.frame.height == 103)
        #expect(block.frame.width == 83)
    }

    @Test(
        .tags(.e3), arguments: LayoutDirection.allCases,
        [(320, 16), (413, 16), (414, 20), (1024, 20)] as [(CGFloat, CGFloat)])
    func `the system keeps a root view's sides, unless the controller does without`(
        direction: LayoutDirection, width: (CGFloat, CGFloat)
    ) {
        let screen = Screen(width.0, 480, direction: direction)
        let side = width.1
        screen.layOut()
        #expect(screen.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
        screen.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 1, bottom: 5, trailing: 40)
        let isLeftToRight = direction == .leftToRight
        #expect(
            screen.view.layoutMargins
                == UIEdgeInsets(top: 3, left: isLeftToRight ? side : 40, bottom: 5, right: isLeftToRight ? 40 : side))
        screen.controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(screen.view.directionalLayoutMargins.leading == 1)
        let inner = UIView()
        screen.view.addSubview(inner)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test(.tags(.e9), arguments: [NSLayoutConstraint.Axis.horizontal, .vertical], [false, true])
    func `a mask that is translated contradicts a size and a place of one's own`(
        axis: NSLayoutConstraint.Axis, isPlace: Bool
    ) {
        for translates in [true, false] {
            let screen = Screen(320, 480)
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            screen.view.addSubview(view)
            #expect(view.translatesAutoresizingMaskIntoConstraints)
            view.translatesAutoresizingMaskIntoConstraints = translates
            let isHorizontal = axis == .horizontal
            let constraint =
                isPlace
                ? NSLayoutConstraint(
                    item: view, attribute: isHorizontal ? .left : .top, relatedBy: .equal, toItem: screen.view,
                    attribute: isHorizontal ? .left : .top, multiplier: 1, constant: 80)
                : (isHorizontal ? view.widthAnchor : view.heightAnchor).constraint(equalToConstant: 80)
            constraint.isActive = true
            let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
            #expect(reports.count == (translates ? 1 : 0))
            #expect(reports.allSatisfy { $0.brokenConstraint === constraint })
            #expect(reports.allSatisfy { $0.log(.iOS10).contains("NSAutoresizingMaskLayoutConstraint") })
            if translates { #expect(view.frame == CGRect(x: 10, y: 10, width: 50, height: 50)) }
        }
    }

    @Test(.tags(.e10), arguments: [5, 320, 900] as [CGFloat], LayoutDirection.allCases)
    func `the size of the screen is an input, whatever its content wants`(content: CGFloat, direction: LayoutDirection)
    {
        for (width, height) in [(320, 480), (1024, 200)] as [(CGFloat, CGFloat)] {
            let screen = Screen(width, height, direction: direction)
            let block = Block(content, content)
            block.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
            block.setContentHuggingPriority(UILayoutPriority(999), for: .vertical)
            screen.add(block)
            constrain(block, screen.view) { block, view in
                block.leading == view.leading
                block.trailing == view.trailing
                block.top == view.top
                block.bottom == view.bottom
            }
            let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
            #expect(reports.isEmpty)
            #expect(screen.window.bounds.size == CGSize(width: width, height: height))
            #expect(screen.view.frame == screen.window.bounds)
            #expect(block.frame == screen.view.bounds)
        }
    }
}
