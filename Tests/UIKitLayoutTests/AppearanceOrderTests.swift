import Foundation
import KeylineScenes
import Testing
import KeylineTypesetting

@testable import UIKitLayout

/// What a controller is told when its window is shown first, and when screens change. Sources: Apple, "Displaying and managing views
/// with a view controller" and `viewIsAppearing(_:)`; the article on the layout cycle.
@MainActor
@Suite struct AppearanceOrderTests {
    final class Log {
        var events: [String] = []
        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    final class Controller: UIViewController {
        let name: String
        let log: Log
        var whenAppearing: (Controller) -> Void = { _ in }
        var whenAppeared: (Controller) -> Void = { _ in }

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ event: String) { log.events.append(name.isEmpty ? event : "\(name) \(event)") }

        override func viewDidLoad() { note("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) {
            note("viewIsAppearing")
            whenAppearing(self)
        }
        override func viewDidAppear(_ animated: Bool) {
            note("viewDidAppear")
            whenAppeared(self)
        }
        override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
        override func updateViewConstraints() {
            note("updateViewConstraints")
            super.updateViewConstraints()
        }
        override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            note("viewWillTransition \(Int(size.width))×\(Int(size.height)) from \(Int(view.bounds.width))")
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { _ in
                self.note("alongside \(Int(self.view.bounds.width))")
            } completion: { _ in
                self.note("completion")
            }
        }
    }

    let log = Log()
    let environment = SceneEnvironment(size: CGSize(width: 320, height: 480))

    @Test(.tags(.g1)) func `an empty controller is asked for constraints, then laid out`() {
        let screen = Screen(environment, controller: Controller("", log))
        #expect(log.take() == ["viewDidLoad"])
        screen.layOut()
        #expect(log.take() == ["updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews"])
        screen.layOut()
        #expect(log.take() == [])
    }

    @Test(.tags(.g1)) func `a window that is shown tells its controller in UIKit's order, once`() {
        let screen = Screen(environment, controller: Controller("", log))
        screen.window.makeKeyAndVisible()
        #expect(
            log.take() == [
                "viewDidLoad", "viewWillAppear", "viewIsAppearing", "updateViewConstraints", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews", "viewDidAppear",
            ])
        screen.window.makeKeyAndVisible()
        #expect(log.take() == [])
    }

    @Test(.tags(.g1)) func `constraints come before layout and layout before drawing, with no constraint in sight`() {
        final class Drawn: UIView {
            var log: Log?
            override func updateConstraints() {
                log?.events.append("constraints")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                log?.events.append("layout")
                super.layoutSubviews()
            }
            override func draw(_ rect: CGRect) { log?.events.append("draw") }
        }
        let controller = UIViewController()
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view.log = log
        controller.view = view
        let screen = Screen(environment, controller: controller)
        screen.window.makeKeyAndVisible()
        _ = screen.window.displayList()
        #expect(log.take() == ["constraints", "layout", "draw"])
    }

    @Test(.tags(.g1)) func `a view that only its superview's constraints speak of updates its own before layout`() {
        final class Watched: UIView {
            var log: Log?
            override func updateConstraints() {
                log?.events.append("constraints")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                log?.events.append("layout")
                super.layoutSubviews()
            }
        }
        let screen = Screen(environment)
        let view = Watched()
        view.log = log
        screen.view.addSubview(view)
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let other = UIView()
        screen.add(other)
        other.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        screen.layOut()
        #expect(log.take() == ["constraints", "layout"])
    }

    @Test func `what a controller changes as it appears shows in the scene`() throws {
        let controller = Controller("", log)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        controller.whenAppeared = { controller in
            guard let view = controller.view else { return }
            view.addSubview(box)
            box.widthAnchor.constraint(equalToConstant: 70).isActive = true
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        let context = SceneContext(environment: environment, typesetter: Typesetter(fonts: try .bundled()))
        let scene = try context.makeScene("scene") { SceneWindow.make(environment, controller: controller) }
        #expect(scene.layout.placedViews.map(\.frame).contains { $0.minX == 250 && $0.width == 70 })
    }

    @Test func `a view that is appearing has its window, its traits and its size`() {
        var environment = environment
        environment.appearance = .dark
        let controller = Controller("", log)
        var seen: (CGSize, Bool, Bool)?
        controller.whenAppearing = { controller in
            seen = (
                controller.view.bounds.size, controller.view.window != nil,
                controller.traitCollection.userInterfaceStyle == .dark
            )
        }
        Screen(environment, controller: controller).window.makeKeyAndVisible()
        #expect(seen?.0 == CGSize(width: 320, height: 480))
        #expect(seen?.1 == true)
        #expect(seen?.2 == true)
    }
}
