import Foundation
import KeylineScenes
import Testing
import KeylineTypesetting
@testable import UIKitLayout

extension AppearanceOrderTests {
    @Test func `a container is told before what it contains, which knows its place`() {
        let inner = Controller("inner", log)
        var safeTop: CGFloat?
        inner.whenAppearing = { safeTop = $0.view.safeAreaInsets.top }
        let navigation = UINavigationController(rootViewController: inner)
        let outer = Controller("outer", log)
        outer.addChild(navigation)
        let screen = Screen(environment, controller: outer)
        navigation.view.frame = outer.view.bounds
        outer.view.addSubview(navigation.view)
        _ = log.take()
        screen.window.makeKeyAndVisible()
        let appearances = log.take().filter { $0.contains("ppear") }
        #expect(
            appearances == [
                "outer viewWillAppear", "inner viewWillAppear", "outer viewIsAppearing", "inner viewIsAppearing",
                "outer viewDidAppear", "inner viewDidAppear",
            ])
        #expect(safeTop == navigation.navigationBar.frame.maxY)
    }

    @Test func `a pushed controller takes the place of another in UIKit's order`() {
        let first = Controller("first", log)
        let second = Controller("second", log)
        let navigation = UINavigationController(rootViewController: first)
        let screen = Screen(environment, controller: navigation)
        screen.window.makeKeyAndVisible()
        _ = log.take()
        navigation.pushViewController(second, animated: false)
        screen.layOut()
        #expect(
            log.take().filter { !$0.contains("Subviews") && !$0.contains("Constraints") } == [
                "second viewDidLoad", "first viewWillDisappear", "second viewWillAppear", "second viewIsAppearing",
                "first viewDidDisappear", "second viewDidAppear",
            ])
        navigation.popViewController(animated: false)
        screen.layOut()
        #expect(
            log.take().filter { $0.contains("ppear") } == [
                "second viewWillDisappear", "first viewWillAppear", "first viewIsAppearing", "second viewDidDisappear",
                "first viewDidAppear",
            ])
    }

    @Test func `another tab takes the place of the one that was shown`() {
        let first = Controller("first", log)
        let second = Controller("second", log)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let screen = Screen(environment, controller: tabs)
        screen.window.makeKeyAndVisible()
        #expect(!log.take().contains { $0.hasPrefix("second") })
        tabs.selectedIndex = 1
        screen.layOut()
        #expect(
            log.take().filter { $0.contains("ppear") } == [
                "first viewWillDisappear", "second viewWillAppear", "second viewIsAppearing", "first viewDidDisappear",
                "second viewDidAppear",
            ])
    }

    @Test func `a turned window tells its controllers the new size before they have it`() {
        let outer = Controller("outer", log)
        let inner = Controller("inner", log)
        outer.addChild(inner)
        let screen = Screen(environment, controller: outer)
        inner.view.frame = outer.view.bounds
        inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.view.addSubview(inner.view)
        screen.window.makeKeyAndVisible()
        _ = log.take()
        screen.resize(480, 320)
        #expect(
            log.take() == [
                "outer viewWillTransition 480×320 from 320", "inner viewWillTransition 480×320 from 320",
                "inner alongside 480", "outer alongside 480", "outer viewWillLayoutSubviews",
                "outer viewDidLayoutSubviews", "inner viewWillLayoutSubviews", "inner viewDidLayoutSubviews",
                "inner completion", "outer completion",
            ])
        screen.resize(480, 320)
        #expect(log.take() == [])
    }

    @Test func `a controller that is told twice of its appearance appears once`() {
        let log = Log()
        let controller = Controller("", log)
        for _ in 1...2 {
            controller.willAppear()
            controller.isAppearing()
            controller.didAppear()
        }
        #expect(log.events.filter { $0 != "viewDidLoad" } == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    }

    @Test func `a window that is made key again does not let its controller appear once more`() {
        let log = Log()
        let window = SceneWindow.make(
            SceneEnvironment(size: CGSize(width: 320, height: 480)), controller: Controller("", log))
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        window.makeKeyAndVisible()
        window.setNeedsLayout()
        window.layoutIfNeeded()
        for event in ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"] {
            #expect(log.events.count { $0 == event } == 1)
        }
    }
}
