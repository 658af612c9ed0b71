import KeylinePreviews
import KeylineScenes
import Testing

@testable import KeylineTranslations

@Suite @MainActor struct BudgetSearchTests {
    private func budget(
        _ key: String, in language: String, axes: [VariationAxis] = []
    ) throws -> TextBudget? {
        let kit = try Kiosk.kit
        let environments = Variation.all(of: axes, over: EnvironmentOverrides())
        let search = BudgetSearch(
            kit.tables, places: kit.places, scenes: [try Kiosk.scene], environments: environments)
        let entry = try #require(kit.tables.entries.first { $0.id == Kiosk.id(key) })
        return try search.budget(of: entry, in: language)
    }

    @Test func `a label of one line and a fixed width has a budget that the next letter exceeds`() throws {
        let budget = try #require(try budget("route", in: "en"))
        let letters = try #require(budget.letters)
        #expect(budget.current == 18)
        #expect(letters >= 18)
        #expect(budget.failsAt == letters + 1)
        #expect(!budget.isExceeded)
        #expect(budget.points == 180)
        #expect(budget.decision?.view == "route")
        #expect(budget.decision?.message.contains("cut off") == true)
    }

    @Test func `a translation that is too long exceeds its budget`() throws {
        let budget = try #require(try budget("route", in: "de"))
        #expect(budget.current == 25)
        #expect(try #require(budget.letters) < 25)
        #expect(budget.isExceeded)
    }

    @Test func `the budgets that translations exceed are those among all budgets`() throws {
        let sizes = VariationAxis(.textSizes, [.textSize(.large), .textSize(.accessibilityLarge)])
        let kit = try Kiosk.kit
        let environments = Variation.all(of: [sizes], over: EnvironmentOverrides())
        let search = BudgetSearch(
            kit.tables, places: kit.places, scenes: [try Kiosk.scene], environments: environments)
        var exceeded: [TextBudget] = []
        for entry in kit.tables.entries {
            for language in kit.tables.languages where entry.texts[language] != nil {
                let budget = try search.budget(of: entry, in: language)
                let failing = try search.exceededBudget(of: entry, in: language)
                #expect(failing == budget.flatMap { $0.isExceeded ? $0 : nil })
                exceeded += failing.map { [$0] } ?? []
            }
        }
        #expect(exceeded.contains { $0.id == Kiosk.id("route") && $0.language == "de" })
    }

    @Test func `the screen with the largest text decides`() throws {
        let sizes = VariationAxis(.textSizes, [.textSize(.large), .textSize(.accessibilityMedium)])
        let both = try #require(try budget("route", in: "en", axes: [sizes]))
        let large = try #require(try budget("route", in: "en"))
        #expect(both.decision?.environment == "AX1")
        #expect(both.decision?.environmentIndex == 1)
        #expect(try #require(both.letters) < (try #require(large.letters)))
    }

    @Test func `a label with as many lines as it needs has a larger budget than one line`() throws {
        let budget = try #require(try budget("greeting", in: "en"))
        #expect((budget.letters ?? budget.tried) > 60)
    }

    @Test(arguments: [("en", ["one", "other"]), ("ru", ["one", "few", "many", "other"])])
    func `each form of a number has a budget of its own`(language: String, categories: [String]) throws {
        let sizes = VariationAxis(.textSizes, [.textSize(.accessibilityLarge)])
        let budget = try #require(try budget("days", in: language, axes: [sizes]))
        #expect(budget.forms.map(\.category) == categories)
        let other = try #require(budget.form("other"))
        #expect(other.current == budget.current)
        #expect(other.failsAt == budget.failsAt)
        let one = try #require(budget.form("one"))
        #expect(one.current != other.current)
        let letters = try #require(one.letters)
        #expect(one.failsAt == letters + 1)
        #expect(one.points == other.points)
        #expect(one.isExceeded == (one.current > letters))
    }

    @Test func `a form over its budget fails though the text for other numbers has space`() {
        let form = TextBudget.Form(category: "few", current: 30, failsAt: 21, points: 180)
        let budget = TextBudget(
            id: Kiosk.id("days"), language: "ru", current: 12, failsAt: 22, tried: 90, forms: [form])
        #expect(budget.isExceeded)
        #expect(budget.worstForm == form)
        #expect(form.words == "at most 20 letters, 180 pt")
        let short = TextBudget.Form(category: "few", current: 20, failsAt: 21)
        #expect(!TextBudget(id: Kiosk.id("days"), language: "ru", current: 12, tried: 90, forms: [short]).isExceeded)
    }

    @Test func `a key that no screen shows has no budget`() throws {
        #expect(try budget("farewell", in: "en") == nil)
    }

    @Test func `budgets are the same in every run`() throws {
        #expect(try budget("route", in: "th") == (try budget("route", in: "th")))
    }
}
