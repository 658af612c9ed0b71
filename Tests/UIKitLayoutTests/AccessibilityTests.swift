import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import UIKitLayout

/// What UIKit's views say to VoiceOver.
@MainActor
@Suite struct AccessibilityTests {
    private func spoken(_ view: UIView, direction: LayoutDirection = .leftToRight) -> [String] {
        let shown = Screen.show(view, width: 300, height: 200, direction: direction)
        var voice = VoiceOverVoice(locale: "en")
        return AccessibilityTree(shown.layoutSnapshot(), direction: direction).elements.map {
            voice.words(of: $0).description
        }
    }

    private func box(_ views: [UIView]) -> UIView {
        let box = UIView()
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 0, y: CGFloat(index) * 50, width: 100, height: 40)
            box.addSubview(view)
        }
        return box
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test func `labels, buttons and fields say their text, and plain views nothing`() {
        let button = UIButton()
        button.setTitle("Send", for: .normal)
        button.isEnabled = false
        let field = UITextField()
        field.placeholder = "Name"
        #expect(
            spoken(box([label("Hello"), button, field, UIView(), UIImageView()])) == [
                "Hello", "Send. Dimmed. Button.", "Name. Text Field.",
            ])
    }

    @Test func `code's own label, value, hint and traits take the place of the class's`() {
        let text = label("Text")
        text.accessibilityLabel = "Label"
        text.accessibilityTraits = .link
        #expect(spoken(box([text])) == ["Label. Link."])
        text.accessibilityLabel = nil
        #expect(spoken(box([text])) == ["Text. Link."])
    }

    @Test func `closures take the place of what is set`() {
        let view = UIView()
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Label"
        view.accessibilityLabelBlock = { "Block" }
        view.accessibilityValueBlock = { "Value" }
        view.accessibilityTraitsBlock = { .link }
        view.accessibilityIdentifierBlock = { "name" }
        #expect(spoken(box([view])) == ["Block: Value. Link."])
        #expect(view.accessibilitySnapshot().identifier == "name")
        view.accessibilityLabelBlock = { nil }
        #expect(spoken(box([view])) == ["Label: Value. Link."])
    }

    @Test func `a switch says its state, whatever value code sets`() {
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.accessibilityLabel = "Sound"
        toggle.accessibilityValue = "Loud"
        #expect(spoken(box([toggle])) == ["Sound. Switch Button. On."])
    }

    @Test(arguments: [("iPhone 16 Pro", 54.0), ("iPhone 15 Pro", 54), ("iPhone 13", 47), ("iPhone 8", 20)])
    func `the status bar has the height of its device`(name: String, height: Double) throws {
        let device = try #require(Device.named(name))
        let context = SceneContext(
            environment: SceneEnvironment(device: device), typesetter: SceneContext.current.typesetter)
        let bar = context.perform { UIStatusBarManager().statusBarFrame }
        #expect(bar.height == CGFloat(height))
        #expect(device.statusBarHeight(.landscape) == 0)
    }

    @Test func `controls say their values`() {
        let slider = UISlider()
        slider.maximumValue = 100
        slider.value = 75
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 1
        let toggle = UISwitch()
        toggle.isOn = true
        #expect(
            spoken(box([slider, pages, toggle])) == [
                "75%. Adjustable.", "page 2 of 3. Adjustable.", "Switch Button. On.",
            ])
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `segments and the buttons of a stepper are elements`(direction: LayoutDirection) {
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.selectedSegmentIndex = 1
        #expect(
            spoken(box([segments, UIStepper()]), direction: direction)
                == ["A. Button. 1 of 2.", "Selected: B. Button. 2 of 2.", "Decrement. Button.", "Increment. Button."])
    }

    @Test func `tabs are counted, and take over what their items say`() {
        let bar = UITabBar()
        let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        items[1].accessibilityLabel = "Second"
        bar.items = items
        #expect(spoken(box([bar])) == ["Selected: One. Tab. 1 of 2.", "Second. Tab. 2 of 2."])
    }

    @Test func `a row of a table is one element, and its controls are elements of their own`() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        let button = UIButton()
        button.setTitle("Buy", for: .normal)
        button.frame = CGRect(x: 200, y: 0, width: 40, height: 30)
        cell.contentView.addSubview(button)
        let table = UITableView(frame: .zero, style: .plain)
        table.documentSections = [TableSection(rows: [TableSection.Row(cell)])]
        #expect(spoken(table) == ["Title, Detail", "Buy. Button."])
    }

    @Test func `elements that are no views are where they say`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityLabel = "Part"
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 40)
        view.accessibilityElements = [element]
        let outer = UIView()
        outer.addSubview(view)
        let shown = Screen.show(outer, width: 300, height: 200)
        let elements = AccessibilityTree(shown.layoutSnapshot(), direction: .leftToRight).elements
        #expect(elements.map(\.frame) == [CGRect(x: 11, y: 22, width: 30, height: 40)])
    }

    @Test func `an activation point counts where it is not the middle`() {
        let view = UIView()
        view.isAccessibilityElement = true
        let shown = Screen.show(box([view]), width: 300, height: 200)
        func points() -> [CGPoint?] {
            AccessibilityTree(shown.layoutSnapshot(), direction: .leftToRight).elements.map(\.content.activationPoint)
        }
        #expect(points() == [nil])
        view.accessibilityActivationPoint = CGPoint(x: 5, y: 6)
        #expect(points() == [CGPoint(x: 5, y: 6)])
    }

    @Test func `a transparent view, and one whose elements are hidden, is left out`() {
        let clear = label("Clear")
        clear.alpha = 0
        let hidden = label("Hidden")
        hidden.accessibilityElementsHidden = true
        #expect(spoken(box([clear, hidden, label("Seen")])) == ["Seen"])
    }

    @Test func `a picture's name is its label where it is an element, and is told apart from people's words`() {
        let view = UIImageView(image: UIImage(systemName: "star.fill"))
        view.isAccessibilityElement = true
        let shown = Screen.show(box([view]), width: 300, height: 200)
        let elements = AccessibilityTree(shown.layoutSnapshot(), direction: .leftToRight).elements.first?.content
        #expect(elements?.label == "star fill")
        #expect(elements?.pictureName == "star.fill")
    }
}
