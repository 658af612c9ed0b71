import Foundation
import Testing
import UIKitLayout

/// What Foundation on Linux does not say about time. Sources: Apple, "RelativeDateTimeFormatter", "DateComponentsFormatter" and
/// "ListFormatter"; the words are CLDR's.
@Suite struct TimeFormatterTests {
    private func relative(
        _ components: DateComponents, _ locale: String = "en",
        _ style: UIKitLayout.RelativeDateTimeFormatter.UnitsStyle = .full,
        isNamed: Bool = false
    ) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.unitsStyle = style
        formatter.dateTimeStyle = isNamed ? .named : .numeric
        return formatter.localizedString(from: components)
    }

    @Test(arguments: [
        (DateComponents(day: 2), "en", "in 2 days"), (DateComponents(day: -1), "en", "1 day ago"),
        (DateComponents(hour: 0, minute: 5, second: 9), "en", "in 5 minutes"),
        (DateComponents(month: -3), "de", "vor 3 Monaten"), (DateComponents(second: 0), "en", "in 0 seconds"),
    ])
    func `the largest unit is said`(components: DateComponents, locale: String, text: String) {
        #expect(relative(components, locale) == text)
    }

    @Test func `days near by have names where they are asked for`() {
        #expect(relative(DateComponents(day: 1), isNamed: true) == "tomorrow")
        #expect(relative(DateComponents(day: -1), "fr", isNamed: true) == "hier")
        #expect(relative(DateComponents(day: 5), isNamed: true) == "in 5 days")
        #expect(relative(DateComponents(hour: -2), "en", .short) == "2 hr. ago")
    }

    @Test func `dates are counted by the calendar`() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en")
        let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        #expect(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2 hours ago")
        #expect(formatter.localizedString(fromTimeInterval: 90) == "in 1 minute")
        #expect(formatter.string(for: "no date") == nil)
    }

    @Test func `items are joined as the language does`() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        #expect(formatter.string(from: [1, 2]) == "1 and 2")
        #expect(formatter.string(from: []) == "")
        formatter.locale = Locale(identifier: "es")
        #expect(formatter.string(from: ["a", "b"]) == "a y b")
        let long = String(repeating: "x", count: 200)
        #expect(formatter.string(from: [long, "b"]) == long + " y b")
    }

    private func time(
        _ seconds: TimeInterval, _ units: NSCalendar.Unit, _ style: UIKitLayout.DateComponentsFormatter.UnitsStyle,
        _ behavior: UIKitLayout.DateComponentsFormatter.ZeroFormattingBehavior = .default, most: Int = 0
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = units
        formatter.unitsStyle = style
        formatter.zeroFormattingBehavior = behavior
        formatter.maximumUnitCount = most
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en")
        formatter.calendar = calendar
        return formatter.string(from: seconds)
    }

    @Test func `amounts are written as on a clock`() {
        #expect(time(3909, [.hour, .minute, .second], .positional) == "1:05:09")
        #expect(time(309, [.hour, .minute, .second], .positional) == "5:09")
        #expect(time(309, [.minute, .second], .positional, .pad) == "05:09")
        #expect(time(309, [.hour, .minute, .second], .positional, .pad) == "00:05:09")
        #expect(time(0, [.minute, .second], .positional) == "0")
    }

    @Test func `amounts are written in words`() {
        #expect(time(7380, [.hour, .minute], .full) == "2 hours, 3 minutes")
        #expect(time(7380, [.hour, .minute], .short) == "2 hr, 3 min")
        #expect(time(7380, [.hour, .minute], .abbreviated) == "2h 3m")
        #expect(time(90061, [.day, .hour, .minute, .second], .full, most: 2) == "1 day, 1 hour")
        #expect(time(86400, [.day, .hour], .full) == "1 day")
        #expect(time(86400, [.day, .hour], .full, []) == "1 day, 0 hours")
    }

    @Test func `units of which there are none are left out where they were asked to be`() {
        let units: NSCalendar.Unit = [.day, .hour, .minute]
        let inside = 86400.0 + 300
        let behind = 86400.0
        let before = 300.0
        #expect(time(inside, units, .full, .dropMiddle) == "1 day, 5 minutes")
        #expect(time(inside, units, .full, .dropTrailing) == "1 day, 0 hours, 5 minutes")
        #expect(time(behind, units, .full, .dropTrailing) == "1 day")
        #expect(time(behind, units, .full, .dropMiddle) == "1 day, 0 hours, 0 minutes")
        #expect(time(before, units, .full, .dropLeading) == "5 minutes")
        #expect(time(before, units, .full, .dropTrailing) == "0 days, 0 hours, 5 minutes")
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e15])
    func `more seconds than calendars count say nothing`(seconds: Double) {
        #expect(time(seconds, [.hour, .minute], .full) == nil)
        #expect(RelativeDateTimeFormatter().localizedString(fromTimeInterval: seconds).isEmpty)
    }
}
