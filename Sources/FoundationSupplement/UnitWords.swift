import Foundation

/// The words of units, which the scene that is being made knows.
enum UnitWords {
    /// An amount of a unit in words; nil outside of scenes, and for units that CLDR does not have.
    ///
    /// - Parameters:
    ///   - amount: The amount.
    ///   - number: The number as it is to be written; nil for at most two digits behind the point.
    ///   - unit: The unit.
    ///   - length: The length of the words.
    ///   - locale: The language.
    /// - Returns: The words.
    static func text(
        of amount: Double, number: String?, _ unit: Unit, length: UnitWordLength, locale: Locale
    ) -> String? {
        guard let texts = SceneTexts.current, let name = name(of: unit) else { return nil }
        guard let number else {
            return texts.text(of: amount, unit: name, length: length, digits: 0...2, locale: locale)
        }
        // The form of the word depends on the digits that are seen.
        let separator = locale.decimalSeparator ?? "."
        let count = number.range(of: separator).map { number[$0.upperBound...].filter(\.isNumber).count } ?? 0
        let digits = count...count
        guard let words = texts.text(of: amount, unit: name, length: length, digits: digits, locale: locale),
            let plain = texts.text(of: amount, unit: "", length: length, digits: digits, locale: locale)
        else { return nil }
        return words.replacing(plain, with: number, maxReplacements: 1)
    }

    /// The name that CLDR has for a unit of Foundation's; nil for one of the app's own.
    static func name(of unit: Unit) -> String? { names["\(type(of: unit)) \(unit.symbol)"] }

    /// Foundation's units by class and symbol.
    private static let names: [String: String] = Dictionary(
        uniqueKeysWithValues: table.split(separator: "\n").flatMap { line in
            let words = line.split(separator: ":")
            return words[1].split(separator: ",").map { entry in
                let pair = entry.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
                return ("\(words[0]) \(pair[0])", pair[1])
            }
        })

    private static let table = """
        UnitLength: Mm=megameter, km=kilometer, hm=hectometer, dam=decameter, m=meter, dm=decimeter, cm=centimeter, mm=millimeter, \
        µm=micrometer, nm=nanometer, pm=picometer, in=inch, ft=foot, yd=yard, mi=mile, smi=mile-scandinavian, ly=light-year, \
        NM=nautical-mile, ftm=fathom, fur=furlong, ua=astronomical-unit, pc=parsec
        UnitMass: kg=kilogram, g=gram, mg=milligram, µg=microgram, oz=ounce, lb=pound, st=stone, t=metric-ton, ton=ton, ct=carat, \
        oz t=ounce-troy
        UnitTemperature: K=kelvin, °C=celsius, °F=fahrenheit
        UnitSpeed: m/s=meter-per-second, km/h=kilometer-per-hour, mph=mile-per-hour, kn=knot
        UnitDuration: s=second, m=minute, h=hour, ms=millisecond, µs=microsecond, ns=nanosecond
        UnitVolume: ML=megaliter, L=liter, dL=deciliter, cL=centiliter, mL=milliliter, km³=cubic-kilometer, m³=cubic-meter, \
        cm³=cubic-centimeter, tsp=teaspoon, tbsp=tablespoon, fl oz=fluid-ounce, cup=cup, pt=pint, qt=quart, gal=gallon, \
        metric cup Imperial=cup-metric
        UnitArea: km²=square-kilometer, m²=square-meter, cm²=square-centimeter, in²=square-inch, ft²=square-foot, yd²=square-yard, \
        mi²=square-mile, ac=acre, ha=hectare
        UnitAngle: °=degree, ʹ=arc-minute, ʹʹ=arc-second, rad=radian, rev=revolution
        UnitEnergy: kJ=kilojoule, J=joule, kCal=kilocalorie, cal=calorie, kWh=kilowatt-hour
        UnitPower: GW=gigawatt, MW=megawatt, kW=kilowatt, W=watt, mW=milliwatt, hp=horsepower
        UnitPressure: hPa=hectopascal, kPa=kilopascal, N/m²=pascal, mbar=millibar, bar=bar, inHg=inch-ofhg, mmHg=millimeter-ofhg, \
        psi=pound-force-per-square-inch
        UnitInformationStorage: bit=bit, B=byte, kB=kilobyte, MB=megabyte, GB=gigabyte, TB=terabyte, PB=petabyte
        UnitFrequency: GHz=gigahertz, MHz=megahertz, kHz=kilohertz, Hz=hertz
        UnitElectricCurrent: A=ampere, mA=milliampere
        UnitElectricPotentialDifference: V=volt
        UnitElectricResistance: Ω=ohm
        UnitFuelEfficiency: L/100km=liter-per-100-kilometer, mpg=mile-per-gallon
        UnitAcceleration: m/s²=meter-per-square-second, g=g-force
        """
}
