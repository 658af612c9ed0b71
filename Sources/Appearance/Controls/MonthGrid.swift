package import Foundation

/// The days of a month by weeks, as calendars show them.
package struct MonthGrid: Sendable {
    /// The day of the date, from 1.
    package let selectedDay: Int
    /// The days by weeks; nil outside of the month.
    package let weeks: [[Int?]]
    private let firstWeekday: Int

    /// - Parameters:
    ///   - date: A date of the month.
    ///   - calendar: The calendar of the days and of the first weekday.
    package init(of date: Date, in calendar: Calendar) {
        let day = calendar.component(.day, from: date)
        selectedDay = day
        firstWeekday = calendar.firstWeekday
        guard let days = calendar.range(of: .day, in: .month, for: date),
            let first = calendar.date(byAdding: .day, value: 1 - day, to: date)
        else {
            weeks = []
            return
        }
        let before = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        var cells: [Int?] = Array(repeating: nil, count: before) + days.map { $0 }
        while cells.count % 7 != 0 { cells.append(nil) }
        weeks = stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
    }

    /// The names of weekdays in the order of the columns.
    ///
    /// - Parameter names: The names from Sunday on.
    /// - Returns: The names from the first weekday on; none for other than seven names.
    package func headings(_ names: [String]) -> [String] {
        guard names.count == 7 else { return [] }
        return (0..<7).map { names[($0 + firstWeekday - 1) % 7] }
    }
}
