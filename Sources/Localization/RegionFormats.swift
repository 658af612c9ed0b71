public import Foundation
public import KeylineScenes

/// Dates and numbers as the region of an environment writes them: layout code that uses it shows the same texts on every machine.
public struct RegionFormats: Sendable {
    /// The language and region.
    public let locale: Locale
    private let calendar: Calendar

    /// Formats of an environment's language and region; dates are in the Gregorian calendar and UTC.
    public init(_ environment: SceneEnvironment) {
        self.init(locale: environment.locale)
    }

    /// Formats of a BCP 47 tag.
    public init(locale identifier: String) {
        locale = Locale(identifier: identifier)
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = .gmt
        self.calendar = calendar
    }

    /// A number with the region's separators.
    public func number(_ number: Double) -> String {
        number.formatted(.number.locale(locale))
    }

    /// An amount of a currency, by its ISO 4217 code.
    public func currency(_ amount: Double, code: String) -> String {
        amount.formatted(.currency(code: code).locale(locale))
    }

    /// A day in the region's order: in figures, unless a longer style is asked for.
    public func date(
        year: Int,
        month: Int,
        day: Int,
        style: Date.FormatStyle.DateStyle = .numeric
    ) -> String {
        let parts = DateComponents(year: year, month: month, day: day)
        guard let date = calendar.date(from: parts) else { return "" }
        return date.formatted(
            Date.FormatStyle(date: style, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt))
    }
}
