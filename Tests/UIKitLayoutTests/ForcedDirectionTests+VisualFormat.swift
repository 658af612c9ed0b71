import Foundation
import KeylineScenes
import Testing
import UIKitLayout

extension ForcedDirectionTests {
    @Test(.tags(.e8), arguments: LayoutDirection.allCases)
    func `a visual format follows the direction of the view that contains its views`(language: LayoutDirection) {
        let screen = Screen(320, 480, direction: language)
        let box = UIView()
        let one = UIView()
        let two = UIView()
        screen.add(box)
        box.semanticContentAttribute = .forceRightToLeft
        for view in [one, two] {
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
        }
        let views = ["box": box, "one": one, "two": two]
        for format in ["|-(0)-[box(100)]", "V:|-(0)-[box(40)]"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
        }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-(5)-[one(20)]-(6)-[two(30)]", metrics: nil, views: views))
        screen.layOut()
        #expect(box.frame.minX == (language == .leftToRight ? 0 : 220))
        #expect([one, two].map(\.frame.minX) == [75, 39])
    }

    @Test(.tags(.e8), arguments: LayoutDirection.allCases)
    func `a visual format that says left to right keeps it in every container`(language: LayoutDirection) {
        let screen = Screen(320, 480, direction: language)
        let one = UIView()
        let two = UIView()
        screen.add(one, two)
        screen.view.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-(5)-[one(20)]-(6)-[two(30)]", options: .directionLeftToRight, metrics: nil,
                views: ["one": one, "two": two]))
        screen.layOut()
        #expect([one, two].map(\.frame.minX) == [5, 31])
    }

    @Test(.tags(.e8)) func `an attribute set later turns what is laid out already`() {
        let screen = Screen(320, 480)
        let row = UIStackView(arrangedSubviews: [Block(50, 20), Block(30, 20)])
        screen.add(row)
        screen.layOut()
        #expect(row.arrangedSubviews.map(\.frame.minX) == [0, 50])
        row.semanticContentAttribute = .forceRightToLeft
        screen.layOut()
        #expect(row.arrangedSubviews.map(\.frame.minX) == [30, 0])
        row.semanticContentAttribute = .unspecified
        screen.layOut()
        #expect(row.arrangedSubviews.map(\.frame.minX) == [0, 50])
    }

    @Test(.tags(.e8)) func `snapshots say in which direction a constraint counts`() throws {
        let screen = Screen(320, 480)
        let row = UIStackView(arrangedSubviews: [Block(50, 20)])
        let block = Block(10, 10)
        row.semanticContentAttribute = .forceRightToLeft
        screen.add(row, block)
        NSLayoutConstraint.activate([
            block.leadingAnchor.constraint(equalTo: row.trailingAnchor),
            row.arrangedSubviews[0].leadingAnchor.constraint(equalTo: row.leadingAnchor),
        ])
        screen.layOut()
        let constraints = screen.view.layoutSnapshot().constraints.filter { !$0.isSystem && $0.isDirectional }
        #expect(constraints.map(\.direction) == [.leftToRight, .rightToLeft])
        #expect(constraints.map(\.isReversed) == [false, true])
    }
}
