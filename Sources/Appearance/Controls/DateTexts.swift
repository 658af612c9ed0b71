package import Foundation

/// A date in the words of a language and region.
package struct DateTexts {
    let date: Date
    let locale: Locale
    let timeZone: TimeZone
    let calendar: Calendar

    /// - Parameters:
    ///   - date: The date.
    ///   - locale: The language and region.
    ///   - timeZone: The time zone.
    ///   - calendar: The calendar; nil for the Gregorian one in the language, whatever calendar is usual in the region: the years that
    ///     UIKit's pickers of most apps show.
    package init(date: Date, locale: Locale, timeZone: TimeZone, calendar: Calendar? = nil) {
        self.date = date
        self.locale = locale
        self.timeZone = timeZone
        var used = calendar ?? Calendar(identifier: .gregorian)
        used.locale = locale
        used.timeZone = timeZone
        self.calendar = used
    }

    func text(template: String, of date: Date? = nil) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date ?? self.date)
    }

    /// The date, such as `Jan 9, 2007`.
    package var day: String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = timeZone
        formatter.dateStyle = .medium
        return formatter.string(from: date)
    }

    /// The time, such as `9:41 AM`.
    package var time: String { text(template: "jmm") }

    /// Whether the language counts hours from 1 to 12.
    var hasHalfDays: Bool { pattern("j").contains("a") || pattern("j").contains("b") || pattern("j").contains("B") }

    /// The pattern that a language makes of fields.
    func pattern(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    var monthNames: [String] { symbols { $0.standaloneMonthSymbols } }
    /// As calendars head their columns, such as `SUN`.
    var weekdayHeadings: [String] {
        symbols { $0.shortStandaloneWeekdaySymbols }.map { $0.uppercased(with: locale) }
    }
    var halfDayNames: [String] { [symbols { [$0.amSymbol] }, symbols { [$0.pmSymbol] }].flatMap { $0 } }

    private func symbols(_ get: (DateFormatter) -> [String]?) -> [String] {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        return get(formatter) ?? []
    }

    /// A number in the digits of the language.
    func number(_ value: Int, digits: Int = 1) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.minimumIntegerDigits = digits
        formatter.usesGroupingSeparator = false
        return formatter.string(from: NSNumber(value: value)) ?? String(value)
    }
}
