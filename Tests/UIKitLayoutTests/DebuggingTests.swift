import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Finding out what is wrong. Source: Apple's Auto Layout Guide, "Debugging Auto Layout".
@MainActor
@Suite struct DebuggingTests {
    private let screen = Screen(320, 480)
    private let view = UIView()

    private func pinned(_ extra: [NSLayoutConstraint] = []) {
        if view.superview == nil { screen.add(view) }
        NSLayoutConstraint.activate(
            [
                view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 10),
                view.heightAnchor.constraint(equalToConstant: 30),
            ] + extra)
    }

    @Test func `F1 a layout is unsatisfiable, ambiguous, logically wrong or correct`() {
        pinned()
        #expect(LayoutDiagnosis.diagnose(view) { true } == .ambiguous)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true
        #expect(LayoutDiagnosis.diagnose(view) { view.frame.width == 50 } == .correct)
        #expect(LayoutDiagnosis.diagnose(view) { view.frame.width == 60 } == .logical)
        view.widthAnchor.constraint(equalToConstant: 60).isActive = true
        #expect(LayoutDiagnosis.diagnose(view) { true } == .unsatisfiable)
    }

    @Test func `F6 the hook fires for each report`() {
        pinned([view.widthAnchor.constraint(equalToConstant: 50), view.widthAnchor.constraint(equalToConstant: 60)])
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.map(\.brokenConstraint.constant).sorted() == [40, 60])
    }

    @Test func `F7 the width of the window is never the one that is broken`() throws {
        screen.add(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
            view.widthAnchor.constraint(equalToConstant: 3),
        ])
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        let report = try #require(reports.first)
        #expect(report.constraints.last?.identifier == "UIView-Encapsulated-Layout-Width")
        #expect(report.brokenConstraint.constant == 3)
    }

    @Test(
        arguments: [
            ([], "h=--& v=--&"), ([.flexibleWidth], "h=-&- v=--&"),
            ([.flexibleLeftMargin, .flexibleHeight], "h=&-- v=-&-"),
        ] as [(UIView.AutoresizingMask, String)])
    func `F8 a constraint made of a mask shows what is flexible`(mask: UIView.AutoresizingMask, expected: String) throws
    {
        let masked = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 20))
        masked.autoresizingMask = mask
        screen.view.addSubview(masked)
        masked.widthAnchor.constraint(equalToConstant: 80).isActive = true
        masked.heightAnchor.constraint(equalToConstant: 90).isActive = true
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        let logs = reports.map { $0.log(.iOS9, addresses: .sequential()) }
        #expect(logs.count == 2)
        #expect(logs.allSatisfy { $0.contains(expected) })
        if mask.isEmpty {
            #expect(logs.contains { $0.contains("h=--& v=--& H:[UIView:0x600000000020(50)]>") })
        }
    }

    @Test func `F9 F10 missing constraints and equal wishes leave a layout ambiguous, in silence`() {
        pinned()
        let reports = UnsatisfiableConstraints.collecting {
            screen.layOut()
            #expect(view.hasAmbiguousLayout)
            let wishes = [100, 200].map { view.widthAnchor.constraint(equalToConstant: $0).at(500) }
            NSLayoutConstraint.activate(wishes)
            screen.layOut()
            #expect(view.hasAmbiguousLayout)
            wishes[0].priority = UILayoutPriority(501)
            screen.layOut()
            #expect(!view.hasAmbiguousLayout)
            #expect(view.frame.width == 100)
        }
        #expect(reports.isEmpty)
    }

    @Test func `F12 exercising ambiguity shows another layout that keeps the constraints, and goes back`() {
        pinned([
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
        ])
        screen.layOut()
        let first = view.frame
        view.exerciseAmbiguityInLayout()
        let second = view.frame
        #expect(second != first)
        #expect((40...200).contains(second.width) && second.minX == 10 && second.height == 30)
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == first)
    }

    @Test func `F12 a layout without ambiguity stays as it is`() {
        pinned([view.widthAnchor.constraint(equalToConstant: 50)])
        screen.layOut()
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 50, height: 30))
    }

    @Test func `F13 the constraints that affect a view are its own, its surroundings' and its content's`() {
        let block = Block(40, 20)
        pinned([view.widthAnchor.constraint(equalToConstant: 100)])
        block.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(block)
        let inset = block.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5)
        inset.isActive = true
        screen.layOut()
        let affecting = block.constraintsAffectingLayout(for: .horizontal)
        let texts = affecting.map {
            $0.visualFormat(naming: [("box", view), ("block", block), ("screen", screen.view)])
        }
        #expect(texts.contains("H:|-(5)-[block]"))
        #expect(texts.contains("H:|-(10)-[box]"))
        #expect(texts.contains("H:[block(<=40@250)]") || texts.contains("H:[block(>=40@750)]"))
        #expect(!texts.contains { $0.hasPrefix("V:") })
        #expect(block.constraintsAffectingLayout(for: .vertical).allSatisfy { $0 !== inset })
    }

    @Test func `F14 the trace marks who lays out what and what is left open`() {
        pinned()
        let plain = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        plain.text = "hi"
        view.addSubview(plain)
        plain.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
        screen.layOut()
        let lines = view._autolayoutTrace().split(separator: "\n").map(String.init)
        #expect(lines[0].hasPrefix("•UIWindow:0x"))
        #expect(lines[1].hasPrefix("|   +UIView:0x"))
        #expect(lines[2].hasPrefix("|   |   *UIView:0x"))
        #expect(lines[2].contains("- AMBIGUOUS LAYOUT for UIView:0x"))
        #expect(lines[2].contains(".Width{id: "))
        #expect(lines[3].hasPrefix("|   |   |   +UILabel:0x"))
        #expect(lines[3].hasSuffix("'hi'"))
    }

    @Test func `F18 a transform changes the picture and not the layout`() {
        pinned([view.widthAnchor.constraint(equalToConstant: 50)])
        let neighbour = Block(20, 20)
        screen.add(neighbour)
        neighbour.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        screen.layOut()
        #expect(view.bounds.size == CGSize(width: 50, height: 30))
        #expect(view.center == CGPoint(x: 35, y: 25))
        #expect(view.frame == CGRect(x: -15, y: -5, width: 100, height: 60))
        #expect(neighbour.frame.minX == 60)
    }

    @Test func `F21 a priority inside a stack competes with those outside`() {
        let (one, two) = (Block(100, 20), Block(100, 20))
        let row = UIStackView(arrangedSubviews: [one, two])
        screen.add(row)
        row.widthAnchor.constraint(equalToConstant: 150).at(700).isActive = true
        screen.layOut()
        #expect(row.bounds.width == 200)
        one.setContentCompressionResistancePriority(UILayoutPriority(600), for: .horizontal)
        screen.layOut()
        #expect(one.bounds.width == 50)
    }

    @Test func `F22 a ratio lets a horizontal constraint contradict a vertical one`() throws {
        screen.add(view)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
            view.heightAnchor.constraint(equalToConstant: 50),
        ])
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        let report = try #require(reports.first)
        #expect(report.constraints.count == 3)
        #expect(Set(report.constraints.map(\.firstAttribute)) == [.width, .height])
    }

    @Test func `F23 a failure point at 999 leaves everything else exact`() {
        let (one, two) = (UIView(), UIView())
        screen.add(one, two)
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
            one.widthAnchor.constraint(equalToConstant: 200),
            two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
            two.widthAnchor.constraint(equalToConstant: 200).at(999),
            screen.view.trailingAnchor.constraint(equalTo: two.trailingAnchor, constant: 20),
        ])
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.isEmpty)
        #expect(one.frame.width == 200)
        #expect(two.frame.width == 72)
    }

    @Test func `F24 what logs print in the visual format can be read again`() {
        let other = UIView()
        screen.add(view, other)
        let names: [(name: String, object: AnyObject)] = [("view", view), ("other", other)]
        let made = [
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 400),
            other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 12).at(750),
            view.topAnchor.constraint(greaterThanOrEqualTo: screen.view.topAnchor, constant: 4),
            screen.view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: 7.5),
        ]
        for constraint in made {
            let text = constraint.visualFormat(naming: names)
            let read = NSLayoutConstraint.constraints(
                withVisualFormat: text, metrics: nil, views: ["view": view, "other": other])
            #expect(read.map { $0.visualFormat(naming: names) } == [text])
        }
    }

    @Test func `F25 a view that is stretched or compressed against its content is found`() throws {
        let (wide, narrow) = (Block(50, 20), Block(100, 20))
        screen.add(wide, narrow)
        NSLayoutConstraint.activate([
            wide.widthAnchor.constraint(equalToConstant: 80), narrow.widthAnchor.constraint(equalToConstant: 60),
        ])
        wide.accessibilityIdentifier = "wide"
        screen.layOut()
        let snapshots = screen.window.layoutSnapshot().placedViews.map(\.view).filter { $0.className == "Block" }
        #expect(
            snapshots.map(\.resizing) == [
                [.init(axis: .horizontal, amount: 30)], [.init(axis: .horizontal, amount: -40)],
            ])
    }
}
