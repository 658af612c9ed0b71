import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Contradictions and their reports. Source: Apple's Auto Layout Guide, "Unsatisfiable Layouts", whose two logs are repeated here.
@MainActor
@Suite struct ConflictTests {
    private let label = UILabel()
    private let field = UITextField()

    /// A label at least 400 wide beside a field, in 320 points.
    private func screen(named: Bool, width: CGFloat = 400, priority: Float = 1000) -> Screen {
        let screen = Screen(320, 480)
        screen.add(label, field)
        label.text = "Name"
        let view = screen.view
        let wide = label.widthAnchor.constraint(greaterThanOrEqualToConstant: width).at(priority)
        let leading = NSLayoutConstraint(
            item: label, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leadingMargin,
            multiplier: 1, constant: 0)
        let space = field.leadingAnchor.constraint(equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1)
        let trailing = NSLayoutConstraint(
            item: field, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailingMargin,
            multiplier: 1, constant: 0)
        if named {
            leading.identifier = "Label Leading"
            wide.identifier = "Label Width"
            space.identifier = "Space Between Controls"
            trailing.identifier = "Text Field Trailing"
        }
        NSLayoutConstraint.activate(named ? [leading, wide, space, trailing] : [wide, leading, space, trailing])
        return screen
    }

    /// The report with addresses counted from the first object: the same in every run.
    private func log(_ screen: Screen) throws -> String {
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        try #require(reports.count == 1)
        return reports[0].log(.iOS9, addresses: .sequential())
    }

    private let head = """
        Unable to simultaneously satisfy constraints.
            Probably at least one of the constraints in the following list is one you don't want. Try this: (1) look at each \
        constraint and try to figure out which you don't expect; (2) find the code that added the unwanted constraint or \
        constraints and fix it. (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer \
        to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}

        """

    private let foot = """

        \u{20}
        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKit/UIView.h> may also be helpful.
        """

    @Test(.tags(.f3)) func `the report of Apple's guide, with its five constraints and the one that is broken`() throws
    {
        let list = """
            (
                "<NSLayoutConstraint:0x600000000010 H:[UILabel:0x600000000020'Name'(>=400)]>",
                "<NSLayoutConstraint:0x600000000030 UILabel:0x600000000020'Name'.leading == UIView:0x600000000040.leadingMargin>",
                "<NSLayoutConstraint:0x600000000050 H:[UILabel:0x600000000020'Name']-(NSSpace(8))-[UITextField:0x600000000060]>",
                "<NSLayoutConstraint:0x600000000070 UITextField:0x600000000060.trailing == UIView:0x600000000040.trailingMargin>",
                "<NSLayoutConstraint:0x600000000080 'UIView-Encapsulated-Layout-Width' H:[UIView:0x600000000040(320)]>"
            )
            \u{20}
            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x600000000010 H:[UILabel:0x600000000020'Name'(>=400)]>
            """
        #expect(try log(screen(named: false)) == head + list + foot)
    }

    @Test(.tags(.f4)) func `the report of Apple's guide with identifiers`() throws {
        let list = """
            (
                "<NSLayoutConstraint:0x600000000010 'Label Leading' UILabel:0x600000000020'Name'.leading == UIView:0x600000000030.leadingMargin>",
                "<NSLayoutConstraint:0x600000000040 'Label Width' H:[UILabel:0x600000000020'Name'(>=400)]>",
                "<NSLayoutConstraint:0x600000000050 'Space Between Controls' H:[UILabel:0x600000000020'Name']-(NSSpace(8))-[UITextField:0x600000000060]>",
                "<NSLayoutConstraint:0x600000000070 'Text Field Trailing' UITextField:0x600000000060.trailing == UIView:0x600000000030.trailingMargin>",
                "<NSLayoutConstraint:0x600000000080 'UIView-Encapsulated-Layout-Width' H:[UIView:0x600000000030(320)]>"
            )
            \u{20}
            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x600000000040 'Label Width' H:[UILabel:0x600000000020'Name'(>=400)]>
            """
        #expect(try log(screen(named: true)) == head + list + foot)
    }

