import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Leading and trailing in both directions. Source: Apple's Auto Layout Guide, "Internationalization", and `UISemanticContentAttribute`.
@MainActor
@Suite struct DirectionTests {
    @Test(
        .tags(.c4), arguments: [(LayoutDirection.leftToRight, 300), (.rightToLeft, 70)] as [(LayoutDirection, CGFloat)])
    func `what is at the bottom right in English is at the bottom left in Arabic`(
        direction: LayoutDirection, right: CGFloat
    ) {
        let screen = Screen(320, 480, direction: direction)
        let button = Block(50, 30)
        screen.add(button)
        NSLayoutConstraint.activate([
            button.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor, constant: -20),
            button.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor, constant: -20),
        ])
        screen.layOut()
        #expect(button.frame.maxX == right)
    }

    @Test(.tags(.c4)) func `a row reverses its order`() {
        let screen = Screen(320, 480, direction: .rightToLeft)
        let views = [Block(50, 20), Block(30, 20)]
        let row = UIStackView(arrangedSubviews: views)
        row.spacing = 10
        screen.add(row)
        row.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
        row.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
        screen.layOut()
        #expect(row.frame == CGRect(x: 230, y: 0, width: 90, height: 20))
        #expect(views.map(\.frame.minX) == [40, 0])
    }

    @Test(.tags(.c4), arguments: LayoutDirection.allCases)
    func `a multiplier counts from the edge at which lines start`(direction: LayoutDirection) {
        let screen = Screen(320, 480, direction: direction)
        let near = Block(30, 20)
        let far = Block(50, 20)
        screen.add(near, far)
        near.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 40).isActive = true
        let twice = NSLayoutConstraint(
            item: far, attribute: .leading, relatedBy: .equal, toItem: near, attribute: .trailing, multiplier: 2,
            constant: 6)
        screen.view.addConstraint(twice)
        screen.layOut()
        // Twice 40 + 30, and 6.
        #expect((direction == .leftToRight ? far.frame.minX : 320 - far.frame.maxX) == 146)
    }

    @Test(.tags(.c4)) func `left and right stay where they are`() {
        let screen = Screen(320, 480, direction: .rightToLeft)
        let block = Block(50, 20)
        screen.add(block)
        block.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 12).isActive = true
        screen.layOut()
        #expect(block.frame.minX == 12)
    }

    @Test func `a distance between edges follows the direction and one between left and right does not`() {
        let screen = Screen(320, 480, direction: .rightToLeft)
        let one = Block(50, 20)
        let two = Block(30, 20)
        let three = Block(10, 20)
        screen.add(one, two, three)
        NSLayoutConstraint.activate([
            one.trailingAnchor.constraint(equalTo: screen.view.centerXAnchor, constant: 8),
            two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 12),
            three.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 12),
        ])
        screen.layOut()
        #expect(one.frame.minX == 152)
        #expect(two.frame.maxX == 140)
        #expect(three.frame.minX == 214)
    }
}
