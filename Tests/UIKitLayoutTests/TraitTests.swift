import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Traits that a part of a screen replaces. Source: the documentation of `UITraitOverrides`, `minimumContentSizeCategory` and
/// `registerForTraitChanges`.
@MainActor
@Suite struct TraitTests {
    private func label(in view: UIView) -> UILabel {
        let label = UILabel()
        label.text = "Settings"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        return label
    }

    @Test func `a view replaces traits for everything inside`() {
        let screen = Screen(320, 480)
        let outer = UIView()
        let inner = UIView()
        screen.view.addSubview(outer)
        outer.addSubview(inner)
        outer.traitOverrides.userInterfaceStyle = .dark
        outer.traitOverrides.horizontalSizeClass = .regular
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection.horizontalSizeClass == .regular)
        #expect(screen.view.traitCollection.userInterfaceStyle == .light)
        #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(inner.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `a direction that a view replaces flips what is inside`() {
        let screen = Screen(320, 480)
        let box = Block(100, 20)
        let block = Block(30, 20)
        screen.add(box)
        block.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(block)
        block.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5).isActive = true
        screen.layOut()
        #expect(block.frame.minX == 5)
        box.traitOverrides.layoutDirection = .rightToLeft
        screen.layOut()
        #expect(block.frame.minX == 65)
    }

    @Test func `text sizes stay within a view's bounds`() {
        var environment = SceneEnvironment(size: CGSize(width: 320, height: 480))
        environment.contentSizeCategory = .accessibilityExtraLarge
        let screen = Screen(environment)
        let free = label(in: screen.view)
        let bound = label(in: screen.view)
        bound.maximumContentSizeCategory = .extraLarge
        screen.layOut()
        #expect(bound.frame.height < free.frame.height)
        #expect(bound.traitCollection.preferredContentSizeCategory == .extraLarge)
        bound.maximumContentSizeCategory = nil
        screen.layOut()
        #expect(bound.frame.height == free.frame.height)
        environment.contentSizeCategory = .small
        bound.minimumContentSizeCategory = .large
        screen.window.traits = UITraitCollection(environment)
        #expect(bound.traitCollection.preferredContentSizeCategory == .large)
        #expect(free.traitCollection.preferredContentSizeCategory == .small)
    }

    @Test func `a controller replaces traits of one inside`() {
        let parent = UIViewController()
        let child = UIViewController()
        let screen = Screen(SceneEnvironment(size: CGSize(width: 320, height: 480)), controller: parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        child.overrideUserInterfaceStyle = .dark
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        _ = screen
    }

    @Test func `whoever asked for a trait is told when it changed, and only then`() {
        let screen = Screen(320, 480)
        var told: [UIUserInterfaceStyle] = []
        let registration = screen.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: UIView, previous: UITraitCollection) in
            told += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
        }
        screen.window.traitOverrides.horizontalSizeClass = .regular
        #expect(told.isEmpty)
        screen.window.overrideUserInterfaceStyle = .dark
        #expect(told == [.light, .dark])
        screen.view.unregisterForTraitChanges(registration)
        screen.window.overrideUserInterfaceStyle = .unspecified
        #expect(told.count == 2)
    }

    @Test func `controllers and views hear of changed traits once each`() {
        final class Controller: UIViewController {
            var previous: [UIUserInterfaceSizeClass] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                previous.append(previousTraitCollection?.horizontalSizeClass ?? .unspecified)
            }
        }
        let controller = Controller()
        let screen = Screen(SceneEnvironment(size: CGSize(width: 320, height: 480)), controller: controller)
        controller.previous = []
        screen.window.traitOverrides.horizontalSizeClass = .regular
        #expect(controller.previous == [.compact])
    }

    @Test func `collections are put together, compared and changed`() {
        let wide = UITraitCollection(horizontalSizeClass: .regular)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [wide, dark])
        #expect(both.horizontalSizeClass == .regular)
        #expect(both.userInterfaceStyle == .dark)
        #expect(both.verticalSizeClass == .unspecified)
        #expect(both.containsTraits(in: wide))
        #expect(!wide.containsTraits(in: both))
        #expect(both.modifyingTraits { $0.userInterfaceStyle = .light }.userInterfaceStyle == .light)
        #expect(UITraitCollection { $0.displayScale = 3 } == UITraitCollection(displayScale: 3))
    }

    @Test func `appearance decides what a dynamic colour is`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    }

    @Test func `views and controllers are told their traits on entering a window`() {
        final class Listener: UIView {
            var calls: [UITraitCollection?] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                calls.append(previousTraitCollection)
            }
        }
        final class Controller: UIViewController {
            var count = 0
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { count += 1 }
        }
        let controller = Controller()
        let listener = Listener()
        controller.view.addSubview(listener)
        var styles: [UIUserInterfaceStyle] = []
        listener.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Listener, _) in
            styles.append(view.traitCollection.userInterfaceStyle)
        }
        #expect(listener.calls.isEmpty && controller.count == 0)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.rootViewController = controller
        #expect(listener.calls.count == 1 && listener.calls.allSatisfy { $0 == nil })
        #expect(controller.count == 1)
        #expect(styles.count == 1)
    }
}
