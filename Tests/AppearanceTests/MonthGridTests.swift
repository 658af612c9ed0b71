import Foundation
import KeylineAppearance
import Testing

@Suite struct MonthGridTests {
    /// Tuesday, 9 January 2007.
    private static let date = Date(timeIntervalSince1970: 1_168_335_660)

    private static func calendar(firstWeekday: Int) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.firstWeekday = firstWeekday
        return calendar
    }

    @Test(arguments: [(1, 1), (2, 0), (7, 2)])
    func `the first of the month is in the column of its weekday`(firstWeekday: Int, column: Int) {
        let month = MonthGrid(of: Self.date, in: Self.calendar(firstWeekday: firstWeekday))
        #expect(month.weeks.first?.firstIndex(of: 1) == column)
        #expect(month.weeks.allSatisfy { $0.count == 7 })
        #expect(month.weeks.flatMap { $0 }.compactMap { $0 } == Array(1...31))
        #expect(month.selectedDay == 9)
    }

    @Test func `a month of four weeks has no fifth row`() throws {
        let calendar = Self.calendar(firstWeekday: 1)
        let february = try #require(calendar.date(from: DateComponents(year: 2015, month: 2, day: 28)))
        #expect(MonthGrid(of: february, in: calendar).weeks.count == 4)
    }

    @Test func `headings begin with the first weekday`() {
        let names = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]
        let month = MonthGrid(of: Self.date, in: Self.calendar(firstWeekday: 2))
        #expect(month.headings(names) == ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"])
        #expect(month.headings(["Sunday"]).isEmpty)
    }
}