    /// The shape of logs since iOS 10, with the guide's example.
    @Test(.tags(.f3)) func `the same report as newer systems print it, with the constraints of the margins guide`()
        throws
    {
        let screen = screen(named: false)
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        let report = try #require(reports.first)
        report.brokenConstraint.identifier = "Label Width"
        #expect(
            report.log(.iOS10, addresses: .sequential()) == """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
                \tTry this:\u{20}
                \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
                (
                    "<NSLayoutConstraint:0x600000000010 'Label Width' UILabel:0x600000000020'Name'.width >= 400   (active)>",
                    "<NSLayoutConstraint:0x600000000030 UILabel:0x600000000020'Name'.leading == UILayoutGuide:0x600000000040'UIViewLayoutMarginsGuide'.leading   (active)>",
                    "<NSLayoutConstraint:0x600000000050 H:[UILabel:0x600000000020'Name']-(NSSpace(8))-[UITextField:0x600000000060]   (active)>",
                    "<NSLayoutConstraint:0x600000000070 UITextField:0x600000000060.trailing == UILayoutGuide:0x600000000040'UIViewLayoutMarginsGuide'.trailing   (active)>",
                    "<NSLayoutConstraint:0x600000000080 'UIView-Encapsulated-Layout-Width' UIView:0x600000000090.width == 320   (active)>",
                    "<NSLayoutConstraint:0x6000000000a0 'UIView-leftMargin-guide-constraint' H:|-(16)-[UILayoutGuide:0x600000000040'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:0x600000000090 )>",
                    "<NSLayoutConstraint:0x6000000000b0 'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0x600000000040'UIViewLayoutMarginsGuide']-(16)-|(LTR)   (active, names: '|':UIView:0x600000000090 )>"
                )

                Will attempt to recover by breaking constraint\u{20}
                <NSLayoutConstraint:0x600000000010 'Label Width' UILabel:0x600000000020'Name'.width >= 400   (active)>

                Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
                The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
                """)
    }

    @Test(.tags(.f5)) func `at 999 the width gives way without a report`() {
        let screen = screen(named: false, priority: 999)
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.isEmpty)
        #expect(label.frame.width == 280)
        #expect(field.frame.width == 0)
    }

    @Test(.tags(.f2)) func `each contradiction is reported and broken until the rest holds`() {
        let screen = Screen(320, 480)
        let blocks = [UIView(), UIView(), UIView()]
        for block in blocks {
            screen.add(block)
            block.widthAnchor.constraint(equalToConstant: 100).isActive = true
            block.widthAnchor.constraint(equalToConstant: 50).isActive = true
        }
        blocks[2].heightAnchor.constraint(equalToConstant: 7).isActive = true
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.count == 3)
        #expect(reports.allSatisfy { $0.constraints.count == 2 && $0.brokenConstraint.constant == 100 })
        #expect(reports.allSatisfy { $0.brokenConstraint.isActive })
        #expect(blocks.allSatisfy { $0.bounds.width == 50 })
        #expect(blocks[2].bounds.height == 7)
    }

    @Test func `a report is not repeated while nothing changes, and what was broken returns once it can hold`() throws {
        let screen = screen(named: false)
        _ = UnsatisfiableConstraints.collecting { screen.layOut() }
        let reports = UnsatisfiableConstraints.collecting {
            screen.layOut()
            screen.resize(500, 480)
        }
        #expect(reports.isEmpty)
        #expect(label.frame.width >= 400)
    }

    @Test(.tags(.f11)) func `a layout is ambiguous where constraints are missing, and only there`() {
        let screen = Screen(320, 480)
        let fixed = Block(50, 20)
        let open = UIView()
        screen.add(fixed, open)
        NSLayoutConstraint.activate([
            fixed.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            fixed.topAnchor.constraint(equalTo: screen.view.topAnchor),
            open.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            open.topAnchor.constraint(equalTo: screen.view.topAnchor),
            open.widthAnchor.constraint(equalToConstant: 50),
        ])
        screen.layOut()
        #expect(!fixed.hasAmbiguousLayout)
        #expect(open.hasAmbiguousLayout)
    }
}
