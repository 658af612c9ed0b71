import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Who holds a constraint, and what becomes of it. Source: Apple's Auto Layout Guide and documentation of `NSLayoutConstraint`.
@MainActor
@Suite struct OwnershipTests {
    @Test(.tags(.a12)) func `axes are checked when a constraint enters a layout, not before`() throws {
        let one = UIView()
        let other = UIView()
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

    @Test(.tags(.a40)) func `the nearest common ancestor holds a constraint, possibly an item itself`() {
        let outer = UIView()
        let left = UIView()
        let right = UIView()
        let inner = UIView()
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

    @Test(.tags(.a40)) func `views that share no ancestor cannot be related`() throws {
        let one = UIView()
        let other = UIView()
        let constraint = one.topAnchor.constraint(equalTo: other.topAnchor)
        let raised = try #require(LayoutException.collecting { constraint.isActive = true }.exceptions.first)
        #expect(raised.name == .generic)
        #expect(
            raised.reason.contains(
                "because they have no common ancestor.  Does the constraint or its anchors reference"))
        #expect(!constraint.isActive)
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

    @Test(.tags(.a41)) func `sizes are never negative, and nothing says so in a report`() throws {
        let screen = Screen(100, 100)
        let one = UIView()
        let two = UIView()
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
}
