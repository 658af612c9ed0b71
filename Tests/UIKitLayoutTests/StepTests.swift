import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting
import Testing

@testable import UIKitLayout

/// Steps in views of UIKit's: touches reach the frontmost views, and the picture is the one after.
@MainActor
@Suite struct StepTests {
    private func scene(
        _ steps: String, direction: LayoutDirection = .leftToRight, _ make: () -> UIViewController
    ) throws -> Scene {
        var environment = SceneEnvironment(size: CGSize(width: 390, height: 700), scale: 2)
        environment.steps = try Step.read(steps)
        environment.layoutDirection = direction
        let context = SceneContext(
            environment: environment, typesetter: Typesetter(fonts: try FontCollection.bundled()))
        return try context.makeScene("test") { SceneWindow.make(environment, controller: make()) }
    }

    private func texts(_ steps: String, _ make: () -> UIViewController) throws -> [String] {
        try scene(steps, make).shownTexts
    }

    /// A controller with a column of controls and a label that tells what they did.
    private final class Form: UIViewController, UITextFieldDelegate {
        let label = UILabel()
        let field = UITextField()
        let toggle = UISwitch()
        let segments = UISegmentedControl(items: ["One", "Two"])
        private var log: [String] = [] { didSet { label.text = log.joined(separator: " ") } }

