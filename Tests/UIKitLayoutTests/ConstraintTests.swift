import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Constraints one by one. Sources: Apple's Auto Layout Guide ("Anatomy of a Constraint") and the documented exceptions.
@MainActor
@Suite struct ConstraintTests {
    @Test(.tags(.a1)) func `a constraint answers with the parts that it was made of`() {
        let one = UIView()
        let other = UIView()
        let constraint = NSLayoutConstraint(
            item: one, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: other, attribute: .trailing,
            multiplier: 2, constant: 8)
        #expect(constraint.firstItem === one)
        #expect(constraint.firstAttribute == .leading)
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.secondItem === other)
        #expect(constraint.secondAttribute == .trailing)
        #expect(constraint.multiplier == 2)
        #expect(constraint.constant == 8)
        #expect(constraint.priority == .required)
        #expect(!constraint.isActive)
        #expect(constraint.identifier == nil)
    }

    @Test(.tags(.a2), arguments: [0, 1] as [CGFloat])
    func `a size equals a constant whatever the multiplier`(multiplier: CGFloat) {
        let screen = Screen(320, 480)
        let view = UIView()
        screen.add(view)
        let height = NSLayoutConstraint(
            item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: multiplier, constant: 40)
        height.isActive = true
        screen.layOut()
        #expect(view.bounds.height == 40)
        #expect(height.secondItem == nil)
        #expect(height.secondAttribute == .notAnAttribute)
    }

    @Test(.tags(.a3, .a4, .a5), arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `buttons keep their distance, edges and widths`(direction: LayoutDirection) {
        let screen = Screen(320, 480, direction: direction)
        let one = Block(50, 20)
        let two = Block(80, 20)
        let three = Block(30, 20)
        screen.add(one, two, three)
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 10),
            two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
            three.leadingAnchor.constraint(equalTo: one.leadingAnchor),
            three.widthAnchor.constraint(equalTo: two.widthAnchor),
            three.widthAnchor.constraint(equalToConstant: 60),
        ])
        screen.layOut()
        let (near, far, edge): (CGFloat, CGFloat, CGFloat) =
            direction == .leftToRight
            ? (one.frame.maxX, two.frame.minX, one.frame.minX)
            : (two.frame.maxX, one.frame.minX, 320 - one.frame.maxX)
        #expect(far - near == 8)
        #expect(edge == 10)
        #expect(
            direction == .leftToRight ? three.frame.minX == one.frame.minX : three.frame.maxX == one.frame.maxX)
        #expect(three.frame.width == 60)
        #expect(two.frame.width == 60)
    }

    @Test(.tags(.a6)) func `a view stands in the middle of its superview`() {
        let screen = Screen(321, 481)
        let view = Block(50, 30)
        screen.add(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor),
        ])
        screen.layOut()
        #expect(abs(view.frame.midX - screen.view.bounds.midX) <= 0.5)
        #expect(abs(view.frame.midY - screen.view.bounds.midY) <= 0.5)
    }

    @Test(.tags(.a7)) func `a height is twice the width`() {
        let screen = Screen(320, 480)
        let view = UIView()
        screen.add(view)
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2).isActive = true
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        screen.layOut()
        #expect(view.bounds.size == CGSize(width: 50, height: 100))
    }

    private func exception(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, toItem: Bool = true,
        multiplier: CGFloat = 1
    ) -> LayoutException? {
        let one = UIView()
        let other = UIView()
        return LayoutException.collecting {
            NSLayoutConstraint(
                item: one, attribute: first, relatedBy: .equal, toItem: toItem ? other : nil, attribute: second,
                multiplier: multiplier, constant: 20)
        }.exceptions.first
    }

    @Test(.tags(.a9)) func `a size cannot equal a location`() throws {
        let raised = try #require(exception(.width, .leading))
        #expect(raised.name == .invalidArgument)
        #expect(raised.reason.hasSuffix("Invalid pairing of layout attributes"))
    }

    @Test(.tags(.a10), arguments: [(false, 1), (true, 0)] as [(Bool, CGFloat)])
    func `a location cannot equal a constant`(hasItem: Bool, multiplier: CGFloat) throws {
        let raised = try #require(
            exception(.top, hasItem ? .top : .notAnAttribute, toItem: hasItem, multiplier: multiplier))
        #expect(raised.name == .invalidArgument)
        #expect(
            raised.reason == """
                *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: A \
                multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal \
                constraint of a location equal to a constant. Location attributes must be specified in pairs.
                """)
    }

    @Test(.tags(.a11)) func `a location may be a multiple of another one`() {
        let screen = Screen(320, 480)
        let view = Block(20, 20)
        screen.add(view)
        NSLayoutConstraint(
            item: view, attribute: .centerX, relatedBy: .equal, toItem: screen.view, attribute: .centerX,
            multiplier: 0.5, constant: 0
        ).isActive = true
        screen.layOut()
        #expect(view.frame.midX == 80)
    }

    @Test(
        .tags(.a13),
        arguments: [
            (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.left), (.right, .trailing),
            (.leadingMargin, .left), (.rightMargin, .trailing),
        ])
    func `leading and trailing cannot be related to left and right`(
        first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute
    ) throws {
        let raised = try #require(exception(first, second))
        #expect(raised.name == .invalidArgument)
        #expect(
            raised.reason.hasSuffix(
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                    + "Use leading/trailing for both or neither."))
    }

    @Test(.tags(.a14)) func `a height alone is a valid constraint`() {
        #expect(exception(.height, .notAnAttribute, toItem: false) == nil)
    }

    @Test func `a constraint with a mistake has no effect`() {
        let screen = Screen(320, 480)
        let view = Block(20, 20)
        screen.add(view)
        LayoutException.collecting {
            NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: screen.view, attribute: .leading,
                multiplier: 1, constant: 99
            ).isActive = true
        }
        screen.layOut()
        #expect(view.bounds.width == 20)
    }
}
