import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Sets of constraints that mean the same, and what is left of them. Source: Apple's Auto Layout Guide, "Creating Nonambiguous,
/// Satisfiable Layouts".
@MainActor
@Suite struct ConstraintSetTests {
    private let red = UIView()
    private let blue = UIView()

    private func screen(_ direction: LayoutDirection = .leftToRight) -> Screen {
        let screen = Screen(320, 480, direction: direction)
        screen.add(red, blue)
        return screen
    }

    private func anchored(in view: UIView, solution: Int) -> [NSLayoutConstraint] {
        [
            red.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            red.widthAnchor.constraint(equalTo: blue.widthAnchor),
            blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8),
            view.trailingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 20),
            red.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            view.bottomAnchor.constraint(equalTo: red.bottomAnchor, constant: 20),
        ]
            + (solution == 1
                ? [
                    blue.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
                    view.bottomAnchor.constraint(equalTo: blue.bottomAnchor, constant: 20),
                ]
                : [
                    red.topAnchor.constraint(equalTo: blue.topAnchor),
                    red.bottomAnchor.constraint(equalTo: blue.bottomAnchor),
                ])
    }

    @Test(.tags(.a19), arguments: [1, 2], LayoutDirection.allCases)
    func `a removed view takes the constraints that speak of it along, and no other`(
        solution: Int, direction: LayoutDirection
    ) {
        let screen = screen(direction)
        let all = anchored(in: screen.view, solution: solution)
        NSLayoutConstraint.activate(all)
        screen.layOut()
        red.removeFromSuperview()
        let speaking = all.filter { $0.speaks(of: red) }
        let others = all.filter { !$0.speaks(of: red) }
        #expect(others.count == (solution == 1 ? 3 : 1))
        #expect(speaking.allSatisfy { !$0.isActive })
        #expect(others.allSatisfy { $0.isActive && $0.speaks(of: blue) })
        #expect(screen.view.constraints == others)
        #expect(red.constraints.isEmpty && blue.constraints.isEmpty)
        screen.layOut()
        #expect(blue.hasAmbiguousLayout)
    }

    @Test(.tags(.a42), arguments: [(1, 1), (2, 3)])
    func `what is left of one solution needs one more constraint, of the other three`(solution: Int, needed: Int) {
        let screen = screen()
        NSLayoutConstraint.activate(anchored(in: screen.view, solution: solution))
        screen.layOut()
        red.removeFromSuperview()
        let candidates = [
            blue.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
            blue.widthAnchor.constraint(equalToConstant: 280),
            blue.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 20),
            blue.heightAnchor.constraint(equalToConstant: 440),
            blue.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor, constant: -20),
        ]
        let enough = (0..<32).filter { bits in
            let added = candidates.indices.filter { bits >> $0 & 1 == 1 }.map { candidates[$0] }
            NSLayoutConstraint.activate(added)
            defer { NSLayoutConstraint.deactivate(added) }
            screen.layOut()
            return !blue.hasAmbiguousLayout
        }
        #expect(enough.map(\.nonzeroBitCount).min() == needed)
    }

    @Test(.tags(.a42), arguments: LayoutDirection.allCases)
    func `two sets are equal, or differ first at a size that is named`(direction: LayoutDirection) {
        let screen = screen(direction)
        let one = anchored(in: screen.view, solution: 1)
        let sizes = stride(from: 300, through: 600, by: 50).map { CGSize(width: CGFloat($0), height: 400) }
        let same = anchored(in: screen.view, solution: 2)
        #expect(LayoutEquivalence.firstDifference(in: screen.window, between: one, and: same, at: sizes) == nil)
        for limit in [150, 175, 200, 225] as [CGFloat] {
            let capped = anchored(in: screen.view, solution: 1).map { $0.firstAttribute == .width ? $0.at(500) : $0 }
            let bound = [blue.widthAnchor.constraint(lessThanOrEqualToConstant: limit)]
            let first = sizes.first { ($0.width - 48) / 2 > limit }
            #expect(
                LayoutEquivalence.firstDifference(in: screen.window, between: one, and: capped + bound, at: sizes)
                    == first)
        }
        let higher =
            anchored(in: screen.view, solution: 1).dropLast() + [
                blue.heightAnchor.constraint(equalToConstant: 360)
            ]
        let heights = [300, 400, 500].map { CGSize(width: 320, height: $0) }
        #expect(
            LayoutEquivalence.firstDifference(in: screen.window, between: one, and: Array(higher), at: heights)
                == heights[0])
    }

    /// `firstItem.attribute relation multiplier · secondItem.attribute + constant @priority`, the same from whichever side.
    private func texts(_ constraints: [NSLayoutConstraint], _ names: [(String, AnyObject)]) -> Set<String> {
        func name(_ item: AnyObject?) -> String { names.first { $0.1 === item }?.0 ?? "-" }
        return Set(
            constraints.map { constraint in
                let sides = [
                    ("\(name(constraint.firstItem)).\(constraint.firstAttribute)", constraint.constant),
                    ("\(name(constraint.secondItem)).\(constraint.secondAttribute)", -constraint.constant),
                ].sorted { $0.0 < $1.0 }
                return "\(sides[0].0) \(constraint.relation.rawValue) \(constraint.multiplier) \(sides[1].0) "
                    + "\(sides[0].1) \(constraint.priority.rawValue)"
            })
    }

    @Test(.tags(.a43)) func `items, anchors and visual formats write the same eight constraints`() {
        let screen = screen()
        let names: [(String, AnyObject)] = [("red", red), ("blue", blue), ("screen", screen.view)]
        func item(
            _ a: UIView, _ first: NSLayoutConstraint.Attribute, _ b: UIView, _ second: NSLayoutConstraint.Attribute,
            _ constant: CGFloat = 0
        ) -> NSLayoutConstraint {
            NSLayoutConstraint(
                item: a, attribute: first, relatedBy: .equal, toItem: b, attribute: second, multiplier: 1,
                constant: constant)
        }
        let items = [
            item(red, .leading, screen.view, .leading, 20), item(red, .width, blue, .width),
            item(blue, .leading, red, .trailing, 8), item(blue, .trailing, screen.view, .trailing, -20),
            item(red, .top, screen.view, .top, 20), item(red, .bottom, screen.view, .bottom, -20),
            item(blue, .top, screen.view, .top, 20), item(blue, .bottom, screen.view, .bottom, -20),
        ]
        let formats = ["H:|-20-[red(==blue)]-8-[blue]-20-|", "V:|-20-[red]-20-|", "V:|-20-[blue]-20-|"].flatMap {
            NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["red": red, "blue": blue])
        }
        let expected = texts(items, names)
        #expect(expected.count == 8)
        #expect(texts(anchored(in: screen.view, solution: 1), names) == expected)
        #expect(texts(formats, names) == expected)
    }

    @Test(.tags(.a43), arguments: LayoutDirection.allCases)
    func `a layout guide is either item of a constraint, written any way`(direction: LayoutDirection) {
        let screen = screen(direction)
        let first = UILayoutGuide()
        let second = UILayoutGuide()
        screen.view.addLayoutGuide(first)
        screen.view.addLayoutGuide(second)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: first, attribute: .leading, relatedBy: .equal, toItem: screen.view, attribute: .leading,
                multiplier: 1, constant: 20),
            first.widthAnchor.constraint(equalToConstant: 30),
            NSLayoutConstraint(
                item: red, attribute: .leading, relatedBy: .equal, toItem: first, attribute: .trailing, multiplier: 1,
                constant: 5),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 12),
            screen.view.trailingAnchor.constraint(equalTo: second.trailingAnchor, constant: 58),
            red.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 0.5),
        ])
        screen.layOut()
        #expect(first.layoutFrame.minX == (direction == .leftToRight ? 20 : 270))
        #expect(second.layoutFrame.width == 200)
        #expect(red.frame.width == 100)
        #expect(red.frame.minX == (direction == .leftToRight ? 55 : 165))
    }
}

extension NSLayoutConstraint {
    fileprivate func speaks(of view: UIView) -> Bool { firstItem === view || secondItem === view }
}
