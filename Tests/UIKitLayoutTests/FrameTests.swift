import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Frames without constraints, and constraints that follow what changes. Source: Apple's Auto Layout Guide, "Understanding Auto
/// Layout", and the documentation of `autoresizingMask`.
@MainActor
@Suite struct FrameTests {
    @Test(.tags(.c5)) func `a frame stays as it was set when the superview grows`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        inner.frame = CGRect(x: 10, y: 20.3, width: 30, height: 40)
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 300, height: 200)
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 20.3, width: 30, height: 40))
    }

    private nonisolated static let masks: [(UIView.AutoresizingMask, CGRect)] = [
        ([], CGRect(x: 10, y: 10, width: 50, height: 50)),
        ([.flexibleWidth], CGRect(x: 10, y: 10, width: 150, height: 50)),
        ([.flexibleLeftMargin], CGRect(x: 110, y: 10, width: 50, height: 50)),
        ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 30, y: 10, width: 50, height: 50)),
        ([.flexibleHeight, .flexibleBottomMargin], CGRect(x: 10, y: 10, width: 50, height: 50 + 500.0 / 9)),
    ]

    /// A view of 50 at 10 in a superview of 100, which then grows to 200.
    @Test(.tags(.c6), arguments: masks, [false, true])
    func `a mask shares out what the superview gains`(
        mask: (flexible: UIView.AutoresizingMask, expected: CGRect), throughConstraints: Bool
    ) {
        let screen = Screen(400, 400)
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        inner.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        inner.autoresizingMask = mask.flexible
        screen.view.addSubview(outer)
        outer.addSubview(inner)
        if throughConstraints {
            let guest = Block(5, 5)
            guest.translatesAutoresizingMaskIntoConstraints = false
            inner.addSubview(guest)
            guest.leadingAnchor.constraint(equalTo: inner.leadingAnchor).isActive = true
            screen.layOut()
        }
        outer.frame.size = CGSize(width: 200, height: 200)
        screen.layOut()
        #expect(abs(inner.frame.minX - mask.expected.minX) < 1e-9)
        #expect(abs(inner.frame.width - mask.expected.width) < 1e-9)
        #expect(abs(inner.frame.minY - mask.expected.minY) < 1e-9)
        #expect(abs(inner.frame.height - mask.expected.height) < 1e-9)
    }

    @Test(.tags(.c6)) func `a mask does not follow the content`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        label.autoresizingMask = [.flexibleWidth]
        label.text = "a much longer text than before"
        label.layoutIfNeeded()
        #expect(label.frame.width == 40)
    }

    @Test(.tags(.c1), arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a button stays under the middle of an image that moves and grows`(direction: LayoutDirection) {
        let screen = Screen(320, 480, direction: direction)
        let image = Block(100, 80)
        let button = Block(60, 30)
        screen.add(image, button)
        let leading = image.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20)
        NSLayoutConstraint.activate([
            leading,
            image.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 30),
            button.centerXAnchor.constraint(equalTo: image.centerXAnchor),
            button.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 8),
        ])
        for change in 0..<3 {
            if change == 1 { leading.constant = 70 }
            if change == 2 { image.content = CGSize(width: 140, height: 120) }
            screen.layOut()
            #expect(abs(button.frame.midX - image.frame.midX) <= 0.5)
            #expect(button.frame.minY == image.frame.maxY + 8)
        }
    }

    @Test func `frames end on device pixels and neighbours stay flush`() {
        let screen = Screen(100, 100)
        let views = (0..<3).map { _ in UIView() }
        let row = UIStackView(arrangedSubviews: views)
        row.distribution = .fillEqually
        screen.add(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
            row.topAnchor.constraint(equalTo: screen.view.topAnchor),
            row.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.layOut()
        #expect(views.map(\.frame.minX) == [0, 33.5, 66.5])
        #expect(views.map(\.frame.maxX) == [33.5, 66.5, 100])
    }

    /// A badge that sticks out 10 points to the right and 5 to the top.
    @Test(
        .tags(.f17),
        arguments: [(LayoutDirection.leftToRight, 20), (.rightToLeft, 260)] as [(LayoutDirection, CGFloat)])
    func `constraints act on the alignment rect, which leaves a badge out`(direction: LayoutDirection, x: CGFloat) {
        final class Badged: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 10) }
            override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
        }
        let screen = Screen(320, 480, direction: direction)
        let view = Badged()
        screen.add(view)
        view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20).isActive = true
        view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 20).isActive = true
        screen.layOut()
        #expect(view.frame == CGRect(x: x, y: 15, width: 50, height: 25))
        #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: x, y: 20, width: 40, height: 20))
        #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: view.frame)) == view.frame)
    }

    @Test func `a frame that was set comes out of constraints as it went in`() {
        let screen = Screen(400, 400, scale: 3)
        let outer = UIView()
        let inner = UIView()
        let guest = UIView()
        outer.frame = CGRect(x: 0.3, y: 0.1, width: 300, height: 300)
        inner.frame = CGRect(x: 10.1, y: 20.2, width: 30.7, height: 100.0 / 3)
        screen.view.addSubview(outer)
        outer.addSubview(inner)
        screen.add(guest)
        NSLayoutConstraint.activate([
            guest.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
            guest.topAnchor.constraint(equalTo: inner.bottomAnchor),
        ])
        screen.layOut()
        #expect(inner.frame == CGRect(x: 10.1, y: 20.2, width: 30.7, height: 100.0 / 3))
    }

    @Test func `sides are counts of pixels, without what subtraction adds`() {
        let screen = Screen(400, 400, scale: 3)
        let outer = UIView()
        let inner = UIView()
        screen.add(outer)
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 4.0 / 3),
            outer.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 5.0 / 3),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 7),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 7),
            inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.layOut()
        #expect(inner.frame == CGRect(x: 7, y: 7, width: 10, height: 10))
    }
}
