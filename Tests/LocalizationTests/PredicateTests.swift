import Foundation
import KeylineFoundationSupplement
import Testing

/// Conditions in Apple's predicate format.
@Suite struct PredicateTests {
    private struct Author {
        var name: String
        var age: Int?
    }

    private struct Book {
        var title = "Émile"
        var pages = 420
        var author = Author(name: "Rousseau", age: nil)
        var tags = ["novel", "school"]
        var isRead = true
        var date = Date(timeIntervalSinceReferenceDate: 100)
    }

    private func holds(_ format: String, _ args: Any...) -> Bool {
        NSPredicate(format: format, argumentArray: args).evaluate(with: Book())
    }

    @Test(arguments: [
        "pages == 420", "pages = 420 AND isRead == YES", "pages > 400 && pages <= 420", "NOT pages < 5", "!(pages < 5)",
        "title BEGINSWITH 'É'", "title CONTAINS[c] 'MI'", "title LIKE[cd] 'emi*'", "title MATCHES '^É.*e$'",
        "title ENDSWITH \"e\"", "author.name == 'Rousseau'", "author.age == nil", "tags CONTAINS 'novel'",
        "tags.@count == 2", "pages IN {1, 420}", "pages BETWEEN {1, 500}", "TRUEPREDICATE",
        "pages == 1 OR (isRead == TRUE AND pages != 2)", "ANY tags == 'school'", "NONE tags == 'x'",
        "ALL tags MATCHES '[a-z]+'",
    ])
    func `conditions hold`(format: String) {
        #expect(holds(format))
    }

    @Test(arguments: [
        "pages == 421", "title CONTAINS 'MI'", "title LIKE 'emi*'", "author.name == nil", "ALL tags == 'school'",
        "FALSEPREDICATE", "pages == 420 AND isRead == NO", "pages BETWEEN {1, 5}", "missing == 3",
    ])
    func `conditions do not hold`(format: String) {
        #expect(!holds(format))
    }

    @Test func `values come from arguments`() {
        #expect(holds("%K == %@ AND pages > %d", "author.name", "Rousseau", 3))
        #expect(holds("date > %@", Date(timeIntervalSinceReferenceDate: 50)))
        #expect(holds("title IN %@", ["Émile", "x"]))
        #expect(NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z.]+").evaluate(with: "ada@example.org"))
        #expect(!NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "ada@example.org"))
        #expect(NSPredicate(format: "name == %@", "Ada").evaluate(with: ["name": "Ada"]))
    }

    @Test func `measurements are said with their unit`() {
        let formatter = MeasurementFormatter()
        formatter.numberFormatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: Measurement(value: 3.5, unit: UnitLength.kilometers)) == "3.5 km")
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°C")
    }

    @Test func `names of Darwin are there`() {
        #expect(NSEC_PER_SEC == 1_000_000_000)
        #expect(kCFBundleVersionKey as String == "CFBundleVersion")
    }

    private struct Dish: Sendable {
        var name: String
    }

    @Test func `the macro makes predicates that compare texts`() throws {
        let text = "CREME"
        let predicate = #Predicate<Dish> { text.isEmpty ? true : $0.name.localizedStandardContains(text) }
        #expect(try predicate.evaluate(Dish(name: "Crème brûlée")))
        #expect(try !predicate.evaluate(Dish(name: "Soup")))
    }

    @Test func `predicates of macros compare texts as a person would`() throws {
        let expression = PredicateExpressions.build_localizedStandardContains(
            PredicateExpressions.build_Arg("Crème brûlée"), PredicateExpressions.build_Arg("CREME"))
        #expect(try expression.evaluate(PredicateBindings()))
        let order = PredicateExpressions.build_localizedCompare(
            PredicateExpressions.build_Arg("a"), PredicateExpressions.build_Arg("B"))
        #expect(try order.evaluate(PredicateBindings()) == .orderedAscending)
    }
}
