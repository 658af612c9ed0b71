import Foundation
import KeylineFoundationSupplement
import KeylineScenes
import Testing

@testable import KeylineLocalization

/// Measurements in words, as CLDR has them, while a scene is made.
@Suite struct MeasurementTests {
    private func written<Value>(_ locale: String, _ body: () -> Value) -> Value {
        var environment = SceneEnvironment(size: CGSize(width: 100, height: 100), scale: 2)
        environment.locale = locale
        return SceneTexts.$current.withValue(SceneStrings(NoStrings(), environment)) { body() }
    }

    private let way = Measurement(value: 3.5, unit: UnitLength.kilometers)

    @Test(arguments: [
        ("en", "3.5 kilometers"), ("de", "3,5 Kilometer"), ("ja", "3.5 キロメートル"), ("ar", "٣٫٥ كيلومتر"),
        ("pl", "3,5 kilometra"),
    ])
    func `wide units are words of the scene's language`(locale: String, expected: String) {
        #expect(written(locale) { way.formatted(.measurement(width: .wide, usage: .asProvided)) } == expected)
    }

    @Test func `words are as long as the width asks for, and have the number's form`() {
        #expect(written("en") { way.formatted() } == "3.5 km")
        #expect(written("en") { way.formatted(.measurement(width: .narrow)) } == "3.5km")
        let one = Measurement(value: 1, unit: UnitLength.miles)
        #expect(written("en") { one.formatted(.measurement(width: .wide)) } == "1 mile")
        #expect(
            written("en") {
                one.formatted(
                    .measurement(
                        width: .wide,
                        numberFormatStyle: .number.precision(.fractionLength(1)).locale(Locale(identifier: "en"))))
            } == "1.0 miles")
        let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(written("en") { warmth.formatted(.measurement(width: .wide)) } == "20 degrees Celsius")
        #expect(written("en") { warmth.formatted() } == "20°C")
    }

    @Test func `formatters say words too, but for temperatures without a unit`() {
        let formatter = MeasurementFormatter()
        formatter.unitStyle = .long
        formatter.numberFormatter.locale = Locale(identifier: "en_US")
        #expect(written("en") { formatter.string(from: way) } == "3.5 kilometers")
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(
            written("en") { formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) } == "20°")
    }

    @Test func `outside of scenes, and for units of the app's own, there are symbols`() {
        #expect(way.formatted(.measurement(width: .wide)).hasSuffix("km"))
        let leagues = Measurement(
            value: 2, unit: UnitLength(symbol: "lea", converter: UnitConverterLinear(coefficient: 4828)))
        #expect(written("en") { leagues.formatted() } == "2 lea")
    }
}
