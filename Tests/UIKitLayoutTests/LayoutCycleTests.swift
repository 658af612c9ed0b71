import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// The order of calls. Source: the article on the layout cycle whose console output each test repeats.
@MainActor
@Suite struct LayoutCycleTests {
    /// What happened, in order.
    private final class Log {
        var events: [String] = []
        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    /// A view that writes down its calls.
    private final class Recorder: UIView {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
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

    private let log = Log()

    /// Views inside each other, laid out; the log is empty.
    private func nest(_ names: String...) -> (Screen, [Recorder]) {
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
        let (outer, inner) = (Recorder("outer", log), Recorder("inner", log))
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

    /// A view in a view, placed by constraints and laid out; the log is empty.
    private func pair(
        _ constraints: (_ inner: UIView, _ outer: UIView) -> [NSLayoutConstraint]
    ) -> (screen: Screen, views: [UIView], constraint: NSLayoutConstraint) {
        let (screen, views) = nest("view1", "view2")
        views[0].frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        views[1].translatesAutoresizingMaskIntoConstraints = false
        let made = constraints(views[1], views[0])
        NSLayoutConstraint.activate(made)
        screen.layOut()
        _ = log.take()
        return (screen, views, made[0])
    }

    /// Constraints from `near` to `far`: a position alone, or both sides.
    private func pinned(
        _ near: NSLayoutConstraint.Attribute, _ far: NSLayoutConstraint.Attribute, isOnBothSides: Bool
    ) -> (_ inner: UIView, _ outer: UIView) -> [NSLayoutConstraint] {
        { inner, outer in
            let ends = isOnBothSides ? [near, far] : [near]
            return ends.map {
                NSLayoutConstraint(
                    item: inner, attribute: $0, relatedBy: .equal, toItem: outer, attribute: $0, multiplier: 1,
                    constant: 0)
            } + [
                inner.widthAnchor.constraint(equalToConstant: 10).at(isOnBothSides ? 1 : 1000),
                inner.heightAnchor.constraint(equalToConstant: 10).at(isOnBothSides ? 1 : 1000),
            ]
        }
    }

    private nonisolated static let sides: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
        (.left, .right), (.leading, .trailing), (.top, .bottom),
    ]

    @Test(.tags(.g7), arguments: sides)
    func `a constant that moves a view lays out the view around alone`(
        near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute
    ) {
        let (_, views, constraint) = pair(pinned(near, far, isOnBothSides: false))
        constraint.constant = 100
        views[1].layoutIfNeeded()
        #expect(log.take() == [])
        views[0].layoutIfNeeded()
        #expect(log.take() == ["view1 layout"])
        #expect(views[1].frame.size == CGSize(width: 10, height: 10))
        #expect((near == .top ? views[1].frame.minY : views[1].frame.minX) == 100)
    }

    @Test(.tags(.g7), arguments: sides)
    func `a constant that resizes a view lays out both`(
        near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute
    ) {
        let (_, views, constraint) = pair(pinned(near, far, isOnBothSides: true))
        constraint.constant = 100
        views[1].layoutIfNeeded()
        #expect(log.take() == [])
        views[0].layoutIfNeeded()
        #expect(log.take() == ["view1 layout", "view2 layout"])
        #expect((near == .top ? views[1].frame.height : views[1].frame.width) == 200)
    }

    @Test(.tags(.g7), arguments: [false, true])
    func `with no call at all the next layout pass lays out`(isOnBothSides: Bool) {
        let (screen, views, constraint) = pair(pinned(.left, .right, isOnBothSides: isOnBothSides))
        constraint.constant = 50
        #expect(views[1].frame.minX == 0)
        screen.layOut()
        #expect(log.take() == (isOnBothSides ? ["view1 layout", "view2 layout"] : ["view1 layout"]))
        #expect(views[1].frame.minX == 50)
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
        let (view, label) = (Recorder("ViewController's view:", log), Recorder("label:", log))
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

    @Test(.tags(.g11)) func `content with a size on one axis is tied on that axis alone`() {
        final class Line: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 10) }
        }
        let (screen, line) = (Screen(320, 480), Line())
        screen.add(line)
        screen.layOut()
        #expect(
            line.contentSizeConstraints.map { $0.visualFormat(naming: [("line", line)]) } == [
                "V:[line(<=10@250)]", "V:[line(>=10@750)]",
            ])
    }

    @Test(.tags(.g12)) func `a content size is asked for once until it is invalidated, first after updateConstraints`()
    {
        final class Counted: UIView {
            var log: Log?
            override var intrinsicContentSize: CGSize {
                log?.events.append("size")
                return CGSize(width: 10, height: 10)
            }
            override func updateConstraints() {
                log?.events.append("constraints")
                super.updateConstraints()
            }
        }
        let (screen, view) = (Screen(320, 480), Counted())
        view.log = log
        screen.add(view)
        view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
        screen.layOut()
        screen.resize(400, 480)
        #expect(log.take() == ["constraints", "size"])
        view.invalidateIntrinsicContentSize()
        screen.layOut()
        #expect(log.take() == ["size"])
        let label = UILabel()
        label.text = "a"
        let narrow = label.intrinsicContentSize.width
        label.text = "aaaa"
        #expect(label.intrinsicContentSize.width > narrow)
    }

    @Test(.tags(.g13), arguments: [false, true])
    func `constraints are updated without any only where the class asks for it`(requires: Bool) {
        final class Plain: UIView {
            var log: Log?
            override func updateConstraints() {
                log?.events.append("constraints")
                super.updateConstraints()
            }
        }
        let screen = Screen(320, 480)
        let plain = Plain()
        plain.log = log
        screen.view.addSubview(requires ? Recorder("view", log) : plain)
        screen.layOut()
        #expect(log.take() == (requires ? ["view constraints", "view layout"] : []))
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

    @Test(.tags(.g17)) func `resistance to compression is set for each axis`() {
        let view = UIView()
        view.setContentCompressionResistancePriority(UILayoutPriority(600), for: .vertical)
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 600)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        #expect(view.widthAnchor.constraint(equalToConstant: 3).priority.rawValue == 1000)
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
        let (screen, child) = (Screen(200, 200), Child())
        screen.controller.addChild(child)
        child.view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen.controller)
        screen.layOut()
        #expect(child.box.frame == CGRect(x: 80, y: 90, width: 20, height: 10))
    }
}
