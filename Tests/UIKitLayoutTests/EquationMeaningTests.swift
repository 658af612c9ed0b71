import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// What equations mean, on both axes and in both directions. Source: Apple's Auto Layout Guide, "Anatomy of a Constraint".
@MainActor
@Suite struct EquationMeaningTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    /// `first relation multiplier · second + constant`, or the same said about the second item.
    private func relate(
        _ a: UIView, _ first: Attribute, _ relation: NSLayoutConstraint.Relation, _ b: UIView, _ second: Attribute,
        times m: CGFloat, plus c: CGFloat, isInverted: Bool
    ) -> NSLayoutConstraint {
        guard isInverted else {
            return NSLayoutConstraint(
                item: a, attribute: first, relatedBy: relation, toItem: b, attribute: second, multiplier: m, constant: c
            )
        }
        let opposite: [NSLayoutConstraint.Relation: NSLayoutConstraint.Relation] = [
            .equal: .equal, .lessThanOrEqual: .greaterThanOrEqual, .greaterThanOrEqual: .lessThanOrEqual,
        ]
        return NSLayoutConstraint(
            item: b, attribute: second, relatedBy: opposite[relation] ?? .equal, toItem: a, attribute: first,
            multiplier: 1 / m, constant: -c / m)
    }

    private func frames(_ direction: LayoutDirection, isInverted: Bool) -> [CGRect] {
        let screen = Screen(320, 480, direction: direction)
        let one = UIView()
        let two = UIView()
        let three = UIView()
        screen.add(one, two, three)
        func constrain(
            _ a: UIView, _ first: Attribute, _ b: UIView, _ second: Attribute,
            _ relation: NSLayoutConstraint.Relation = .equal, times m: CGFloat = 1, plus c: CGFloat = 0
        ) {
            relate(a, first, relation, b, second, times: m, plus: c, isInverted: isInverted).isActive = true
        }
        constrain(one, .leading, screen.view, .leading, plus: 12)
        constrain(two, .leading, one, .trailing, plus: 8)
        constrain(two, .width, one, .width, times: 2, plus: 10)
        constrain(one, .top, screen.view, .top, plus: 16)
        constrain(one, .bottom, screen.view, .centerY, times: 0.5, plus: 6)
        constrain(two, .centerY, one, .centerY, plus: -5)
        constrain(two, .height, two, .width, times: 0.5, plus: 4)
        constrain(three, .centerX, screen.view, .centerX, plus: 9)
        constrain(three, .top, two, .bottom, .greaterThanOrEqual, plus: 7)
        constrain(three, .width, two, .width, .lessThanOrEqual, times: 0.25, plus: 3)
        NSLayoutConstraint.activate([
            one.widthAnchor.constraint(equalToConstant: 40),
            three.topAnchor.constraint(equalTo: screen.view.topAnchor).at(100),
            three.widthAnchor.constraint(equalToConstant: 300).at(100),
            three.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.layOut()
        #expect([one, two, three].allSatisfy { !$0.hasAmbiguousLayout })
        return [one, two, three].map(\.frame)
    }

    @Test(.tags(.a8), arguments: LayoutDirection.allCases)
    func `an equation says the same about its second item once it is inverted`(direction: LayoutDirection) {
        let frames = frames(direction, isInverted: false)
        #expect(frames == self.frames(direction, isInverted: true))
        let xs: [CGFloat] = direction == .leftToRight ? [12, 60, 156.5] : [268, 170, 156.5]
        #expect(frames.map(\.minX) == xs)
        #expect(frames.map(\.width) == [40, 90, 25.5])
        #expect(frames[0].minY == 16 && frames[0].maxY == 126)
        #expect(frames[1].height == 49 && frames[1].midY == 66)
        #expect(abs(frames[2].minY - frames[1].maxY - 7) <= 0.5)
    }

    private nonisolated static let axes: [(start: Attribute, end: Attribute, center: Attribute, size: Attribute)] = [
        (.leading, .trailing, .centerX, .width), (.left, .right, .centerX, .width), (.top, .bottom, .centerY, .height),
    ]

    @Test(.tags(.a15), arguments: 0..<3, LayoutDirection.allCases)
    func `a start with a size, an end or a center decides a view, and the last two mean the same`(
        axis: Int, direction: LayoutDirection
    ) {
        let (start, end, center, size) = Self.axes[axis]
        let isVertical = size == .height
        func frames(_ other: Attribute) -> [CGRect] {
            let screen = Screen(320, 320, direction: direction)
            let view = UIView()
            screen.add(view)
            func pin(_ attribute: Attribute, _ constant: CGFloat) {
                NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: .equal, toItem: attribute.isLength ? nil : screen.view,
                    attribute: attribute.isLength ? .notAnAttribute : attribute, multiplier: 1, constant: constant
                ).isActive = true
            }
            pin(start, 20)
            pin(other, other == size ? 280 : other == end ? -20 : 0)
            pin(isVertical ? .left : .top, 5)
            pin(isVertical ? .width : .height, 6)
            return [200, 320, 375, 500, 1024].map { length in
                screen.resize(length, length)
                #expect(!view.hasAmbiguousLayout)
                return view.frame
            }
        }
        let bySize = frames(size)
        let byEnd = frames(end)
        let byCenter = frames(center)
        #expect(byEnd == byCenter)
        let lengths: (CGRect) -> CGFloat = { isVertical ? $0.height : $0.width }
        #expect(bySize.map(lengths) == [280, 280, 280, 280, 280])
        #expect(byEnd.map(lengths) == [160, 280, 335, 460, 984])
    }

    @Test(.tags(.a20), arguments: 0..<3, LayoutDirection.allCases)
    func `two equalities that differ decide an axis, fewer do not, however often they are said`(
        axis: Int, direction: LayoutDirection
    ) {
        let (start, end, center, size) = Self.axes[axis]
        for chosen in 0..<16 {
            for repeats in 1...2 {
                let screen = Screen(320, 480, direction: direction)
                let view = UIView()
                screen.add(view)
                let all = [start, end, center, size].enumerated().filter { chosen >> $0.offset & 1 == 1 }.map(\.element)
                for attribute in all + [size == .width ? .top : .left, size == .width ? .height : .width] {
                    let total: CGFloat = attribute == .height ? 480 : 320
                    for _ in 0..<repeats {
                        NSLayoutConstraint(
                            item: view, attribute: attribute, relatedBy: .equal,
                            toItem: attribute.isLength ? nil : screen.view,
                            attribute: attribute.isLength ? .notAnAttribute : attribute, multiplier: 1,
                            constant: attribute.isLength ? total : 0
                        ).isActive = true
                    }
                }
                let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
                #expect(reports.isEmpty)
                #expect(view.hasAmbiguousLayout == (all.count < 2), "\(all) \(repeats) times")
            }
        }
    }

    struct Pull: Sendable {
        let least: CGFloat
        let push: CGFloat?
        let gap: CGFloat
    }

    private nonisolated static let pulls: [Pull] = [
        Pull(least: 8, push: 30, gap: 30), Pull(least: 8, push: nil, gap: 8), Pull(least: 12, push: nil, gap: 12),
        Pull(least: 0, push: nil, gap: 0), Pull(least: 12, push: 10, gap: 12),
    ]

    @Test(.tags(.a26), arguments: pulls, [false, true])
    func `an optional constraint that cannot hold brings its value as near as it can`(pull: Pull, isVertical: Bool) {
        for direction in LayoutDirection.allCases {
            let screen = Screen(320, 480, direction: direction)
            let view = Block(50, 50)
            let other = Block(20, 20)
            screen.add(view, other)
            func gap(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
                NSLayoutConstraint(
                    item: other, attribute: isVertical ? .top : .leading, relatedBy: relation, toItem: view,
                    attribute: isVertical ? .bottom : .trailing, multiplier: 1, constant: constant)
            }
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 5),
                view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 5),
                gap(.greaterThanOrEqual, pull.least), gap(.lessThanOrEqual, min(pull.least, 8)).at(250),
            ])
            if let push = pull.push { gap(.greaterThanOrEqual, push).isActive = true }
            screen.layOut()
            let distance =
                isVertical
                ? other.frame.minY - view.frame.maxY
                : direction == .leftToRight
                    ? other.frame.minX - view.frame.maxX : view.frame.minX - other.frame.maxX
            #expect(distance == pull.gap)
        }
    }

    private nonisolated static let values: [(attribute: Attribute, value: Int)] = [
        (.left, 1), (.right, 2), (.top, 3), (.bottom, 4), (.leading, 5), (.trailing, 6), (.width, 7), (.height, 8),
        (.centerX, 9), (.centerY, 10), (.lastBaseline, 11), (.firstBaseline, 12), (.leftMargin, 13),
        (.rightMargin, 14), (.topMargin, 15), (.bottomMargin, 16), (.leadingMargin, 17), (.trailingMargin, 18),
        (.centerXWithinMargins, 19), (.centerYWithinMargins, 20), (.notAnAttribute, 0),
    ]

    @Test(.tags(.a39)) func `each attribute has Apple's raw value`() {
        for (attribute, value) in Self.values { #expect(attribute.rawValue == value) }
        #expect(Set(Attribute.allCases) == Set(Self.values.map(\.attribute)))
        #expect(Attribute.baseline == .lastBaseline)
    }

    /// Where each attribute lies in a view of 200×100 at (30, 50) with margins 1, 2, 3, 4 (top, left, bottom, right).
    private nonisolated static let places: [(attribute: Attribute, leftToRight: CGFloat, rightToLeft: CGFloat)] = [
        (.left, 30, 30), (.right, 230, 230), (.leading, 30, 230), (.trailing, 230, 30), (.centerX, 130, 130),
        (.leftMargin, 32, 32), (.rightMargin, 226, 226), (.leadingMargin, 32, 226), (.trailingMargin, 226, 32),
        (.centerXWithinMargins, 129, 129), (.top, 50, 50), (.bottom, 150, 150), (.centerY, 100, 100),
        (.topMargin, 51, 51), (.bottomMargin, 147, 147), (.centerYWithinMargins, 99, 99), (.firstBaseline, 50, 50),
        (.lastBaseline, 150, 150),
    ]

    @Test(.tags(.a39, .e4), arguments: 0..<18, LayoutDirection.allCases)
    func `each attribute lies where it says, margins too, as the guide's edges do`(
        index: Int, direction: LayoutDirection
    ) {
        let (attribute, leftToRight, rightToLeft) = Self.places[index]
        let screen = Screen(320, 480, direction: direction)
        let box = UIView()
        let mark = UIView()
        let other = UIView()
        screen.add(box, other)
        box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        mark.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(mark)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 30),
            box.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 50),
            box.widthAnchor.constraint(equalToConstant: 200), box.heightAnchor.constraint(equalToConstant: 100),
            mark.widthAnchor.constraint(equalToConstant: 0), mark.heightAnchor.constraint(equalToConstant: 0),
        ])
        let isVertical = index >= 10
        let own: Attribute =
            isVertical ? .centerY : attribute.isAbsoluteEdge ? .left : attribute.isCenter ? .centerX : .leading
        NSLayoutConstraint(
            item: mark, attribute: own, relatedBy: .equal, toItem: box, attribute: attribute, multiplier: 1, constant: 0
        ).isActive = true
        screen.layOut()
        let place = mark.convert(mark.bounds, to: screen.view)
        #expect((isVertical ? place.midY : place.midX) == (direction == .leftToRight ? leftToRight : rightToLeft))
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isLength: Bool { self == .width || self == .height }
    fileprivate var isAbsoluteEdge: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }
    fileprivate var isCenter: Bool { self == .centerX || self == .centerXWithinMargins }
}
