import Testing

@testable import KeylineGoldens

/// Comments keep within what GitHub takes, and say what they leave out.
@Suite struct MarkdownCommentTests {
    private func section(_ number: Int, details: Int) -> MarkdownComment.Section {
        MarkdownComment.Section(
            title: ["**cause \(number)**", ""],
            details: Array(repeating: "- detail of \(number)", count: details) + [""])
    }

    @Test func `a comment that fits is whole`() {
        var comment = MarkdownComment(page: "The page")
        comment.head = ["### Screens", ""]
        comment.causes = [section(1, details: 2), section(2, details: 1)]
        comment.lists = [MarkdownComment.Section(title: ["**New findings**", ""], details: ["- a", ""])]
        #expect(
            comment.text().split(separator: "\n") == [
                "### Screens", "**cause 1**", "- detail of 1", "- detail of 1", "**cause 2**", "- detail of 2",
                "**New findings**", "- a",
            ])
    }

    @Test func `details of the last causes go first, and all headings and lists stay`() {
        var comment = MarkdownComment(page: "[The review](https://example.com/report.html)")
        comment.causes = (1...30).map { section($0, details: 100) }
        comment.lists = [MarkdownComment.Section(title: ["**New findings**", ""], details: ["- a", ""])]
        let text = comment.text(limit: 20_000)
        #expect(text.utf8.count <= 20_000)
        #expect(text.contains("- detail of 1\n") && !text.contains("- detail of 30\n"))
        #expect((1...30).allSatisfy { text.contains("**cause \($0)**") })
        #expect(text.contains("**New findings**\n\n- a\n"))
        let detailed = (1...30).count { text.contains("- detail of \($0)\n") }
        #expect(detailed > 8, "the space is used")
        #expect(
            text.hasSuffix(
                "Left out, because comments have a limit: the details of \(30 - detailed) causes. "
                    + "[The review](https://example.com/report.html) has everything.\n"))
    }

    @Test func `headings and lists that are too long are counted`() {
        var comment = MarkdownComment(page: "The page")
        comment.causes = (1...400).map { section($0, details: 1) }
        comment.lists = [
            MarkdownComment.Section(title: ["**Gone**", ""], details: Array(repeating: "- a", count: 400) + [""])
        ]
        let text = comment.text(limit: 3_000)
        #expect(text.utf8.count <= 3_000)
        #expect(text.contains("**cause 1**") && !text.contains("**cause 400**"))
        #expect(text.contains("400 lines of lists. The page has everything."), "\(text.suffix(300))")
    }

    @Test func `a review of many long causes is one comment`() {
        let revision = ReviewResults.Revision(name: "main", commit: nil)
        var review = ReviewResults(base: revision, head: revision)
        let words = String(repeating: "constraint that is long ", count: 8)
        review.changes = (0..<700).map { index in
            var change = ReviewChange(
                ReviewRecord(title: "Main.storyboard · Scene \(index)", file: "Main.storyboard"), name: "\(index).png",
                .changed, summary: "")
            change.causes = (0..<8).map { GoldenCause(subject: "constraint", change: "\(words) \(index / 14) \($0)") }
            return change
        }
        for address in [nil, ReportAddress("https://example.com")] {
            let text = review.markdown(address: address)
            #expect(text.utf8.count <= 65_536)
            #expect(text.utf8.count > 50_000)
            #expect(text.contains("the details of "))
            #expect(text.contains("… and 10 more causes"))
        }
    }

    @MainActor @Test func `a golden test with many failures is one comment`() throws {
        let room = try GoldenSandbox()
        var results = GoldenResults([], of: (0..<700).map { "\($0).png" })
        let words = String(repeating: "text of a label that is long ", count: 12)
        results.results = (0..<700).map { index in
            var result = GoldenResult(room.golden("\(index).png"), .different)
            result.setCauses(
                (0..<8).map { GoldenCause(subject: "UILabel (a)", change: "\(words) \(index / 14) \($0)") })
            return result
        }
        let text = results.markdown(room.commands)
        #expect(text.utf8.count <= 65_536)
        #expect(text.contains("the details of ") && text.contains("The report's page has everything."))
    }
}
