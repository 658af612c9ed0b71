import Testing

@testable import KeylineGoldens

/// The causes of a difference between two layouts, from their lines.
@Suite struct CauseTests {
    private func causes(_ before: [String], _ after: [String]) -> [String] {
        GoldenCause.causes(of: LineDifference(from: before, to: after).lines).map(\.description)
    }

    @Test func `headings are no causes`() {
        let view = #"UIView "screen" (0, 0; 160×60)"#
        #expect(
            causes(
                [view],
                [view, "constraints", "  a.top == b.top + 8", "diagnostics", #"  note: touch target "a": it is small"#])
                == ["constraint: new: a.top == b.top + 8", #"finding: new: note: touch target "a": it is small"#])
    }

    @Test func `a finding of many lines is one cause`() {
        let finding = [
            #"  error: unsatisfiable "name": Unable to simultaneously satisfy constraints."#, "    Try this:",
            "      (1) look at each constraint", "    a.width == 20", "    a.width == 30",
        ]
        #expect(
            causes(["diagnostics"], ["diagnostics"] + finding)
                == [#"finding: new: error: unsatisfiable "name": Unable to simultaneously satisfy constraints."#])
    }

    @Test func `findings of a kind about a view are one that changed, those of other kinds are others`() {
        let before = [#"  warning: unsatisfiable "name": it breaks"#, #"  warning: truncated "name": it needs 40.5"#]
        #expect(
            causes(before, [#"  warning: truncated "name": it needs 60"#])
                == [
                    #"finding: gone: warning: unsatisfiable "name": it breaks"#,
                    #"finding: warning: truncated "name": it needs 40.5 → warning: truncated "name": it needs 60"#,
                ])
    }

    @Test func `constraints are matched by both their attributes, then by the first`() {
        #expect(
            causes(
                ["  a.top == b.bottom + 8", "  a.top >= c.top"], ["  a.top >= c.top + 4", "  a.top == d.bottom + 8"])
                == [
                    "constraint: a.top == b.bottom + 8 → a.top == d.bottom + 8",
                    "constraint: a.top >= c.top → a.top >= c.top + 4",
                ])
    }

    @Test func `a long cause ends at a word`() {
        let words = Array(repeating: "needs 120.5", count: 40).joined(separator: " ")
        let cause = causes([], [#"  warning: truncated "name": \#(words)"#])[0]
        #expect(cause.hasSuffix("needs 120.5 …") || cause.hasSuffix("needs …"))
        #expect(cause.count < 230)
    }
}
