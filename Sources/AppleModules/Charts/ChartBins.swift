public import SwiftUILayout

/// Ranges of time of equal units, around a range of dates.
public struct DateBins: Sendable {
    /// The dates between the ranges, with the first and the last one.
    public let thresholds: [Date]

    /// Ranges of units around a range.
    public init(unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
        var dates = [calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound]
        while let last = dates.last, last < range.upperBound, dates.count < 1000,
            let next = calendar.date(byAdding: unit, value: max(value, 1), to: last), next > last
        {
            dates.append(next)
        }
        thresholds = dates
    }

    /// Ranges of units around dates.
    public init(unit: Calendar.Component, by value: Int = 1, data: [Date], calendar: Calendar = .current) {
        let first = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
        self.init(unit: unit, by: value, range: first...(data.max() ?? first), calendar: calendar)
    }

    /// The number of the range that a date is in.
    public func index(for value: Date) -> Int { max((thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1, 0) }

    /// The range of a number.
    public subscript(position: Int) -> Range<Date> { thresholds[position]..<thresholds[position + 1] }
}
