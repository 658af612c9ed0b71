import Foundation

/// The moment that status bars show, the one of every product picture, as a language writes it. No clock is read.
struct StatusClock {
    private let locale: Locale
    private static let moment = Date(timeIntervalSince1970: 1_749_462_060)  // Monday, 9 June 2025, 9:41 UTC

    /// - Parameter tag: A BCP 47 tag.
    init(_ tag: String) {
        locale = Locale(identifier: tag)
    }

    /// `9:41` where days have two halves, which iOS leaves out here; `09:41` elsewhere.
    var time: String { Self.moment.formatted(hasHalves ? twelveHours : twentyFourHours) }

    private var hasHalves: Bool { [.oneToTwelve, .zeroToEleven].contains(locale.hourCycle) }

    private var twelveHours: Date.VerbatimFormatStyle {
        verbatim("\(hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased)):\(minute: .twoDigits)")
    }

    private var twentyFourHours: Date.VerbatimFormatStyle {
        verbatim("\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)")
    }

    private func verbatim(_ format: Date.FormatString) -> Date.VerbatimFormatStyle {
        Date.VerbatimFormatStyle(
            format: format, locale: locale, timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
    }

    /// Such as `Mon, Jun 9`.
    var date: String { Self.moment.formatted(style.weekday(.abbreviated).month(.abbreviated).day()) }

    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    }
}
