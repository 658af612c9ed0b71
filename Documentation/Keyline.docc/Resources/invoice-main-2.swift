import Foundation
import Keyline
import SwiftUILayout

let order = Order(
    number: 17,
    lines: [
        Order.Line(article: "Mountain lamp", count: 2, price: 49),
        Order.Line(article: "Rope, 20 m", count: 1, price: 35),
    ])

let picture = try await Invoice(order: order).picture(layout: .sizeThatFits)
try picture.write(to: "invoice.png")
try picture.pdf(title: "Invoice \(order.number)", on: .a4).write(to: URL(fileURLWithPath: "invoice.pdf"))
