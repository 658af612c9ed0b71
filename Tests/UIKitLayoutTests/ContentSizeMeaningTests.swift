import Foundation
import KeylineScenes
import Testing

@testable import UIKitLayout

/// Content sizes, and what stretches or compresses them. Source: Apple's Auto Layout Guide, "Intrinsic Content Size".
@MainActor
@Suite struct ContentSizeMeaningTests {
    typealias Axis = NSLayoutConstraint.Axis

    private nonisolated static let axes: [Axis] = [.horizontal, .vertical]

    private func length(_ view: UIView, _ axis: Axis) -> CGFloat {
        axis == .horizontal ? view.frame.width : view.frame.height
    }

    private func anchor(_ view: UIView, _ axis: Axis) -> NSLayoutDimension {
        axis == .horizontal ? view.widthAnchor : view.heightAnchor
    }

    @Test(.tags(.a28), arguments: [1, 2, 3] as [CGFloat], ["Text", "Wide, wider, widest", "éÅg", "設定", "الإعدادات"])
    func `a label is its text's size, rounded up to the pixels of its screen`(scale: CGFloat, text: String) {
        let screen = Screen(600, 480, scale: scale)
        let label = UILabel()
        label.text = text
        screen.add(label)
        screen.layOut()
        let exact = (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        for (side, length) in [(label.bounds.width, exact.width), (label.bounds.height, exact.height)] {
            #expect(abs(side * scale - (side * scale).rounded()) < 1e-9)
            #expect(side >= length - 1e-6 && side < length + 1 / scale + 0.34)
        }
        #expect(label.bounds.size == label.intrinsicContentSize)
    }

    @Test(.tags(.a28), arguments: [10, 15, 17, 24] as [CGFloat])
    func `content insets lie around a button's title, on each side its own`(size: CGFloat) {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: size)
        button.setTitle("A title that is wide", for: .normal)
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = "A title that is wide"
        #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width)
        #expect(button.intrinsicContentSize.height > label.intrinsicContentSize.height)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
        let inner = label.intrinsicContentSize
        #expect(button.intrinsicContentSize.width == inner.width + 10)
        #expect(abs(button.intrinsicContentSize.height - inner.height - 5) < 1)
    }

    @Test(.tags(.a32), arguments: axes, [true, false])
    func `a pull between hugging and compression resistance stretches content and never shrinks it`(
        axis: Axis, isLabel: Bool
    ) {
        let label = UILabel()
        label.text = "Content"
        let view: UIView = isLabel ? label : Block(60, 20)
        #expect(view.contentHuggingPriority(for: axis).rawValue == 250)
        #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750)
        let screen = Screen(320, 480)
        screen.add(view)
        screen.layOut()
        let own = length(view, axis)
        for (target, priority, result) in [
            (200, 500, 200), (5, 500, own), (200, 249, own), (5, 751, 5), (200, 251, 200), (5, 749, own),
        ] as [(CGFloat, Float, CGFloat)] {
            let pull = anchor(view, axis).constraint(equalToConstant: target).at(priority)
            pull.isActive = true
            screen.layOut()
            #expect(length(view, axis) == result, "\(target) at \(priority)")
            pull.isActive = false
        }
    }

    @Test(.tags(.a37), arguments: axes, LayoutDirection.allCases)
    func `a stack has no size of its own to hug or defend`(axis: Axis, direction: LayoutDirection) {
        for own in [1, 500, 1000] as [Float] {
            let screen = Screen(320, 480, direction: direction)
            let stack = UIStackView(arrangedSubviews: [Block(50, 20), Block(60, 30)])
            stack.axis = axis
            screen.add(stack)
            stack.setContentHuggingPriority(UILayoutPriority(own), for: axis)
            stack.setContentCompressionResistancePriority(UILayoutPriority(own), for: axis)
            let natural: CGFloat = axis == .horizontal ? 110 : 50
            #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
            stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
            #expect(stack.hasAmbiguousLayout)
            stack.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
            screen.layOut()
            #expect(!stack.hasAmbiguousLayout)
            #expect(length(stack, axis) == natural)
            #expect(
                stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                    == (axis == .horizontal ? CGSize(width: 110, height: 30) : CGSize(width: 60, height: 50)))
            for (target, priority, result) in [(200, 300, 200), (10, 800, 10), (10, 700, natural), (200, 200, natural)]
                as [(CGFloat, Float, CGFloat)]
            {
                let pull = anchor(stack, axis).constraint(equalToConstant: target).at(priority)
                pull.isActive = true
                screen.layOut()
                #expect(length(stack, axis) == result, "\(target) at \(priority), own \(own)")
                pull.isActive = false
            }
        }
    }

    @Test(.tags(.f25), arguments: LayoutDirection.allCases)
    func `each side that is not as long as its content is found, with the difference`(direction: LayoutDirection) {
        func found(_ width: CGFloat, _ height: CGFloat) -> [ViewSnapshot.Resizing] {
            let screen = Screen(320, 480, direction: direction)
            let block = Block(50, 20)
            screen.add(block)
            block.widthAnchor.constraint(equalToConstant: width).isActive = true
            block.heightAnchor.constraint(equalToConstant: height).isActive = true
            screen.layOut()
            return screen.window.layoutSnapshot().placedViews.map(\.view).filter { $0.className == "Block" }
                .flatMap(\.resizing)
        }
        #expect(found(50, 20).isEmpty)
        #expect(found(50.5, 19.5).isEmpty)
        #expect(found(80, 20) == [.init(axis: .horizontal, amount: 30, priority: 250)])
        #expect(found(40, 20) == [.init(axis: .horizontal, amount: -10, priority: 750)])
        #expect(found(50, 33) == [.init(axis: .vertical, amount: 13, priority: 250)])
        #expect(found(50, 5) == [.init(axis: .vertical, amount: -15, priority: 750)])
        #expect(
            found(60, 10) == [
                .init(axis: .horizontal, amount: 10, priority: 250), .init(axis: .vertical, amount: -10, priority: 750),
            ])
    }

    @Test(.tags(.b1), arguments: UIStackView.Distribution.allCases, LayoutDirection.allCases)
    func `a distribution set later lays out as one set at once`(
        distribution: UIStackView.Distribution, direction: LayoutDirection
    ) {
        func frames(_ axis: Axis, _ set: (UIStackView, Screen) -> Void) -> [CGRect] {
            let views = [Block(50, 20), Block(30, 40), Block(20, 10)]
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = axis
            let screen = Screen(400, 400, direction: direction)
            screen.add(stack)
            anchor(stack, axis).constraint(equalToConstant: 300).isActive = true
            set(stack, screen)
            screen.layOut()
            return views.map(\.frame)
        }
        for axis in Self.axes {
            let atOnce = frames(axis) { stack, _ in
                stack.distribution = distribution
                stack.spacing = 6
                stack.alignment = .trailing
                stack.isLayoutMarginsRelativeArrangement = true
                stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            }
            let later = frames(axis) { stack, screen in
                for step in [
                    { stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) },
                    { stack.isLayoutMarginsRelativeArrangement = true }, { stack.alignment = .trailing },
                    { stack.spacing = 6 }, { stack.distribution = distribution },
                ] as [() -> Void] {
                    screen.layOut()
                    step()
                }
            }
            #expect(atOnce == later)
            let ends = axis == .horizontal ? atOnce.map(\.maxX) : atOnce.map(\.maxY)
            #expect(ends.max() == (axis == .horizontal ? 296 : 297))
        }
    }
}
