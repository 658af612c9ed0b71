import Foundation
import Testing

@testable import UIKitLayout

/// Views that come and go under a layout that stays.
@MainActor
@Suite struct EngineReuseTests {
    /// A view that builds its content anew in `updateConstraints()`, in a stack between an image and a button.
    @Test func `content that is taken out and built anew lays out as new`() {
        func make(_ counts: [Int]) -> [CGRect] {
            let screen = Screen(375, 667, scale: 3)
            let image = UIView()
            let title = Block(116, 26)
            let row = StarRow()
            let button = Block(72, 30)
            let stack = UIStackView(arrangedSubviews: [title, row])
            stack.axis = .vertical
            stack.alignment = .leading
            stack.spacing = 4
            screen.add(image, stack, button)
            let height = image.heightAnchor.constraint(equalToConstant: 180).at(750)
            NSLayoutConstraint.activate([
                image.topAnchor.constraint(equalTo: screen.view.topAnchor),
                image.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
                image.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor), height,
                stack.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 12),
                stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 16),
                stack.trailingAnchor.constraint(lessThanOrEqualTo: screen.view.trailingAnchor, constant: -16),
                button.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 16),
                button.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
                button.bottomAnchor.constraint(lessThanOrEqualTo: screen.view.bottomAnchor),
            ])
            for count in counts {
                row.count = count
                height.constant = CGFloat(count * 7)
                screen.layOut()
            }
            return [image, stack, title, row, button].map(\.frame) + row.subviews.map(\.frame)
        }
        #expect(make([3, 5]) == make([5]))
        #expect(make([1, 4, 2, 6, 3]) == make([3]))
    }
}

private final class StarRow: UIView {
    var count = 0 {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsUpdateConstraints()
        }
    }

    override class var requiresConstraintBasedLayout: Bool { true }

    override var intrinsicContentSize: CGSize { CGSize(width: count * 24 - 4, height: 20) }

    override func updateConstraints() {
        subviews.forEach { $0.removeFromSuperview() }
        for index in 0..<count {
            let star = Block(20, 21.5)
            star.translatesAutoresizingMaskIntoConstraints = false
            let previous = subviews.last
            addSubview(star)
            star.topAnchor.constraint(equalTo: topAnchor).isActive = true
            star.widthAnchor.constraint(equalToConstant: 20).isActive = true
            star.heightAnchor.constraint(equalTo: star.widthAnchor).isActive = true
            let start = index == 0 ? leadingAnchor : previous?.trailingAnchor ?? leadingAnchor
            star.leadingAnchor.constraint(equalTo: start, constant: index == 0 ? 0 : 4).isActive = true
        }
        setContentHuggingPriority(.required, for: .horizontal)
        setContentCompressionResistancePriority(.required, for: .horizontal)
        super.updateConstraints()
    }
}
