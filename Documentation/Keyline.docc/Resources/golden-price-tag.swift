import SwiftUILayout

/// What an article costs.
public struct PriceTag: View {
    let name: String
    let price: String

    /// Shows a name and a price.
    public init(name: String, price: String) {
        self.name = name
        self.price = price
    }

    /// The name before the price.
    public var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(verbatim: name).font(.headline)
            Spacer()
            Text(verbatim: price).foregroundStyle(.secondary)
        }
        .padding()
        .frame(width: 260)
    }
}
