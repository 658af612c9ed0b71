import SwiftUI

/// What a shop says of one thing.
public struct ProductCard: View {
    private let name: LocalizedStringKey
    private let detail: LocalizedStringKey
    private let price: Decimal

    public init(name: LocalizedStringKey, detail: LocalizedStringKey, price: Decimal) {
        self.name = name
        self.detail = detail
        self.price = price
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ViewThatFits(in: .horizontal) {
                HStack(alignment: .firstTextBaseline) {
                    title
                    Badge("New")
                    Spacer()
                    amount
                }
                VStack(alignment: .leading, spacing: 8) {
                    Badge("New")
                    title
                    amount
                }
            }
            Text(detail)
                .font(.subheadline)
                .foregroundStyle(.secondary)
            Button("Add to basket") {}
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .frame(maxWidth: .infinity)
        }
        .padding()
        .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 16))
    }

    private var title: some View { Text(name).font(.headline) }

    private var amount: some View { Text(price, format: .currency(code: "EUR")).font(.headline) }
}

/// A card with a number that a person chooses.
private struct Order: View {
    @Binding var quantity: Int

    var body: some View {
        VStack(spacing: 16) {
            ProductCard(
                name: "Mountain lamp", detail: "Lights a tent for eleven nights on one charge.", price: 49.9)
            Stepper(value: $quantity, in: 1...9) {
                LabeledContent("Quantity", value: quantity, format: .number)
            }
        }
        .padding()
    }
}

#Preview("Card", traits: .sizeThatFitsLayout) {
    ProductCard(name: "Mountain lamp", detail: "Lights a tent for eleven nights on one charge.", price: 49.9)
        .frame(width: 360)
        .padding()
}

#Preview("Order") {
    @Previewable @State var quantity = 2

    Order(quantity: $quantity)
}

struct ProductCard_Previews: PreviewProvider {
    static var previews: some View {
        ProductCard(name: "Mountain lamp", detail: "Lights a tent for eleven nights on one charge.", price: 12)
            .padding()
    }
}
