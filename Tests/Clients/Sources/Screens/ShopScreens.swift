import SwiftUI

private struct CardModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .background(Color.white)
            .cornerRadius(12)
            .shadow(color: .black.opacity(0.15), radius: 6, x: 0, y: 3)
    }
}

extension View {
    fileprivate func card() -> some View { modifier(CardModifier()) }
}

private struct Product: Identifiable {
    let id = UUID()
    let name: LocalizedStringKey
    let price: Decimal
    let color: Color
    let isNew: Bool
}

struct ShopScreen: View {
    private let products = [
        Product(name: "Tent", price: 249, color: .green, isNew: true),
        Product(name: "Sleeping bag for cold nights", price: 129.5, color: .blue, isNew: false),
        Product(name: "Stove", price: 59, color: .red, isNew: false),
        Product(name: "Lantern", price: 24.9, color: .yellow, isNew: true),
    ]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
                ForEach(products) { product in
                    VStack(alignment: .leading, spacing: 6) {
                        product.color.opacity(0.3)
                            .aspectRatio(4 / 3, contentMode: .fit)
                            .overlay { Image(systemName: "photo").font(.largeTitle).foregroundStyle(product.color) }
                        VStack(alignment: .leading, spacing: 2) {
                            Text(product.name).font(.subheadline).lineLimit(2, reservesSpace: true)
                            Text(product.price, format: .currency(code: "EUR")).font(.headline)
                        }
                        .foregroundStyle(.black)
                        .padding([.horizontal, .bottom], 10)
                    }
                    .card()
                    .overlay(alignment: .topTrailing) {
                        if product.isNew {
                            Text("NEW")
                                .font(.caption2.weight(.heavy)).foregroundStyle(.white)
                                .padding(.horizontal, 8).padding(.vertical, 3)
                                .background(Capsule().fill(.red))
                                .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                                .offset(x: -10)
                        }
                    }
                }
            }
            .padding()
        }
        .background(Color.gray.opacity(0.1))
    }
}

struct CartScreen: View {
    @State private var quantities = [1, 2]

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach($quantities.indices, id: \.self) { index in
                        HStack {
                            RoundedRectangle(cornerRadius: 8).fill(.quaternary).frame(width: 60, height: 60)
                            VStack(alignment: .leading) {
                                Text(index == 0 ? "Tent" : "Lantern").font(.headline)
                                Text("In stock").font(.caption).foregroundStyle(.green)
                                Stepper("Quantity: \(quantities[index])", value: $quantities[index], in: 0...9)
                                    .font(.subheadline)
                            }
                        }
                    }
                    .onDelete { quantities.remove(atOffsets: $0) }
                }
                Section {
                    LabeledContent("Subtotal", value: "€298.80")
                    LabeledContent("Shipping", value: "Free")
                    HStack {
                        Text("Total")
                        Spacer()
                        Text("€298.80")
                    }
                    .font(.headline)
                }
            }
            .navigationTitle("Cart")
            .toolbar {
                EditButton()
                ToolbarItem(placement: .bottomBar) {
                    Button("Check out") {}.buttonStyle(.borderedProminent)
                }
            }
        }
    }
}
