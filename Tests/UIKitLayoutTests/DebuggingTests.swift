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

    @Test(.tags(.f1)) func `a layout is unsatisfiable, ambiguous, logically wrong or correct`() {
        pinned()
        #expect(LayoutDiagnosis.diagnose(view) { true } == .ambiguous)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true
        #expect(LayoutDiagnosis.diagnose(view) { view.frame.width == 50 } == .correct)
        #expect(LayoutDiagnosis.diagnose(view) { view.frame.width == 60 } == .logical)
        view.widthAnchor.constraint(equalToConstant: 60).isActive = true
        #expect(LayoutDiagnosis.diagnose(view) { true } == .unsatisfiable)
    }

    @Test(.tags(.f6)) func `the hook fires for each report`() {
        pinned([view.widthAnchor.constraint(equalToConstant: 50), view.widthAnchor.constraint(equalToConstant: 60)])
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.map(\.brokenConstraint.constant).sorted() == [40, 60])
    }

    @Test(.tags(.f7)) func `the width of the window is never the one that is broken`() throws {
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
        .tags(.f8),
        arguments: [
            ([], "h=--& v=--&"), ([.flexibleWidth], "h=-&- v=--&"),
            ([.flexibleLeftMargin, .flexibleHeight], "h=&-- v=-&-"),
        ] as [(UIView.AutoresizingMask, String)])
    func `a constraint made of a mask shows what is flexible`(mask: UIView.AutoresizingMask, expected: String) throws {
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

    @Test(.tags(.f9, .f10)) func `missing constraints and equal wishes leave a layout ambiguous, in silence`() {
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

    @Test(.tags(.f12)) func `exercising ambiguity shows another layout that keeps the constraints, and goes back`() {
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

    @Test(.tags(.f12)) func `a layout without ambiguity stays as it is`() {
        pinned([view.widthAnchor.constraint(equalToConstant: 50)])
        screen.layOut()
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 50, height: 30))
    }

    @Test(.tags(.f14)) func `the trace marks who lays out what and what is left open`() {
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

    @Test(.tags(.f18)) func `a transform changes the picture and not the layout`() {
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

    @Test(.tags(.f21)) func `a priority inside a stack competes with those outside`() {
        let one = Block(100, 20)
        let two = Block(100, 20)
        let row = UIStackView(arrangedSubviews: [one, two])
        screen.add(row)
        row.widthAnchor.constraint(equalToConstant: 150).at(700).isActive = true
        screen.layOut()
        #expect(row.bounds.width == 200)
        one.setContentCompressionResistancePriority(UILayoutPriority(600), for: .horizontal)
        screen.layOut()
        #expect(one.bounds.width == 50)
    }

    @Test(.tags(.f22)) func `a ratio lets a horizontal constraint contradict a vertical one`() throws {
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

    @Test(.tags(.f23)) func `a failure point at 999 leaves everything else exact`() {
        let one = UIView()
        let two = UIView()
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
}
