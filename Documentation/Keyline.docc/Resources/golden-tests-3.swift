import Keyline
import KeylineTesting
import Shop
import Testing

@MainActor
@Suite struct PriceTagTests {
    @Test func lamp() {
        expectGolden(of: PriceTag(name: "Mountain lamp", price: "€ 49"), as: .image(layout: .sizeThatFits))
    }

    @Test func `large text in Arabic`() {
        expectGolden(
            of: PriceTag(name: "مصباح", price: "€ 49"),
            as: .image(layout: .sizeThatFits, in: .init(locale: "ar", textSize: .accessibility1)), record: .missing)
    }
}
