import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Stack views. Sources: Apple's documentation of `UIStackView` and of its defaults, the Auto Layout Guide ("Stack Views"), and
/// frames published with OAStackView.
@MainActor
@Suite struct StackViewTests {
    private func stack(_ views: [UIView], _ set: (UIStackView) -> Void = { _ in }) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        set(stack)
        return stack
    }

    /// Puts a stack at the origin, with the sizes that are given.
    private func host(
        _ stack: UIStackView, width: CGFloat? = nil, height: CGFloat? = nil, _ direction: LayoutDirection = .leftToRight
    ) -> Screen {
        let screen = Screen(400, 400, direction: direction)
        screen.add(stack)
        stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        screen.layOut()
        return screen
    }

    @Test(.tags(.b1)) func `a new stack is a row that fills, without spacing`() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
    }

    @Test(.tags(.b1)) func `every property lays out again`() {
        let one = Block(50, 20)
        let two = Block(30, 40)
        let stack = stack([one, two]) { $0.alignment = .top }
        let screen = host(stack)
        #expect(two.frame == CGRect(x: 50, y: 0, width: 30, height: 40))
        stack.spacing = 10
        screen.layOut()
        #expect(two.frame.minX == 60)
        stack.axis = .vertical
        screen.layOut()
        #expect(two.frame.origin == CGPoint(x: 0, y: 30))
        stack.alignment = .trailing
        screen.layOut()
        #expect(two.frame.maxX == 50)
        stack.alignment = .fill
        screen.layOut()
        #expect(two.frame.width == 50)
    }

    /// Source: reports of `UISV-text-width-disambiguation` (rdar 39275811, rdar 41192642), and the row of `testFrames` that
    /// cashapp/AccessibilitySnapshot recorded on iOS 18.5.
    @Test(.tags(.b2), arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `labels of several lines in a row are equally wide, those of one line are not`(direction: LayoutDirection) {
        let labels = ["down", "a longer text", "up"].map { text in
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            return label
        }
        let stack = stack(labels) { $0.spacing = 20 }
        let screen = host(stack, width: 340, direction)
        #expect(labels.map(\.frame.width) == [100, 100, 100])
        labels[0].numberOfLines = 1
        screen.layOut()
        #expect(labels[1].frame.width != labels[2].frame.width)
    }

    @Test(.tags(.b2), arguments: [(251, 249), (249, 251)] as [(Float, Float)])
    func `the view that hugs less takes the room that is left`(first: Float, second: Float) {
        let one = Block(50, 20)
        let two = Block(30, 20)
        one.setContentHuggingPriority(UILayoutPriority(first), for: .horizontal)
        two.setContentHuggingPriority(UILayoutPriority(second), for: .horizontal)
        _ = host(stack([one, two]), width: 200)
        #expect(one.frame.width == (first > second ? 50 : 170))
        #expect(two.frame.width == (first > second ? 150 : 30))
    }

    @Test(.tags(.b2), arguments: [(751, 749), (749, 751)] as [(Float, Float)])
    func `the view that resists less gives way`(first: Float, second: Float) {
        let one = Block(150, 20)
        let two = Block(130, 20)
        one.setContentCompressionResistancePriority(UILayoutPriority(first), for: .horizontal)
        two.setContentCompressionResistancePriority(UILayoutPriority(second), for: .horizontal)
        _ = host(stack([one, two]), width: 200)
        #expect(one.frame.width == (first > second ? 150 : 70))
    }

    @Test(.tags(.b3), arguments: [2, 3, 5], [LayoutDirection.leftToRight, .rightToLeft])
    func `views that fill equally share what the spacing leaves`(count: Int, direction: LayoutDirection) {
        let views = (0..<count).map { Block(CGFloat(10 * $0 + 5), 20) }
        let row = stack(views) {
            $0.distribution = .fillEqually
            $0.spacing = 8
        }
        _ = host(row, width: 308, direction)
        let each = (308 - 8 * CGFloat(count - 1)) / CGFloat(count)
        for (index, view) in views.enumerated() {
            let place = direction == .leftToRight ? index : count - 1 - index
            #expect(abs(view.frame.width - each) <= 0.5)
            #expect(abs(view.frame.minX - CGFloat(place) * (each + 8)) <= 0.5)
        }
    }

    @Test(.tags(.b4)) func `rows in a column have the frames of hand-written constraints`() {
        let blocks = [Block(50, 20), Block(70, 20), Block(40, 30), Block(60, 25)]
        let rows = [stack([blocks[0], blocks[1]]), stack([blocks[2], blocks[3]])]
        rows.forEach { $0.spacing = 4 }
        blocks[0].setContentHuggingPriority(UILayoutPriority(300), for: .horizontal)
        blocks[2].setContentHuggingPriority(UILayoutPriority(300), for: .horizontal)
        let column = stack(rows) {
            $0.axis = .vertical
            $0.spacing = 10
        }
        let screen = host(column, width: 200)
        let frames = blocks.map { $0.convert($0.bounds, to: screen.view) }
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 54, y: 0, width: 146, height: 20),
                CGRect(x: 0, y: 30, width: 40, height: 30), CGRect(x: 44, y: 30, width: 156, height: 30),
            ])
        #expect(column.bounds.height == 60)
    }

    /// OAStackView, "layout margins relative arrangement": margins (10, 20, 30, 40), three views of 100×100.
    @Test func `a stack that keeps its margins grows by them`() {
        let views = (0..<3).map { _ in Block(100, 100) }
        let column = stack(views) {
            $0.axis = .vertical
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        }
        _ = host(column)
        #expect(views.map(\.frame.origin) == [10, 110, 210].map { CGPoint(x: 20, y: $0) })
        #expect(column.bounds.size == CGSize(width: 160, height: 340))
    }

    @Test(arguments: [[0], [1], [2], [0, 1], [1, 2], [0, 2], [0, 1, 2]])
    func `a hidden view takes neither room nor spacing`(hidden: [Int]) {
        let views = (0..<3).map { _ in Block(50, 20) }
        for index in hidden { views[index].isHidden = true }
        let row = stack(views) { $0.spacing = 8 }
        _ = host(row)
        let visible = CGFloat(3 - hidden.count)
        #expect(row.bounds.width == max(50 * visible + 8 * (visible - 1), 0))
    }

    @Test func `equal spacing puts the same gap between views of different length`() {
        let views = [Block(50, 20), Block(30, 20), Block(70, 20)]
        _ = host(stack(views) { $0.distribution = .equalSpacing }, width: 250)
        #expect(views.map(\.frame.minX) == [0, 100, 180])
    }

    @Test func `equal centering puts the same distance between the middles`() {
        let views = [Block(40, 20), Block(20, 20), Block(40, 20)]
        _ = host(stack(views) { $0.distribution = .equalCentering }, width: 240)
        #expect(views.map(\.frame.midX) == [20, 120, 220])
    }

    @Test func `proportional views fill in proportion to their content`() {
        let views = [Block(50, 20), Block(100, 20)]
        _ = host(stack(views) { $0.distribution = .fillProportionally }, width: 300)
        #expect(abs(views[0].frame.width - 100) <= 1)
        #expect(abs(views[1].frame.width - 200) <= 1)
    }

    @Test func `text of several lines in a proportional column has a share for all of its lines`() {
        let labels = ["Short", String(repeating: "words that need several lines ", count: 6)].map { text in
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            return label
        }
        let column = stack(labels) {
            $0.axis = .vertical
            $0.distribution = .fillProportionally
        }
        _ = host(column, width: 200)
        let line = labels[0].sizeThatFits(CGSize(width: 200, height: 1000)).height
        let lines = labels[1].sizeThatFits(CGSize(width: 200, height: 1000)).height
        #expect(lines > 2 * line)
        #expect(abs(labels[0].frame.height - line) <= 1)
        #expect(abs(labels[1].frame.height - lines) <= 1)
    }

    @Test func `custom spacing replaces one gap`() {
        let views = (0..<3).map { _ in Block(50, 20) }
        let row = stack(views) { $0.spacing = 8 }
        row.setCustomSpacing(20, after: views[0])
        let screen = host(row)
        #expect(views.map(\.frame.minX) == [0, 70, 128])
        row.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        screen.layOut()
        #expect(views.map(\.frame.minX) == [0, 58, 116])
    }

    @Test(
        arguments: [
            (UIStackView.Alignment.top, [0, 0]), (.center, [10, 0]), (.bottom, [20, 0]),
        ] as [(UIStackView.Alignment, [CGFloat])])
    func `views of a row stand at the top, in the middle or at the bottom`(
        alignment: UIStackView.Alignment, tops: [CGFloat]
    ) {
        let views = [Block(50, 20), Block(50, 40)]
        let row = stack(views) { $0.alignment = alignment }
        _ = host(row)
        #expect(views.map(\.frame.minY) == tops)
        #expect(row.bounds.height == 40)
    }

    @Test func `a view taken out of the row stays inside the stack`() {
        let one = Block(50, 20)
        let two = Block(30, 20)
        let row = stack([one, two])
        row.removeArrangedSubview(one)
        #expect(one.superview === row)
        #expect(row.arrangedSubviews.count == 1)
        two.removeFromSuperview()
        #expect(row.arrangedSubviews.isEmpty)
    }

    @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical], LayoutDirection.allCases)
    func `the system's spacing is 8, and the default is the stack's own`(
        axis: NSLayoutConstraint.Axis, direction: LayoutDirection
    ) {
        let screen = Screen(320, 480, direction: direction)
        let views = [Block(20, 20), Block(20, 20), Block(20, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = 30
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
        screen.add(stack)
        screen.layOut()
        var length: CGFloat { axis == .horizontal ? stack.bounds.width : stack.bounds.height }
        #expect(length == 98)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        screen.layOut()
        #expect(length == 120)
        stack.spacing = UIStackView.spacingUseSystem
        screen.layOut()
        #expect(length == 76)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `in a column relative to baselines the spacing lies between the last and the first line`(
        direction: LayoutDirection
    ) {
        let screen = Screen(320, 480, direction: direction)
        let labels = [UILabel(), UILabel()]
        for label in labels {
            label.text = "Word"
            label.font = .systemFont(ofSize: 17)
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 40
        stack.isBaselineRelativeArrangement = true
        screen.add(stack)
        stack.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
        screen.layOut()
        // The labels are alike, so that as much lies between their tops as between their baselines.
        #expect(labels[0].frame.minY == 0)
        #expect(abs(labels[1].frame.minY - 40) <= 0.5)
        stack.isBaselineRelativeArrangement = false
        screen.layOut()
        #expect(abs(labels[1].frame.minY - (40 + labels[0].frame.height)) <= 0.5)
    }
}
