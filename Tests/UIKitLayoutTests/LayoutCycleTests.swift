import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// The order of calls. Source: the article on the layout cycle whose console output each test repeats.
@MainActor
@Suite struct LayoutCycleTests {
    /// What happened, in order.
    final class Log {
        var events: [String] = []
        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    /// A view that writes down its calls.
    final class Recorder: UIView {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override class var requiresConstraintBasedLayout: Bool { true }

        override func updateConstraints() {
            log.events.append("\(name) constraints")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            log.events.append("\(name) layout")
            super.layoutSubviews()
        }

        override func draw(_ rect: CGRect) {
            log.events.append("\(name) draw")
        }
    }

    let log = Log()

    /// Views inside each other, laid out; the log is empty.
    func nest(_ names: String...) -> (Screen, [Recorder]) {
        let screen = Screen(320, 480)
        var outer = screen.view
        let views = names.map { name in
            let view = Recorder(name, log)
            outer.addSubview(view)
            outer = view
            return view
        }
        screen.layOut()
        _ = log.take()
        return (screen, views)
    }

    @Test(.tags(.g1, .g2, .g3))
    func `constraints go from the inside out, then layout from the outside in, then drawing`() {
        let screen = Screen(320, 480)
        let outer = Recorder("outer", log)
        let inner = Recorder("inner", log)
        screen.view.addSubview(outer)
        outer.addSubview(inner)
        screen.layOut()
        _ = screen.window.displayList()
        #expect(
            log.take() == [
                "inner constraints", "outer constraints", "outer layout", "inner layout", "outer draw", "inner draw",
            ])
    }

    @Test(.tags(.g4)) func `asking ten times for an update of constraints gives one`() {
        let (screen, views) = nest("view")
        for _ in 0..<10 { views[0].setNeedsUpdateConstraints() }
        screen.layOut()
        #expect(log.take() == ["view constraints"])
    }

    @Test(.tags(.g5)) func `updating the constraints of a view updates what is inside, not what is around`() {
        let (screen, views) = nest("view1", "view2", "view3")
        views[0].setNeedsUpdateConstraints()
        views[2].setNeedsUpdateConstraints()
        views[1].updateConstraintsIfNeeded()
        #expect(log.take() == ["view3 constraints"])
        screen.layOut()
        #expect(log.take() == ["view1 constraints"])
    }

    @Test(.tags(.g6)) func `laying out a view lays out what is marked inside it`() {
        let (screen, views) = nest("view1", "view2", "view3")
        views.forEach { $0.setNeedsLayout() }
        views[1].layoutIfNeeded()
        #expect(log.take() == ["view2 layout", "view3 layout"])
        screen.layOut()
        #expect(log.take() == ["view1 layout"])
    }

    @Test(.tags(.g8)) func `a controller is told before and after its view lays out`() {
        final class Controller: UIViewController {
            let log: Log
            init(_ log: Log) {
                self.log = log
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func viewWillLayoutSubviews() { log.events.append("ViewController: viewWillLayoutSubviews") }
            override func viewDidLayoutSubviews() { log.events.append("ViewController: viewDidLayoutSubviews") }
        }
        let controller = Controller(log)
        let view = Recorder("ViewController's view:", log)
        let label = Recorder("label:", log)
        controller.view = view
        view.addSubview(label)
        let screen = Screen(SceneEnvironment(size: CGSize(width: 320, height: 480)), controller: controller)
        screen.layOut()
        _ = log.take()
        log.events.append("1")
        view.setNeedsLayout()
        label.setNeedsLayout()
        log.events.append("2")
        view.layoutIfNeeded()
        log.events.append("3")
        #expect(
            log.take() == [
                "1", "2", "ViewController: viewWillLayoutSubviews", "ViewController's view: layout",
                "ViewController: viewDidLayoutSubviews", "label: layout", "3",
            ])
    }

    @Test(.tags(.g9)) func `a controller's updateViewConstraints stands in for its view's`() {
        final class Controller: UIViewController {
            var log: Log?
            override func updateViewConstraints() {
                log?.events.append("controller")
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        controller.view = Recorder("view", log)
        let screen = Screen(SceneEnvironment(size: CGSize(width: 320, height: 480)), controller: controller)
        screen.layOut()
        _ = log.take()
        controller.log = log
        controller.view.setNeedsUpdateConstraints()
        controller.view.updateConstraintsIfNeeded()
        #expect(log.take() == ["controller", "view constraints"])
    }

    @Test(.tags(.g14)) func `each kind of work is marked, and constraints and layout can be triggered`() {
        let (screen, views) = nest("view")
        views[0].setNeedsUpdateConstraints()
        views[0].updateConstraintsIfNeeded()
        views[0].setNeedsLayout()
        views[0].layoutIfNeeded()
        views[0].setNeedsDisplay()
        _ = screen.window.displayList()
        #expect(log.take() == ["view constraints", "view layout", "view draw"])
    }

    @Test func `a child controller whose view is placed by its frame gets updateViewConstraints`() {
        final class Child: UIViewController {
            let box = UIView()
            override func updateViewConstraints() {
                if box.superview == nil {
                    box.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(box)
                    NSLayoutConstraint.activate([
                        box.widthAnchor.constraint(equalToConstant: 20),
                        box.heightAnchor.constraint(equalToConstant: 10),
                        box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                        box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    ])
                }
                super.updateViewConstraints()
            }
        }
        let screen = Screen(200, 200)
        let child = Child()
        screen.controller.addChild(child)
        child.view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen.controller)
        screen.layOut()
        #expect(child.box.frame == CGRect(x: 80, y: 90, width: 20, height: 10))
    }
}
