public import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes measurements, such as "72°F" or "3.5 km", in their own units: no other one is chosen for a region. The words come from the
    /// Unicode project's CLDR while a scene is made, and symbols otherwise.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of units.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let name: String
            /// Words, such as "kilometers".
            public static var wide: Self { Self(name: "wide") }
            /// Short words.
            public static var abbreviated: Self { Self(name: "abbreviated") }
            /// The shortest words, right behind the number.
            public static var narrow: Self { Self(name: "narrow") }
        }

        /// The length of units.
        public var width: UnitWidth
        /// The locale, whose numbers are written.
        public var locale: Locale
        /// The format of numbers; at most two digits behind the point where none is given.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// The purpose, which decides nothing here.
        public var usage: MeasurementFormatUnitUsage<UnitType>?

        /// Writes measurements.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.numberFormatStyle = numberFormatStyle
            self.usage = usage
        }

        /// The measurement.
        public func format(_ value: Measurement<UnitType>) -> String {
            let locale = locale == .autoupdatingCurrent ? SceneTexts.current?.locale ?? locale : locale
            let usual = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...2))
            let number = (numberFormatStyle ?? usual).format(value.value)
            let lengths: [UnitWidth: UnitWordLength] = [.wide: .full, .narrow: .narrow]
            let words = UnitWords.text(
                of: value.value, number: numberFormatStyle == nil ? nil : number, value.unit,
                length: lengths[width] ?? .short, locale: locale)
            if let words { return words }
            let isTight = width == .narrow || value.unit is UnitTemperature || value.unit is UnitAngle
            return number + (isTight ? "" : " ") + value.unit.symbol
        }

        /// The style with another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The measurement with its unit's symbol.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    /// The measurement in a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement { style.format(self) }
}

/// The purpose of a measurement, by which Apple's systems choose units. Keyline writes measurements in their own.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String
    /// Any.
    public static var general: Self { Self(name: "general") }
    /// In the measurement's own unit.
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The height of a person.
    public static var personHeight: Self { Self(name: "personHeight") }
    /// A length of a way.
    public static var road: Self { Self(name: "road") }
    /// A length.
    public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The weather.
    public static var weather: Self { Self(name: "weather") }
    /// A person.
    public static var person: Self { Self(name: "person") }
}

extension FormatStyle {
    /// Measurements by their units' symbols.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
