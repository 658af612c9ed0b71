import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// What gives way to what. Source: Apple's Auto Layout Guide, "Constraint Priorities" and "Intrinsic Content Size".
@MainActor
@Suite struct PriorityTests {
    private let screen = Screen(320, 480)
    private let view = UIView()

    private func width(_ constraints: [NSLayoutConstraint]) -> CGFloat {
        if view.superview == nil { screen.add(view) }
        NSLayoutConstraint.activate(constraints)
        screen.layOut()
        return view.bounds.width
    }

    @Test(.tags(.a21), arguments: [(500, 280), (10, 40), (100, 100)] as [(CGFloat, CGFloat)])
    func `a width stays between its bounds and follows a pull in between`(pull: CGFloat, expected: CGFloat) {
        #expect(
            width([
                view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
                view.widthAnchor.constraint(lessThanOrEqualToConstant: 280),
                view.widthAnchor.constraint(equalToConstant: pull).at(250),
            ]) == expected)
    }

    @Test(.tags(.a22)) func `two inequalities say the same as one equation`() {
        let other = UIView()
        screen.add(view, other)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 50),
            other.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 8),
            other.leadingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: 8),
        ])
        screen.layOut()
        #expect(other.frame.minX == 58)
    }

    @Test(.tags(.a23)) func `bounds alone leave a width open`() {
        screen.add(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            view.topAnchor.constraint(equalTo: screen.view.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 20),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 280),
        ])
        screen.layOut()
        #expect(view.hasAmbiguousLayout)
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        #expect(!view.hasAmbiguousLayout)
    }

    @Test(.tags(.a24)) func `priorities have Apple's values`() {
        #expect(UILayoutPriority.required.rawValue == 1000)
        #expect(UILayoutPriority.defaultHigh.rawValue == 750)
        #expect(UILayoutPriority.defaultLow.rawValue == 250)
        #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
        #expect(UIView().widthAnchor.constraint(equalToConstant: 1).priority == .required)
    }

    @Test(.tags(.a24), arguments: [0, -1, 1000.5, Float.nan])
    func `a priority outside its range is refused`(priority: Float) throws {
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        let raised = LayoutException.collecting { constraint.priority = UILayoutPriority(priority) }.exceptions
        let mistake = try #require(raised.first)
        #expect(mistake.reason.hasPrefix("It's illegal to set priority:"))
        #expect(mistake.description == "\(mistake.name.rawValue): \(mistake.reason)")
        #expect(constraint.priority == .required)
    }

    @Test(.tags(.a24)) func `a fraction is a priority of its own`() {
        #expect(
            width([
                view.widthAnchor.constraint(equalToConstant: 100).at(999),
                view.widthAnchor.constraint(equalToConstant: 200).at(999.5),
            ]) == 200)
    }

    @Test(.tags(.a25)) func `one constraint of a higher priority beats any number of lower ones`() {
        let crowd = (0..<20).map { _ in view.widthAnchor.constraint(equalToConstant: 100).at(750) }
        #expect(width(crowd + [view.widthAnchor.constraint(equalToConstant: 200).at(751)]) == 200)
    }

    @Test(.tags(.a31)) func `content size becomes two inequalities on each axis`() {
        let label = Block(100, 30)
        screen.add(label)
        screen.layOut()
        #expect(label.bounds.size == CGSize(width: 100, height: 30))
        #expect(
            label.contentSizeConstraints.map { $0.visualFormat(naming: [("label", label)]) } == [
                "H:[label(<=100@250)]", "H:[label(>=100@750)]", "V:[label(<=30@250)]", "V:[label(>=30@750)]",
            ])
    }

    @Test(.tags(.a34), arguments: [(251, false), (250, true)] as [(Float, Bool)])
    func `the view that hugs its content more keeps its width`(hugging: Float, isAmbiguous: Bool) {
        let label = Block(40, 20)
        let field = Block(60, 20)
        screen.add(label, field)
        label.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 10),
            field.leadingAnchor.constraint(equalTo: label.trailingAnchor),
            screen.view.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: screen.view.topAnchor),
            field.topAnchor.constraint(equalTo: screen.view.topAnchor),
        ])
        screen.layOut()
        #expect(label.hasAmbiguousLayout == isAmbiguous)
        if !isAmbiguous {
            #expect(label.frame.width == 40)
            #expect(field.frame.width == 260)
        }
    }

    @Test(.tags(.a36), arguments: [(1000, 100), (999, 80)] as [(Float, CGFloat)])
    func `content that must not be compressed contradicts a smaller box, at 999 it shrinks`(
        resistance: Float, width: CGFloat
    ) {
        let block = Block(100, 20)
        screen.add(block)
        block.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
        block.widthAnchor.constraint(lessThanOrEqualToConstant: 80).isActive = true
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.count == (resistance == 1000 ? 1 : 0))
        #expect(block.bounds.width == width)
    }

    /// Source: Open Radar 15106765.
    @Test func `an explicit width makes required hugging and resistance void without a report`() {
        let wide = Block(24, 20)
        let narrow = Block(100, 20)
        screen.add(wide, narrow)
        for (block, width) in [(wide, CGFloat(30)), (narrow, 80)] {
            block.setContentHuggingPriority(.required, for: .horizontal)
            block.setContentCompressionResistancePriority(.required, for: .horizontal)
            block.widthAnchor.constraint(equalToConstant: width).isActive = true
        }
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.isEmpty)
        #expect((wide.bounds.width, narrow.bounds.width) == (30, 80))
    }

    @Test func `required hugging counts again once the explicit width is gone`() {
        let block = Block(24, 20)
        screen.add(block)
        block.setContentHuggingPriority(.required, for: .horizontal)
        let width = block.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        screen.layOut()
        width.isActive = false
        screen.layOut()
        #expect(block.bounds.width == 24)
    }
}
