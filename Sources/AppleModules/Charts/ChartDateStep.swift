import SwiftUILayout

/// The distance between the dates that an axis names: some units of a calendar, whose starts they are.
struct ChartDateStep: Equatable {
    let unit: Calendar.Component
    let count: Int

    init(_ unit: Calendar.Component, _ count: Int) {
        self.unit = unit
        self.count = count
    }

    /// The smallest usual distance of which a range has at most so many.
    ///
    /// - Parameters:
    ///   - span: The range's length, in seconds.
    ///   - most: The number.
    init(span: Double, most: Int) {
        let wanted = span / Double(max(most, 1))
        let usual = Self.usual.first { $0.seconds >= wanted }
        // Beyond a century, round numbers of centuries.
        self = usual?.step ?? ChartDateStep(.year, max(Int(min(wanted / Self.year, 1e6)) / 100, 1) * 100)
    }

    private static let day = 86_400.0
    private static let year = 365.2425 * day
    private static let usual: [(step: ChartDateStep, seconds: Double)] = [
        (.second, 1, [1, 5, 15, 30]), (.minute, 60, [1, 5, 15, 30]), (.hour, 3600, [1, 3, 6, 12]), (.day, day, [1, 2]),
        (.weekOfYear, 7 * day, [1, 2]), (.month, year / 12, [1, 3, 6]), (.year, year, [1, 2, 5, 10, 20, 50, 100]),
    ].flatMap { (unit: Calendar.Component, seconds: Double, counts: [Int]) in
        counts.map { (ChartDateStep(unit, $0), seconds * Double($0)) }
    }

    /// The unit at whose start counting begins, so that every third hour is 12, 3, 6 and 9.
    private var wider: Calendar.Component {
        guard count > 1 else { return unit }
        return switch unit {
        case .second: .minute
        case .minute: .hour
        case .hour: .day
        case .month: .year
        default: unit
        }
    }

    /// The dates in a range, in seconds since the reference date, with their words in an environment.
    func labels(
        in domain: ClosedRange<Double>, _ environment: EnvironmentValues
    ) -> [(value: _PlottedValue, text: String)] {
        let calendar = environment.calendar
        let first = Date(timeIntervalSinceReferenceDate: domain.lowerBound)
        let last = Date(timeIntervalSinceReferenceDate: domain.upperBound)
        let start = calendar.dateInterval(of: wider, for: first)?.start ?? first
        var result: [(value: _PlottedValue, text: String)] = []
        for index in 0..<1000 {
            guard let date = calendar.date(byAdding: unit, value: index * count, to: start), date <= last else { break }
            // A unit that began before the range is not named: its start is beside the plane.
            if date.timeIntervalSince(first) > -1e-6 {
                result.append((.date(date), style.localized(in: environment).format(date)))
            }
        }
        return result
    }

    /// The format in which the dates are written.
    private var style: Date.FormatStyle {
        switch unit {
        case .nanosecond, .second: .dateTime.hour().minute().second()
        case .minute: .dateTime.hour().minute()
        case .hour: .dateTime.hour()
        case .month, .quarter: .dateTime.month(.abbreviated)
        case .year, .yearForWeekOfYear, .era: .dateTime.year()
        default: .dateTime.month(.abbreviated).day()
        }
    }
}
