import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Who holds a constraint, and what becomes of it. Source: Apple's Auto Layout Guide and documentation of `NSLayoutConstraint`.
@MainActor
@Suite struct OwnershipTests {
    @Test func `A12 axes are checked when a constraint enters a layout, not before`() throws {
        let (one, other) = (UIView(), UIView())
        let make = {
            NSLayoutConstraint(
                item: one, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1,
                constant: 0)
        }
        let (constraint, early) = LayoutException.collecting(make)
        #expect(early.isEmpty)
        let screen = Screen(320, 480)
        screen.add(one, other)
        #expect(LayoutException.collecting { constraint.isActive = true }.exceptions.isEmpty)
        let late = LayoutException.collecting { screen.layOut() }.exceptions
        let raised = try #require(late.first)
        #expect(raised.name == .invalidLayoutConstraint)
        #expect(
            raised.reason.hasPrefix(
                "Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint:0x"))
    }

    @Test func `A40 the nearest common ancestor holds a constraint, possibly an item itself`() {
        let (outer, left, right, inner) = (UIView(), UIView(), UIView(), UIView())
        outer.addSubview(left)
        outer.addSubview(right)
        left.addSubview(inner)
        let across = inner.topAnchor.constraint(equalTo: right.topAnchor)
        let upwards = inner.topAnchor.constraint(equalTo: left.topAnchor)
        let alone = inner.widthAnchor.constraint(equalToConstant: 5)
        let guide = inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor)
        NSLayoutConstraint.activate([across, upwards, alone, guide])
        #expect(outer.constraints == [across, guide])
        #expect(left.constraints == [upwards])
        #expect(inner.constraints == [alone])
    }

    @Test func `A40 views that share no ancestor cannot be related`() throws {
        let (one, other) = (UIView(), UIView())
        let constraint = one.topAnchor.constraint(equalTo: other.topAnchor)
        let raised = try #require(LayoutException.collecting { constraint.isActive = true }.exceptions.first)
        #expect(raised.name == .generic)
        #expect(
            raised.reason.contains(
                "because they have no common ancestor.  Does the constraint or its anchors reference"))
        #expect(!constraint.isActive)
    }

    @Test(arguments: [(1, 3), (2, 1)])
    func `A19 removing a view removes its constraints, and only those`(solution: Int, remaining: Int) {
        let screen = Screen(320, 480)
        let (red, blue) = (UIView(), UIView())
        screen.add(red, blue)
        let vertical =
            solution == 1
            ? ["V:|-20-[red]-20-|", "V:|-20-[blue]-20-|"]
            : ["V:|-20-[red]-20-|"]
        for format in vertical + ["H:|-20-[red(==blue)]-8-[blue]-20-|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, metrics: nil, views: ["red": red, "blue": blue]))
        }
        if solution == 2 {
            red.topAnchor.constraint(equalTo: blue.topAnchor).isActive = true
            red.bottomAnchor.constraint(equalTo: blue.bottomAnchor).isActive = true
        }
        screen.layOut()
        red.removeFromSuperview()
        #expect(screen.view.constraints.count == remaining)
        #expect(!screen.view.constraints.contains { $0.firstItem === red || $0.secondItem === red })
        #expect(red.constraints.isEmpty)
        screen.layOut()
        #expect(blue.hasAmbiguousLayout)
    }

    @Test func `a constraint whose item is gone has no effect`() {
        let screen = Screen(320, 480)
        let block = Block(50, 20)
        screen.add(block)
        var other: UIView? = UIView()
        let constraint = other.map { block.widthAnchor.constraint(equalTo: $0.widthAnchor) }
        other = nil
        LayoutException.collecting { constraint?.isActive = true }
        screen.layOut()
        #expect(constraint?.secondItem == nil)
        #expect(block.bounds.width == 50)
    }

    @Test func `A39 the attributes have Apple's raw values`() {
        let values = NSLayoutConstraint.Attribute.allCases.map(\.rawValue)
        #expect(values == Array(1...20) + [0])
        #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
    }

    @Test func `A41 sizes are never negative, and nothing says so in a report`() throws {
        let screen = Screen(100, 100)
        let (one, two) = (UIView(), UIView())
        screen.add(one, two)
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            one.widthAnchor.constraint(equalToConstant: 120),
            two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
            two.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        ])
        let report = try #require(UnsatisfiableConstraints.collecting { screen.layOut() }.first)
        #expect(report.constraints.count == 5)
        #expect(report.brokenConstraint.constant == 120)
        #expect(two.frame.width >= 0)
    }

    @Test func `A42 equivalent sets agree at every size, others are told apart at the first size that can`() {
        let screen = Screen(320, 480)
        let (red, blue) = (UIView(), UIView())
        screen.add(red, blue)
        func made(_ formats: [String]) -> [NSLayoutConstraint] {
            formats.flatMap {
                NSLayoutConstraint.constraints(
                    withVisualFormat: $0, options: $0.hasPrefix("H") ? [.alignAllTop] : [], metrics: nil,
                    views: ["red": red, "blue": blue])
            }
        }
        let one = made(["H:|-20-[red(==blue)]-8-[blue]-20-|", "V:|-20-[red]-20-|", "V:[blue(==red)]"])
        let same = made(["H:|-20-[red]-8-[blue(==red)]-20-|", "V:|-20-[red]-20-|", "V:[blue]-20-|"])
        let other = made(["H:|-20-[red(==blue)]-8-[blue(<=200)]-(>=20)-|", "V:|-20-[red]-20-|", "V:[blue(==red)]"])
        other.forEach { if $0.relation == .greaterThanOrEqual { $0.priority = UILayoutPriority(999) } }
        let pull = made(["H:[blue]-(20@900)-|"])
        let sizes = stride(from: 300, through: 600, by: 50).map { CGSize(width: CGFloat($0), height: 400) }
        #expect(LayoutEquivalence.firstDifference(in: screen.window, between: one, and: same, at: sizes) == nil)
        let difference = LayoutEquivalence.firstDifference(
            in: screen.window, between: one, and: other + pull, at: sizes)
        #expect(difference == CGSize(width: 450, height: 400))
    }

    @Test func `A43 items, anchors and visual formats make equal constraints`() {
        let screen = Screen(320, 480)
        let (red, blue) = (UIView(), UIView())
        screen.add(red, blue)
        let names: [(name: String, object: AnyObject)] = [("red", red), ("blue", blue)]
        let items = NSLayoutConstraint(
            item: blue, attribute: .leading, relatedBy: .equal, toItem: red, attribute: .trailing, multiplier: 1,
            constant: 8)
        let anchors = blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8)
        let format = NSLayoutConstraint.constraints(
            withVisualFormat: "[red]-(8)-[blue]", metrics: nil, views: ["red": red, "blue": blue])
        let texts = ([items, anchors] + format).map { $0.visualFormat(naming: names) }
        #expect(texts == ["H:[red]-(8)-[blue]", "H:[red]-(8)-[blue]", "H:[red]-(8)-[blue]"])
    }
}
