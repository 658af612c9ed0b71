public import Foundation
import KeylineFoundationSupplement
import KeylineLocalization

/// Says amounts of time, such as "1:05:09" or "2 hours, 3 minutes".
///
/// Foundation on Linux declares such a class without a body. The words are those of CLDR, as on Apple's systems, in
/// the language of the scene, or outside of one of `calendar`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How amounts are written; raw values are Apple's. Numbers are not spelled out.
    public enum UnitsStyle: Int, Hashable, Sendable {
        case positional = 0
        case abbreviated, short, full, spellOut, brief
    }

    /// What happens to units of which there are none; raw values are Apple's.
    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Wraps bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
        /// Leading ones are left out of "1:05", and all of them elsewhere.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Those before the first other one are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Those between others are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Those after the last other one are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All are left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// They are written, the first unit with two digits too.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    /// How amounts are written.
    open var unitsStyle = UnitsStyle.positional
    /// The units that are said; none for all that fit.
    open var allowedUnits: NSCalendar.Unit = []
    /// What happens to units of which there are none.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How units are counted, and the language.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// How many units are said at most; 0 for any number.
    open var maximumUnitCount = 0
    /// Where the words stand: they begin small in any case.
    open var formattingContext = Formatter.Context.unknown

    /// Writes as on a clock.
    public override init() { super.init() }
    /// Reads no archive: nil.
    public required init?(coder: NSCoder) { nil }

    /// Writes amounts in the person's language.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Writes seconds; nil for more than calendars count, which is about 30,000 years.
    open func string(from ti: TimeInterval) -> String? {
        guard abs(ti) < 1e12 else { return nil }
        let begin = Date(timeIntervalSinceReferenceDate: 0)
        return string(from: begin, to: begin.addingTimeInterval(ti.rounded()))
    }

    /// Writes the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        var calendar = calendar ?? .current
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let components = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
        return string(from: components)
    }

    /// Writes amounts.
    open func string(from components: DateComponents) -> String? {
        let amounts = units.compactMap { unit in
            components.value(for: unit.component).map { (unit: unit, amount: $0) }
        }
        let kept = shown(amounts)
        let said = maximumUnitCount > 0 ? Array(kept.prefix(maximumUnitCount)) : kept
        guard !said.isEmpty else { return nil }
        return unitsStyle == .positional ? clock(said) : words(said)
    }

    /// Writes date components, or seconds; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        if let components = obj as? DateComponents { return string(from: components) }
        return (obj as? TimeInterval).flatMap { string(from: $0) }
    }

    private typealias Amount = (unit: RelativeTimeStrings.Unit, amount: Int)

    /// The units that are said, from the largest.
    private var units: [RelativeTimeStrings.Unit] {
        let all: [(RelativeTimeStrings.Unit, NSCalendar.Unit)] = [
            (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
            (.second, .second),
        ]
        let allowed: NSCalendar.Unit =
            allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
        return all.filter { allowed.contains($0.1) }.map(\.0)
    }

    /// What is left where units of which there are none are left out; one unit at least stays.
    private func shown(_ amounts: [Amount]) -> [Amount] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard let first = amounts.firstIndex(where: { $0.amount != 0 }),
            let last = amounts.lastIndex(where: { $0.amount != 0 })
        else {
            return behavior.isDisjoint(with: .dropAll) ? amounts : Array(amounts.suffix(1))
        }
        return amounts.enumerated().filter { place, item in
            if item.amount != 0 { return true }
            if place < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(place > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }

    /// Numbers with colons between, two digits each behind the first.
    private func clock(_ amounts: [Amount]) -> String {
        amounts.enumerated().map { place, item in
            let isPadded = place > 0 || zeroFormattingBehavior.contains(.pad)
            return isPadded && item.amount < 10 && item.amount >= 0 ? "0\(item.amount)" : "\(item.amount)"
        }.joined(separator: ":")
    }

    private func words(_ amounts: [Amount]) -> String? {
        let length: RelativeTimeStrings.Length =
            switch unitsStyle {
            case .abbreviated: .narrow
            case .short, .brief: .short
            case .full, .spellOut, .positional: .full
            }
        let words = RelativeTimeStrings(
            language: (SceneTexts.current?.locale ?? calendar?.locale ?? .current).identifier, length: length)
        let texts = amounts.compactMap { words.amount(Double($0.amount), $0.unit) }
        if unitsStyle == .abbreviated || unitsStyle == .brief { return texts.joined(separator: " ") }
        return words.list(texts, ofUnits: true)
    }
}

extension RelativeTimeStrings.Unit {
    fileprivate var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}
