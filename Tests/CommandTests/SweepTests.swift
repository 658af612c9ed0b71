import Testing

/// `keyline check --sweep`, of layouts written for it.
@Suite struct SweepTests {
    /// A box that needs 380 points between margins that grow from 16 to 20 where the screen is 414 wide: it fits at 412, and not
    /// again before 420.
    private static let band = """
        keyline: 1
        size: 400x700
        views:
          - { type: UIView, id: box, backgroundColor: systemBlue }
        constraints:
          - box.leading == screen.margins.leading
          - box.trailing == screen.margins.trailing
          - box.width >= 380
          - box.top == screen.top + 100
          - box.height == 50

        """

    @Test func `D28 a band of six points between two sound widths is found to the point`() throws {
        let room = try CommandSandbox()
        try room.write(Self.band, "band.yaml")
        let outcome = try room.run("check", "band.yaml", "--sweep", "widths=412..700")
        #expect(outcome.output.contains("at widths 414–419\n"), "\(outcome.output)")
        #expect(outcome.status == 1)
    }

    @Test func `D28 the least width at which a screen works is told`() throws {
        let room = try CommandSandbox()
        try room.write(Self.band, "band.yaml")
        let wide = try room.run("check", "band.yaml", "--sweep", "widths=300..700")
        #expect(wide.output.contains("at widths 300–411 and 414–419\n"), "\(wide.output)")
        #expect(wide.output.contains("works from a width of 420\n"))
        let sound = try room.run("check", "band.yaml", "--sweep", "widths=420..700")
        #expect(sound.output.contains("works at all widths\n"))
        #expect(sound.status == 0)
    }

    @Test func `D28 a layout with an open frame at every width is not said to work`() throws {
        let room = try CommandSandbox()
        let open = Self.band.replacing("  - box.height == 50\n", with: "")
        try room.write(open, "open.yaml")
        let outcome = try room.run("check", "open.yaml", "--sweep", "widths=420..440")
        #expect(outcome.output.contains("warning: ambiguous"), "\(outcome.output)")
        #expect(outcome.output.contains("nothing is cut or in conflict at all widths; there are other warnings\n"))
        #expect(!outcome.output.contains("works"))
        #expect(outcome.status == 1)
        let both = try room.run("check", "open.yaml", "--sweep", "widths=300..700")
        #expect(
            both.output.contains("nothing is cut or in conflict from a width of 420; there are other warnings\n"),
            "\(both.output)")
    }

    @Test func `D28 a note at one width beside a warning is found`() throws {
        let room = try CommandSandbox()
        try room.write(Self.text.replacing("Settings and privacy", with: "A rather long heading text"), "note.yaml")
        let alone = try room.run("check", "note.yaml", "--sweep", "widths=229..260")
        let both = try room.run("check", "note.yaml", "--sweep", "widths=222..237")
        #expect(alone.output.contains("note: truncated") && alone.output.contains("at widths 229\n"), "\(alone.output)")
        #expect(both.output.contains("note: truncated") && both.output.contains("at widths 229\n"), "\(both.output)")
    }

    private static let text = """
        keyline: 1
        size: 320x200
        views:
          - { type: UILabel, id: name, text: Settings and privacy, font: body }
        constraints:
          - name.leading == screen.leading + 16
          - name.trailing <= screen.trailing - 16
          - name.top == screen.top + 16

        """

    @Test func `D28 texts that a sweep of text lengths cannot vary are told, and not passed`() throws {
        let room = try CommandSandbox()
        try room.write(Self.text, "text.yaml")
        let outcome = try room.run("check", "text.yaml", "--sweep", "text-lengths=100..200")
        #expect(
            outcome.output.contains(
                /note: ignored: Label "Settings and privacy" \(name\): text is written in the document itself/),
            "\(outcome.output)")
        #expect(
            outcome.output.contains("works at all text lengths, but for texts that do not vary\n"), "\(outcome.output)")
        #expect(outcome.status == 0)
    }

    @Test func `D28 the greatest text size and the least width are told together`() throws {
        let room = try CommandSandbox()
        try room.write(Self.text, "text.yaml")
        let sizes = try room.run("check", "text.yaml", "--sweep", "text-sizes=XS..AX5")
        #expect(sizes.output.contains(/truncated: Label "Settings and privacy" \(name\)/), "\(sizes.output)")
        #expect(sizes.output.contains(/at text sizes AX\d–AX5\n/))
        #expect(sizes.output.contains(/works up to (XXXL|AX\d)\n/))
        let both = try room.run("check", "text.yaml", "--sweep", "text-sizes=L..XXL,widths=100..320")
        #expect(
            both.output.contains(
                /works from a width of \d+ at text sizes L, works from a width of \d+ at text sizes XL/),
            "\(both.output)")
    }
}
