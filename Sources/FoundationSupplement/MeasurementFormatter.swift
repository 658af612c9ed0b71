public import Foundation

/// Says measurements, such as "3.5 km".
///
/// Foundation on Linux declares such a class and no body. The unit is the measurement's own: no other one is chosen for a region. The words
/// come from the Unicode project's CLDR while a scene is made, and symbols otherwise.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The choice of unit is said. The measurement's own is, in any case.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Wraps bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The measurement's own.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// One of a fitting size.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Degrees without their scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// The choice of unit is said.
    open var unitOptions: UnitOptions = []
    /// The length of units.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language of numbers.
    open var locale: Locale = .current
    /// Writes the number.
    open var numberFormatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// Writes as usual.
    public override init() { super.init() }
    /// Reads no archive: nil.
    public required init?(coder: NSCoder) { nil }

    /// Says a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        let isPlain = measurement.unit is UnitTemperature && unitOptions.contains(.temperatureWithoutUnit)
        let lengths: [Formatter.UnitStyle: UnitWordLength] = [.long: .full, .short: .narrow]
        if !isPlain,
            let words = UnitWords.text(
                of: measurement.value, number: number, measurement.unit, length: lengths[unitStyle] ?? .short,
                locale: locale == .current ? SceneTexts.current?.locale ?? locale : locale)
        {
            return words
        }
        if measurement.unit is UnitTemperature {
            return unitOptions.contains(.temperatureWithoutUnit) ? number + "°" : number + measurement.unit.symbol
        }
        return number + (unitStyle == .short ? "" : " ") + measurement.unit.symbol
    }

    /// Says a unit.
    open func string(from unit: Unit) -> String { unit.symbol }
}
