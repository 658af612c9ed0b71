import SwiftUILayout

/// An order as a page.
struct Invoice: View {
    let order: Order

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Invoice \(order.number)").font(.largeTitle)
            Grid(horizontalSpacing: 24, verticalSpacing: 8) {
                ForEach(order.lines.indices, id: \.self) { row(order.lines[$0]) }
                Divider()
                GridRow {
                    Text("Total").gridColumnAlignment(.leading)
                    Spacer()
                    Text(verbatim: "€ \(order.total)").gridColumnAlignment(.trailing)
                }
                .font(.headline)
            }
        }
        .padding()
        .frame(width: 400, alignment: .leading)
    }

    private func row(_ line: Order.Line) -> some View {
        GridRow {
            Text(verbatim: line.article)
            Text(verbatim: "\(line.count) × € \(line.price)").foregroundStyle(.secondary)
            Text(verbatim: "€ \(line.count * line.price)")
        }
    }
}
