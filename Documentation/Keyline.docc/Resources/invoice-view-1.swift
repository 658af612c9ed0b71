import SwiftUILayout

/// An order as a page.
struct Invoice: View {
    let order: Order

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Invoice \(order.number)").font(.largeTitle)
        }
        .padding()
        .frame(width: 400, alignment: .leading)
    }
}
