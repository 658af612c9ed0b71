import Testing

@testable import KeylineGoldens

/// Values that a document gave before and code gives now, and the other way round.
@Suite struct JoinedCauseTests {
    private static let card = "UIView (card)"

    private func joined(_ documents: [String], _ code: [String]) -> [String] {
        func causes(_ changes: [String]) -> [GoldenCause] {
            changes.map { GoldenCause(subject: Self.card, change: $0) }
        }
        return causes(documents).joined(withCode: causes(code)).map(\.change)
    }

    @Test(arguments: [
        (
            "backgroundColor #EFEFF4 is gone", "backgroundColor is now set by code",
            "backgroundColor #EFEFF4 → set by code"
        ),
        (
            "backgroundColor #EFEFF4 is gone", "backgroundColor is now #112233 by code",
            "backgroundColor #EFEFF4 → #112233 by code"
        ),
        (
            "backgroundColor #EFEFF4 is gone", "backgroundColor #EFEFF4 → #112233 by code",
            "backgroundColor #EFEFF4 → #112233 by code"
        ),
        ("normal.title \"Go\" is gone", "title is now set by code", "title \"Go\" → set by code"),
        ("text is now \"Go\"", "text is no longer set by code", "text set by code → \"Go\""),
        ("text is now \"Go\"", "text \"Walk\" by code is gone", "text \"Walk\" by code → \"Go\""),
    ])
    func `a value that goes from a document to code is one cause`(document: String, code: String, joined: String) {
        #expect(self.joined([document], [code]) == [joined])
    }

    @Test func `other properties and other views stay causes of their own`() {
        #expect(
            joined(["text \"Go\" is gone", "hidden is now \"YES\""], ["tintColor is now set by code"])
                == ["text \"Go\" is gone", "hidden is now \"YES\"", "tintColor is now set by code"])
        let other = GoldenCause(subject: "UIView (other)", change: "text is now set by code")
        let cause = GoldenCause(subject: Self.card, change: "text \"Go\" is gone")
        #expect([cause].joined(withCode: [other]) == [cause, other])
    }

    @Test func `a joined cause knows what code said by itself`() {
        func words(_ change: String) -> String? { GoldenCause(subject: Self.card, change: change).unjoinedWords }
        #expect(words("text \"Go\" → set by code") == "UIView (card): text is now set by code")
        #expect(words("text set by code → \"Go\"") == "UIView (card): text is no longer set by code")
        #expect(words("text \"Go\" → \"Walk\" by code") == nil)
    }

    @Test(arguments: [
        ("constraint", "card.top == top + 8 → card.top == top + 8 @999", true),
        ("constraint", "card.top == top + 8 @900 → card.top == top + 8 @999", true),
        ("constraint", "card.top == top + 8 → card.top == top + 9 @999", false),
        ("constraint", "new: card.top == top", false),
        ("UILabel (title)", "verticalHuggingPriority 250 → 251", true),
        ("UILabel (title)", "horizontalCompressionResistancePriority is now 749", true),
        ("UIView (card)", "order of its contents changed", true), ("UILabel (title)", "text \"A\" → \"B\"", false),
    ])
    func `priorities and orders come after other edits`(subject: String, change: String, isSubtle: Bool) {
        #expect(GoldenCause(subject: subject, change: change).isSubtle == isSubtle)
    }
}
