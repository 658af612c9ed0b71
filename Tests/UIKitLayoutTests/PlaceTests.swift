import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Where items lie that the constraints leave open. Source: what the tests of a public layout library (Stevia) expect of UIKit.
@MainActor
@Suite struct PlaceTests {
    private let screen = Screen(375, 667)
    private let view = UIView()

    /// A view of 100 with one more constraint.
    private func box(
        _ direction: LayoutDirection = .leftToRight, _ constraint: (UIView, UIView) -> NSLayoutConstraint
    ) -> CGRect {
        let screen = Screen(375, 667, direction: direction)
        let view = UIView()
        screen.add(view)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
            constraint(view, screen.view),
        ])
        screen.layOut()
        return view.frame
    }

    @Test func `a lone inequality about a place is exact, whichever way it points`() {
        #expect(box { $0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 23) }.minY == 23)
        #expect(box { $0.topAnchor.constraint(greaterThanOrEqualTo: $1.topAnchor, constant: 23) }.minY == 23)
        #expect(box { $0.bottomAnchor.constraint(lessThanOrEqualTo: $1.bottomAnchor, constant: -45) }.maxY == 622)
        #expect(box { $0.bottomAnchor.constraint(greaterThanOrEqualTo: $1.bottomAnchor, constant: -45) }.maxY == 622)
        #expect(box { $1.trailingAnchor.constraint(greaterThanOrEqualTo: $0.trailingAnchor, constant: 74) }.maxX == 301)
    }

    @Test func `a lone inequality is exact where lines start at the right`() {
        #expect(
            box(.rightToLeft) { $0.leadingAnchor.constraint(lessThanOrEqualTo: $1.leadingAnchor, constant: 23) }.maxX
                == 352)
        #expect(
            box(.rightToLeft) { $0.trailingAnchor.constraint(lessThanOrEqualTo: $1.trailingAnchor, constant: -74) }.minX
                == 74)
    }

    @Test func `what no constraint places lies at the origin of the view around it`() {
        let outer = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
        let inner = UIView()
        screen.view.addSubview(outer)
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
        screen.layOut()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 0))
    }

    @Test(arguments: [true, false])
    func `what an inequality between two views placed is placed anew once one of them is gone`(_ takesAll: Bool) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let other = UIView()
        screen.view.addSubview(outer)
        for inner in [view, other] {
            outer.addSubview(inner)
            inner.translatesAutoresizingMaskIntoConstraints = false
            inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
        }
        other.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10).isActive = true
        view.leadingAnchor.constraint(greaterThanOrEqualTo: other.trailingAnchor, constant: 8).isActive = true
        screen.layOut()
        #expect(view.frame.minX == 48)
        (takesAll ? outer : other).removeFromSuperview()
        screen.layOut()
        #expect(view.frame.minX == (takesAll ? 48 : 0))
    }

    @Test(arguments: LayoutDirection.allCases, [true, false])
    func `a length is 0 also where a neighbour that is placed already names it`(
        direction: LayoutDirection, isSecond: Bool
    ) {
        let screen = Screen(375, 667, direction: direction)
        let neighbour = UIView()
        for view in [neighbour, view] { screen.add(view) }
        NSLayoutConstraint.activate([
            neighbour.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            neighbour.widthAnchor.constraint(equalToConstant: 10),
            isSecond
                ? neighbour.trailingAnchor.constraint(equalTo: view.leadingAnchor, constant: -52)
                : view.leadingAnchor.constraint(equalTo: neighbour.trailingAnchor, constant: 52),
        ])
        screen.layOut()
        #expect(view.frame == CGRect(x: direction == .leftToRight ? 62 : 313, y: 0, width: 0, height: 0))
    }

    @Test func `a length is 0 before a place is`() {
        screen.add(view)
        view.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor, constant: -20).isActive = true
        view.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor).isActive = true
        screen.layOut()
        #expect(view.frame == CGRect(x: 355, y: 333.5, width: 0, height: 0))
    }

    @Test(arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual], LayoutDirection.allCases)
    func `a lone inequality holds between neighbours`(relation: NSLayoutConstraint.Relation, direction: LayoutDirection)
    {
        let screen = Screen(375, 667, direction: direction)
        let first = UIView()
        let second = UIView()
        screen.add(first, second)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            first.widthAnchor.constraint(equalToConstant: 10),
            NSLayoutConstraint(
                item: second, attribute: .leading, relatedBy: relation, toItem: first, attribute: .trailing,
                multiplier: 1,
                constant: 25),
        ])
        screen.layOut()
        let expected = CGRect(x: 35, y: 0, width: 0, height: 0)
        #expect(second.frame == (direction == .leftToRight ? expected : expected.mirrored(in: 375)))
    }

    @Test func `an equality that comes later, and one that goes, decide anew`() {
        screen.add(view)
        let bound = view.topAnchor.constraint(lessThanOrEqualTo: screen.view.topAnchor, constant: 23)
        let firm = view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 7)
        bound.isActive = true
        screen.layOut()
        #expect(view.frame.minY == 23)
        firm.isActive = true
        screen.layOut()
        #expect(view.frame.minY == 7)
        firm.isActive = false
        bound.constant = 31
        screen.layOut()
        #expect(view.frame.minY == 31)
        bound.isActive = false
        screen.layOut()
        #expect(view.frame.minY == 0)
    }

    @Test func `a preference makes nothing unambiguous`() {
        screen.add(view)
        view.topAnchor.constraint(lessThanOrEqualTo: screen.view.topAnchor, constant: 23).isActive = true
        screen.layOut()
        #expect(view.hasAmbiguousLayout)
    }
}
