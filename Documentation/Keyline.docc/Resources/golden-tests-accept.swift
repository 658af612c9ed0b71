import Keyline
import KeylineTesting
import Shop
import Testing

@MainActor
@Suite struct PriceTagTests {
    @Test func lamp() {
        expectGolden(
            of: PriceTag(name: "Mountain lamp", price: "€ 49"), as: .image(layout: .sizeThatFits), record: .all)
    }
}
