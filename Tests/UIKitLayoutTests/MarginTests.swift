import Foundation
import KeylineEquations
import KeylineGraphics
import KeylineScenes
import Testing
import UIKitLayout

/// Margins, scroll views and the keyboard. Source: the documentation of `directionalLayoutMargins`, `preservesSuperviewLayoutMargins`,
/// `contentLayoutGuide` and `keyboardLayoutGuide`.
@MainActor
@Suite struct MarginTests {
    private nonisolated static let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

    @Test(arguments: directions)
    func `directional margins follow the direction, also when it changes`(direction: LayoutDirection) {
        let screen = Screen(320, 480)
        let box = UIView()
        let block = Block(50, 20)
        screen.add(box)
        box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 5)
        block.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(block)
        constrain(box, screen.view) { box, view in
            box.leading == view.leading
            box.trailing == view.trailing
            box.top == view.top
            box.height == 100
        }
        block.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor).isActive = true
        screen.layOut()
        #expect(block.frame.minX == 30)
        var environment = SceneEnvironment(size: CGSize(width: 320, height: 480))
        environment.layoutDirection = direction
        screen.window.traits = UITraitCollection(environment)
        screen.layOut()
        let isMirrored = direction == .rightToLeft
        #expect(block.frame.minX == (isMirrored ? 240 : 30))
        #expect(box.layoutMargins.left == (isMirrored ? 5 : 30))
        box.layoutMargins = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 11)
        #expect(box.directionalLayoutMargins.leading == (isMirrored ? 11 : 9))
    }

    @Test(arguments: directions)
    func `preserved margins reach as far as they overlap, at either side`(direction: LayoutDirection) {
        let screen = Screen(320, 480, direction: direction)
        let inner = UIView()
        screen.add(inner)
        screen.view.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 30, right: 40)
        inner.preservesSuperviewLayoutMargins = true
        constrain(inner, screen.view) { inner, view in
            inner.leading == view.leading + 10
            inner.trailing == view.trailing - 38
            inner.top == view.top
            inner.height == 100
        }
        screen.layOut()
        let margins = inner.directionalLayoutMargins
        #expect(margins.leading == 30)
        #expect(margins.trailing == 8)
        #expect(margins.top == 30)
        #expect(margins.bottom == 8)
    }

    /// A notch of 59 points above margins of 8: E5.
    @Test(arguments: [true, false])
    func `the safe area counts once in margins that nested views preserve`(isOwnAlso: Bool) {
        var environment = SceneEnvironment(size: CGSize(width: 393, height: 852))
        environment.safeArea = Insets(top: 59, bottom: 34)
        let screen = Screen(environment)
        var views: [UIView] = []
        for _ in 0..<3 {
            let view = UIView(frame: screen.view.bounds)
            view.preservesSuperviewLayoutMargins = true
            view.insetsLayoutMarginsFromSafeArea = isOwnAlso || views.isEmpty
            (views.last ?? screen.view).addSubview(view)
            views.append(view)
        }
        screen.layOut()
        #expect(views.map(\.layoutMargins.top) == [67, 67, 67])
        #expect(views.map(\.layoutMargins.bottom) == [42, 42, 42])
    }

    @Test func `a nested view has the larger of its own margins and those that reach into it`() {
        var environment = SceneEnvironment(size: CGSize(width: 393, height: 852))
        environment.safeArea = Insets(top: 59)
        let screen = Screen(environment)
        let outer = UIView(frame: screen.view.bounds)
        outer.layoutMargins.top = 30
        let inner = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 400))
        inner.preservesSuperviewLayoutMargins = true
        outer.addSubview(inner)
        screen.view.addSubview(outer)
        screen.layOut()
        #expect(outer.layoutMargins.top == 89)
        #expect(inner.safeAreaInsets.top == 39)
        #expect(inner.layoutMargins.top == 69)
        inner.layoutMargins.top = 40
        #expect(inner.layoutMargins.top == 79)
    }

    @Test(arguments: directions)
    func `the guides of a scroll view are its content and its frame`(direction: LayoutDirection) {
        let screen = Screen(320, 480, direction: direction)
        let scrollView = UIScrollView()
        let content = Block(600, 900)
        let button = Block(40, 40)
        screen.add(scrollView)
        for view in [content, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(view)
        }
        constrain(scrollView, screen.view) { scrollView, view in
            scrollView.top == view.top
            scrollView.bottom == view.bottom
            scrollView.leading == view.leading
            scrollView.trailing == view.trailing
        }
        let inside = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: inside.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
            button.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -16),
            button.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -16),
        ])
        screen.layOut()
        #expect(scrollView.contentSize == CGSize(width: 600, height: 910))
        #expect(content.frame.size == CGSize(width: 600, height: 900))
        #expect(button.frame.maxY == 464)
        #expect(direction == .rightToLeft ? button.frame.minX == 16 : button.frame.maxX == 304)
    }

    /// The same constraints to the scroll view itself mean its content, those of its size mean its frame.
    @Test func `constraints to a scroll view's edges speak of its content`() {
        let screen = Screen(320, 480)
        let scrollView = UIScrollView()
        let content = Block(10, 900)
        screen.add(scrollView)
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        constrain(scrollView, screen.view) { scrollView, view in
            scrollView.top == view.top
            scrollView.bottom == view.bottom
            scrollView.leading == view.leading
            scrollView.trailing == view.trailing
        }
        constrain(content, scrollView) { content, scrollView in
            content.top == scrollView.top
            content.bottom == scrollView.bottom
            content.leading == scrollView.leading
            content.trailing == scrollView.trailing
            content.width == scrollView.width
        }
        screen.layOut()
        #expect(scrollView.contentSize == CGSize(width: 320, height: 900))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 900))
    }

    @Test func `what follows the keyboard's guide stands above it, or above the safe area while there is none`() {
        var environment = SceneEnvironment(size: CGSize(width: 390, height: 844))
        environment.safeArea = Insets(top: 47, bottom: 34)
        func bottom(keyboard: CGFloat, usesSafeArea: Bool = true) -> CGFloat {
            environment.keyboardHeight = keyboard
            let screen = Screen(environment)
            let field = Block(50, 30)
            screen.add(field)
            screen.view.keyboardLayoutGuide.usesBottomSafeArea = usesSafeArea
            field.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor, constant: -8).isActive =
                true
            screen.layOut()
            #expect(screen.view.keyboardLayoutGuide.layoutFrame.maxY == 844)
            return field.frame.maxY
        }
        #expect(bottom(keyboard: 0) == 802)
        #expect(bottom(keyboard: 336) == 500)
        #expect(bottom(keyboard: 0, usesSafeArea: false) == 836)
        #expect(EnvironmentOverrides().resolved(over: environment).keyboardHeight == 0)
    }

    @Test(arguments: directions)
    func `autoresizing masks speak of left and right in either direction`(direction: LayoutDirection) {
        let screen = Screen(200, 200, direction: direction)
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.autoresizingMask = [.flexibleLeftMargin]
        screen.view.addSubview(view)
        let block = Block(10, 10)
        block.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(block)
        block.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        screen.layOut()
        screen.resize(300, 200)
        #expect(view.frame == CGRect(x: 110, y: 10, width: 50, height: 50))
        #expect(block.frame.minX == (direction == .rightToLeft ? 40 : 0))
    }

    @Test(.tags(.e8)) func `siblings with directions of their own meet in the direction of the view around`() {
        let screen = Screen(320, 480)
        let left = Block(50, 20)
        let right = Block(30, 20)
        right.semanticContentAttribute = .forceRightToLeft
        screen.add(left, right)
        left.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 100).isActive = true
        right.leadingAnchor.constraint(equalTo: left.leadingAnchor).isActive = true
        screen.layOut()
        #expect(right.frame.minX == 100)
    }

    @Test(.tags(.e6), arguments: [ContentSizeCategory.small, .large, .extraExtraLarge, .accessibilityLarge])
    func `readable lines grow with the text and stay within the margins`(category: ContentSizeCategory) throws {
        var environment = SceneEnvironment(
            device: try #require(Device.named("iPad Pro 13-inch (M4)")), orientation: .landscape)
        environment.contentSizeCategory = category
        let screen = Screen(environment)
        screen.layOut()
        let readable = screen.view.readableContentGuide.layoutFrame
        let margins = screen.view.layoutMarginsGuide.layoutFrame
        #expect(margins.contains(readable))
        #expect(abs(readable.midX - margins.midX) <= 0.5)
        if category == .small { #expect(readable.width < 672) }
        if category > .large { #expect(readable.width > 672) }
    }

    @Test(arguments: directions)
    func `the safe area pushes margins inwards, unless the view says no`(direction: LayoutDirection) {
        var environment = SceneEnvironment(size: CGSize(width: 320, height: 480))
        environment.layoutDirection = direction
        environment.safeArea = Insets(top: 40, left: 12, bottom: 30, right: 7)
        let screen = Screen(environment)
        let box = UIView()
        screen.add(box)
        constrain(box, screen.view) { box, view in
            box.left == view.left
            box.right == view.right
            box.top == view.top
            box.bottom == view.bottom
        }
        box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        screen.layOut()
        #expect(box.layoutMargins == UIEdgeInsets(top: 41, left: 14, bottom: 33, right: 11))
        #expect(box.layoutMarginsGuide.layoutFrame == CGRect(x: 14, y: 41, width: 295, height: 406))
        box.insetsLayoutMarginsFromSafeArea = false
        screen.layOut()
        #expect(box.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(box.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 314, height: 476))
    }
}
