public import Foundation
import KeylineFoundationSupplement
import KeylineLocalization

/// Says how far away a date is, such as "in 2 days".
///
/// Foundation on Linux has no such class. The words are those of CLDR, as on Apple's systems, in the language of
/// `locale`, which is the scene's at first.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether names such as "tomorrow" are said; raw values are Apple's.
    public enum DateTimeStyle: Int, Hashable, Sendable {
        case numeric = 0
        case named
    }

    /// How long words are; raw values are Apple's. Numbers are not spelled out.
    public enum UnitsStyle: Int, Hashable, Sendable {
        case full = 0
        case spellOut, short, abbreviated
    }

    /// Whether names such as "tomorrow" are said.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How long words are.
    open var unitsStyle = UnitsStyle.full
    /// Where the words stand: they begin small in any case.
    open var formattingContext = Formatter.Context.unknown
    /// What days and months are counted by.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = SceneTexts.current?.locale ?? .autoupdatingCurrent

    /// Says it in full words, in the person's language.
    public override init() { super.init() }
    /// Reads no archive: nil.
    public required init?(coder: NSCoder) { nil }

    /// How far away a date is from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return localizedString(from: (calendar ?? .current).dateComponents(units, from: referenceDate, to: date))
    }

    /// How far away something is that is so many seconds off; empty for more than calendars count, which is about 30,000 years.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        guard abs(timeInterval) < 1e12 else { return "" }
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Says the largest unit that is not 0; the others are left out, as on Apple's systems.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let amounts: [(RelativeTimeStrings.Unit, Int?)] = [
            (.year, dateComponents.year), (.month, dateComponents.month),
            (.week, dateComponents.weekOfMonth ?? dateComponents.weekOfYear), (.day, dateComponents.day),
            (.hour, dateComponents.hour), (.minute, dateComponents.minute), (.second, dateComponents.second),
        ]
        let said = amounts.filter { $0.1 != nil }
        let (unit, amount) = said.first { $0.1 != 0 } ?? said.last ?? (.second, 0)
        let words = RelativeTimeStrings(language: (locale ?? .current).identifier, length: unitsStyle.length)
        return words.relative(Double(amount ?? 0), unit, hasNames: dateTimeStyle == .named) ?? ""
    }

    /// How far away a date is from now; nil for what is no date.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}

extension RelativeDateTimeFormatter.UnitsStyle {
    fileprivate var length: RelativeTimeStrings.Length {
        switch self {
        case .full, .spellOut: .full
        case .short: .short
        case .abbreviated: .narrow
        }
    }
}