        override func viewDidLoad() {
            label.text = "nothing"
            field.placeholder = "Email"
            field.accessibilityIdentifier = "email"
            field.delegate = self
            field.addAction(
                UIAction { [unowned self] _ in log.append("typed:\(field.text ?? "")") }, for: .editingChanged)
            toggle.accessibilityLabel = "Remember"
            toggle.addAction(UIAction { [unowned self] _ in log.append("on:\(toggle.isOn)") }, for: .valueChanged)
            segments.addAction(
                UIAction { [unowned self] _ in log.append("segment:\(segments.selectedSegmentIndex)") },
                for: .valueChanged)
            let column = UIStackView(arrangedSubviews: [
                label, button("Add") { "added" }, button("Off") { "never" }, field, toggle, segments, tappable,
            ])
            (column.arrangedSubviews[2] as? UIButton)?.isEnabled = false
            column.axis = .vertical
            column.alignment = .leading
            column.spacing = 20
            column.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(column)
            NSLayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
                column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            ])
        }

        private func button(_ title: String, _ words: @escaping () -> String) -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.addAction(UIAction { [unowned self] _ in log.append(words()) }, for: .touchUpInside)
            return button
        }

        private var tappable: UIView {
            final class Pad: UIView {
                var touched: (CGPoint) -> Void = { _ in }
                override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 40) }
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    touched(touches.first?.location(in: self) ?? .zero)
                }
            }
            let pad = Pad()
            pad.isAccessibilityElement = true
            pad.accessibilityLabel = "Pad"
            pad.touched = { [unowned self] in log.append("pad:\(Int($0.x)),\(Int($0.y))") }
            return pad
        }

        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin:\(field.isFirstResponder)") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
    }

    @Test func `controls act, fields are typed into, and the delegate hears of it`() throws {
        #expect(try texts("tap Add; toggle Remember; select Two") { Form() }.first == "added on:true segment:1")
        #expect(try texts("type ada in email; tap Add") { Form() }.first == "begin:true typed:ada added")
        #expect(try texts("tap Pad") { Form() }.first == "pad:50,20")
    }

    /// A controller with a stepper that begins at 1 of 0...2, and a label with its number.
    private final class Counter: UIViewController {
        let label = UILabel()
        let stepper = UIStepper()

        override func viewDidLoad() {
            stepper.accessibilityIdentifier = "copies"
            stepper.maximumValue = 2
            stepper.value = 1
            stepper.addAction(UIAction { [unowned self] _ in showValue() }, for: .valueChanged)
            stepper.frame.origin = CGPoint(x: 20, y: 100)
            label.frame = CGRect(x: 20, y: 200, width: 100, height: 30)
            [stepper, label].forEach(view.addSubview)
            showValue()
        }

        private func showValue() { label.text = "\(Int(stepper.value))" }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `the buttons of a stepper count where they are drawn`(direction: LayoutDirection) throws {
        func texts(_ steps: String) throws -> [String] {
            try scene(steps, direction: direction) { Counter() }.shownTexts
        }
        #expect(try texts("tap Increment") == ["2"])
        #expect(try texts("tap Decrement") == ["0"])
        #expect(try texts("tap copies-Increment") == ["2"])
        #expect { try texts("tap Increment; tap Increment") } throws: {
            "\($0)".contains("step 2") && "\($0)".contains("cannot be used")
        }
        let elements = try scene("wait 0 s", direction: direction) { Counter() }.accessibility.elements
        let increment = try #require(elements.first { $0.content.label == "Increment" })
        #expect(increment.frame.midX == (direction == .leftToRight ? 90.5 : 43.5))
    }

    @Test func `each step has its picture`() throws {
        let flow = try scene("tap Add; toggle Remember") { Form() }.flow
        #expect(flow.map { $0.scene.shownTexts.first } == ["nothing", "added", "added on:true"])
        #expect(flow.map(\.hundredths) == [100, 100, 100])
    }

    @Test func `what cannot be done is an error with its step`() throws {
        #expect { try texts("tap Add; tap Off") { Form() } } throws: {
            "\($0)".contains("step 2, \"tap Off\": \"Off\" cannot be used")
        }
        #expect { try texts("tap Addd") { Form() } } throws: { "\($0)".contains("did you mean \"Add\"?") }
        #expect { try texts("type x in Remember") { Form() } } throws: {
            "\($0)".contains("no field is called \"Remember\"")
        }
        #expect { try texts("scroll List to 10") { Form() } } throws: {
            "\($0)".contains("nothing on the screen scrolls")
        }
    }

    @Test func `a field without a label is listed by its placeholder`() throws {
        func controller() -> UIViewController {
            let controller = UIViewController()
            let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
            bar.placeholder = "Search fruit"
            controller.view.addSubview(bar)
            return controller
        }
        #expect { try texts("type x in Name") { controller() } } throws: {
            "\($0)".contains("there are: \"Search fruit\"")
        }
    }

    @Test func `what only a drag or a calendar changes is an error that says so`() throws {
        func controller(_ control: UIView) -> UIViewController {
            let controller = UIViewController()
            control.accessibilityIdentifier = "control"
            control.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
            controller.view.addSubview(control)
            return controller
        }
        #expect { try texts("tap control") { controller(UISlider()) } } throws: {
            "\($0)".contains("\"control\" is a UISlider whose value is adjusted, which no step does")
        }
        #expect { try texts("tap control") { controller(UIDatePicker()) } } throws: {
            "\($0)".contains("\"control\" opens a calendar or a clock, which Keyline does not draw")
        }
    }

    // MARK: Controllers

    private final class Rows: UITableViewController {
        private let badge = UILabel(frame: CGRect(x: 200, y: 10, width: 100, height: 20))

        override func viewDidLoad() {
            title = "Rows"
            badge.text = "new"
            tableView.accessibilityIdentifier = "rows"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            if indexPath.row == 5 { cell.contentView.addSubview(badge) }
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let next = UIViewController()
            next.title = "Number \(indexPath.row)"
            navigationController?.pushViewController(next, animated: true)
        }
    }

    @Test func `a row pushes, the back button pops, and rows below are scrolled to`() throws {
        let stack = { UINavigationController(rootViewController: Rows()) }
        #expect(try texts("tap Row 3", stack).contains("Number 3"))
        #expect(try texts("tap Row 3; tap Rows", stack).contains("Row 3"))
        #expect(try texts("tap Row 80", stack).contains("Number 80"))
        #expect(try texts("tap new", stack).contains("Number 5"))
        #expect(try texts("scroll rows to end", stack).contains("Row 99"))
    }

    @Test func `rows of a list that is the whole window are touched where they are drawn`() throws {
        final class Switches: UITableViewController {
            override func viewDidLoad() { tableView.contentInset.top = 44 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(
                _ tableView: UITableView, titleForFooterInSection section: Int
            ) -> String? { "Below" }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell()
                let toggle = UISwitch()
                toggle.accessibilityLabel = "Switch \(indexPath.row)"
                toggle.addAction(
                    UIAction { _ in cell.textLabel?.text = "turned \(indexPath.row)" }, for: .valueChanged)
                cell.accessoryView = toggle
                return cell
            }
        }
        for (row, other) in [(0, 1), (1, 0)] {
            let shown = try texts("toggle Switch \(row)", Switches.init)
            #expect(shown.contains("turned \(row)") && !shown.contains("turned \(other)"), "\(shown)")
        }
    }

    @Test func `tabs`() throws {
        let shown = try texts("select Second") {
            let tabs = UITabBarController()
            tabs.viewControllers = ["First", "Second"].map { title in
                let page = UIViewController()
                let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 20))
                label.text = "page \(title)"
                page.view.addSubview(label)
                page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
                return page
            }
            return tabs
        }
        #expect(shown.contains("page Second") && !shown.contains("page First"))
    }

    private final class Asking: UIViewController {
        let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 20))

        override func viewDidLoad() {
            label.text = "asking"
            view.addSubview(label)
            let button = UIButton(type: .system)
            button.setTitle("Ask", for: .normal)
            button.frame = CGRect(x: 20, y: 100, width: 80, height: 40)
            button.addAction(UIAction { [unowned self] _ in ask() }, for: .touchUpInside)
            view.addSubview(button)
        }

        private func ask() {
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default) { [unowned self] _ in label.text = "yes" })
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            present(alert, animated: true)
        }
    }

    @Test func `an alert covers what is below, and goes with its answer`() throws {
        #expect(try texts("tap Ask") { Asking() }.contains("Sure?"))
        let answered = try texts("tap Ask; tap Yes") { Asking() }
        #expect(answered.contains("yes") && !answered.contains("Sure?"))
        #expect { try texts("tap Ask; tap Ask") { Asking() } } throws: { "\($0)".contains("covered") }
    }

    // MARK: Time

    private final class Moving: UIViewController {
        let box = UIView(frame: CGRect(x: 0, y: 200, width: 40, height: 40))
        let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 20))

        override func viewDidLoad() {
            box.accessibilityIdentifier = "box"
            label.text = "still"
            view.addSubview(box)
            view.addSubview(label)
            let button = UIButton(type: .system)
            button.setTitle("Move", for: .normal)
            button.frame = CGRect(x: 20, y: 100, width: 80, height: 40)
            button.addAction(
                UIAction { [unowned self] _ in
                    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                        self.box.frame.origin.x = 200
                    } completion: { _ in
                        self.label.text = "moved"
                    }
                }, for: .touchUpInside)
            view.addSubview(button)
        }
    }

    private func places(_ steps: String) throws -> [CGFloat] {
        try scene(steps) { Moving() }.flow.map { picture in
            picture.scene.layout.placedViews.first { $0.view.accessibility.identifier == "box" }?.frame.minX ?? -1
        }
    }

    @Test func `an animation is at its end after a step, and a wait samples it`() throws {
        #expect(try places("tap Move") == [0, 200])
        #expect(try places("tap Move; wait 0.2 s").map { $0.rounded() } == [0, 0, 10, 20, 30, 40])
        let flow = try scene("tap Move; wait 0.2 s") { Moving() }.flow
        #expect(flow.map(\.hundredths) == [100, 5, 5, 5, 5, 100])
        #expect(flow.map(\.isPassing) == [false, false, true, true, true, false])
        #expect(try texts("tap Move; wait 0.2 s") { Moving() }.contains("still"))
        #expect(try texts("tap Move") { Moving() }.contains("moved"))
    }

    @Test func `the same steps give the same scene`() throws {
        #expect(try scene("tap Move; wait 0.3 s") { Moving() } == scene("tap Move; wait 0.3 s") { Moving() })
    }
}

extension Scene {
    fileprivate var shownTexts: [String] {
        let screen = CGRect(origin: .zero, size: environment.size)
        return layout.placedViews.filter { $0.isVisible && $0.frame.intersects(screen) }.compactMap(\.view.text?.text)
    }
}
