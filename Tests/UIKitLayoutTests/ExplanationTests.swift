import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// What decides a frame, and how logs write it. Source: Apple's Auto Layout Guide, "Debugging Auto Layout".
@MainActor
@Suite struct ExplanationTests {
    @Test(.tags(.f13), arguments: LayoutDirection.allCases)
    func `exactly the constraints on which a frame depends affect it, on each axis its own`(direction: LayoutDirection)
    {
        let screen = Screen(320, 480, direction: direction)
        let box = UIView()
        let block = Block(40, 20)
        let stranger = Block(10, 10)
        screen.add(box, stranger)
        block.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(block)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 10),
            box.widthAnchor.constraint(equalToConstant: 100),
            box.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor, constant: -30),
            box.heightAnchor.constraint(equalToConstant: 60),
            block.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
            block.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
            stranger.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 1),
            stranger.topAnchor.constraint(equalTo: block.bottomAnchor, constant: 2),
        ])
        screen.layOut()
        func texts(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Set<String> {
            let names: [(name: String, object: AnyObject)] = [
                ("box", box), ("block", block), ("stranger", stranger), ("screen", screen.view),
            ]
            return Set(
                view.constraintsAffectingLayout(for: axis).map { $0.visualFormat(naming: names) }
                    .filter { !$0.contains("Encapsulated") && !$0.contains("screen(") && !$0.contains("UIWindow") })
        }
        #expect(
            texts(block, .horizontal).isSuperset(of: [
                "H:|-(10)-[box]", "H:|-(5)-[block]", "H:[block(<=40@250)]", "H:[block(>=40@750)]",
            ]))
        #expect(!texts(block, .horizontal).contains { $0.hasPrefix("V:") || $0.contains("stranger") })
        #expect(
            texts(block, .vertical).isSuperset(of: [
                "box.bottom == screen.bottom - 30", "V:[box(60)]", "V:|-(6)-[block]", "V:[block(<=20@250)]",
                "V:[block(>=20@750)]",
            ]))
        #expect(!texts(block, .vertical).contains { $0.hasPrefix("H:") || $0.contains("stranger") })
        #expect(texts(stranger, .vertical).isSuperset(of: texts(block, .vertical)))
        #expect(!texts(box, .horizontal).contains { $0.contains("block") || $0.contains("stranger") })
        #expect(texts(box, .horizontal).contains("H:[box(100)]"))
    }

    @Test(.tags(.f13))
    func `a text that can wrap is explained by the priority that was set`() {
        let screen = Screen(320, 480)
        let label = UILabel()
        label.text = "Wraps"
        label.numberOfLines = 0
        screen.add(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 10),
        ])
        screen.layOut()
        let texts = label.constraintsAffectingLayout(for: .horizontal).map {
            $0.visualFormat(naming: [("label", label)])
        }
        #expect(texts.contains { $0.hasPrefix("H:[label(>=") && $0.hasSuffix("@750)]") })
        #expect(!texts.contains { $0.contains("749") })
    }

    private nonisolated static let formats: [String] = [
        "H:[one(40)]", "H:[one(>=40)]", "H:[one(<=40@750)]", "V:[two(12.5)]", "V:[two(>=3@999)]",
        "H:|-(10)-[one]", "H:|-(>=10)-[one]", "H:[two]-(4@250)-|", "V:|-(0)-[one]", "V:[two]-(<=9)-|",
        "H:[one]-(8)-[two]", "V:[one]-(>=2@1)-[two]", "H:[two]-(0)-[one]",
    ]

    @Test(.tags(.f24), arguments: formats, LayoutDirection.allCases)
    func `a line of a log reads back as the constraint that it prints`(format: String, direction: LayoutDirection)
        throws
    {
        let screen = Screen(320, 480, direction: direction)
        let one = UIView()
        let two = UIView()
        screen.add(one, two)
        let names: [(name: String, object: AnyObject)] = [("one", one), ("two", two)]
        func read(_ text: String) throws -> NSLayoutConstraint {
            let read = NSLayoutConstraint.constraints(
                withVisualFormat: text, metrics: nil, views: ["one": one, "two": two])
            #expect(read.count == 1)
            return try #require(read.first)
        }
        let made = try read(format)
        #expect(made.visualFormat(naming: names) == format)
        let again = try read(made.visualFormat(naming: names))
        #expect(again.firstItem === made.firstItem && again.secondItem === made.secondItem)
        #expect(again.firstAttribute == made.firstAttribute && again.secondAttribute == made.secondAttribute)
        #expect(again.relation == made.relation && again.multiplier == made.multiplier)
        #expect(again.constant == made.constant && again.priority == made.priority)
    }

    @Test(.tags(.f24)) func `every line of a report that is in the visual format can be read`() throws {
        let screen = Screen(320, 480)
        let one = UIView()
        let two = UIView()
        screen.add(one, two)
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
            one.widthAnchor.constraint(greaterThanOrEqualToConstant: 400),
            two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
            screen.view.trailingAnchor.constraint(equalTo: two.trailingAnchor, constant: 20),
        ])
        let report = try #require(UnsatisfiableConstraints.collecting { screen.layOut() }.first)
        let names: [(name: String, object: AnyObject)] = [("one", one), ("two", two), ("screen", screen.view)]
        let own = report.constraints.filter { $0.firstItem === one || $0.firstItem === two || $0.secondItem === two }
        #expect(own.count == 4)
        for constraint in own {
            let text = constraint.visualFormat(naming: names)
            let read = NSLayoutConstraint.constraints(
                withVisualFormat: text, metrics: nil, views: ["one": one, "two": two])
            #expect(read.map { $0.visualFormat(naming: names) } == [text])
        }
    }
}
