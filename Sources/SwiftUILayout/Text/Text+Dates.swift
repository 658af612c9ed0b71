public import Foundation

extension Text {
    /// A date, written in the environment's language and region.
    public init(_ date: Date, style: DateStyle) {
        self.init(
            .formatted(FormattedValue(name: "\(date.timeIntervalSince1970) \(style)") { $0.text(of: date, style) }))
    }

    /// A range of dates.
    public init(_ dates: ClosedRange<Date>) {
        self.init(
            .formatted(
                FormattedValue(name: "\(dates)") {
                    $0.text(of: dates.lowerBound, .time) + "–" + $0.text(of: dates.upperBound, .time)
                }))
    }

    /// A span of time.
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }
}

extension EnvironmentValues {
    private enum NowKey: EnvironmentKey { static let defaultValue = Date(timeIntervalSinceReferenceDate: 800_000_000) }

    /// The moment that counts as now: fixed, so that a picture is the same every day.
    var now: Date {
        get { self[NowKey.self] }
        set { self[NowKey.self] = newValue }
    }

    /// A date in the environment's language, region and time zone.
    func text(of date: Date, _ style: Text.DateStyle) -> String {
        switch style.kind {
        case .time: return formatted(date, date: .omitted, time: .shortened)
        case .date: return formatted(date, date: .long, time: .omitted)
        case .timer: return Self.clock(abs(date.timeIntervalSince(now)))
        case .relative, .offset:
            let distance = date.timeIntervalSince(now)
            let text = duration(abs(distance))
            guard style.kind == .offset else { return text }
            return (distance < 0 ? "-" : "+") + text
        }
    }

    private func formatted(
        _ date: Date, date dateStyle: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
    ) -> String {
        date.formatted(
            Date.FormatStyle(date: dateStyle, time: time, locale: locale, calendar: calendar, timeZone: timeZone))
    }

    private static func clock(_ seconds: TimeInterval) -> String {
        let whole = Int(seconds)
        let parts = whole >= 3600 ? [whole / 3600, whole / 60 % 60, whole % 60] : [whole / 60, whole % 60]
        return parts.enumerated().map { $0 == 0 || $1 > 9 ? "\($1)" : "0\($1)" }.joined(separator: ":")
    }

    /// The largest unit that fits, and the next one, as `Text` shows distances in time.
    private func duration(_ seconds: TimeInterval) -> String {
        let units: Set<Duration.UnitsFormatStyle.Unit> =
            seconds >= 86_400 ? [.days, .hours] : seconds >= 3600 ? [.hours, .minutes] : [.minutes, .seconds]
        return Duration.seconds(Int(seconds)).formatted(
            .units(allowed: units, width: .abbreviated).locale(locale))
    }
}

extension FormatStyle {
    /// The format in the environment's language, region and time zone.
    package func localized(in environment: EnvironmentValues) -> Self {
        let localized = locale(environment.locale)
        guard var date = localized as? Date.FormatStyle else { return localized }
        date.timeZone = environment.timeZone
        date.calendar = environment.calendar
        return date as? Self ?? localized
    }
}
