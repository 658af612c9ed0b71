import Foundation
import KeylineEquations
import KeylineLocalization
import KeylineScenes
import Testing
import KeylineTypesetting
import UIKitLayout

/// What happens when the surroundings or the content change. Source: Apple's Auto Layout Guide, "Auto Layout Without Constraints" and
/// "Understanding Auto Layout".
@MainActor
@Suite struct ChangeTests {
    private func pair() -> (Screen, UILabel, UILabel) {
        let screen = Screen(320, 480)
        let title = UILabel()
        let detail = UILabel()
        screen.add(title, detail)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.leadingAnchor),
            title.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 20),
            detail.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            detail.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        ])
        title.text = "Settings"
        detail.text = "On"
        return (screen, title, detail)
    }

    @Test(.tags(.a18)) func `taking away any of eight constraints leaves something open, adding one contradicts`() {
        for removed in 0..<8 {
            let screen = Screen(320, 480)
            let red = UIView()
            let blue = UIView()
            screen.add(red, blue)
            let all = ["H:|-20-[red(==blue)]-8-[blue]-20-|", "V:|-20-[red]-20-|", "V:|-20-[blue]-20-|"].flatMap {
                NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["red": red, "blue": blue])
            }
            NSLayoutConstraint.activate(all)
            screen.layOut()
            #expect(!red.hasAmbiguousLayout && !blue.hasAmbiguousLayout)
            all[removed].isActive = false
            #expect(red.hasAmbiguousLayout || blue.hasAmbiguousLayout)
            all[removed].isActive = true
            red.widthAnchor.constraint(equalToConstant: 100).isActive = true
            #expect(UnsatisfiableConstraints.collecting { screen.layOut() }.count == 1)
        }
    }

    @Test(
        .tags(.a38),
        arguments: [(LayoutDirection.leftToRight, 12, 7), (.rightToLeft, 258, 7)]
            as [(LayoutDirection, CGFloat, CGFloat)])
    func `constants are points, counted in reading direction`(direction: LayoutDirection, x: CGFloat, left: CGFloat) {
        let screen = Screen(320, 480, direction: direction)
        let one = Block(50, 20)
        let two = Block(50, 20)
        screen.add(one, two)
        one.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 12).isActive = true
        two.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 7).isActive = true
        screen.layOut()
        #expect(one.frame.minX == x)
        #expect(two.frame.minX == left)
    }

    @Test(.tags(.b5)) func `a size that a stack leaves open can be set beside it without a report`() {
        let screen = Screen(320, 480)
        let one = Block(50, 20)
        let two = Block(60, 20)
        let column = UIStackView(arrangedSubviews: [one, two])
        column.axis = .vertical
        column.alignment = .leading
        screen.add(column)
        one.widthAnchor.constraint(equalToConstant: 120).isActive = true
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.isEmpty)
        #expect(one.bounds.width == 120)
        #expect(two.bounds.width == 60)
    }

    @Test(.tags(.b6, .a37)) func `the outermost stack needs a place, and no size where its content has one`() {
        let screen = Screen(320, 480)
        let stack = UIStackView(arrangedSubviews: [Block(50, 20), Block(60, 30)])
        screen.add(stack)
        #expect(stack.hasAmbiguousLayout)
        stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
        #expect(!stack.hasAmbiguousLayout)
        stack.setContentHuggingPriority(UILayoutPriority(999), for: .horizontal)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 110, height: 30))
    }

    @Test(.tags(.c3)) func `widths follow the text, its language and its size`() {
        let (screen, title, detail) = pair()
        title.font = .preferredFont(forTextStyle: .body)
        title.adjustsFontForContentSizeCategory = true
        func width(_ text: String) -> CGFloat {
            title.text = text
            screen.layOut()
            #expect(detail.frame.minX == title.frame.maxX + 8)
            return title.frame.width
        }
        let english = width("Settings")
        #expect(width("Einstellungen") > english)
        #expect(width("設定") < english)
        var environment = SceneEnvironment(size: CGSize(width: 320, height: 480))
        environment.contentSizeCategory = .accessibilityLarge
        title.text = "Settings"
        screen.window.traits = UITraitCollection(environment)
        screen.layOut()
        #expect(title.frame.width > english * 1.5)
        #expect(detail.frame.minX == title.frame.maxX + 8)
    }

    @Test(
        .tags(.c8),
        arguments: ["iPhone 4s", "iPhone 6 Plus", "iPad 9.7-inch", "iPhone 16 Pro", "iPad Pro 13-inch (M4)"])
    func `every device lays out held either way`(name: String) throws {
        let device = try #require(Device.named(name))
        for orientation in Orientation.allCases {
            let environment = SceneEnvironment(device: device, orientation: orientation)
            let screen = Screen(environment)
            let block = UIView()
            screen.add(block)
            constrain(block, screen.view) { block, screen in
                block.top == screen.safeArea.top
                block.bottom == screen.safeArea.bottom
                block.leading == screen.safeArea.leading
                block.trailing == screen.safeArea.trailing
            }
            screen.layOut()
            let insets = environment.safeArea
            #expect(block.frame.minY == insets.top)
            #expect(block.frame.minX == insets.left)
            #expect(block.frame.maxX == environment.size.width - insets.right)
            #expect(block.frame.maxY == environment.size.height - insets.bottom)
        }
    }
}
