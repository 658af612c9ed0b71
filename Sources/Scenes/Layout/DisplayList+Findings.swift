public import KeylineGraphics

extension DisplayList {
    /// What the drawing itself shows to be no more than a likeness: upright letters that are slanted because their font has no
    /// italic. Each font is named once, with the first view that it is drawn in.
    public var findings: [Diagnostic] {
        var fonts: [FontID] = []
        var notes: [Diagnostic] = []
        for (run, view) in slantedRuns(in: items) where !fonts.contains(run.font) {
            fonts.append(run.font)
            notes.append(
                Diagnostic(
                    .note, .missingFont, view: view,
                    message:
                        "\(OutlineName.quoted(run.font.name)) has no italic style; its upright letters are slanted",
                    hints: ["add the folder of the italic font with --fonts if the letterforms matter"]))
        }
        return notes
    }

    private func slantedRuns(in items: [DisplayItem]) -> [(GlyphRun, ViewID?)] {
        items.flatMap { item -> [(GlyphRun, ViewID?)] in
            switch item.content {
            case .group(let group): slantedRuns(in: group.items)
            case .glyphs(let run) where run.font.slant != 0: [(run, item.view)]
            default: []
            }
        }
    }
}
