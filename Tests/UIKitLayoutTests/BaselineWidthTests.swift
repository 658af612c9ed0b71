import Foundation
import Testing

@testable import UIKitLayout

@Suite @MainActor struct BaselineWidthTests {
    @Test func `a label's baseline is that of the lines at its solved width`() {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        // Devanagari stands lower in its line than Latin; at the first width it is not in the first line.
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        label.text = "640 मीटर"
        label.numberOfLines = 0
        let other = UILabel()
        other.text = "दूरी"
        let row = UIStackView(arrangedSubviews: [other, label])
        row.alignment = .firstBaseline
        row.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: room.trailingAnchor),
            row.topAnchor.constraint(equalTo: room.topAnchor),
        ])
        room.layoutIfNeeded()
        #expect(label.frame.minY == other.frame.minY)
    }

    @Test func `a field's baseline moves with its middle`() {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        let field = UITextField()
        let label = UILabel()
        label.text = "Name"
        for view in [field, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            room.addSubview(view)
        }
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: room.topAnchor),
            field.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            field.heightAnchor.constraint(equalToConstant: 44), field.widthAnchor.constraint(equalToConstant: 100),
            label.leadingAnchor.constraint(equalTo: field.trailingAnchor),
            label.lastBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        ])
        room.layoutIfNeeded()
        #expect(abs(label.frame.midY - 22) <= 0.5)
    }

    @Test func `a symbol stands on the line of the text beside it, and a picture's bottom does`() {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        let label = UILabel()
        label.text = "Row"
        let symbol = UIImageView(image: UIImage(systemName: "flag"))
        let row = UIStackView(arrangedSubviews: [symbol, label])
        row.alignment = .firstBaseline
        row.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            row.topAnchor.constraint(equalTo: room.topAnchor),
        ])
        room.layoutIfNeeded()
        #expect(abs(symbol.frame.midY - label.frame.midY) < 1)
    }
}
