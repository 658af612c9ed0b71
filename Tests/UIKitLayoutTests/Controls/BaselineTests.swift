import Foundation
import KeylineGraphics
import KeylineScenes
import Testing
import UIKitLayout

/// Baselines of controls are where their text is drawn.
@MainActor
@Suite struct BaselineTests {
    private func button() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        return button
    }

    private func field(_ style: UITextField.BorderStyle) -> UITextField {
        let field = UITextField()
        field.borderStyle = style
        field.text = "Field"
        return field
    }

    private func filled() -> UIButton {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Filled"
        return button
    }

    @Test(arguments: LayoutDirection.allCases)
    func `controls in a row aligned by first baselines have their text on one line`(direction: LayoutDirection) {
        let label = UILabel()
        label.text = "Label"
        label.font = .systemFont(ofSize: 28)
        let stack = UIStackView(arrangedSubviews: [label, button(), field(.roundedRect), field(.none), filled()])
        stack.alignment = .firstBaseline
        stack.spacing = 8
        let screen = Screen(600, 200, direction: direction)
        screen.add(stack)
        stack.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 20).isActive = true
        stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20).isActive = true
        screen.layOut()
        let baselines = Recording(screen.view).runs.map(\.origin.y)
        #expect(baselines.count == 5)
        #expect(baselines.allSatisfy { abs($0 - baselines[0]) <= 0.75 })
    }

    @Test func `the last baseline of a text view that does not scroll is that of its last line`() {
        let view = UITextView()
        view.isScrollEnabled = false
        view.text = "One\nTwo\nThree"
        let label = UILabel()
        label.text = "Label"
        let screen = Screen(300, 300)
        screen.add(view, label)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 20),
            view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            label.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
            label.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
        ])
        screen.layOut()
        let runs = Recording(screen.view).runs
        let last = runs.first { $0.text == "Three" }?.origin.y ?? -1
        #expect(abs(last - (runs.first { $0.text == "Label" }?.origin.y ?? -2)) <= 0.75)
    }

    @Test func `a view that takes its fitting size keeps its corner, and a label of one line wants its whole width`() {
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
        label.text = "A text wider than the frame"
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 10, y: 20))
        #expect(label.frame.size == label.intrinsicContentSize)
    }

    @Test(.tags(.e11))
    func `insets of scroll indicators are set for both at once or each alone, and leave the content where it is`() {
        let scrollView = UIScrollView()
        scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        scrollView.horizontalScrollIndicatorInsets.left = 8
        #expect(scrollView.scrollIndicatorInsets == scrollView.verticalScrollIndicatorInsets)
        #expect(scrollView.horizontalScrollIndicatorInsets == UIEdgeInsets(top: 44, left: 8, bottom: 34, right: 0))
        #expect(scrollView.adjustedContentInset == .zero)
        #expect(scrollView.contentOffset == .zero)
    }

    @Test(.tags(.e11)) func `content of a scroll view begins below what covers it, and stays where it was scrolled to`()
    {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        var environment = SceneEnvironment(size: CGSize(width: 320, height: 480))
        environment.safeArea = Insets(top: 44)
        let screen = Screen(environment)
        screen.add(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: screen.view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        ])
        screen.layOut()
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: -44))
        scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        #expect(scrollView.contentOffset.y == -64)
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        scrollView.contentInset = .zero
        #expect(scrollView.contentOffset.y == 120)
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == .zero)
    }
}
