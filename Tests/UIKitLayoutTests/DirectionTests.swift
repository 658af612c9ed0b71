import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Leading and trailing in both directions. Source: Apple's Auto Layout Guide, "Internationalization", and `UISemanticContentAttribute`.
@MainActor
@Suite struct DirectionTests {
    @Test(arguments: [(LayoutDirection.leftToRight, 300), (.rightToLeft, 70)] as [(LayoutDirection, CGFloat)])
    func `C4 what is at the bottom right in English is at the bottom left in Arabic`(
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

    @Test func `C4 a row reverses its order`() {
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

    @Test func `C4 left and right stay where they are`() {
        let screen = Screen(320, 480, direction: .rightToLeft)
        let block = Block(50, 20)
        screen.add(block)
        block.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 12).isActive = true
        screen.layOut()
        #expect(block.frame.minX == 12)
    }

    private nonisolated static let expectations: [(UISemanticContentAttribute, LayoutDirection, CGFloat)] = [
        (.unspecified, .leftToRight, 0), (.unspecified, .rightToLeft, 50),
        (.playback, .leftToRight, 0), (.playback, .rightToLeft, 0),
        (.spatial, .leftToRight, 0), (.spatial, .rightToLeft, 0),
        (.forceLeftToRight, .leftToRight, 0), (.forceLeftToRight, .rightToLeft, 0),
        (.forceRightToLeft, .leftToRight, 50), (.forceRightToLeft, .rightToLeft, 50),
    ]

    @Test(arguments: expectations)
    func `E8 an attribute decides whether content flips with the language`(
        attribute: UISemanticContentAttribute, direction: LayoutDirection, x: CGFloat
    ) {
        let screen = Screen(320, 480, direction: direction)
        let (box, block) = (Block(100, 20), Block(50, 20))
        screen.add(box)
        box.semanticContentAttribute = attribute
        block.semanticContentAttribute = attribute
        block.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(block)
        block.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
        screen.layOut()
        #expect(block.frame.minX == x)
    }

    @Test func `E8 an attribute set later flips what is laid out already`() {
        let screen = Screen(320, 480)
        let row = UIStackView(arrangedSubviews: [Block(50, 20), Block(30, 20)])
        screen.add(row)
        screen.layOut()
        #expect(row.arrangedSubviews[0].frame.minX == 0)
        row.semanticContentAttribute = .forceRightToLeft
        row.arrangedSubviews.forEach { $0.semanticContentAttribute = .forceRightToLeft }
        screen.layOut()
        #expect(row.arrangedSubviews[0].frame.minX == 30)
    }
}
