import Foundation
import KeylineScenes
import Testing

/// The sample with one fault for each check, and its repaired twin.
@Suite struct FaultsTests {
    private struct Report: Decodable {
        struct Finding: Decodable {
            let kind: String
            let severity: String
            let view: String?
            let line: Int?
            let message: String
        }
        let failed: Bool
        let environments: [String]
        let findings: [Finding]
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples").path

    private func check(_ file: String, _ options: String...) throws -> (report: Report, status: Int32) {
        let outcome = try CommandSandbox().run(
            ["check", "--no-config", "\(Self.folder)/\(file)", "--format", "json"] + options)
        return (try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)), outcome.status)
    }

    /// What is planted where, each as a kind and a view; a finding about the app has no view.
    private static let planted: [String: Set<String>] = [
        "faulty.yaml": [
            "offScreen send", "clipped explanation", "truncated saved", "brokenWord notices", "overlap share",
            "touchTarget close", "contrast faint", "fixedTextSize fixed", "unmirrored sided", "untranslated terms",
            "leftover count", "missingImage ", "missingFont ", "missingString ", "missingGlyph glyph", "ambiguous open",
            "unsatisfiable torn", "underBar high", "covered hidden", "resized logo",
        ],
        "Canvas/Faulty.storyboard": [
            "misplaced sta-le-lbl", "missingConstraints ope-nv-iew", "unknownClass spa-rk-lin", "missingColor ",
            "missingReference out-le-tid", "ignored bar-vi-ewx", "unsatisfiable row-la-bel", "unsatisfiable row-vi-ewx",
            "exception bar-vi-ewx", "filler ",
        ],
        "views-faulty.yaml": ["misuse saved"],
        "Accessibility/Faulty.xib": [
            "missingDescription sil-en-tbt", "redundantLabel rep-ea-tlb", "conflictingTraits con-fl-ict",
            "controlContrast pal-ec-los", "textInImage wel-co-mei", "contrast bla-ck-txt",
            "contrast fad-in-txt",
        ],
    ]

    /// Kinds that no file can show, and why.
    private static let impossible: [Diagnostic.Kind: String] = [
        .readingOrder: "only code lists accessibilityElements, or gives sort priorities",
        .unsettled: "only code that changes constraints in layoutSubviews() on every call keeps a layout from settling",
    ]

    @Test(.tags(.f27, .d28), arguments: ["faulty.yaml", "Canvas/Faulty.storyboard", "views-faulty.yaml"])
    func `each planted fault is found at its view`(file: String) throws {
        let (report, status) = try check(
            "Faults/\(file)", "--as", "canvas", "--across", "locales=en,ar,text-sizes=L,AX3")
        #expect(status == 1)
        // A stale frame, a word that code replaces and a distorted picture do no harm: notes.
        let findings = report.findings.filter {
            $0.severity != "note" || ["misplaced", "filler", "resized"].contains($0.kind)
        }
        let found = Set(findings.map { "\($0.kind) \($0.view ?? "")" })
        #expect((Self.planted[file] ?? []).subtracting(found) == [])
        // What stands in for a view that is drawn by code is not the app's.
        #expect(found.filter { $0.hasSuffix(" spa-rk-lin") }.isSubset(of: ["unknownClass spa-rk-lin"]))
    }

    private struct Page: Decodable {
        struct Finding: Decodable {
            let kind: String
            let severity: String
            let view: String?
        }
        struct Cell: Decodable {
            struct Mark: Decodable { let finding: Int }
            let marks: [Mark]
        }
        let findings: [Finding]
        let cells: [Cell]

        /// The places of the pictures that have a finding.
        func pictures(_ kind: String, _ view: String) -> [Int] {
            let index = findings.firstIndex { $0.kind == kind && $0.view == view }
            return cells.indices.filter { cells[$0].marks.contains { $0.finding == index } }
        }
    }

    @Test(.tags(.f27), arguments: ["faulty.yaml", "Canvas/Faulty.storyboard", "views-faulty.yaml"])
    func `the page of a preview has the findings of a check, each once`(file: String) throws {
        let options = ["--across", "locales=en,ar,text-sizes=L,AX3"]
        let (report, _) = try check("Faults/\(file)", options[0], options[1])
        let room = try CommandSandbox()
        #expect(
            try room.run(
                ["preview", "--no-config", "\(Self.folder)/Faults/\(file)", "-o", room.path("page")] + options
            ).status != 2)
        let html = String(decoding: try #require(room.bytes("page/index.html")), as: UTF8.self)
        let data = try #require(
            html.firstMatch(of: /(?s)<script type="application\/json" id="data">(.*?)<\/script>/)
        ).1
        let page = try JSONDecoder().decode(Page.self, from: Data(data.utf8))
        let checked = report.findings.map { "\($0.severity) \($0.kind) \($0.view ?? "")" }
        #expect(page.findings.map { "\($0.severity) \($0.kind) \($0.view ?? "")" }.sorted() == checked.sorted())
        // In the environment that a comparison shows it in: English and Arabic, each at L and AX3.
        guard file == "faulty.yaml" else { return }
        #expect(page.pictures("fixedTextSize", "fixed") == [1])
        #expect(page.pictures("unmirrored", "sided") == [2])
        #expect(page.pictures("untranslated", "terms") == [2])
    }

    @Test(.tags(.f27)) func `each planted fault of accessibility is found, and none in the repaired twin`() throws {
        let file = "Accessibility/Faulty.xib"
        let (report, status) = try check("Faults/\(file)", "--accessibility")
        #expect(status == 1)
        #expect((Self.planted[file] ?? []).subtracting(report.findings.map { "\($0.kind) \($0.view ?? "")" }) == [])
        #expect(report.findings.contains { $0.message.hasPrefix("in the dark appearance needs a contrast of 4.5:1") })
        let faded = report.findings.filter { $0.view == "fad-in-txt" }
        #expect(faded.map(\.kind) == ["contrast"])
        #expect(faded.first?.message.hasPrefix("with increased contrast needs a contrast of 4.5:1") == true, "\(faded)")
        let (repaired, repairedStatus) = try check(
            "Faults/Accessibility/Repaired.xib", "--accessibility", "--across",
            "appearances=all,text-sizes=all,contrasts=all")
        #expect(repaired.findings.map(\.message) == [])
        #expect(repairedStatus == 0)
    }

    @Test(.tags(.f27)) func `text that follows the reader's text size in part is found, and none in the repaired twin`()
        throws
    {
        let (report, _) = try check("Faults/views-faulty.yaml", "--accessibility")
        let capped = report.findings.filter { $0.kind == "fixedTextSize" }
        #expect(capped.map(\.view) == ["capped"])
        #expect(capped.map(\.severity) == ["note"])
        #expect(capped.first?.message.hasPrefix("grows to 23 points and no further") == true, "\(capped)")
        let (repaired, _) = try check("Faults/views-repaired.yaml", "--accessibility")
        #expect(repaired.findings.map(\.message) == [])
    }

    @Test(.tags(.f27)) func `an audit is made on request, and can be suppressed like any check`() throws {
        let (report, _) = try check("Faults/Accessibility/Faulty.xib")
        #expect(report.findings.allSatisfy { $0.kind != "missingDescription" })
        let (audited, _) = try check(
            "Faults/Accessibility/Faulty.xib", "--accessibility", "--ignore", "missingDescription")
        #expect(audited.findings.allSatisfy { $0.kind != "missingDescription" })
        #expect(audited.findings.contains { $0.kind == "redundantLabel" })
    }

    @Test(.tags(.f27, .d28)) func `every kind of finding is planted, or impossible for a reason`() throws {
        let words = Self.planted.values.joined().compactMap { $0.split(separator: " ").first }
        let kinds = Set(words.compactMap { Diagnostic.Kind(rawValue: String($0)) }).union([.outdatedSuppression])
        #expect(words.allSatisfy { Diagnostic.Kind(rawValue: String($0)) != nil })
        #expect(kinds.isDisjoint(with: Self.impossible.keys))
        #expect(Set(Diagnostic.Kind.allCases) == kinds.union(Self.impossible.keys))
    }

    @Test(.tags(.f27)) func `a suppression of what was repaired is found`() throws {
        let folder = Self.folder + "/Faults"
        let outcome = try CommandSandbox().run(
            "check", "--config", "\(folder)/suppressions.yaml", "\(folder)/faulty.yaml", "--format", "json")
        let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
        let outdated = report.findings.filter { $0.kind == "outdatedSuppression" }
        #expect(outdated.map(\.severity) == ["error"])
        #expect(outdated.first?.message.contains("the button was moved") == true)
        #expect(report.findings.contains { $0.kind == "touchTarget" && $0.view == "close" })
    }

    @Test(.tags(.f27), arguments: ["Canvas/Repaired.storyboard", "views-repaired.yaml"])
    func `nothing is found in the other repaired twins`(file: String) throws {
        let (report, status) = try check(
            "Faults/\(file)", "--across",
            "text-sizes=all,appearances=all,devices=iPhone SE (2nd generation),iPad 9.7-inch")
        #expect(report.environments.count == 48)
        #expect(report.findings.map(\.message) == [])
        #expect(status == 0)
    }

    @Test(.tags(.f27)) func `a finding says what is needed, what there is and which line decides it`() throws {
        let outcome = try CommandSandbox().run("check", "--no-config", "\(Self.folder)/Faults/faulty.yaml")
        #expect(outcome.output.contains("the text needs a width of 116.3 but has 60"))
        #expect(outcome.output.contains("hint: the width is capped by line "))
        #expect(outcome.output.contains("lower its priority to 749 or let the text wrap (numberOfLines = 0)"))
        #expect(outcome.output.contains("needs 44×44 to be easy to tap but has 20×20"))
    }

    /// Every language with every text size and so on; `make check-faults` has all 576 combinations.
    @Test(.tags(.f27, .d28)) func `nothing is found in the repaired twin`() throws {
        let (report, status) = try check(
            "Faults/repaired.yaml", "--pairwise", "--across", "locales=en,ar,de,es,fr,he,hi,it,ja,ko,th,zh-Hans",
            "--across", "text-sizes=all,appearances=all,devices=iPhone SE (2nd generation),iPad 9.7-inch")
        #expect(report.environments.count >= 144)
        #expect(report.findings.map(\.message) == [])
        #expect(status == 0)
    }

    @Test(.tags(.f27)) func `the button of the sign-in screen lies below the screen in Arabic at AX5`() throws {
        let report = try check("SignIn/sign-in.yaml", "--locale", "ar", "--text-size", "AX5").report
        let kinds = report.findings.filter { $0.severity == "warning" }.map { "\($0.kind) \($0.view ?? "")" }
        #expect(kinds.contains("offScreen submit"), "\(kinds)")
    }

    @Test(.tags(.f27)) func `text a pixel too long is a note, because letters are not known that well`() throws {
        func layout(_ width: Int) -> String {
            """
            keyline: 1
            device: iPhone 15
            views:
              - { type: UILabel, id: saved, text: Saved changes, font: body }
            constraints:
              - saved.leading == screen.leading + 16
              - saved.top == screen.top + 90
              - saved.width == \(width)
            """
        }
        let room = try CommandSandbox()
        try room.write(layout(116), "close.yaml")
        try room.write(layout(100), "short.yaml")
        let close = try room.run("check", "close.yaml")
        #expect(close.status == 0)
        #expect(close.output.contains("note: truncated"))
        #expect(close.output.contains("needs a width of 116.3 but has 116"))
        let short = try room.run("check", "short.yaml")
        #expect(short.status == 1)
        #expect(short.output.contains("warning: truncated"))
    }

    @Test func `text written into a layout without tables is not asked to be translated`() throws {
        let room = try CommandSandbox()
        try room.write(
            """
            keyline: 1
            views:
              - { type: UILabel, id: name, text: CommandSettings and privacy, font: body }
            constraints:
              - name.leading == screen.leading + 16
              - name.top == screen.top + 80
            """, "literal.yaml")
        let outcome = try room.run("check", "literal.yaml", "--across", "locales=en,ar")
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(!outcome.output.contains("untranslated"))
    }
}

extension Tag {
    @Tag static var f27: Tag
    @Tag static var d28: Tag
}
